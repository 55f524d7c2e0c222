/** Words before and after what a short message says, that say nothing by themselves. */
const BEFORE =
  'ok|oh|hmm|no|nah|nope|yes|yeah|and|so|but|then|well|right|actually|please|can you|can we|could you|could we|would you|lets|just|now|maybe|god|omg|bloody hell|hell|christ|wow|blimey|ouch|je+z|yikes|crikey|oof|lol|haha|or|in that case|ooh|i think|think|wait|sorry|also|great|cool|lovely|fine|perfect|good|thats fine|cheers|ta|thanks';
const AFTER =
  'please|pls|then|though|tho|now|thanks|ta|mate|x+|lol|haha|actually|really|tbh|if possible|if you can|or something|or so|hun|love|cheers|i think|again';

/** A pattern for a whole line, with polite and idle words around it. */
export const whole = (inner: string): RegExp => new RegExp(`^ (?:(?:${BEFORE}) )*${inner}(?: (?:${AFTER}))* $`);
