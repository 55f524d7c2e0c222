import type { Places } from '../../../engine/places.ts';
import type { SlotOnDay } from '../../../engine/plan-effect.ts';
import type { TripPlan } from '../../../engine/trip-plan.ts';
import type { BriefField } from './brief-changes.ts';
import { type SlotDifference, slotDifference } from './brief-difference.ts';
import type { BriefPreview, ComparedStop } from './brief-preview.ts';
import { contentText } from './is-same-content.ts';
import type { PreparedEdit } from './prepare-brief-edit.ts';
import type { EditedTrip } from './replan-brief.ts';
import { whyGone } from './why-gone.ts';

/** FNV-1a over the plan's content, twice with different beginnings: 64 bits in hexadecimal. */
export function planHash(plan: TripPlan): string {
  const text = contentText(plan);
  return [0x811c9dc5, 0x9747b28c].map((seed) => hashFrom(seed, text).toString(16).padStart(8, '0')).join('');
}

function hashFrom(seed: number, text: string): number {
  let hash = seed;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

/** What the organiser is shown of an edit, from the trip before and the one that the planner made. */
export function previewBriefEdit(
  { task, changed, lost }: PreparedEdit,
  made: EditedTrip,
  places: Places,
): Omit<BriefPreview, 'revision' | 'isApplied'> {
  const [before, after] = [task.plan, made.plan];
  const difference = slotDifference(before, after, task.edit.continues);
  const because = reasonsBy(before, made, changed);
  const was = new Set(before.relaxations.map(({ text }) => text));
  return {
    planHash: planHash(after),
    changed,
    groupSize: { before: before.groupSize, after: after.groupSize },
    stays: difference.stays.map((stop) => comparedStop(stop, after)),
    moves: difference.moves.map(({ from, to }) => ({ from: comparedStop(from, before), to: comparedStop(to, after) })),
    goes: difference.goes.map((stop) => ({
      stop: comparedStop(stop, before),
      why: whyGone(goneOf(stop, task.edit.continues), made.request, places, task.before),
      because: because.ofGone(stop),
    })),
    comes: difference.comes.map((stop) => ({ stop: comparedStop(stop, after), because: because.ofNew(stop) })),
    hotel: { before: before.stay?.name ?? null, after: after.stay?.name ?? null },
    perPerson: { before: before.totals.allPerPersonPence, after: after.totals.allPerPersonPence },
    slotsPerPerson: { before: before.totals.slotsPerPersonPence, after: after.totals.slotsPerPersonPence },
    group: { before: before.totals.allGroupPence, after: after.totals.allGroupPence },
    effects: made.alone.map(({ field, plan }) => ({
      field,
      deltaPencePerPerson: plan.totals.allPerPersonPence - before.totals.allPerPersonPence,
    })),
    relaxations: after.relaxations.map(({ text }) => ({ text, isNew: !was.has(text) })),
    lost: [...lost, ...made.lost],
  };
}

function goneOf({ slot, day }: SlotOnDay, continues: readonly (number | null)[]) {
  const on = continues.indexOf(day);
  const { venueId, kind, startMinute, endMinute } = slot;
  return { venueId, kind, startMinute, endMinute, day: on < 0 ? null : on };
}

function comparedStop({ slot, day }: SlotOnDay, plan: TripPlan): ComparedStop {
  const { name, type, kind, startMinute, pricePerPersonPence } = slot;
  const { date = null, weekday = 0 } = plan.days[day] ?? {};
  return { name, type, kind, day, date, weekday, startMinute, pricePerPersonPence };
}

/** Which changed fields alone would take a stop out or bring it in; all of them where no single one does. */
function reasonsBy(before: TripPlan, { alone }: EditedTrip, changed: readonly BriefField[]) {
  const differences = alone.map(({ field, plan, continues }) => ({
    field,
    difference: slotDifference(before, plan, continues),
  }));
  const planned = changed.filter((field) => field !== 'contactEmail');
  const reasons = (isIn: (difference: SlotDifference) => boolean): BriefField[] => {
    const found = differences.filter(({ difference }) => isIn(difference)).map(({ field }) => field);
    return found.length > 0 ? found : planned;
  };
  const has = (list: readonly SlotOnDay[], { slot }: SlotOnDay): boolean =>
    list.some((one) => one.slot.venueId === slot.venueId && one.slot.kind === slot.kind);
  return {
    ofGone: (stop: SlotOnDay) => reasons(({ goes }) => has(goes, stop)),
    ofNew: (stop: SlotOnDay) => reasons(({ comes }) => has(comes, stop)),
  };
}
