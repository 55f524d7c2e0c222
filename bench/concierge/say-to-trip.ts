import { answerMessage } from '../../src/features/chat/domain/answer-message.ts';
import type { ConciergeState } from '../../src/features/chat/domain/concierge-state.ts';
import { stateAfter } from '../../src/features/chat/domain/trail.ts';
import { fixedTrip } from './fixed-trip.ts';
import { TRIP_OUTLINES } from './trip-outlines.ts';

const tripOf = (id: string): ConciergeState => {
  const outline = TRIP_OUTLINES.find((one) => one.id === id);
  if (!outline) throw new Error(`no trip ${id}`);
  return fixedTrip(outline);
};

/** A conversation with the trip of that name: the trip before the last message and after it, and the last reply. */
export function said(
  trip: string,
  ...messages: string[]
): { before: ConciergeState; after: ConciergeState; reply: string } {
  let state = tripOf(trip);
  let before = state;
  let reply = '';
  for (const message of messages) {
    const turn = answerMessage(state, message);
    before = state;
    reply = turn.reply;
    state = stateAfter(state, message, turn);
  }
  return { before, after: state, reply };
}

const slotsOf = ({ plan }: ConciergeState): { id: string; type: string; venueId: string; isOf: string }[] =>
  plan.days.flatMap(({ slots }, day) =>
    slots.map(({ id, type, venueId, kind }) => ({ id, type, venueId, isOf: `${day} ${kind}` })),
  );

/** The places that went and came between two trips. */
export function changedBetween(
  before: ConciergeState,
  after: ConciergeState,
): { went: string[]; came: string[]; types: string[] } {
  const had = slotsOf(before).map(({ venueId }) => venueId);
  const has = slotsOf(after).map(({ venueId }) => venueId);
  const came = slotsOf(after).filter(({ venueId }) => !had.includes(venueId));
  return {
    went: had.filter((id) => !has.includes(id)),
    came: came.map(({ venueId }) => venueId),
    types: came.map(({ type }) => type),
  };
}
