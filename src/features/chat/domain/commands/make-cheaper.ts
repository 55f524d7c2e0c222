import { checkPlan } from '../../../../engine/check-plan.ts';
import { planTrip } from '../../../../engine/plan-trip.ts';
import { formatPounds } from '../../../../shared/money.ts';
import type { ConciergeState, PlannedTrip } from '../concierge-state.ts';
import { slotsOf } from '../understanding/finding/find-slots.ts';
import { nameSlot } from '../wording/name-slot.ts';
import { offer } from '../wording/offers.ts';
import { SPENDING } from '../wording/whole-price.ts';
import { changed, type Outcome, refused, said } from './outcome.ts';
import { swapDown, underCap, withCap } from './within-budget.ts';

/** Without a figure, cheaper means about a sixth less, in at most three swaps, so that the plan stays the same plan. */
const SAVING_ASKED = 0.15;
const SWAPS_UNASKED = 3;
const SWAPS_FOR_CAP = 12;
/** Rounds of search for a plan made afresh under a lower cap. */
const FRESH_ITERATIONS = 300;

/** A cheaper plan: by a figure a person when one was given, else by a worthwhile part. Swaps first, a fresh plan last. */
export function makeCheaper(state: ConciergeState, capPence: number | null): Outcome {
  const now = state.plan.totals.slotsPerPersonPence;
  if (capPence !== null && now <= capPence && (state.request.budgetCapPence ?? Number.POSITIVE_INFINITY) <= capPence)
    return said(
      `${SPENDING} come to ${formatPounds(now)} a person already, within ${formatPounds(capPence)}. Nothing had to change.${withStayToo(state, capPence, offer)}`,
    );
  const target = capPence ?? Math.floor(now * (1 - SAVING_ASKED));
  const swapped = swapDown(state, state, target, capPence === null ? SWAPS_UNASKED : SWAPS_FOR_CAP);
  if (capPence === null) {
    const dearest = slotsOf(state.plan).sort(
      (left, right) => right.slot.pricePerPersonPence - left.slot.pricePerPersonPence,
    )[0];
    if (swapped.plan !== state.plan) return changed(swapped);
    return refused(
      dearest
        ? `I found nothing cheaper that still fits. The dearest part is ${nameSlot(dearest)} at ${formatPounds(dearest.slot.pricePerPersonPence)} a person: say “drop ${dearest.slot.name}” and I take it out.`
        : 'There is nothing in the plan to make cheaper.',
    );
  }
  const kept = underCap(state, swapped, capPence);
  if (kept)
    return changed(
      kept,
      swapped.plan === state.plan
        ? `${SPENDING} come to ${formatPounds(now)} a person already; from now on they stay within ${formatPounds(capPence)}.${withStayToo(state, capPence, (wish) => `“${wish}” has that counted too.`)}`
        : null,
    );
  const fresh = planAfresh(state, capPence);
  if (fresh) return changed(fresh, 'That took a new plan, not just a few swaps.');
  const least = Math.min(swapped.plan.totals.slotsPerPersonPence, now);
  return refused(
    `I cannot get activities, meals and nights out under ${formatPounds(capPence)} a person with every meal in it: ${formatPounds(least)} is the least I found. Nothing has changed.${least < now ? ` Say yes to go ahead with “keep it under ${formatPounds(Math.ceil(least / 100) * 100)} pp”.` : ''}`,
  );
}

/** That the stay is on top, with the words that have it counted, where a limit is kept only without it. */
function withStayToo({ plan }: ConciergeState, capPence: number, ask: (wish: string) => string): string {
  const { allPerPersonPence } = plan.totals;
  return allPerPersonPence > capPence
    ? ` With the stay it is ${formatPounds(allPerPersonPence)}. ${ask(`keep it under ${formatPounds(capPence)} a head including the stay`)}`
    : '';
}

function planAfresh(state: ConciergeState, capPence: number): PlannedTrip | null {
  const request = withCap(state.request, capPence);
  const { plan: old, places, destination } = state;
  const plan = planTrip(request, places, { seed: old.seed, iterations: FRESH_ITERATIONS, destination });
  const isBroken = plan.relaxations.some(({ kind }) => kind === 'budget-raised' || kind === 'meal-dropped');
  return isBroken || checkPlan(plan, request, places).length > 0 ? null : { request, plan };
}
