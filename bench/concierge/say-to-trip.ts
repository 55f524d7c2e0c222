import type { ConciergeState } from '../../src/features/chat/domain/concierge-state.ts';
import type { ConciergeTurn } from '../../src/features/chat/domain/concierge-turn.ts';
import { saidOn, tripOf } from './trip-for-tests.ts';

/** What came of the last message of a conversation. */
export interface LastSaid {
  before: ConciergeState;
  after: ConciergeState;
  turn: ConciergeTurn;
  reply: string;
}

/** A conversation with the trip of that name: the trip before the last message and after it, and the last reply. */
export function said(trip: string, ...messages: string[]): LastSaid {
  const before = messages.slice(0, -1).reduce((now, message) => saidOn(now, message).state, tripOf(trip));
  const last = messages.at(-1);
  if (last === undefined) return { before, after: before, turn: NOTHING, reply: '' };
  const { turn, state: after } = saidOn(before, last);
  return { before, after, turn, reply: turn.reply };
}

const NOTHING: ConciergeTurn = { reply: '', change: null, understood: true };

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

/** The places that the last message of a conversation took out. */
export function wentWith(trip: string, ...messages: string[]): string[] {
  const { before, after } = said(trip, ...messages);
  return changedBetween(before, after).went;
}

/** Whether the last message of a conversation changed the trip. */
export const changes = (trip: string, ...messages: string[]): boolean => said(trip, ...messages).turn.change !== null;
