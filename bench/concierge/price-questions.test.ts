/** @module-tag long */
import { expect, test } from 'vitest';
import { slotsOnDays } from '../../src/engine/plan-effect.ts';
import type { SlotKind } from '../../src/engine/trip-request.ts';
import { answerMessage } from '../../src/features/chat/domain/answer-message.ts';
import { dayName } from '../../src/features/chat/domain/wording/name-slot.ts';
import { formatPounds } from '../../src/shared/money.ts';
import { fixedTrip } from './fixed-trip.ts';
import { sweptTrips } from './swept-trips.ts';

type Trip = ReturnType<typeof fixedTrip>;
/** A question, and the figures or names of which its answer has one. */
type Asked = readonly [string, readonly string[]];

const each = (wordings: readonly string[], ...told: readonly string[]): Asked[] =>
  wordings.map((wording) => [wording, told]);

function ofTheWhole({ plan: { totals, stay } }: Trip): Asked[] {
  const all = [
    ...each(
      ['how much is it each', 'how much per person', 'what does it cost per person all in', 'whats everyone paying'],
      formatPounds(totals.allPerPersonPence),
    ),
    ...each(
      ['whats the total', 'total for everyone', 'grand total?', 'whats the whole thing come to for all of us'],
      formatPounds(totals.allGroupPence),
    ),
  ];
  if (!stay) return all;
  return [
    ...all,
    ...each(
      ['how much is the hotel', 'cost of accommodation each', 'what are we paying for the rooms'],
      formatPounds(totals.stayPerPersonPence),
    ),
    ...each(
      ['how much without the hotel', 'cost each not counting the hotel', 'activities and food only how much'],
      formatPounds(totals.slotsPerPersonPence),
    ),
  ];
}

const KINDS: readonly (readonly [readonly SlotKind[], readonly string[]])[] = [
  [
    ['lunch', 'dinner'],
    ['how much are the meals', 'what does all the food cost', 'food total each'],
  ],
  [['activity'], ['how much are the activities', 'activity costs', 'how much do we spend on activities']],
  [['night'], ['how much are the nights out', 'how much on bars and clubs', 'nightlife cost']],
];

const penceOf = (slots: readonly { pricePerPersonPence: number }[]): number =>
  slots.reduce((sum, { pricePerPersonPence }) => sum + pricePerPersonPence, 0);

function ofItsParts({ plan }: Trip): Asked[] {
  const slots = slotsOnDays(plan).map(({ slot }) => slot);
  const days = plan.days.flatMap(({ slots: ofDay }, day) => {
    const name = dayName(plan, day).toLowerCase();
    return each([`how much is ${name}`, `price for ${name} only`, `${name} total pp?`], formatPounds(penceOf(ofDay)));
  });
  const kinds = KINDS.flatMap(([kind, wordings]) =>
    each(wordings, formatPounds(penceOf(slots.filter((slot) => kind.includes(slot.kind))))),
  );
  const [dearest] = [...slots].sort((one, other) => other.pricePerPersonPence - one.pricePerPersonPence);
  const most = each(
    ['whats the most expensive thing', 'what costs the most', 'biggest cost?', 'priciest part of the plan'],
    dearest?.name ?? '',
  );
  return [...days, ...kinds, ...most];
}

const OF_ONE = ['how much is X', 'price of X?', 'what would X set us back', 'X - how much', 'how much per person is X'];
const OF_TWO = [
  'which is cheaper X or Y',
  'is X dearer than Y',
  'X vs Y price',
  'how much more is X than Y',
  'difference in price between X and Y',
];

function ofNames({ plan: { groupSize, ...plan } }: Trip): Asked[] {
  const slots = slotsOnDays({ groupSize, ...plan }).map(({ slot }) => slot);
  return slots.flatMap((slot, at): Asked[] => {
    const [name, price] = [slot.name.toLowerCase(), slot.pricePerPersonPence];
    const told = (pence: number): string => (pence === 0 ? 'free' : formatPounds(pence));
    const other = slots.slice(at + 1).find(({ pricePerPersonPence }) => pricePerPersonPence !== price);
    const wordings = [at, at + 2].map((turn) => (OF_ONE[turn % OF_ONE.length] ?? '').replace('X', () => name));
    const two = (OF_TWO[at % OF_TWO.length] ?? '')
      .replace('X', () => name)
      .replace('Y', () => other?.name.toLowerCase() ?? '');
    return [
      ...each(wordings, told(price)),
      ...each([`what does ${name} cost the group`], told(price * groupSize)),
      ...(other ? each([two], told(price), told(other.pricePerPersonPence)) : []),
    ];
  });
}

test.each(sweptTrips(3))('what something costs is told as the plan has it, and nothing changes: %s', (_, outline) => {
  const trip = fixedTrip(outline);
  const faults = [...ofTheWhole(trip), ...ofItsParts(trip), ...ofNames(trip)].flatMap(([message, told]) => {
    const { change, reply } = answerMessage(trip, message);
    return change === null && told.some((one) => reply.includes(one)) ? [] : [`${message}: ${reply}`];
  });
  expect(faults).toEqual([]);
});
