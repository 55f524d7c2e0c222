const AS_NOW =
  "(?:what (?:we|it|that|this) ?(?:are|is|'re|'s)?(?: at| on| now| paying| have)*|the (?:current|present|same) (?:price|cost|total)|where we are)";
const HELD = [
  '(?:but |and |please |just |if you can )*(?:keep(?:ing)?|hold(?:ing)?|with|leave) the (?:price|cost|total|budget)s?(?: per (?:head|person)| each| a head)? (?:the same|as (?:it|they) (?:is|are|was)|where (?:it|they) (?:is|are)|level|unchanged)',
  '(?:but |and |for |at |please )*(?:the )?same (?:price|money|cost|total)(?: (?:overall|each|a head|per head|as now|though|please))*',
  '(?:but |and )?without (?:it |that |this |us )?(?:costing|paying|spending|adding|raising|upping|putting up|going over)(?: us)?(?: any(?:thing)?)? ?(?:more|extra|to (?:the|our) (?:price|cost|total|bill)|(?:the|our) (?:price|cost|total|bill))(?: (?:each|a head|per head|overall))?',
  '(?:but |and )?(?:for|at) no (?:extra|additional|more) (?:cost|money)',
  `(?:but |and )?(?:dont|don't|do not|not|without) (?:go|going|spend|spending|pay|paying)(?: over| more than| above| beyond) ${AS_NOW}(?: now)?`,
];
const PRICE_HELD = new RegExp(`[\\s,.;–-]+(?:${HELD.join('|')})[\\s.!]*$`, 'i');
const WORDS_MIN = 2;

/**
 * `add an extra night but keep the price the same`: the wish alone, and that it is to cost no more. Null where no such
 * condition ends the message, or where it is all there is.
 */
export function underHeldPrice(message: string): string | null {
  const wish = message.replace(PRICE_HELD, '');
  return wish === message || wish.trim().split(/\s+/).length < WORDS_MIN ? null : wish;
}
