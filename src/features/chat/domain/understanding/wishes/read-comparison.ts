import type { SlotKind } from '../../../../../engine/trip-request.ts';
import type { ConciergeState } from '../../concierge-state.ts';
import { findScope } from '../cues/find-scope.ts';
import { onDays } from '../finding/among-slots.ts';
import { slotsWhere } from '../finding/find-slots.ts';
import type { Intent } from '../intent.ts';
import type { Reading } from '../reading.ts';
import { readPreference } from './read-preference.ts';

/** `bowling instead of the museum`, `instead of the museum could we bowl`, `rather a spa than karting`; null for times and days. */
export function readInsteadOf(reading: Reading, state: ConciergeState): Intent | null {
  const { words, line } = reading;
  const than = words.indexOf('than');
  const prefers = words.findIndex((word) => /^(?:rather|prefer|sooner)$/.test(word));
  const at =
    prefers >= 0 && than > prefers
      ? than
      : words.findIndex(
          (word, index) =>
            (word === 'instead' && words[index + 1] === 'of') || (word === 'rather' && words[index + 1] === 'than'),
        );
  if (at < 0) return null;
  const after = reading.slots.filter(({ from }) => from > at);
  const [first] = after;
  const next = words.slice(at + 1, at + 5).filter((word) => !/^(?:of|than|the|at|on|a)$/.test(word))[0] ?? '';
  // `on the first day instead of the second`, `at 11.30 rather than 11`: about when, not what.
  if (
    !first &&
    (/^(?:\d+|first|second|third|last|\w+day|half|noon|one|two|three)$/.test(next) ||
      / \d/.test(line.slice(line.indexOf(next))))
  )
    return null;
  const scope = findScope(reading, state.plan, words.length);
  const kinds = first ? [] : kindsAfter(words, at);
  const slots = first
    ? onDays(first.slots, scope.days)
    : kinds.length > 0
      ? slotsWhere(state.plan, scope.days, [], kinds)
      : scope.slots;
  const target = { ...scope, slots, kinds, isNamed: true };
  const before = readPreference(reading, state, 0, at);
  const isOpen = before.types.length + before.venueIds.length === 0;
  // `instead of laser tag could we do the go karts`: what is wanted comes after what is not.
  const want = isOpen ? readPreference(reading, state, first ? first.to : at + 2) : before;
  return { kind: 'swap', scope: target, want };
}

const kindsAfter = (words: readonly string[], at: number): SlotKind[] => {
  const rest = words.slice(at, at + 6);
  return (['lunch', 'dinner'] as const).filter((kind) => rest.includes(kind));
};
