/** @module-tag long */
import { expect, test } from 'vitest';
import { slotsOnDays } from '../../src/engine/plan-effect.ts';
import type { PlanSlot } from '../../src/engine/trip-plan.ts';
import { answerMessage } from '../../src/features/chat/domain/answer-message.ts';
import { dayName } from '../../src/features/chat/domain/wording/name-slot.ts';
import { formatClock } from '../../src/shared/dates.ts';
import { fixedTrip } from './fixed-trip.ts';
import { sweptTrips } from './swept-trips.ts';

const BEGINS = [
  'what time is X',
  'when are we at X',
  'X what time',
  'when do we need to be at X',
  'whens X again',
  'what time do we get to X',
];
const ENDS = ['what time does X finish', 'when are we done at X', 'till when is X', 'how long is X'];
const WHERE = ['wheres X', 'what part of town is X in', 'which area is X', 'whereabouts is X'];
const AFTER = ['whats after X', 'where do we go after X', 'then what after X', 'what comes after X'];
const FAR = ['how far is Y from X', 'how do we get from X to Y', 'can we walk from X to Y'];
const OF_DAY = ['whats on D', 'what are we doing D', 'D plan?', 'show me D', 'talk me through D'];
const FIRST = ['what time do we start on D', 'whats first on D', 'when does D begin'];
const OUT = ['where are we going out D', 'what bars are we going to D', 'whats the plan for D night'];

type Asked = readonly [string, readonly string[]];
const nth = (wordings: readonly string[], at: number): string => wordings[at % wordings.length] ?? '';

function ofSlot(slot: PlanSlot, next: PlanSlot | undefined, at: number): Asked[] {
  const name = slot.name.toLowerCase();
  const of = (wordings: readonly string[]): string =>
    nth(wordings, at)
      .replace('X', () => name)
      .replace('Y', () => next?.name.toLowerCase() ?? '');
  const length = slot.endMinute - slot.startMinute;
  const asked: Asked[] = [
    [of(BEGINS), [formatClock(slot.startMinute)]],
    [of(ENDS), [formatClock(slot.endMinute), `${length} min`, `${Math.floor(length / 60)} h`]],
    ...(slot.area ? [[of(WHERE), [slot.area, 'venue to be confirmed']] as const] : []),
  ];
  if (!next) return asked;
  return [...asked, [of(AFTER), [next.name]], [of(FAR), [`${next.travel.minutes} min`]]];
}

test.each(sweptTrips(3))(
  'when, where, how far and what next are told as the plan has them, and nothing changes: %s',
  (_, outline) => {
    const trip = fixedTrip(outline);
    const { plan } = trip;
    const ofDays = plan.days.flatMap(({ slots }, day): Asked[] => {
      const name = dayName(plan, day).toLowerCase();
      const [first] = slots;
      const nights = slots.filter(({ kind }) => kind === 'night');
      const of = (wordings: readonly string[]): string[] => wordings.map((wording) => wording.replace('D', name));
      return [
        ...of(OF_DAY).map((message): Asked => [message, [slots.at(-1)?.name ?? '']]),
        ...of(FIRST).map((message): Asked => [message, [first?.name ?? '', formatClock(first?.startMinute ?? 0)]]),
        ...(nights.length > 0 ? of(OUT).map((message): Asked => [message, nights.map((night) => night.name)]) : []),
      ];
    });
    const ofSlots = slotsOnDays(plan).flatMap(({ day, slot }, at) => {
      const slots = plan.days[day]?.slots ?? [];
      return ofSlot(slot, slots[slots.findIndex(({ id }) => id === slot.id) + 1], at);
    });
    const faults = [...ofDays, ...ofSlots].flatMap(([message, told]) => {
      const { change, reply } = answerMessage(trip, message);
      return change === null && told.some((one) => reply.includes(one)) ? [] : [`${message}: ${reply}`];
    });
    expect(faults).toEqual([]);
  },
);
