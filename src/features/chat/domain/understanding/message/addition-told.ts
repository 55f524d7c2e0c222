import { venuesOf } from '../../../../../engine/places.ts';
import type { ConciergeState } from '../../concierge-state.ts';
import { clausesOf } from '../cues/clauses.ts';
import { asWhole, type ReadPart } from '../cues/read-part.ts';
import { findClocks } from '../finding/find-clocks.ts';
import type { Preference, Wish } from '../intent.ts';
import { type Reading, read } from '../reading.ts';
import { normalise } from '../typing/normalise.ts';
import { readPreference } from '../wishes/read-preference.ts';

type Addition = Extract<Wish, { kind: 'add' }>;

/** Says of what is to come how it is to be: `something silly`, `not a club`, `ideally indoors`. */
const TELLS =
  /^ (?:(?:but|and|just|so|maybe|perhaps) )*(?:something|somewhere|anything|nothing|not|ideally|preferably)(?= )(?! (?:else|for|to|on|at|before|after|planned|booked|if|that we|sure|too (?:early|late|long)))/;
const DENIES = /^ (?:(?:but|and|just|so|maybe|perhaps) )*(?:nothing|not) /;
/** A wish of its own, whatever word it begins with: `a climbing wall and not the bikes` gives one for the other. */
const OTHERWISE =
  / (?:not (?:the|our|that|those|these|this|them|it)|instead|swap|change|move|drop|remove|cancel|add|another|also|later|earlier|hotel|budget|cheaper than|we are|we have|it is|can|could|would|should|will|want|need|fancy|dont|cant|wont) /;
const CLAUSES_MAX = 6;

/**
 * `one more night out on saturday, not a club, something with music`: what stands behind an addition only says how it is
 * to be, and changes nothing that is there. What is said before and after is read by itself. Null where no such words follow.
 */
export function additionTold(
  message: string,
  state: ConciergeState,
  readRest: (words: string) => readonly ReadPart[],
): ReadPart[] | null {
  const clauses = clausesOf(message);
  if (clauses.length < 2 || clauses.length > CLAUSES_MAX) return null;
  const readings = clauses.map(({ text }) => read(text, state));
  const first = readings.findIndex((reading) => tells(reading));
  const added = first > 0 ? additionIn(readRest(clauses[first - 1]?.text ?? '')) : null;
  if (!added) return null;
  const end = readings.findIndex((reading, at) => at > first && !tells(reading));
  const to = end < 0 ? clauses.length : end;
  const want = readings.slice(first, to).reduce((so, one) => told({ ...added, want: so }, one, state), added.want);
  const intent = { ...added, want };
  const textOf = (from: number, upTo: number): string =>
    clauses
      .slice(from, upTo)
      .map(({ text, joint }, at, all) => (at === all.length - 1 ? text : `${text}${joint}`))
      .join('');
  const around = [textOf(0, first - 1), textOf(to, clauses.length)].map((words) =>
    normalise(words).line.trim() === '' ? [] : readRest(words).filter(({ intent: { kind } }) => kind !== 'unknown'),
  );
  const [before = [], after = []] = around;
  return [...before, asWhole(textOf(first - 1, to), intent), ...after];
}

const tells = ({ line, raw, days, kinds, amount, hotels, venues, slots, types }: Reading): boolean =>
  TELLS.test(line) &&
  !OTHERWISE.test(line) &&
  // `not puttshack` says what goes, `not a club` only what it is not to be.
  slots.every((part) => types.some(({ from, to }) => from <= part.from && part.to <= to)) &&
  days.length + kinds.length + hotels.length + venues.length === 0 &&
  amount === null &&
  findClocks(raw).every(({ isBare }) => isBare);

function additionIn([part, another]: readonly ReadPart[]): Addition | null {
  const intent = another ? undefined : part?.intent;
  return intent?.kind === 'add' && intent.want.venueIds.length === 0 ? intent : null;
}

const SORT_OF = { activity: 'activity', night: 'nightlife', lunch: 'restaurant', dinner: 'restaurant' } as const;

/** The want with what a clause says of it: kinds that it is or is not to be, and what it is to be like. */
function told(added: Addition, reading: Reading, state: ConciergeState): Preference {
  const { want } = added;
  const like = readPreference(reading, state, 0);
  const mood = want.mood ?? like.mood;
  const named = reading.types.flatMap((type) => type.types);
  if (DENIES.test(reading.line)) return { ...want, mood, notTypes: [...(want.notTypes ?? []), ...named] };
  const types = fitting(named, added, state);
  return {
    ...want,
    ...(types.length > 0 ? { types, typeLabel: like.typeLabel } : {}),
    ...(like.feature ? { feature: like.feature } : {}),
    ...(like.isOutdoor ? { isOutdoor: true } : {}),
    diets: [...new Set([...want.diets, ...like.diets])],
    isCheaper: want.isCheaper || like.isCheaper,
    mood,
    isIndoor: want.isIndoor || like.isIndoor,
  };
}

/** Of the kinds that were named, those of what was to be added: the cocktails of a bar are no cocktail class. */
function fitting(named: readonly string[], { want, slotKind }: Addition, { places }: ConciergeState): string[] {
  const ofKind = venuesOf(places).flatMap(({ kind, type }) =>
    slotKind !== null && kind === SORT_OF[slotKind] ? [type] : [],
  );
  const closer = named.filter((type) => want.types.includes(type) || ofKind.includes(type));
  return [...new Set(closer.length > 0 ? closer : named)];
}
