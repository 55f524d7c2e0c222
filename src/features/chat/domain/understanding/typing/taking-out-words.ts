import { DAYS, SHORT } from './phrase-parts.ts';

/** `take about 100 off` takes money off, and no part out. */
const SUM = '(?:(?:about|around|roughly|another|at least|up to|some|maybe|say|a good) )*(?:£ ?)?\\d';

/** Verbs and turns of phrase for taking something out, as plain orders: `get rid of`, `knock it on the head`. */
export const TAKING_OUT: readonly (readonly [RegExp, string])[] = [
  [
    / (?:dont|do not|never|no need to|need not|neednt|please dont) (?:bother )?(?:book(?:ing)?|plan(?:ning)?|organis(?:e|ing)|arrang(?:e|ing)|schedul(?:e|ing)|sort(?:ing)?|put) (?:us |me |in |on )?(?:anything|a thing) (?:in |on )?(?=for |on |after |before |at |\w+day )/g,
    ' nothing ',
  ],
  [/ neither ((?:the|our|that) (?:\w+ ){1,4}?)nor (?=(?:the|our|that) )/g, ' drop $1and '],
  [/ (?:cull|chop|shelve|omit) (?=(?:the|that|our|one|both|all) )/g, ' drop '],
  [new RegExp(` (${DAYS} (?:night|evening|afternoon|morning)) off (?=$|please )`, 'g'), ' leave $1 free '],
  [
    / (?:(?:we|well|i) (?:shall|will|can|would) |were )?(?:dine|(?<!fine )dining|eat in|eating in|cook|cooking|have dinner|having dinner)(?: dinner)?(?: at home| in| at the (?:flat|house|hotel|hostel|apartment)| ourselves| for ourselves| in the flat) /g,
    ' drop dinner ',
  ],
  [/ get ((?:the|that) (?:\w+ ){1,3})off (?=there |it |$|please )/g, ' drop $1'],
  [/ off (?:of )?(?:the |our )?(?:list|plan|itinerary|agenda|schedule|programme|menu) /g, ' off '],
  [
    / (?:can|could|may|might|should|to) (?:come off|come out|be (?:removed|dropped|cut|omitted|left out|taken out|cancelled)) /g,
    ' has to go ',
  ],
  [/ (?:wont|dont|will not|do not) (?:want|need) (?:feeding|feed|food|a meal|any food) /g, ' drop the meal '],
  [
    / (?:get rid of|do away with|sack off|bin off|binning off|jib off|swerve|count us out of|leave out|leave off|take out|take off|cut out|kick out|chuck out|throw out|cross off|scrub|axe (?=the |that |it |our )|nix|omit|jettison|dispense with|pass on|give (?=\w+ a miss)) ?/g,
    ' drop ',
  ],
  [
    new RegExp(
      ` (?:take|leave|cut|kick|chuck|cross|throw|pull) (?!${SUM})${SHORT}(?:out|off)(?= (?!of |to |with |on |at |by )|$)`,
      'g',
    ),
    ' drop $1',
  ],
  // `what is it each if we leave the hotel out of it`.
  [
    new RegExp(
      ` (?:take|taking|leave|leaving|cut|cutting|keep|keeping) ${SHORT}(?:out|off) of (?:it|that|this|(?:the |that )(?:price|total|cost|sum|figure|bill|equation))(?= )`,
      'g',
    ),
    ' drop $1',
  ],
  // `would you take leigh woods out of the saturday`.
  [
    new RegExp(
      ` (?:take|cut|leave|pull) ${SHORT}(?:out|off) of (?:the |our )?(${DAYS}(?: (?:night|evening|afternoon|morning|daytime))?)(?= (?:$|please |programme |itinerary |plan ))`,
      'g',
    ),
    ' drop $1on $2',
  ],
  [new RegExp(` (?:knock|knocked|knocking) ${SHORT}on the head `, 'g'), ' drop $1'],
  [new RegExp(` give ${SHORT}a miss `, 'g'), ' drop $1'],
  [
    // `take it out, dont need anything else there`: nothing comes for it, and nothing more goes.
    / (?:dont|do not|wont|will not|shall not|shant) (?:be )?(?:need|needing|bother with|bothering with|require) (?!(?:anything|owt|something) else |another |to replace )(?:any )?/g,
    ' drop ',
  ],
  // `dont include lunch on saturday`; `dont plan the boat yet` takes nothing out.
  [
    / (?:dont|do not|no need to) (?:include|plan|schedule|put in|cater for) (?:any )?(?!an? |any|it |that |this |us |them |me |too |so |more |on |for |.* (?:yet|until|till|unless|before|after|without|for now) )/g,
    ' drop ',
  ],
  [
    / (?:dont|do not|lets not|no need to) (?:do|have) (?:any |a )?(?=(?:meals?|food|brunch|breakfasts?|lunch|lunches|dinners?) (?:(?:on|the|for|either|both|\w+days?|day|night|evening|please|then|thanks|at all) )*$)/g,
    ' drop ',
  ],
  // `lets not have the bar, people can go their own way`.
  [
    / lets not (?:do|have) (?!(?:it|that|this|them|any\w*|more|too|so|what|both|all|an?|much|many|the same) |.* (?:so|too|until|till|before|after|at|by|twice|another|again|\w+day) )/g,
    ' drop ',
  ],
  // `dont do karting on friday`, `lets not do the boat again`.
  [
    /^ ((?:(?:so|and|but|ok|actually|please|just|no|sorry) )*)(?:dont|do not|lets not) (?:do|have) (?!(?:it|that|this|them|any\w*|more|too|so|what|both|all|an?|much|many|the same) )(?=(?:\w+ ){1,3}?(?:again|(?:on )?(?:the )?\w+day(?: night| morning| afternoon| evening)?) (?:(?:please|thanks|then|again) )*$)/g,
    ' $1drop ',
  ],
];
