/** @module-tag long */
import { expect, test } from 'vitest';
import { type SlotOnDay, slotsOnDays } from '../../src/engine/plan-effect.ts';
import type { ConciergeState } from '../../src/features/chat/domain/concierge-state.ts';
import { stateAfter } from '../../src/features/chat/domain/trail.ts';
import { dayName } from '../../src/features/chat/domain/wording/name-slot.ts';
import { formatClock } from '../../src/shared/dates.ts';
import { fixedTrip } from './fixed-trip.ts';
import { sweptTrips } from './swept-trips.ts';
import { saidOn } from './trip-for-tests.ts';

/** What one half of a message says, what it is about, and whether that has come about; a question is to be answered. */
interface Half {
  says: string;
  of: string;
  isDone: ((after: ConciergeState, before: ConciergeState) => boolean) | 'answered';
}

const JOINTS: readonly ((one: string, other: string) => string)[] = [
  (one, other) => `${one} and ${other}`,
  (one, other) => `${one} n ${other}`,
  (one, other) => `${one}, also ${other}`,
  (one, other) => `${one}. oh and ${other}`,
  (one, other) => `${one} btw ${other}`,
  (one, other) => `${one}\n${other}`,
  (one, other) => `${one}, ${other}`,
  (one, other) => `1) ${one} 2) ${other}`,
  (one, other) => `${one}. ${other}.`,
  (one, other) => `${one} & ${other}`,
];

const placed = ({ plan }: ConciergeState, venueId: string): SlotOnDay | undefined =>
  slotsOnDays(plan).find(({ slot }) => slot.venueId === venueId);

/** Every half that is about this part of the plan. */
function halvesOf({ slot, day }: SlotOnDay): Half[] {
  const name = slot.name.toLowerCase();
  const at = slot.startMinute + 30;
  const of = slot.id;
  const isGone: Half['isDone'] = (after) => placed(after, slot.venueId) === undefined;
  const isLater: Half['isDone'] = (after) => {
    const now = placed(after, slot.venueId);
    return now?.day === day && now.slot.startMinute > slot.startMinute;
  };
  return [
    { says: `drop ${name}`, of, isDone: isGone },
    { says: `can we ditch ${name}`, of, isDone: isGone },
    { says: `swap ${name} for something else`, of, isDone: isGone },
    { says: `something different instead of ${name}`, of, isDone: isGone },
    { says: `can ${name} be a bit later`, of, isDone: isLater },
    {
      says: `can ${name} be at ${formatClock(at)}`,
      of,
      isDone: (after) => placed(after, slot.venueId)?.slot.startMinute === at,
    },
    { says: `how much is ${name}`, of, isDone: 'answered' },
    { says: `what time is ${name}`, of, isDone: 'answered' },
    { says: `how far is ${name} from the hotel`, of, isDone: 'answered' },
    { says: `is ${name} indoors`, of, isDone: 'answered' },
  ];
}

/** Halves that are about no one part. */
function halvesOfTrip({ plan, request: { groupSize } }: ConciergeState): Half[] {
  const day = dayName(plan, 0).toLowerCase();
  const countOf = ({ plan: { days } }: ConciergeState): number => days[0]?.slots.length ?? 0;
  const isSize =
    (people: number): Half['isDone'] =>
    ({ request }) =>
      request.groupSize === people;
  const isFed =
    (diet: 'vegan' | 'gluten-free'): Half['isDone'] =>
    (after) =>
      after.request.needs.diets.includes(diet);
  return [
    { says: '2 more are coming', of: 'size', isDone: isSize(groupSize + 2) },
    { says: `theres ${groupSize - 1} of us now`, of: 'size', isDone: isSize(groupSize - 1) },
    { says: 'one of us is vegan', of: 'food', isDone: isFed('vegan') },
    { says: 'sarah is coeliac', of: 'food', isDone: isFed('gluten-free') },
    {
      says: `something else to do on ${day}`,
      of: 'first day',
      isDone: (after, before) => countOf(after) > countOf(before),
    },
  ];
}

const firstOf = (reply: string): string => reply.split(/[.,:(\n]/)[0] ?? '';
const after = (trip: ConciergeState, { says }: Half): ConciergeState => ({
  ...stateAfter(trip, says, saidOn(trip, says).turn),
  history: trip.history,
});

/** Whether a half alone does or answers what it is to. */
const isUnderstood = (trip: ConciergeState, { says, isDone }: Half): boolean => {
  const { turn } = saidOn(trip, says);
  return isDone === 'answered'
    ? turn.understood && turn.change === null
    : turn.change !== null && isDone(after(trip, { says, of: '', isDone }), trip);
};

/** What was passed over of a message of two halves, each of which is done or answered where they are said one after the other. */
function passedOver(trip: ConciergeState, halves: readonly [Half, Half], message: string): string[] {
  const [one, other] = halves;
  const between = after(trip, one);
  if (!isUnderstood(trip, one) || !isUnderstood(trip, other) || !isUnderstood(between, other)) return [];
  const end = after(between, other);
  const isHeld = ({ isDone }: Half): boolean => isDone === 'answered' || isDone(end, trip);
  if (!halves.every(isHeld)) return [];
  const { turn, state } = saidOn(trip, message);
  const missed = halves.filter(({ says, isDone }) => {
    if (isDone !== 'answered') return !isDone(state, trip);
    const answers = [trip, between, { ...end, history: trip.history }].map((on) => saidOn(on, says).turn.reply);
    return !answers.some((reply) => turn.reply.includes(firstOf(reply)));
  });
  const lost = slotsOnDays(trip.plan).filter(
    ({ slot }) => placed(end, slot.venueId) !== undefined && placed(state, slot.venueId) === undefined,
  );
  return [
    ...missed.map(({ says }) => `${message}: “${says}” was passed over`),
    ...lost.map(({ slot }) => `${message}: nobody wanted ${slot.name} gone`),
  ];
}

test.each(sweptTrips(2))('both halves of a message are done as each would be alone: %s', (_, outline) => {
  const trip = fixedTrip(outline);
  const slots = slotsOnDays(trip.plan);
  const faults = slots.flatMap((slot, at) => {
    const next = slots[(at + 2) % slots.length];
    const others = [...(next ? halvesOf(next) : []), ...halvesOfTrip(trip)];
    // Each half meets a few joints, on one side or the other, and each joint many halves.
    return halvesOf(slot).flatMap((half, index) => {
      const other = others[(at * 4 + index * 7) % others.length];
      const join = JOINTS[(at + index * 3) % JOINTS.length];
      if (!other || !join || other.of === half.of || (at + index) % 2 === 1) return [];
      const halves: [Half, Half] = (at + index) % 4 === 0 ? [half, other] : [other, half];
      return passedOver(trip, halves, join(halves[0].says, halves[1].says));
    });
  });
  expect(faults).toEqual([]);
});
