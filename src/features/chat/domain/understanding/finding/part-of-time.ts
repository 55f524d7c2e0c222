import { KIN } from './kin.ts';
import { stayerIn } from './who-stays.ts';

const COUNT =
  '(?:\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|a couple|couple|some|half(?: of)?|most)';
const HEAD =
  '(?:of (?:us|them|you|the \\w+|my \\w+|our \\w+)|people|lads|girls|boys|men|women|ladies|guys|friends|mates|kids|others|more|extra)';
const WHO = `(?:${COUNT}(?: (?:more|extra|new))?(?: ${HEAD})*|some(?:one|body)|(?:my |our |his |her |the )?(?:\\w+s )?(?:${KIN}))`;
const DAY = '(?:the )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|first (?:day|night)|last (?:day|night))';
const PART = '(?: (?:morning|afternoon|evening|night|lunch|dinner))?';
const ONLY = '(?:(?:only|just|though|tho|on|onwards|please|now) )*';

/** Somebody called by a name: nothing that a plan has, and not all of them. */
const NAME =
  '(?!(?:can|could|shall|should|may|might|will|would|please|lets|my|our|the|her|his|we|were|well|weve|wed|im|ill|ive|id|theyre|i|you|they|it|that|this|too|much|lots|nothing|anything|everything|something|dinner|lunch|brunch|drinks|karaoke|boat|train|flight|hotel|everyone|everybody|nobody|most|half|none|all|and|or|the|an?|so|but|if|who|which)\\b)\\w{2,}';
/** `we are 24 thursday and 20 friday`, a number for each of two days. */
export const COUNTS_BY_DAY = new RegExp(
  `^ (?:(?:so|and|but|oh|also|sorry|actually|ok) )*(?:(?:we|there|theres|it|were|well) (?:(?:are|is|be|will|have|going|to|now|actually|only|just) )*)?${COUNT}(?: ${HEAD})* (?:on |for )?${DAY}${PART} (?:(?:and|but|then|only|just|we|there|it|are|is|will|be) )*${COUNT}(?: ${HEAD})* (?:on |for )?${DAY}${PART} ${ONLY}$`,
);
const FOR_A_DAY = [
  // `rebecca and tash cant do friday`.
  new RegExp(
    `^ (?:(?:so|and|but|oh|also|sorry|sadly|apparently) )*(?:(?:my|our|the) )?${NAME}(?:(?: and|,)? ${NAME})? (?:cant|cannot|wont|couldnt) (?:make|do|come|be (?:here|there)|join us)(?: it)?(?: (?:on|for))? ${DAY}${PART} ${ONLY}$`,
  ),
  // `3 of the girls only coming saturday`.
  new RegExp(` ${WHO} (?:(?:is|are|will be) )?(?:only|just) (?:coming|joining|around|here|there) ${DAY}${PART} `),
  // `6 people cant make friday`.
  new RegExp(
    ` ${WHO} (?:cant|cannot|wont|arent|isnt|not|are not|is not|will not|couldnt) (?:be )?(?:make|do|come|coming|here|there|around|join|joining|about|manage)(?: it)?(?: (?:to|for|on|till|until|before|after))* ${DAY}`,
  ),
  // `we are 11 from saturday`, `8 of us on sunday`.
  new RegExp(
    ` (?:(?:we|well|there|theres|its|just|only) (?:are |be |will be |is )?(?:only |just )?${COUNT}(?: ${HEAD})*|${COUNT} of us|were ${COUNT}(?: ${HEAD})*) (?:from|on|for|until|till|after|by) ${DAY}${PART} ${ONLY}$`,
  ),
  // `right so friday is 12 of us`.
  new RegExp(
    ` ${DAY}${PART} (?:is|will be|its|we are|there are|theres) (?:only |just )?${COUNT} (?:of us|people|lads|girls) ${ONLY}$`,
  ),
  // `2 joining from saturday`, `three more lads coming just for the saturday`.
  new RegExp(
    ` ${WHO} (?:(?:is|are|will be|will|can) )?(?:only |just )?(?:coming|joining|join|joins|come|comes|stopping|leaving|leave|leaves|around|here)(?: along| us)? (?:and |but )?(?:only |just )*(?:for|on|from|until|till|after) ${DAY}${PART} `,
  ),
  // `4 more on saturday night only`, `the 3 extra are just for saturday`.
  new RegExp(
    ` ${COUNT} (?:more|extra)(?: ${HEAD})? (?:(?:are |is )?(?:just|only) (?:for|on|here for) ${DAY}${PART}|(?:for|on) ${DAY}${PART} (?:only|just)) `,
  ),
  // `one of the girls flies home saturday night`.
  new RegExp(
    ` ${WHO} (?:(?:is|are|has to|have to|needs to|need to|will|must) )?(?:fl(?:y|ies|ying)|go(?:es|ing)?|head(?:s|ing)?|leav(?:e|es|ing)) (?:home |back |off )*(?:on |early )?${DAY}`,
  ),
];
/** All of the group, whatever it is called. */
const GROUP =
  '(?:lads|girls|group|team|boys|guys|gang|party|lot|trip|plan|weekend|rest|others|whole|stags|hens|flights?|trains?|planes?|coach|ferry|bus|minibus|taxis?|transfers?)';
const SOMEBODY = `^ (?:(?:so|and|but|oh|also|sorry|sadly|apparently|forgot to say|turns out|think) )*(?:(?:my|our|the|her|his) )?(?!${GROUP}\\b)${NAME}(?: (?!is|are|can|could|will|only|just|not)\\w+)?(?:(?: and|,)? (?:(?:my|our|the) )?${NAME})?`;
const IS_THERE =
  '(?:make|do|doing|come|comes|coming|join|joins|joining|be (?:here|there|around)|here|there|around|stay|stays|staying|stopping|manage|over|getting (?:there|in|here)|gets? (?:there|in|here)|arriv(?:e|es|ing)|land(?:s|ing)?|with us|leav(?:e|es|ing)|fly(?:ing)? home|flies home|going home|goes home|heading (?:home|off)|heads (?:home|off)|off home)';
/** Somebody by name or kin, who is there for some of the days: `dave can only make friday`, `sarah is only there til saturday`. */
const SOMEBODY_FOR_A_DAY = [
  new RegExp(
    `${SOMEBODY} (?:(?:is|are|s|will|can|could|will be|might) )?(?:only|just) (?:be )?(?:able to )?${IS_THERE}(?: (?:us|it|along|over|out))?(?: (?:for|on|from|until|till|til|up to|by))* ${DAY}`,
  ),
  new RegExp(
    `${SOMEBODY} (?:(?:is|are|s|isnt|arent|wont be|will be|not|doesnt|does not|cant|wont) )*${IS_THERE}(?: (?:us|it|along|over|out))? (?:until|till|til) ${DAY}${PART} ${ONLY}$`,
  ),
  // `my auntie jean flies home saturday`.
  new RegExp(
    `${SOMEBODY} (?:(?:is|s|has to|have to|needs to|will|must) )?(?:(?:fl(?:y|ies|ying)|head(?:s|ing)?|leav(?:e|es|ing))(?: (?:home|back|off|early|on))*|go(?:es|ing) (?:home|back|off)(?: early| on)*) ${DAY}${PART} ${ONLY}$`,
  ),
];

/** `only 5 of us doing the bike ride`. */
const FOR_A_THING = new RegExp(
  ` (?:only|just) ${COUNT}(?: ${HEAD})* (?:are |is |will be )?(?:doing|going on|going to|on|up for|want|fancy|interested in|bothered about) (?:the |that |our )?\\w+`,
);

/** `is it possible to bring 60 people to hawksmoor`: so many for one part. */
const SO_MANY_AT =
  / (?:bring|take|invite|have|squeeze in|add|fit|get|seat) (?:another |an extra )?\d{1,3} (?:more |extra |other )?(?:people|guests|friends|mates|lads|girls|colleagues|of us|others) (?:to|at|for|in|into|on|along to) (?:the |our )?(?!(?:trip|weekend|plan|whole|stay|party|do|hotel)\b)\w+/;

/** `half of us fly friday so nothing after 2`: why something is ordered. */
const SO_ORDERS =
  / so (?:(?:can|could|lets|let us|please|maybe|we (?:need|want|should)|id like|wed like) |(?:nothing|no|less|more|something|somewhere|anything|not|keep|make|drop|start|finish|dinner|lunch|swap|move|change|add|tone|calm|cut|pick|find|get|put) )(?!\d)\w+/;

/** `a client is joining on thursday evening only`. */
const JOINS_FOR = new RegExp(
  ` (?:joins?|joining|comes?|coming)(?: us| along)? (?:(?:only |just )(?:on|for) ${DAY}${PART}|(?:on|for) ${DAY}${PART} only) $`,
);
/** `ceo joins for dinner only`, `my boss is only coming for the karaoke`. */
const JOINS_A_PART =
  / (?:joins?|joining|comes?|coming|turning up|popping in)(?: us| along)? (?:(?:only|just) for (?:the )?\w+(?: \w+)?|for (?:the )?\w+(?: \w+)? (?:only|and nothing else)) $/;
/** `split the group for the museum`. */
const SPLITS =
  / (?:split|divide) (?:up )?(?:the |our )?(?:group|team|party|lads|girls|gang|us)(?: up)?(?: in(?:to)?| between| for| on| by|$| and| so| during)| (?:group|team|party|lads|girls) (?:be |being |to be |get |is )?(?:split|divided) (?:up )?(?:between|into|across|over|for|among)/;

/** Whether a number or somebody is told of for one day or part of the trip only, and says nothing of how many come on it. */
export const isOfPartOnly = (line: string, { days, namesPart }: { days: number; namesPart: boolean }): boolean =>
  (days > 1 &&
    !SO_ORDERS.test(line) &&
    (FOR_A_DAY.some((pattern) => pattern.test(line)) ||
      (!namesPart && (stayerIn(line) === 'some' || SOMEBODY_FOR_A_DAY.some((pattern) => pattern.test(line)))))) ||
  JOINS_FOR.test(line) ||
  JOINS_A_PART.test(line) ||
  SPLITS.test(line) ||
  (namesPart && (FOR_A_THING.test(line) || SO_MANY_AT.test(line)));
