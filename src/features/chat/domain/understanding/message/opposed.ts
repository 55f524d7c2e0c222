import type { ConciergeState } from '../../concierge-state.ts';
import type { ReadPart } from '../cues/read-part.ts';
import { read } from '../reading.ts';
import { readIntent } from './read-intent.ts';

/** `ditch the tour, pizza would do us`: what goes and what comes are two parts of one wish. */
export function opposed(part: ReadPart, state: ConciergeState): ReadPart[] {
  if (part.intent.kind !== 'drop' || part.named.length === 0) return [part];
  const [, left = '', right = ''] = /^(.+?)(?:,| and (?:go|do|have|get|try|see|book)\b)\s*(.+)$/i.exec(part.wish) ?? [];
  const second = right === '' ? null : read(right, state);
  const isWanted =
    second !== null &&
    second.slots.length === 0 &&
    second.words.length <= 8 &&
    second.types.length + second.venues.length > 0 &&
    second.kinds.length === 0 &&
    !/ (?:not|no|is|its|it|are|were|we|did|done|been|cant|dont|because|they|he|she) /.test(second.line);
  if (!isWanted) return [part];
  return [left, `how about ${right}`].map((wish) => ({
    wish,
    intent: readIntent(wish, state),
    named: read(wish, state).slots.flatMap(({ slots }) => slots),
  }));
}
