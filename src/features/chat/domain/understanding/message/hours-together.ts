import { questionKind } from '../cues/asks.ts';
import { asWhole, type ReadPart } from '../cues/read-part.ts';
import { findClocks } from '../finding/find-clocks.ts';
import type { Intent } from '../intent.ts';
import { normalise } from '../typing/normalise.ts';
import { together } from '../wishes/read-hour-pairs.ts';

type Retime = Extract<Intent, { kind: 'retime' }>;

/** One slot that is to be at an hour that was said. */
const atHour = ({ intent, wish, isJoined }: ReadPart): Retime | null => {
  if (intent.kind !== 'retime' || intent.startMinute === null || intent.said || intent.hours) return null;
  // `the bike ride first thing` says no hour that must be kept to the minute.
  if (!findClocks(normalise(wish).raw).some(({ isRefused, isKept }) => !isRefused && !isKept)) return null;
  const isAsked = isJoined !== true && questionKind(normalise(wish).line, wish) !== null;
  return intent.scope.slots.length === 1 && !isAsked ? intent : null;
};

/**
 * `dinner at 8 and the club at 11.30`, read as two wishes, are one where they are on the same day: done one after the
 * other, the second could push the first from its hour again.
 */
export function hoursTogether(parts: readonly ReadPart[]): ReadPart[] {
  const moves = parts.flatMap((part) => atHour(part) ?? []);
  const ids = new Set(moves.map(({ scope }) => scope.slots[0]?.slot.id));
  const days = new Set(moves.map(({ scope }) => scope.slots[0]?.day));
  const intent = moves.length > 1 && ids.size === moves.length && days.size === 1 ? together(moves) : null;
  if (intent === null) return [...parts];
  const first = parts.findIndex((part) => atHour(part) !== null);
  const joined = parts.filter((part) => atHour(part) !== null);
  const whole = asWhole(
    joined.map(({ wish }) => wish).join(', '),
    intent,
    joined.flatMap(({ named }) => named),
  );
  return parts.flatMap((part, at) => (at === first ? [whole] : atHour(part) === null ? [part] : []));
}
