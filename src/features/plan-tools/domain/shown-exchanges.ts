import { type ExchangeOffer, exchangesFor, othersMoved, whyNoExchanges } from '../../../engine/exchanges-for.ts';
import { slotsOnDays } from '../../../engine/plan-effect.ts';
import type { SlotMove } from '../../../engine/slot-move.ts';
import type { PlanAnswer, ShownExchange } from './plan-answer.ts';
import type { PlanQuestion } from './plan-question.ts';
import { shownEffect, shownStop } from './shown-change.ts';

type Asked = Pick<Extract<PlanQuestion, { ask: 'exchanges' }>, 'slotId' | 'day' | 'startMinute'>;

/** More to choose from is harder than to leave it. */
const EXCHANGES = 3;

/** What a slot can change places with on a day, or why nothing; null for a slot that the plan does not have. */
export function shownExchanges(
  trip: Pick<SlotMove, 'request' | 'plan' | 'places'>,
  { slotId, day, startMinute }: Asked,
): PlanAnswer | null {
  const placed = slotsOnDays(trip.plan).find(({ slot }) => slot.id === slotId);
  if (!placed) return null;
  const move = { ...trip, placed, day, startMinute };
  const exchanges = exchangesFor(move, EXCHANGES).map(shownExchange);
  return { ask: 'exchanges', exchanges, none: exchanges.length > 0 ? null : whyNoExchanges(move) };
}

function shownExchange(offer: ExchangeOffer): ShownExchange {
  const { partner, first, second, effect } = offer;
  return {
    withSlotId: partner.slot.id,
    withStartMinute: partner.slot.startMinute,
    withDay: partner.day,
    first: shownStop(first),
    second: shownStop(second),
    effect: shownEffect({ ...effect, moved: othersMoved(offer) }, null),
  };
}
