import { questionKind } from '../cues/asks.ts';
import { ONLY_SOME } from '../cues/only-some.ts';
import { wantsOtherwise } from '../cues/wants-otherwise.ts';
import type { Reading } from '../reading.ts';

/** Kinds that change a part that is named: the ear alone does not know whether anybody wants that. */
const CHANGES_PART: ReadonlySet<string> = new Set(['drop', 'swap', 'swap-cheaper', 'later', 'earlier']);
const ASKS_DO = /^ (?:do|does|is|are|has|have|will|did) /;

/** Whether a line that sounds like a change of the part that it names only asks or tells of it; null where it may want one. */
export function onlyTold(label: string, reading: Reading): 'asked' | 'told' | null {
  const { line, raw, slots } = reading;
  if (!CHANGES_PART.has(label) || slots.length === 0 || wantsOtherwise(reading)) return null;
  return questionKind(line, raw) !== null || ASKS_DO.test(line) ? 'asked' : 'told';
}

/** What is still wanted, or what only some cannot come to, is not taken out because it sounds so. */
const STILL =
  / (?:still (?:want|wants|up for|doing|going|keen|on for|love)|keep (?:it|that|them|this)|(?:just|only|private) for us|enough fun|looking forward|cant wait|excited (?:for|about)) /;
export const isWantedStill = (line: string): boolean => STILL.test(line) || ONLY_SOME.test(line);
