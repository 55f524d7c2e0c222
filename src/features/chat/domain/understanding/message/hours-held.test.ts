import { describe, expect, test } from 'vitest';
import { knownPlan } from '../../fixtures/known-plan.ts';
import type { Intent } from '../intent.ts';
import { readParts } from './read-parts.ts';

const state = knownPlan();
const clock = (minute: number): string =>
  `${String(Math.floor(minute / 60) % 24).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

/** What a wish does, to which parts, and when. */
function told(intent: Intent): string {
  if (intent.kind === 'hours') return `${intent.edge} day ${intent.day + 1} ${clock(intent.minute)}`;
  if (intent.kind === 'exchange') return `exchange ${intent.first.slot.id} ${intent.second.slot.id}`;
  if (intent.kind === 'impossible') return intent.why.kind;
  if (intent.kind === 'retime' && intent.hours)
    return intent.scope.slots
      .map(({ slot }, at) => `${slot.id} ${clock(intent.hours?.[at]?.startMinute ?? 0)}`)
      .join(', ');
  if (!('scope' in intent)) return intent.kind;
  const at = intent.kind === 'retime' && intent.startMinute !== null ? ` ${clock(intent.startMinute)}` : '';
  const way = intent.kind === 'retime' && intent.startMinute === null ? ` ${intent.direction}` : '';
  return `${intent.kind} ${intent.scope.slots.map(({ slot }) => slot.id).join(' ')}${at}${way}`;
}
const readOf = (message: string) =>
  readParts(state, message, { isLoose: false, topic: [] }).map(({ intent }) => told(intent));

describe('each part goes to the hour that stands beside it', () => {
  test.each([
    ['museum at 11 lunch at 12.30 boat at 4', ['d2-a1 11:00, d2-lunch 12:30, d2-a2 16:00']],
    ['saturday: 11am museum, 4pm boat', ['d2-a1 11:00, d2-a2 16:00']],
    ['karting 3.30, dinner 8', ['d1-a1 15:30, d1-dinner 20:00']],
    ['the boat at 4 and hawksmoor at 8 please', ['d2-a2 16:00, d2-dinner 20:00']],
    ['british museum 11 til 12.30', ['retime d2-a1 11:00']],
  ])('%s', (message, wishes) => expect(readOf(message)).toEqual(wishes));

  test.each(['mum lands at 3 so dinner at 8 friday', 'what time is the boat, is it 3 or 4'])(
    'and an hour that is a reason, or asked about, is none: %s',
    (message) => expect(readOf(message).join()).not.toContain(','),
  );
});

describe('an end is an end, whichever word says so', () => {
  test.each([
    ['the boat needs to conclude by 4', 'retime d2-a2 14:45'],
    ['boat finishing by 4 would be ideal', 'retime d2-a2 14:45'],
    ['cahoots till 11 tops', 'retime d2-n1 21:00'],
    ['hawksmoor wraps at 9 please', 'retime d2-dinner 19:00'],
    ['kew cant start before 12', 'retime d3-a1 12:00'],
    ['hawksmoor not till 8', 'retime d2-dinner 20:00'],
  ])('%s', (message, wish) => expect(readOf(message)).toEqual([wish]));
});

describe('a day that was named, or that all parts are on, goes for the clause without one', () => {
  test.each([
    ['skip lunch sunday and finish earlier', ['drop d3-lunch', 'retime d3-a1 d3-lunch earlier']],
    ['hawksmoor at 8 and no night out', ['drop d2-n1', 'retime d2-dinner 20:00']],
    ['start saturday at half 10 and be finished by 11', ['start day 2 10:30', 'finish day 2 23:00']],
    ['saturday 11 to midnight max', ['start day 2 11:00', 'finish day 2 00:00']],
    ['push cahoots to half 9 and finish at 1', ['retime d2-n1 21:30', 'finish day 2 01:00']],
  ])('%s', (message, wishes) => expect(readOf(message).sort()).toEqual(wishes.sort()));

  test('and lunches are all of them', () =>
    expect(readOf('bin the boat and no lunches')).toContain('drop d2-lunch d3-lunch'));
});

test('what is said of it is said of the part before', () =>
  expect(readOf('is hawksmoor any good with kids, and it needs to be done by 9')).toContain('retime d2-dinner 19:00'));

describe('two of a message change places beside another wish', () => {
  test.each(['swap the museum and the boat over and drop kew', 'museum and boat the other way about, drop kew'])(
    '%s',
    (message) => expect(readOf(message).sort()).toEqual(['drop d3-a1', 'exchange d2-a1 d2-a2']),
  );
  test('the one should be after the other', () =>
    expect(readOf('the museum is fine but it should be after the boat')).toEqual(['exchange d2-a1 d2-a2']));
});

describe('what nobody here can do is said, and nothing else is done', () => {
  test.each([
    ['cut cahoots short', 'fixed-length'],
    ['lunch quicker on saturday', 'fixed-length'],
    ['6 people cant make friday', 'part-of-group'],
    ['we are 9 from saturday', 'part-of-group'],
    ['one of the girls flies home saturday night', 'part-of-group'],
    ['only 5 of us doing the karting', 'part-of-group'],
  ])('%s', (message, why) => expect(readOf(message)).toEqual([why]));

  test.each(['there are 9 of us now', '9 of us from friday to sunday', 'drop cahoots'])(
    'unless it is about all of it: %s',
    (message) => expect(readOf(message).join()).not.toMatch(/part-of-group|fixed-length/),
  );
});

describe('time between two parts', () => {
  test('that is there is shown', () =>
    expect(readOf('leave an hour between the boat and dinner on saturday').join()).toContain('schedule'));
  test('that is not there moves the later one', () =>
    expect(readOf('we need half an hour more between lunch and the boat')).toEqual(['retime d2-a2 15:30']));
});
