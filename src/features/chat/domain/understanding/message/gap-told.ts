const TIME =
  '((?:the )?(?:mon|tue|tues|wed|weds|wednes|thu|thur|thurs|fri|sat|satur|sun)(?:day)?(?: (?:morning|afternoon|evening|night|nite|daytime))?)';
const EMPTY = '(?:nothing|nowt|naff all|sod all|no plans?|not much|not a lot|a gap|free time|a hole)';
const TELLS = `(?:(?:there'?s|there is|theres|we(?:'ve| have)? (?:got )?|you(?:'ve| have)? (?:got )?(?:us )?)?\\s*${EMPTY}(?: (?:planned|booked|on|happening|going on|doing|to do|in))*(?: (?:on|for|in))? ${TIME}|${TIME} (?:is|looks|seems|has|'s) (?:(?:a bit|totally|completely|all|pretty) )?(?:empty|bare|free|${EMPTY}(?: (?:on|planned|booked|in))*(?: it)?))`;
const FILLS =
  '(?:(?:so|and|please|pls|just|maybe|can|could|would|will|you|u|we)[\\s,]+)*(?:add|put|find|squeeze|stick|chuck|get|plan|sort)\\s+(?:(?:us|me)\\s+)?(?:something|summat|sumthing|sth|anything|owt|a thing)(?:\\s+(?:in|on|there|then))*(?:\\s+(?:for|on|in)\\s+(?:the|that)\\s+(?:evening|night|afternoon|morning|day|gap))?(?:\\s+(?:please|pls|plz|x+))*';
const GAP = new RegExp(
  `^\\W*(?:(?:hi|oh|so|and|but|ok|hmm|hang on|wait)[\\s,]+)*${TELLS}[\\s,.?!–-]+${FILLS}[\\s.?!]*$`,
  'i',
);

/** `theres nowt on saturday night?? can you add summat`: what comes is for the time that has nothing. Any other message as it is. */
export function withGapFilled(message: string): string {
  const [, first, other] = GAP.exec(message) ?? [];
  const when = first ?? other;
  return when === undefined ? message : `add something on ${when.replace(/^the /i, '')}`;
}
