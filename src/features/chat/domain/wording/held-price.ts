import type { TripPlan } from '../../../../engine/trip-plan.ts';
import { formatPounds } from '../../../../shared/money.ts';
import { offer } from './offers.ts';
import { SPENDING, wholePrice } from './whole-price.ts';

/** How the price of the plan stands to a sum a person that was told; nothing is set, and keeping to it is an offer. */
export function answerHeldPrice(plan: TripPlan, { pence, isWithStay }: { pence: number; isWithStay: boolean }): string {
  const { totals, stay } = plan;
  const whole = `All in it is ${wholePrice(plan)}, ${against(totals.allPerPersonPence, pence)}.`;
  const rest = stay
    ? ` ${SPENDING} alone come to ${formatPounds(totals.slotsPerPersonPence)}, ${against(totals.slotsPerPersonPence, pence)}.`
    : '';
  const countsStay = stay !== null && (isWithStay || totals.slotsPerPersonPence <= pence);
  const isOver = (countsStay ? totals.allPerPersonPence : totals.slotsPerPersonPence) > pence;
  // The stay alone may cost more than that, and then no plan keeps to it.
  const isPossible = !countsStay || totals.stayPerPersonPence < pence;
  const wish = countsStay
    ? `keep it under ${formatPounds(pence)} a head including the stay`
    : `keep it under ${formatPounds(pence)} pp`;
  return `${whole}${rest}${isOver && isPossible ? ` ${offer(wish)}` : ''}`;
}

const against = (costPence: number, heldPence: number): string =>
  costPence === heldPence
    ? `exactly ${formatPounds(heldPence)}`
    : costPence < heldPence
      ? `${formatPounds(heldPence - costPence)} under ${formatPounds(heldPence)}`
      : `${formatPounds(costPence - heldPence)} over ${formatPounds(heldPence)}`;
