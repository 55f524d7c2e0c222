import type { ConciergeState } from '../../concierge-state.ts';
import { CHANGES } from '../cues/asks.ts';
import { findScope } from '../cues/find-scope.ts';
import type { ReadPart } from '../cues/read-part.ts';
import type { Intent } from '../intent.ts';
import { type Reading, read } from '../reading.ts';
import { normalise } from '../typing/normalise.ts';
import { readPreference } from '../wishes/read-preference.ts';
import { alsoOfTrip } from './also-of-trip.ts';

/** Who stays away brings no need. */
const NOT_COMING =
  / (?:not|isnt|arent|no longer|cant|cannot|wont|dropped|pulled|cancelled|out|bailed|meat|nobody|none|no one) /;
const THING_WORDS_MAX = 4;

/** `veggie joining, 15 of us`: who comes is counted, and what they eat is a need besides. */
export const needsBeside = (part: ReadPart, state: ConciergeState): ReadPart[] =>
  NOT_COMING.test(normalise(part.wish).line)
    ? []
    : alsoOfTrip(part, state).filter(({ intent }) => intent.kind === 'needs');

/** `nothing boozy, and a pottery class`: any one of its kind, named and nothing more beside a wish to change something. */
export function withAnyOnes(parts: readonly ReadPart[], state: ConciergeState): ReadPart[] {
  if (!parts.some(({ intent }) => CHANGES.has(intent.kind))) return [...parts];
  return parts.map((part) => {
    const reading = read(part.wish, state);
    const { words, types, line } = reading;
    const named = types.reduce((all, { from, to }) => all + to - from, 0);
    const isAnyOne = / (?:a|an|some) $/.test(` ${words.slice(0, types[0]?.from ?? 0).join(' ')} `);
    const isOnly = words.length <= named + 2 && /^ (?:(?:also|plus|maybe) )?(?:a|an|some) /.test(line);
    if (part.intent.kind !== 'unknown' || types.length === 0 || !isAnyOne || !isOnly) return part;
    return { ...part, intent: additionOf(reading, state) };
  });
}

/** `curry friday` beside other wishes: a kind of place that the plan does not have, and a day for it. */
export function thingOnDay(wish: string, state: ConciergeState): Intent | null {
  const reading = read(wish, state);
  const { words, types, slots, days, kinds } = reading;
  const isThing = types.length > 0 && types.every((type) => type.types.length > 0);
  if (!isThing || slots.length > 0 || days.length !== 1 || kinds.length > 0 || words.length > THING_WORDS_MAX)
    return null;
  return additionOf(reading, state);
}

function additionOf(reading: Reading, state: ConciergeState): Intent {
  const scope = findScope(reading, state.plan, reading.words.length);
  return { kind: 'add', scope, want: readPreference(reading, state, 0), slotKind: null, isAnother: false };
}
