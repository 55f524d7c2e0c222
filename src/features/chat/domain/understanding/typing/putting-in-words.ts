import { DAYS, SHORT } from './phrase-parts.ts';

/** Verbs and turns of phrase for putting something or somebody in, as plain orders: `squeeze it in`, `is there room for`. */
export const PUTTING_IN: readonly (readonly [RegExp, string])[] = [
  // `stick escape rooms in where the film is`.
  [
    / (add|put|have|do|fit|squeeze|book|want|like|stick|pop) ((?:(?!where )\w+ ){1,5}?)(?:in )?where (the|our|that) ((?:\w+ ){1,4}?)is (?=$|please |now |at the moment |currently |instead )/g,
    ' $1 $2instead of $3 $4',
  ],
  [/ (?:something|anything|somewhere) with (?:some |real |the )?animals(?: in it)?(?= )/g, ' a place with animals'],
  // `something with animals would make her day`.
  [
    /^ ((?:a|an|some|something|somewhere) (?:\w+ ){1,6}?)(?:in it )?would (?:really |absolutely |so )?make (?:her|his|their|my|our|mums|dads) (?:day|weekend|year|trip|night) $/g,
    ' add $1',
  ],
  // `cant we have two hours free after the boat`.
  [
    /^ ((?:(?:so|and|but|ok|please) )*)cant (we|you|i) (?=(?:have|do|get|just|go|start|finish|put|move|make|swap|find|add|fit|eat|all) )/g,
    ' $1can $2 ',
  ],
  // `put tony down too` counts one more, and adds nothing.
  [
    / (?:put|stick|mark|pencil) (?!it |that |this |them |us |me |the |a |an |my name )((?:big |wee |little |young |old |my )?\w+) down (?:too|as well|also)(?= (?:$|please|then|thanks))/g,
    ' 1 more person is coming $1',
  ],
  // `could we follow the bar with some live irish music`.
  [
    / follow ((?:(?:the|our) (?:\w+ ){1,3}?|(?:dinner|lunch|brunch) )(?:on \w+day )?)(?:up )?with ((?:some|an?|more|the)(?: \w+){1,5}?) (?=(?:please |then |maybe |on \w+day |if possible )*$)/g,
    ' add $2 after $1',
  ],
  [/ live irish music(?= )/g, ' live music'],
  // `i wonder whether a museum might take the place of the ferry`.
  [
    /^ (?:(?:so|and|but|hmm|hi|hello) )*(?:i (?:wonder|was wondering|am wondering) (?:whether|if) )?(an? (?:\w+ ){1,3})(?:might|could|can|would) (?:perhaps |possibly )?(?:take the place of|replace|go in (?:the )?place of|stand in for) (the (?:\w+ ){1,5})$/g,
    ' swap $2for $1',
  ],
  [/ (?:might|would|could|can|is) there (?:be )?(?:any )?(?:scope|room|time|space) for /g, ' can we add '],
  [
    /^ (?:any |got )*(?:scope|room|time|space) for (?=(?:an? |some )?[a-z])(?!\d|one more|more |another )/g,
    ' can we add ',
  ],
  [
    /^ ((?:please |kindly |could you |can you )*)(?:also )?(?:schedule|arrange|organise|pencil in|slot in) (?!for |it )/g,
    ' $1add ',
  ],
  [/^ (?:a |one )?(?:third|fourth|extra) (bar|pub|club) /g, ' add another $1 '],
  [
    / (?:squeeze|fit|pop|chuck|throw|bung|whack|slot|stick|sneak|work|shove|lob) (it|that|this|them) (?:in|on)(?: somewhere)? /g,
    ' add $1 ',
  ],
  [
    new RegExp(
      ` (?:squeeze|fit|pop|chuck|throw|bung|whack|slot|stick|sneak|shove|lob) ${SHORT}in (?!the (?:evening|afternoon|morning))`,
      'g',
    ),
    ' add $1',
  ],
  [/ (?:squeeze|fit|pop|chuck|throw|bung|whack|slot|stick|sneak|shove|lob) in /g, ' add '],
  [new RegExp(` (?:stick|bung|whack|pop|chuck) ${SHORT}on (?=${DAYS}|the |friday)`, 'g'), ' add $1on '],
  [/ (?:stick|bung|whack|pop|shove|tack) on /g, ' add '],
];
