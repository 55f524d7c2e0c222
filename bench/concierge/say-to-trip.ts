import type { ConciergeState } from '../../src/features/chat/domain/concierge-state.ts';
import { saidOn, tripOf } from './trip-for-tests.ts';

/** A conversation with the trip of that name: the trip before the last message and after it, and the last reply. */
export function said(
  trip: string,
  ...messages: string[]
): { before: ConciergeState; after: ConciergeState; reply: string } {
  let after = tripOf(trip);
  let before = after;
  let reply = '';
  for (const message of messages) {
    const { turn, state } = saidOn(after, message);
    [before, after, reply] = [after, state, turn.reply];
  }
  return { before, after, reply };
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
