import type { ConciergeState } from '../../concierge-state.ts';
import { ORDER } from '../cues/topic-words.ts';
import { read } from '../reading.ts';

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
/** `not 11, 12. theyre teenagers they wont be up`: a value put right, and why. */
const WHY_AFTER =
  /^(\s*(?:(?:no|nah|not|sorry|wait|actually|oops|hang on)\b[\s,]*)+[^.!?]{0,30}?\b(?:\d[\d:.]*(?:am|pm)?|half \w+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon|\w+day)\b[^.!?\d]{0,12}?)[.!]+\s+(?:cos |because )?(?:they|he|she|we|it|its|theyre|hes|shes|were|the|my|our|some|half)\b[^.!?]*[.!]*$/i;
const LENGTH_MAX = 90;

/** `no 220, misread his text`: a correction without how the slip came about; any other message as it is. */
export function withoutSlipTold(state: ConciergeState, message: string): string {
  if (state.history.length === 0 || message.length > LENGTH_MAX) return message;
  const [, corrected] = WHY_AFTER.exec(message) ?? [];
  const isWhy = corrected !== undefined && onlyTells(message.slice(corrected.length), state);
  if (isWhy) return corrected;
  const rest = AT_END.exec(message)?.[1];
  return rest === undefined || KEEPS.test(rest) ? message : rest;
}

/** `no leave foxtrot, i was looking at the wrong day`: that it was a mistake is what has it stay. */
const KEEPS = /\b(?:leave|keep|put \w+ back)\b/i;

/** Whether words order nothing and name no part of the plan, which something may be wished of: `the shard can go`. */
function onlyTells(words: string, state: ConciergeState): boolean {
  const { line, slots, kinds, types, days } = read(words, state);
  return slots.length + kinds.length + types.length + days.length === 0 && !ORDER.test(line);
}
