/** Words before and after what a short message says, that say nothing by themselves. */
const BEFORE =
  'ok|oh|hmm|no|nah|nope|yes|yeah|and|so|but|then|well|right|actually|please|can you|can we|could you|could we|would you|lets|just|now|maybe|god|omg|bloody hell|hell|christ|wow|blimey|ouch|je+z|yikes|crikey|oof|lol|haha|or|in that case|ooh|i think|think|wait|sorry|also|great|cool|lovely|fine|perfect|good|thats fine|cheers|ta|thanks';
const AFTER =
  'please|pls|then|though|tho|now|thanks|ta|mate|x+|lol|haha|actually|really|tbh|if possible|if you can|or something|or so|hun|love|cheers|i think|again';

/** A pattern for a whole line, with polite and idle words around it. */
export const whole = (inner: string): RegExp => new RegExp(`^ (?:(?:${BEFORE}) )*${inner}(?: (?:${AFTER}))* $`);

const DOES = '(?:go with|go for|book|take|do|have|swap(?: to)?|switch(?: to)?|change(?: to)?|move to|use|put in|get)';
const IS_SO =
  "if (?:there is|there'?s|there are|so|yes|you (?:can|do|have)|you'?ve got|poss(?:ible)?)(?: (?:one|any|anything))?";
/** `is there a cheaper one, if there is just go with that`, `swap it if so`: what was asked after is wished for. */
export const IF_SO = new RegExp(
  `[\\s,.;?!–-]+(?:and )?(?:${IS_SO}[\\s,]+(?:\\w+ ){0,3}?${DOES} (?:that|it|that one|one|them)(?: in| instead| please| then)*|(?:please |just |then )*${DOES} (?:that|it|that one|one|them)(?: in| instead)? (?:then|${IS_SO})(?: please)?)[\\s.!]*$`,
  'i',
);

/** `if there is something cheaper, please take it`: what is wished for where there is one. */
export const IF_THERE =
  /\bif (?:there(?:['’]?s| is)|you(?:['’]?ve| have)(?: got)?) ((?:something|anything|somewhere|one|an? )[\w ]{3,30}?),? (?:then )?(?:please )?(?:take|book|swap to|do|have|go (?:for|with)|switch to|use) (?:it|that|that one)(?: please| instead)*[\s.!]*$/i;
