import type { PlanSlot } from '../../../../../engine/trip-plan.ts';
import { stem, tokenise } from '../../../../planner/domain/tokenise.ts';
import type { ConciergeState } from '../../concierge-state.ts';
import { slotsOf } from '../finding/find-slots.ts';
import type { Intent } from '../intent.ts';
import type { Reading } from '../reading.ts';
import { scopeOf } from '../scope.ts';

const IS_IN_IT =
  / is (?:this|that|it|there one|one|any of that) (?:already |also |even )?(?:in (?:it|there|the (?:plan|list|programme|itinerary|trip))|planned|included|part of (?:it|the plan))(?: (?:somewhere|anywhere|already|too|yet|at all))* $/;

/** What a place is or offers by its entry: a dinner show with fado has it in. */
const tells = ({ type, description }: PlanSlot, label: string): boolean =>
  tokenise(`${type} ${description}`).map(stem).includes(stem(label));

/** `we want fado, is this in it somewhere?`: where the plan has it, or what the list has of it; null for anything else. */
export function readIsInIt({ line, slots, types }: Reading, { plan }: ConciergeState): Intent | null {
  if (!IS_IN_IT.test(line)) return null;
  const type = types.find(({ types: covers }) => covers.length > 0);
  const named = slots.flatMap((mention) => mention.slots);
  const found =
    named.length > 0
      ? named
      : slotsOf(plan).filter(({ slot }) => type && (type.types.includes(slot.type) || tells(slot, type.label)));
  if (found.length > 0) return { kind: 'schedule', scope: scopeOf(found) };
  return type ? { kind: 'places', types: type.types, label: type.label, maxPence: null, venueIds: [] } : null;
}
