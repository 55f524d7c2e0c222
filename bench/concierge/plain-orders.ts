import { parseArgs } from 'node:util';
import { type SlotOnDay, slotsOnDays } from '../../src/engine/plan-effect.ts';
import { dayName } from '../../src/features/chat/domain/wording/name-slot.ts';
import { formatClock } from '../../src/shared/dates.ts';
import { printTable, type Row } from '../print-table.ts';
import type { Case, Fact } from './case-schema.ts';
import { fixedTrip } from './fixed-trip.ts';
import { judgeTurn } from './judge-turn.ts';
import { playCase } from './play-case.ts';
import { TRIP_OUTLINES, type TripOutline } from './trip-outlines.ts';

// What the concierge can do, apart from what it understands: every slot and day of the written trips under one plain
// order of each sort, by its whole name. A refusal may be right (a place is closed then), so there is no goal; what is
// refused, and with which words, is printed by `--refused`.
const { values } = parseArgs({ options: { refused: { type: 'boolean', default: false }, json: { type: 'string' } } });

interface Order {
  sort: string;
  message: string;
  fact: Fact;
}

const MOVES = [-60, -30, 30, 60];
const QUARTER = 15;

function ordersOf(outline: TripOutline): Order[] {
  const { plan } = fixedTrip(outline);
  const slots = slotsOnDays(plan).flatMap((placed) => ordersOfSlot(plan, placed));
  const days = plan.days.flatMap((_, day) => ordersOfDay(dayName(plan, day), day + 1));
  const people = [-2, -1, 1, 2].map((more): Order => {
    const is = outline.groupSize + more;
    return { sort: 'another number of people', message: `We are ${is} now`, fact: { fact: 'size', is } };
  });
  return [...slots, ...days, ...people];
}

type Plan = ReturnType<typeof fixedTrip>['plan'];

function ordersOfSlot(plan: Plan, { day, slot }: SlotOnDay): Order[] {
  const on = `${slot.name} on ${dayName(plan, day)}`;
  const { id } = slot;
  const moves = MOVES.map((by): Order => {
    const at = Math.round((slot.startMinute + by) / QUARTER) * QUARTER;
    const fact: Fact = { fact: 'moved', slot: id, to: { from: at, to: at } };
    return {
      sort: `${by > 0 ? 'later' : 'earlier'} by ${Math.abs(by)} minutes`,
      message: `Move ${on} to ${formatClock(at)}`,
      fact,
    };
  });
  const others = [...plan.days.keys()].filter((other) => other !== day && slot.kind === 'activity');
  const toDays = others.map(
    (other): Order => ({
      sort: 'an activity to another day',
      message: `Move ${slot.name} from ${dayName(plan, day)} to ${dayName(plan, other)}`,
      fact: { fact: 'moved', slot: id, to: { day: other + 1 } },
    }),
  );
  const swap = (sort: string, what: string, by: Extract<Fact, { fact: 'replaced' }>['by']): Order => ({
    sort,
    message: `Swap ${on} for ${what}`,
    fact: { fact: 'replaced', slot: id, by },
  });
  const isPaid = slot.pricePerPersonPence > 0;
  return [
    ...moves,
    ...toDays,
    { sort: 'out', message: `Drop ${on}`, fact: { fact: 'dropped', slots: [id] } },
    swap('something else', 'something else', {}),
    ...(isPaid ? [swap('something cheaper', 'something cheaper', { price: 'less' })] : []),
    ...(isPaid ? [swap('something dearer', 'somewhere a bit posher', { price: 'more' })] : []),
    ...(slot.kind === 'activity'
      ? [
          swap('something indoors', 'something indoors', { indoor: true }),
          swap('something outdoors', 'something outdoors', { indoor: false }),
        ]
      : []),
    ...(slot.kind === 'night'
      ? [
          swap('something livelier', 'something livelier', { vibes: ['party-hard'] }),
          swap('something quieter', 'something quieter', { notVibes: ['party-hard'] }),
        ]
      : []),
  ];
}

const ordersOfDay = (name: string, day: number): Order[] => [
  { sort: 'a day later', message: `Start ${name} an hour later`, fact: { fact: 'day-begins', day, than: 'later' } },
  { sort: 'a day calmer', message: `Make ${name} calmer`, fact: { fact: 'calmer', day } },
  { sort: 'a day livelier', message: `Make ${name} livelier`, fact: { fact: 'livelier', day } },
  {
    sort: 'one more activity',
    message: `Add another activity on ${name}`,
    fact: { fact: 'count', kinds: ['activity'], than: 'more', day },
  },
];

const tallies = new Map<string, { done: number; refused: number; wrong: number }>();
for (const outline of TRIP_OUTLINES) {
  for (const { sort, message, fact } of ordersOf(outline)) {
    const trip = fixedTrip(outline);
    const one: Case = {
      id: 'plain-order-01',
      category: sort,
      trip: outline.id,
      message,
      expect: { kind: 'change', facts: [fact] },
    };
    const { state, turn } = playCase(one, trip, () => 0);
    const { isRight, misses } = judgeTurn(one.expect, turn, state, trip);
    const tally = tallies.get(sort) ?? { done: 0, refused: 0, wrong: 0 };
    tallies.set(sort, tally);
    if (isRight) tally.done += 1;
    else if (turn.change) tally.wrong += 1;
    else tally.refused += 1;
    if (!isRight && values.refused) console.log(`\n${outline.id}: ${message}\n  ${turn.reply}\n  ${misses.join('; ')}`);
  }
}

const rows = [...tallies].map(([sort, { done, refused, wrong }]): Row => {
  const value = `${done} of ${done + refused + wrong} done, ${refused} refused, ${wrong} not as asked`;
  return { measure: sort, value, goal: '', holds: null };
});
printTable('Plain orders', rows, values.json);
