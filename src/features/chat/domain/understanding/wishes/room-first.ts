import type { ReadPart } from '../cues/read-part.ts';
import type { Intent } from '../intent.ts';

/** The days on which a wish needs room: where something new comes in. */
function daysFilled(intent: Intent): readonly number[] {
  if (intent.kind === 'move-day') return [intent.day];
  if (intent.kind === 'retime' && intent.startMinute !== null) return intent.scope.slots.map(({ day }) => day);
  return intent.kind === 'add' ? intent.scope.days : [];
}

/** A day that begins sooner or ends later has more room as well. */
function daysEmptied(intent: Intent): readonly number[] {
  if (intent.kind === 'hours') return [intent.day];
  return intent.kind === 'drop' ? intent.scope.slots.map(({ day }) => day) : [];
}

/**
 * `a boat friday, no winery then`: what goes makes room for what comes on the same day, so it goes first, in whichever
 * order the two were said. The order of all other wishes stays.
 */
export function withRoomFirst(parts: readonly ReadPart[]): ReadPart[] {
  const ordered: ReadPart[] = [];
  for (const part of parts) {
    const days = daysEmptied(part.intent);
    const at = ordered.findIndex(({ intent }) => daysFilled(intent).some((day) => days.includes(day)));
    // Without a name of its own it is about what the wish before it named.
    const isNamed = (part.named.length > 0 && part.intent.kind === 'drop') || part.intent.kind === 'hours';
    if (isNamed && at >= 0) ordered.splice(at, 0, part);
    else ordered.push(part);
  }
  return ordered;
}
