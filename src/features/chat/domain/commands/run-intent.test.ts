/** @module-tag long */
import { describe, expect, test } from 'vitest';
import { checkPlan } from '../../../../engine/check-plan.ts';
import { formatClock } from '../../../../shared/dates.ts';
import { formatPounds } from '../../../../shared/money.ts';
import { NO_BUDGET } from '../../../planner/domain/assumed-notes.ts';
import { answerMessage } from '../answer-message.ts';
import type { ConciergeState } from '../concierge-state.ts';
import { afterTurn, londonTrip } from '../fixtures/london-trip.ts';
import { slotsOf } from '../understanding/finding/find-slots.ts';

const trip = londonTrip();

/** Sends a message and gives the plan after it, which must be sound. */
function changeBy(message: string, state: ConciergeState = trip) {
  const turn = answerMessage(state, message);
  if (!turn.change) throw new Error(`nothing changed: ${turn.reply}`);
  expect(checkPlan(turn.change.plan, turn.change.request, state.places)).toEqual([]);
  return { ...turn, plan: turn.change.plan, request: turn.change.request };
}

describe('arrivals and departures', () => {
  test('nothing starts before the group has arrived and settled in', () => {
    const { plan } = changeBy('we only arrive at 6pm on friday');
    expect(plan.days[0]?.slots.every((slot) => slot.startMinute >= 19 * 60)).toBe(true);
  });

  test('the last day ends in time for the train home', () => {
    const { plan } = changeBy('our train home is at 3pm on sunday');
    expect(plan.days[2]?.slots.every((slot) => slot.endMinute <= 13.5 * 60)).toBe(true);
  });

  test('a day starts and ends at the hours asked for', () => {
    const { plan } = changeBy('can we start at 12 on sunday');
    expect(plan.days[2]?.slots.every((slot) => slot.startMinute >= 720)).toBe(true);
    const early = changeBy('finish by 11pm on saturday').plan;
    expect(early.days[1]?.slots.every((slot) => slot.endMinute <= 23 * 60)).toBe(true);
  });

  test('a lie-in moves the first thing of the day, or takes it out', () => {
    const before = trip.plan.days[2]?.slots[0]?.startMinute ?? 0;
    const after = changeBy('can we have a lie in on sunday').plan.days[2]?.slots[0]?.startMinute ?? 0;
    expect(after).toBeGreaterThan(before);
  });
});

describe('other days', () => {
  test('a day earlier at the front keeps the days that were there', () => {
    const { plan } = changeBy('can we start on thursday instead');
    expect(plan.days.map(({ date }) => date)).toEqual(['2027-03-11', '2027-03-12', '2027-03-13', '2027-03-14']);
    const saturday = new Set(plan.days[2]?.slots.map((slot) => slot.venueId));
    const kept = trip.plan.days[1]?.slots.filter((slot) => saturday.has(slot.venueId)).length ?? 0;
    expect(kept).toBeGreaterThanOrEqual((trip.plan.days[1]?.slots.length ?? 0) - 2);
  });

  test('a day later at the end, a day fewer, and a month later', () => {
    expect(changeBy('come back on monday instead').plan.days.at(-1)?.date).toBe('2027-03-15');
    expect(changeBy('make it a day shorter').plan.days.map(({ date }) => date)).toEqual(['2027-03-12', '2027-03-13']);
    expect(changeBy('a month later').plan.days[0]?.date).toBe('2027-04-09');
  });

  test('days that have passed, too many days and none are refused with the reason', () => {
    for (const [message, reason] of [
      ['move it to 2026-01-02 to 2026-01-04', 'Start date cannot be in the past'],
      ['move it to 1 to 20 June', 'Trips can be at most 14 days long'],
      ['make it 5 days shorter', 'no day at all'],
    ] as const) {
      const turn = answerMessage(trip, message);
      expect(turn).toMatchObject({ change: null, understood: true });
      expect(turn.reply).toContain(reason);
    }
  });
});

describe('additions', () => {
  const roomy = londonTrip({ budgetRange: 'luxury' });

  test('a place named is in the plan afterwards, on the day asked for, and nothing is lost for it', () => {
    const planned = new Set(slotsOf(roomy.plan).map(({ slot }) => slot.name));
    const wanted = ['London Eye', 'Tate Modern', 'Sky Garden', 'British Museum', 'Camden Market'].filter(
      (name) => !planned.has(name),
    );
    const turns = wanted.map((name) => ({ name, turn: answerMessage(roomy, `add ${name} on sunday`) }));
    const done = turns.filter(({ turn }) => turn.change !== null);
    expect(turns.length).toBeGreaterThan(0);
    for (const { name, turn } of done)
      expect(turn.change?.plan.days[2]?.slots.some((slot) => slot.name === name)).toBe(true);
    for (const { name, turn } of turns) expect(turn.reply).toContain(name);
  });

  test('after something was dropped there is room for something new', () => {
    const dropped = changeBy('drop saturday afternoon');
    const state = afterTurn(trip, 'drop saturday afternoon', dropped);
    const { plan } = changeBy('add an activity on saturday', state);
    const counted = (days: typeof plan.days) => days[1]?.slots.filter((slot) => slot.kind === 'activity').length ?? 0;
    expect(counted(plan.days)).toBeGreaterThan(counted(dropped.plan.days));
  });

  test('what does not fit the budget is not slipped in: the limit stays, or an offer names the price', () => {
    const tight = londonTrip({ budgetRange: 'mid-range' });
    const turn = answerMessage(tight, 'add a helicopter flight');
    if (turn.change) expect(turn.change.plan.totals.slotsPerPersonPence).toBeLessThanOrEqual(300_00);
    else expect(turn.reply).toMatch(/£\d+.*limit of £300|no room|no time|takes \d+ to \d+|No helicopter/);
  });

  test('what our list does not have is said, never invented', () => {
    for (const [message, thing] of [
      ['can we go skydiving', 'skydiving'],
      ['add a strip club', 'strip club'],
      ['swap friday dinner for moon cheese', 'moon cheese'],
    ] as const) {
      const turn = answerMessage(trip, message);
      expect(turn).toMatchObject({ change: null, understood: true });
      expect(turn.reply).toContain(`We have no ${thing} on our list for London`);
    }
  });
});

test('what a change would cost is answered without making it', () => {
  const [dear] = [...slotsOf(trip.plan)].sort(
    (left, right) => right.slot.pricePerPersonPence - left.slot.pricePerPersonPence,
  );
  const turn = answerMessage(trip, `how much would it be without ${dear?.slot.name}?`);
  const price = trip.plan.totals.allPerPersonPence - (dear?.slot.pricePerPersonPence ?? 0);
  expect(turn.change).toBeNull();
  expect(turn.reply).toContain(`${formatPounds(price)} a person with the stay instead of`);
  expect(answerMessage(trip, 'what would it cost for 12 people').reply).toMatch(/12 people.*Nothing has changed yet/s);
});

test('a raised limit leaves the plan alone and makes room', () => {
  const { request, plan } = changeBy('raise the budget to £700 each');
  expect(request.budgetCapPence).toBe(700_00);
  expect(plan.days).toEqual(trip.plan.days);
});

test('what the last change did can be asked', () => {
  const swapped = changeBy('swap friday dinner');
  const state = afterTurn(trip, 'swap friday dinner', swapped);
  expect(answerMessage(state, 'what have you changed').reply).toContain(swapped.change?.changed[0]);
});

test('the way to a stop is told from the plan', () => {
  const dinner = trip.plan.days[0]?.slots.find((slot) => slot.kind === 'dinner');
  expect(answerMessage(trip, 'how far is dinner on friday').reply).toContain(`${dinner?.travel.minutes} minutes`);
});

test('a wish about all of a kind bans the kind and never empties the plan', () => {
  const { plan } = changeBy('remove all the clubs and bars');
  const isBar = (slot: { kind: string; type: string }) => slot.kind === 'night' && /\bbar\b|^club$/i.test(slot.type);
  expect(slotsOf(plan).filter(({ slot }) => isBar(slot))).toEqual([]);
  expect(slotsOf(plan).length).toBeGreaterThan(slotsOf(trip.plan).length * 0.7);
  for (const message of ['drop everything', 'swap everything', 'cancel all of it', 'delete the whole plan'])
    expect(answerMessage(trip, message).change).toBeNull();
});

test('a question about a need changes nothing until the answer is yes', () => {
  const asked = answerMessage(trip, 'is everything step free?');
  expect(asked).toMatchObject({ change: null, understood: true });
  const { request } = changeBy('yes', afterTurn(trip, 'is everything step free?', asked));
  expect(request.needs.stepFree).toBe(true);
});

test('an amount that does not say whose it is counts for whichever is nearer, a person or the group', () => {
  expect(changeBy('spend up to £900').request.budgetCapPence).toBe(900_00);
  expect(changeBy('total under £3500').request.budgetCapPence).toBe(350_00);
});

test('a dropped meal stays dropped when something else changes', () => {
  const dropped = changeBy('no lunch on saturday');
  const state = afterTurn(trip, 'no lunch on saturday', dropped);
  const { plan } = changeBy("there's 11 of us now", state);
  expect(plan.days[1]?.slots.some((slot) => slot.kind === 'lunch')).toBe(false);
});

test('a new time is exact, and told with the old one', () => {
  const dinner = trip.plan.days[0]?.slots.find((slot) => slot.kind === 'dinner');
  const quarter = (dinner?.startMinute ?? 0) + 15;
  const turn = answerMessage(trip, `move friday dinner to ${formatClock(quarter)}`);
  if (turn.change) {
    expect(turn.change.plan.days[0]?.slots.find((slot) => slot.kind === 'dinner')?.startMinute).toBe(quarter);
    expect(turn.reply).toContain(`from ${formatClock(dinner?.startMinute ?? 0)} to ${formatClock(quarter)}`);
  } else expect(turn.reply).toContain(formatClock(quarter));
});

test('what was assumed for want of a budget is no longer noted once there is a limit, and comes back with undo', () => {
  const open = londonTrip({ budgetRange: '' });
  const isNoted = (notes: readonly string[]) => notes.includes(NO_BUDGET);
  const state = { ...open, plan: { ...open.plan, notes: [NO_BUDGET, ...open.plan.notes] } };
  const limited = changeBy('max £400 each', state);
  expect(isNoted(limited.plan.notes)).toBe(false);
  expect(isNoted(changeBy('undo', afterTurn(state, 'max £400 each', limited)).plan.notes)).toBe(true);
});
