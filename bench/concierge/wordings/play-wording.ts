import { isDeepStrictEqual } from 'node:util';
import { slotsOnDays } from '../../../src/engine/plan-effect.ts';
import type { ConciergeState } from '../../../src/features/chat/domain/concierge-state.ts';
import { createRng } from '../../../src/shared/rng.ts';
import { saidOn, tripOf } from '../trip-for-tests.ts';
import { TRIP_OUTLINES } from '../trip-outlines.ts';
import { type Fillings, filledIn, fillingsOf } from './fillings.ts';
import type { Meaning } from './meaning.ts';

interface Played {
  state: ConciergeState;
  reply: string;
  isChanged: boolean;
}

/** A part of a trip that wordings are tried on, with what the plain words bring about there. */
interface TriedOn {
  tripId: string;
  trip: ConciergeState;
  fillings: Fillings;
  plain: Played;
}

/** A wording that brought about something else than the plain words. */
export interface Difference {
  tripId: string;
  lines: readonly string[];
  reply: string;
  plainLines: readonly string[];
  plainReply: string;
}

/** What of a trip people ask for; prices, ways and reasons follow from it. */
const askedFor = ({ request, plan }: ConciergeState): string =>
  JSON.stringify([
    plan.days.map(({ date, slots }) => [date, slots.map(({ kind, venueId }) => `${kind} ${venueId}`).sort()]),
    plan.stay?.hotelId ?? null,
    [request.groupSize, request.budgetCapPence, request.needs],
  ]);

const startsOf = ({ plan }: ConciergeState): Map<string, number> =>
  new Map(slotsOnDays(plan).map(({ day, slot }) => [`${day} ${slot.name}`, slot.startMinute]));

/** What gives way may do so by another quarter where things were asked for in another order. */
const GIVES_WAY = 60;

/** Whether two plans have the same places, the parts spoken of at the same minute and the others hardly moved. */
function isAlike(one: ConciergeState, other: ConciergeState, fillings: Fillings): boolean {
  if (askedFor(one) !== askedFor(other)) return false;
  const spokenOf = ['slot', 'other'].flatMap((name) => fillings.get(name)?.typed[0] ?? []);
  const starts = startsOf(other);
  return [...startsOf(one)].every(([key, start]) => {
    const apart = Math.abs(start - (starts.get(key) ?? start));
    return apart === 0 || (apart <= GIVES_WAY && !spokenOf.some((name) => key.endsWith(` ${name}`)));
  });
}

function play(trip: ConciergeState, lines: readonly string[]): Played {
  let state = trip;
  let reply = '';
  for (const line of lines) {
    const said = saidOn(state, line);
    reply = said.turn.reply;
    state = said.state;
  }
  const isChanged = askedFor(state) !== askedFor(trip) || !isDeepStrictEqual(startsOf(state), startsOf(trip));
  return { state, reply, isChanged };
}

/**
 * At most `tries` parts of the written trips, drawn by the seed. Those where the plain words change nothing though
 * elsewhere they do say nothing of a wording, and are left out.
 */
export function partsToTry(meaning: Meaning, tries: number, seed: number): TriedOn[] {
  const rng = createRng(seed);
  const drawn = TRIP_OUTLINES.flatMap((outline) => {
    const trip = tripOf(outline.id);
    return fillingsOf(trip, meaning.over).map((fillings) => ({ tripId: outline.id, trip, fillings, order: rng() }));
  })
    .sort((left, right) => left.order - right.order)
    .slice(0, tries)
    .map(({ tripId, trip, fillings }) => ({
      tripId,
      trip,
      fillings,
      plain: play(trip, filledIn(meaning.plain, fillings, null)),
    }));
  const changes = drawn.some(({ plain }) => plain.isChanged);
  return drawn.filter(({ plain }) => !changes || plain.isChanged);
}

/** Where a wording does not bring about the same plan, or the same answer where nothing is to change. */
export function differencesOf(
  wording: readonly string[],
  { plain: plainWords }: Meaning,
  parts: readonly TriedOn[],
): Difference[] {
  return parts.flatMap(({ tripId, trip, fillings, plain }, turn) => {
    const lines = filledIn(wording, fillings, turn);
    const { state, reply } = play(trip, lines);
    if (isAlike(state, plain.state, fillings) && (plain.isChanged || reply === plain.reply)) return [];
    return [{ tripId, lines, reply, plainLines: filledIn(plainWords, fillings, null), plainReply: plain.reply }];
  });
}
