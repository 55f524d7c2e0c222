import { answerMessage } from '../../src/features/chat/domain/answer-message.ts';
import type { ConciergeState } from '../../src/features/chat/domain/concierge-state.ts';
import type { ConciergeTurn } from '../../src/features/chat/domain/concierge-turn.ts';
import { stateAfter } from '../../src/features/chat/domain/trail.ts';
import type { Intent } from '../../src/features/chat/domain/understanding/intent.ts';
import { readParts } from '../../src/features/chat/domain/understanding/message/read-parts.ts';
import { fixedTrip } from './fixed-trip.ts';
import { type OutlineStop, TRIP_OUTLINES, type TripOutline } from './trip-outlines.ts';

export function outlineOf(id: string): TripOutline {
  const outline = TRIP_OUTLINES.find((one) => one.id === id);
  if (!outline) throw new Error(`no trip ${id}`);
  return outline;
}

const TRIPS = new Map<string, ConciergeState>();

/** The state of an outlined trip before anybody has said a word, made once for each id. */
export function tripOf(id: string): ConciergeState {
  const trip = TRIPS.get(id) ?? fixedTrip(outlineOf(id));
  TRIPS.set(id, trip);
  return trip;
}

/** A message answered, with the conversation after it. */
export interface Said {
  turn: ConciergeTurn;
  state: ConciergeState;
}

const SAID = new WeakMap<ConciergeState, Map<string, Said>>();

/** What a message makes of a trip; said first of the same trip once more, it is not answered anew. */
export function saidOn(trip: ConciergeState, message: string): Said {
  const known = SAID.get(trip) ?? new Map<string, Said>();
  SAID.set(trip, known);
  const before = known.get(message);
  if (before) return before;
  const turn = answerMessage(trip, message);
  const said = { turn, state: stateAfter(trip, message, turn) };
  known.set(message, said);
  return said;
}

/** What is read of a message on that trip, in order. */
export const intentsOf = (id: string, message: string): Intent[] =>
  readParts(tripOf(id), message, { isLoose: false, topic: [] }).map(({ intent }) => intent);

/** The London hen party, with another stop for one place, or none where `stop` is null. */
export function withStop(venueId: string, stop: OutlineStop | null): TripOutline {
  const outline = outlineOf('london-hen');
  const days = outline.days.map((stops) =>
    stops.flatMap((one): OutlineStop[] => (one[1] !== venueId ? [one] : stop ? [stop] : [])),
  );
  return { ...outline, days };
}

/** The turn of a concierge that made this trip of it. */
export function changedTo(outline: TripOutline, reply: string): ConciergeTurn {
  const { request, plan } = fixedTrip(outline);
  return { reply, change: { request, plan, changed: ['something'] }, understood: true };
}

export const said = (reply: string, understood = true): ConciergeTurn => ({ reply, change: null, understood });

export const londonHen = (): ConciergeState => fixedTrip(outlineOf('london-hen'));
