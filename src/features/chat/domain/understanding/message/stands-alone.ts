import type { ConciergeState } from '../../concierge-state.ts';
import { isWhole } from './read-apart.ts';
import { readParts } from './read-parts.ts';
import { isExchange } from './wish-subject.ts';

/** `no wait 13`: another value for what was said. */
const BEGINS_WITH_VALUE =
  /^(?:\W*\d(?!\d*\s+(?:of us|people|lads|girls|guests)\b)|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|half)\b|(?:on |the )?(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?\b)/i;
const ADDS = /\b(?:add|squeeze|fit|put|book|include|get|chuck|pop|shove|bung)\b/i;

/** Whether the words are a wish that needs nothing said before: what merely comes instead is no such wish. */
export function standsAlone(state: ConciergeState, words: string): boolean {
  if (BEGINS_WITH_VALUE.test(words)) return false;
  const parts = readParts(state, words, { isLoose: false, topic: [] });
  return (
    parts.length > 0 &&
    parts.every(
      (part) => isWhole(part, state) && isExchange(part) && (part.intent.kind !== 'add' || ADDS.test(part.wish)),
    )
  );
}
