/** @module-tag long */
import { expect, test } from 'vitest';
import { slotsOnDays } from '../../src/engine/plan-effect.ts';
import type { PlanSlot } from '../../src/engine/trip-plan.ts';
import type { ConciergeState } from '../../src/features/chat/domain/concierge-state.ts';
import type { ConciergeTurn } from '../../src/features/chat/domain/concierge-turn.ts';
import { dayName } from '../../src/features/chat/domain/wording/name-slot.ts';
import { sweptTrips } from './swept-trips.ts';
import { type Said, saidOn, tripOf } from './trip-for-tests.ts';

/** What the plan has, and what the reply names, once the second message is answered. */
interface Wanted {
  gone?: 'A' | 'B' | 'AB';
  there?: 'A' | 'AB';
  told?: 'A' | 'B';
  size?: true;
}

const CONVERSATIONS: readonly (readonly [first: string, second: string, wanted: Wanted])[] = [
  ['drop {A}', 'sorry i meant {B}', { there: 'A', gone: 'B' }],
  ['drop {A}', 'no not {A}, {B}', { there: 'A', gone: 'B' }],
  ['drop {A}', 'wrong one, {B}', { there: 'A', gone: 'B' }],
  ['drop {A}', 'oops, {B} not {A}', { there: 'A', gone: 'B' }],
  ['drop {A}', 'put it back and drop {B} instead', { there: 'A', gone: 'B' }],
  ['drop {A}', 'and {B}', { gone: 'AB' }],
  ['drop {A}', 'actually keep it', { there: 'A' }],
  ['drop {A}', 'keep {A}, drop {B}', { there: 'A', gone: 'B' }],
  ['drop {A}', 'hmm no, i want that one', { there: 'A' }],
  ['drop {A}', 'can i have {A} back', { there: 'A' }],
  ['swap {A}', 'no, i meant swap {B}', { there: 'A', gone: 'B' }],
  ['swap {A}', 'preferred {A}', { there: 'A' }],
  ['what if we drop {A}', 'ok do it', { gone: 'A' }],
  ['what if we drop {A}', 'no, drop {B} instead', { there: 'A', gone: 'B' }],
  ['what if we drop {A}', 'yes and {B}', { gone: 'AB' }],
  ['what could we do instead of {A}', 'the first one', { gone: 'A' }],
  ['what could we do instead of {A}', 'none of those, keep it', { there: 'A' }],
  ['what could we do instead of {A}', 'just drop it', { gone: 'A' }],
  ['what could we do instead of {A}', 'and instead of {B}', { there: 'AB', told: 'B' }],
  ['how much is {A}', 'and {B}', { there: 'AB', told: 'B' }],
  ['how much is {A}', 'too much, swap it', { gone: 'A' }],
  ['tell me about {A}', 'nah not for us, swap it', { gone: 'A' }],
  ['tell me about {A}', 'sounds good, keep it', { there: 'A' }],
  ['tell me about {A}', 'and when is it', { there: 'A', told: 'A' }],
  ['we are {n}', 'sorry {m}', { size: true }],
];

const NOTHING_ELSE = /nothing cheaper|cheapest|is free|Nothing on our list/;
/** A part that nothing could take the place of stays, and the reply says so. */
const isRefused = (reply: string, { name }: PlanSlot): boolean =>
  NOTHING_ELSE.test(reply) || [`so ${name} stays`, `take the place of ${name}`].some((words) => reply.includes(words));

const NOTHING: ConciergeTurn = { reply: '', change: null, understood: true };

const answered = (trip: ConciergeState, messages: readonly string[]): Said =>
  messages.reduce((now: Said, message) => saidOn(now.state, message), { state: trip, turn: NOTHING });

function missed(trip: ConciergeState, said: readonly string[], parts: Record<'A' | 'B', PlanSlot>, wanted: Wanted) {
  const { state, turn } = answered(trip, said);
  const { reply } = turn;
  const there = new Set(slotsOnDays(state.plan).map(({ slot }) => slot.venueId));
  const faults = (['A', 'B'] as const).flatMap((which): string[] => {
    const part = parts[which];
    const isThere = there.has(part.venueId);
    const isLeft = wanted.gone?.includes(which) === true && isThere && !isRefused(reply, part);
    const isLost = wanted.there?.includes(which) === true && !isThere;
    const isUntold = wanted.told === which && !reply.includes(part.name);
    return isLeft || isLost || isUntold ? [`${part.name} ${isLost ? 'is gone' : 'was passed over'}`] : [];
  });
  if (wanted.size && state.plan.groupSize !== trip.plan.groupSize + 2) faults.push('the number of people');
  return faults.map((fault) => `${said.join(' | ')}: ${fault} (${reply.slice(0, 160)})`);
}

test.each(sweptTrips(0))('a second message does what it says of the first: %s', (_, outline) => {
  const trip = tripOf(outline.id);
  const slots = slotsOnDays(trip.plan).map(({ slot }) => slot);
  const typed = ({ name }: PlanSlot): string => name.toLowerCase().replaceAll('.', '');
  const faults = slots.flatMap((part, at) => {
    const other = slots[(at + 2) % slots.length];
    if (!other || other.id === part.id) return [];
    const filled = (message: string): string =>
      message
        .replaceAll('{A}', typed(part))
        .replaceAll('{B}', typed(other))
        .replaceAll('{n}', String(trip.plan.groupSize + 1))
        .replaceAll('{m}', String(trip.plan.groupSize + 2));
    // Each part meets a few of the conversations, and each conversation many parts.
    return CONVERSATIONS.filter((__, index) => (index + at) % 6 === 0).flatMap(([first, second, wanted]) =>
      missed(trip, [first, second].map(filled), { A: part, B: other }, wanted),
    );
  });
  expect(faults).toEqual([]);
});

const OF_A_DAY = [
  'swap dinner',
  'cheaper dinner pls',
  'dinner half an hour later',
  'start half an hour later',
  'too busy',
  'make it calmer',
  'drop the last thing',
];

test.each(sweptTrips(0).filter(([, { days }]) => days.length > 1))(
  'what is said right after a day was asked about is of that day: %s',
  (_, outline) => {
    const trip = tripOf(outline.id);
    let [orders, changes] = [0, 0];
    const faults = trip.plan.days.flatMap(({ slots }, day) =>
      OF_A_DAY.filter((message) => !message.includes('dinner') || slots.some(({ kind }) => kind === 'dinner')).flatMap(
        (message) => {
          const asked = `whats on ${dayName(trip.plan, day).toLowerCase()}`;
          const { state, turn } = answered(trip, [asked, message]);
          const { reply } = turn;
          const placed = (plan: ConciergeState['plan'], other: number): string =>
            (plan.days[other]?.slots ?? []).map(({ venueId }) => venueId).join();
          const strayed = trip.plan.days.flatMap((__, other) =>
            other !== day && placed(trip.plan, other) !== placed(state.plan, other) ? [other] : [],
          );
          const isAsked = reply.includes('Which one') || !turn.understood;
          orders += 1;
          changes += turn.change ? 1 : 0;
          return strayed.length > 0 || isAsked ? [`${asked} | ${message}: ${reply.slice(0, 200)}`] : [];
        },
      ),
    );
    expect(faults).toEqual([]);
    // Who refuses them all strays nowhere either.
    expect(changes).toBeGreaterThan(orders / 2);
  },
);
