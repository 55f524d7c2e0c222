import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { ConciergeState } from '../../src/features/chat/domain/concierge-state.ts';
import type { ConciergeTurn } from '../../src/features/chat/domain/concierge-turn.ts';
import { parseCases } from './case-schema.ts';
import { fixedTrip } from './fixed-trip.ts';
import { judgeTurn } from './judge-turn.ts';
import { placedSlots } from './placed-slots.ts';
import { said } from './trip-for-tests.ts';
import { TRIP_OUTLINES } from './trip-outlines.ts';

// A case language that accepts anything is worthless: these concierges know nothing, and must score next to nothing.

const TRIPS = new Map(TRIP_OUTLINES.map((outline) => [outline.id, fixedTrip(outline)]));
const CASES = ['tuned', 'unseen'].flatMap((half) =>
  parseCases(readFileSync(new URL(`${half}-cases.jsonl`, import.meta.url), 'utf8')),
);

/** How many per cent of all cases a concierge gets right that answers every message in one way. */
function scoreOf(answer: (state: ConciergeState) => ConciergeTurn): number {
  const right = CASES.filter((one) => {
    const state = TRIPS.get(one.trip);
    return state !== undefined && judgeTurn(one.expect, answer(state), state, state).isRight;
  });
  return (100 * right.length) / CASES.length;
}

test('a concierge that never understands gets at most every tenth message right', () => {
  expect(scoreOf(() => said('Sorry, I did not understand that.', false))).toBeLessThan(10);
});

test('a concierge that only chats gets at most every tenth message right', () => {
  expect(scoreOf(() => said('Lovely, leave it with me!'))).toBeLessThan(10);
});

test('a concierge that declines everything gets at most every tenth message right', () => {
  expect(scoreOf(() => said('Sorry, that is not possible.'))).toBeLessThan(10);
});

test('a concierge that always asks back gets at most every sixth message right', () => {
  expect(scoreOf(() => said('Would you like it cheaper or closer?'))).toBeLessThan(17);
});

test('a concierge that reads the whole plan out to every message gets at most every fourth right', () => {
  const everything = ({ plan }: ConciergeState): string =>
    placedSlots(plan)
      .map(({ slot }) => `${slot.name}, ${slot.startMinute}, £${slot.pricePerPersonPence / 100}`)
      .join('\n');
  expect(scoreOf((state) => said(everything(state)))).toBeLessThan(25);
});

test('a concierge that says it changed the plan and did not gets nothing of a wish right', () => {
  const wishes = CASES.filter(({ expect: { kind } }) => kind === 'change');
  const right = wishes.filter((one) => {
    const state = TRIPS.get(one.trip);
    if (!state) return false;
    const turn = { reply: 'Done.', change: { ...state, changed: ['all'] }, understood: true };
    return judgeTurn(one.expect, turn, state, state).isRight;
  });
  expect(right.map(({ id }) => id)).toEqual([]);
});
