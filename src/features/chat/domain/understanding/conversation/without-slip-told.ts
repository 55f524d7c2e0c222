import type { ConciergeState } from '../../concierge-state.ts';

const SOMEBODY =
  "(?:i|i['’]?d|i['’]?ve|i had|we|we['’]?d|we['’]?ve|we had|he|she|they|somebody|someone|(?:my|the|our) \\w+)";
/** How somebody came to say the wrong thing. */
const SLIPPED = [
  `(?:${SOMEBODY} )?(?:(?:just|clean|completely|totally) )?(?:misread|misheard|miscounted|mistyped|muddled|forgot|forgotten|mixed|confused)(?: up)?(?: (?:about|it|that|them|her|him|his|her|their|my|the|what|\\w+['’]?s?)){0,5}`,
  `(?:${SOMEBODY} )?(?:was |were |am )?(?:looking|looked|reading|read|going|typed|wrote|put|counted|got|had|thinking|gave)(?: (?:at|by|from|off|of|it|that|them|you|down|my|the|in|days?|dates?|weeks?|times?|names?))* (?:wrong|mixed up|muddled|back to front)(?: (?:one|day|week|month|date|page|list|column|weekend|line|name|number|way round|up))?`,
  '(?:wrong (?:week|month|weekend|page|list|column|line|year))',
].join('|');
const AT_END = new RegExp(
  `^(.*?\\w)\\s*[,.;!–-]+\\s*(?:(?:sorry|cos|because|as|bad|oops|lol|haha)[\\s,]+)*(?:${SLIPPED})(?: (?:sorry|lol|haha|oops|x+))*[\\s.!]*$`,
  'i',
);
const LENGTH_MAX = 90;

/** `no 220, misread his text`: a correction without how the slip came about; any other message as it is. */
export function withoutSlipTold({ history }: ConciergeState, message: string): string {
  if (history.length === 0 || message.length > LENGTH_MAX) return message;
  return AT_END.exec(message)?.[1] ?? message;
}
