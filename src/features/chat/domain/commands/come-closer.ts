import type { Venue } from '../../../../catalogue/venue.ts';
import { closerToHotel } from '../../../../engine/closer-to-hotel.ts';
import type { PlanEffect } from '../../../../engine/plan-effect.ts';
import { formatPounds } from '../../../../shared/money.ts';
import type { ConciergeState } from '../concierge-state.ts';
import { type PlacedSlot, slotsOf } from '../understanding/finding/find-slots.ts';
import type { Scope } from '../understanding/scope.ts';
import { listOf } from '../wording/name-slot.ts';
import { offer } from '../wording/offers.ts';
import { asList } from '../wording/suggestions.ts';
import { changed, type Outcome, refused, said } from './outcome.ts';

/**
 * Less time on the way: what is farthest from the hotel gives way to something nearer by, within the part of the plan
 * that was named. The reply says how many minutes that saves in all, or why nothing could be nearer. Where it is the walking that is too much, no walk comes in, and
 * those that are in the plan may be exchanged.
 */
export function comeCloser(state: ConciergeState, scope: Scope, onFoot = false): Outcome {
  const { slots, days, isNamed } = scope;
  const { plan, request, places } = state;
  const [day = null] = days.length === 1 ? days : [];
  const slotIds = isNamed && slots.length > 0 ? { slotIds: slots.map(({ slot }) => slot.id) } : {};
  const closer = closerToHotel(plan, request, places, {
    day,
    ...slotIds,
    ...(onFoot ? { accepts: ({ type }: Venue) => !WALK.test(type) } : {}),
  });
  const walks = onFoot && closer.kind !== 'changed' ? walksOf(state, scope) : '';
  if (walks !== '') return said(walks);
  const base = plan.stay?.name ?? `the middle of ${plan.destination}`;
  switch (closer.kind) {
    case 'no-map':
      return refused(
        `We have no map of ${plan.destination} yet, so I cannot tell what is nearer. Nothing has changed; a quote request at /quote can ask for places close together.`,
      );
    case 'close-already':
      return said(`Whatever of that may change is near ${base} already, so nothing has changed.`);
    case 'no-swap': {
      const far = closer.far.map(({ slot }) => slot.name);
      return refused(
        `Nothing nearer to ${base} on our list fits in place of ${listOf(far)} and saves time on the way, so nothing has changed.`,
      );
    }
    case 'changed':
      return changed({ plan: closer.plan, request: closer.request }, savingWords(closer.effect));
  }
}

/** What is done on foot itself. */
const WALK = /^(?:Walking tour|Sightseeing|Park walk|Street art tour|Hike|Treasure hunt|Food tour)$/;

/** The walks of that part of the plan, each as a swap to choose; empty where there is none. */
function walksOf({ plan }: ConciergeState, { slots, days, isNamed }: Scope): string {
  const isMeant = ({ day, slot }: PlacedSlot): boolean =>
    days.length > 0 ? days.includes(day) : !isNamed || slots.some((one) => one.slot.id === slot.id);
  const walks = slotsOf(plan).filter((placed) => WALK.test(placed.slot.type) && isMeant(placed));
  const swaps = walks.map(({ slot }) => `swap ${slot.name} for something indoors`);
  const [only, another] = swaps;
  if (!only) return '';
  const names = listOf(walks.map(({ slot }) => slot.name));
  return another
    ? `${names} are on foot themselves. Which one shall I swap?\n${asList(swaps.map((swap) => `S${swap.slice(1)}`))}`
    : `${names} is on foot itself. Nothing has changed. ${offer(only)}`;
}

/** What is gained on the way; what it costs comes first, for nobody asked to pay more. */
export function savingWords({
  deltaTravelMinutes,
  deltaPencePerPerson,
}: Pick<PlanEffect, 'deltaTravelMinutes' | 'deltaPencePerPerson'>): string {
  const saved = `${-deltaTravelMinutes} minutes on the way in all`;
  return deltaPencePerPerson > 0
    ? `That costs ${formatPounds(deltaPencePerPerson)} a person more, and saves ${saved}.`
    : `That saves ${saved}.`;
}
