/** @module-tag long */
import { describe, expect, test } from 'vitest';
import { checkPlan } from '../../../engine/check-plan.ts';
import { formatPounds } from '../../../shared/money.ts';
import { answerMessage } from './answer-message.ts';
import type { ConciergeState } from './concierge-state.ts';
import { afterTurn, londonTrip } from './fixtures/london-trip.ts';
import { suggestWishes } from './suggest-wishes.ts';
import { slotsOf } from './understanding/finding/find-slots.ts';

const trip = londonTrip();
const first = slotsOf(trip.plan)[0]?.slot.name ?? '';
const last = slotsOf(trip.plan).at(-1)?.slot.name ?? '';
const names = (state: ConciergeState) => slotsOf(state.plan).map(({ slot }) => slot.name);

/** The state after the messages, each answered in turn. */
function talk(...messages: string[]): { state: ConciergeState; replies: string[] } {
  let state: ConciergeState = trip;
  const replies: string[] = [];
  for (const message of messages) {
    const turn = answerMessage(state, message);
    if (turn.change) expect(checkPlan(turn.change.plan, turn.change.request, state.places)).toEqual([]);
    replies.push(turn.reply);
    state = afterTurn(state, message, turn);
  }
  return { state, replies };
}

describe('words that only weigh, deny, praise or ask leave the plan alone', () => {
  test.each([
    // Weighed, not wished.
    `should we swap ${first}?`,
    `would it be mad to drop ${first}`,
    `we were thinking of dropping ${first} but not sure`,
    `maybe drop ${first}? idk`,
    'dont do anything yet just asking can you make it cheaper',
    `wouldn't it be better to swap ${first} for something fun`,
    `if we dropped ${first} how much would we save`,
    `do you reckon we should lose ${first}`,
    // Denied.
    `don't drop ${first}`,
    `i don't want to drop ${first}`,
    `id hate to lose ${first}`,
    `remember not to swap ${first}`,
    'no need to make it cheaper',
    'dont make it any cheaper',
    'never said i wanted cheaper',
    'its not a problem if its not cheaper',
    'please dont add anything',
    'nobody is vegan',
    `im not saying swap ${first} but is it good`,
    `everyone loves ${first}`,
    // Praised.
    `love ${first}`,
    `${first} sounds fun`,
    // Asked.
    'which is the most expensive bit',
    'whats the cheapest thing',
    'any of it free?',
    'is there time to change before dinner sat',
    'is everything wheelchair ok',
    'is it suitable for someone who doesnt drink',
    `did you drop ${first}`,
    'who changed dinner',
    'when can we swap dinner',
    'what changed',
    'why did you swap dinner?',
    'is breakfast sorted',
    `${first} doesnt take bookings for 8 does it`,
    // Things that are not there.
    'drop the limo on saturday',
    'swap the limo on friday night',
    'no pork on sat',
    'for 2 nights',
    '30 quid',
    'at 8',
    '🎉🎉🎉',
    'tell me a joke',
    "'; DROP TABLE bookings;--",
    'lorem ipsum dolor '.repeat(300),
  ])('%s', (message) => {
    const turn = answerMessage(trip, message);
    expect(turn.change).toBeNull();
    expect(turn.reply.length).toBeGreaterThan(0);
  });

  test('a change that was only weighed is shown with its price, and yes makes it', () => {
    const { state, replies } = talk(`should we drop ${first}?`);
    expect(replies[0]).toContain('Nothing has changed yet');
    expect(replies[0]).toContain(`“drop ${first}”`);
    const turn = answerMessage(state, 'yes');
    expect(turn.change?.plan.days.flatMap(({ slots }) => slots).some(({ name }) => name === first)).toBe(false);
  });
});

describe('numbers, names and hours mean what an organiser means by them', () => {
  test.each([
    ['actually make it 16 not 14', 16],
    ['actually were 12 not 10', 12],
    ['emma cant come anymore', 9],
    ['emma and jo cant make it', 8],
    ['were now 9', 9],
  ])('%s makes it %i people', (message, people) => {
    expect(talk(message).state.plan.groupSize).toBe(people);
  });

  test('nothing before 12 on sunday', () => {
    const { state } = talk('nothing before 12 on sunday');
    expect(state.plan.days[2]?.slots.every(({ startMinute }) => startMinute >= 720)).toBe(true);
  });

  test('home by midnight on Saturday ends the evening, not the trip', () => {
    const { state } = talk('can we get home by midnight sat');
    expect(state.plan.days).toHaveLength(3);
    expect(state.plan.days[1]?.slots.every(({ endMinute }) => endMinute <= 1440)).toBe(true);
    expect(talk('10pm finish sat').state.plan.days).toHaveLength(3);
  });

  test('a free afternoon keeps its lunch', () => {
    const { state } = talk('leave sat afternoon free');
    const lunch = trip.plan.days[1]?.slots.find(({ kind }) => kind === 'lunch');
    expect(state.plan.days[1]?.slots.find(({ kind }) => kind === 'lunch')?.name).toBe(lunch?.name);
  });
});

describe('a conversation is understood as one', () => {
  test('a number or “both” answers the question which one', () => {
    const dinner = (state: ConciergeState, day: number) =>
      state.plan.days[day]?.slots.find(({ kind }) => kind === 'dinner')?.name;
    const { state } = talk('swop the dinnr', 'the 1st one');
    expect(dinner(state, 0)).not.toBe(dinner(trip, 0));
    expect(dinner(state, 1)).toBe(dinner(trip, 1));
  });

  test('“and the other one” does the same again', () => {
    const { state } = talk(`drop ${first}`, `and ${last}`);
    expect(names(state)).not.toContain(first);
    expect(names(state)).not.toContain(last);
  });

  test('what was taken out comes back itself', () => {
    const { state } = talk(`drop ${first}`, `put ${first} back`);
    expect(names(state)).toContain(first);
  });

  test.each(['swap it back', 'go back', 'undo', 'put it back'])('%s undoes the last change', (message) => {
    expect(talk(`drop ${first}`, message).state.plan).toEqual(trip.plan);
  });

  test('“the place is weird, bin it” drops that place and nothing else', () => {
    const { state } = talk(`${first} is weird, bin it`);
    expect(names(state)).toEqual(names(trip).filter((name) => name !== first));
  });

  test.each([`dont need the ${first}`, `lose ${first} its boring`, `${first} is boring lose it`, `${first} can go`])(
    '%s drops it and nothing else',
    (message) => {
      expect(names(talk(message).state)).toEqual(names(trip).filter((name) => name !== first));
    },
  );

  test('the day goes on into the second half of a sentence', () => {
    const { state } = talk('dont swap dinner on sat, swap lunch instead');
    const kept = trip.plan.days[1]?.slots.find(({ kind }) => kind === 'dinner')?.name;
    expect(names(state)).toContain(kept);
    const sunday = (plan: typeof trip.plan) => plan.days[2]?.slots.map(({ name }) => name);
    expect(sunday(state.plan)).toEqual(sunday(trip.plan));
  });

  test('a bare number corrects the size that was just given', () => {
    expect(talk('theres 12 of us now', 'sorry 13').state.plan.groupSize).toBe(13);
  });
});

describe('replies read well', () => {
  test('what changed comes before what stayed', () => {
    const { replies } = talk('dont swap dinner on sat, swap lunch instead');
    const lines = replies[0]?.split('\n') ?? [];
    const stays = lines.findIndex((line) => line.includes(' stays'));
    const is = lines.findIndex((line) => line.includes(' is now '));
    expect(is).toBe(0);
    expect(stays).toBeGreaterThan(is);
    expect(new Set(lines).size).toBe(lines.length);
  });

  test('the same price a person for fewer people is not called a difference', () => {
    const { state, replies } = talk('3 dropped out');
    expect(state.plan.totals.slotsPerPersonPence).toBe(trip.plan.totals.slotsPerPersonPence);
    expect(replies[0]).toContain(`Without the stay it is ${formatPounds(trip.plan.totals.slotsPerPersonPence)}.`);
  });
});

describe('each of the three suggestions changes the plan when it is sent', () => {
  test.each([
    trip,
    londonTrip({ eventType: 'hen-party', groupSize: 8, budgetRange: 'mid-range' }),
    londonTrip({ eventType: 'work-do', groupSize: 30, budgetRange: 'mid-range' }),
  ])('plan %#', (state) => {
    const wishes = suggestWishes(state);
    expect(wishes).toHaveLength(3);
    for (const wish of wishes) expect(answerMessage(state, wish).change).not.toBeNull();
  });
});
