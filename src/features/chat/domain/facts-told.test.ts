import { describe, expect, test } from 'vitest';
import { answerMessage } from './answer-message.ts';
import { knownPlan } from './fixtures/known-plan.ts';
import { londonTrip } from './fixtures/london-trip.ts';
import type { Intent } from './understanding/intent.ts';
import { readParts } from './understanding/message/read-parts.ts';

const trip = knownPlan();
const intents = (message: string, state = trip): Intent[] =>
  readParts(state, message, { isLoose: false, topic: [] }).map(({ intent }) => intent);
const withDiets = {
  ...trip,
  request: { ...trip.request, needs: { ...trip.request.needs, diets: ['vegan', 'gluten-free'] as const } },
};

describe('who a place suits is asked, and nothing is noted', () => {
  test.each([
    ['can a coeliac eat at the steakhouse', { diets: ['gluten-free'] }],
    ['which of these can you do on crutches', { stepFree: true }],
    ['is everywhere ok with 13 yr olds', { minorsPresent: true }],
    ['all the boys are 16 is everything ok for that', { minorsPresent: true }],
    ['one of the lads is in a chair since his accident, can he actually get into these places', { stepFree: true }],
  ])('%s', (message, needs) => {
    expect(intents(message)).toEqual([expect.objectContaining({ kind: 'suits', ...needs })]);
    expect(answerMessage(trip, message).change).toBeNull();
  });

  test('what no list tells is said to be for the places to tell', () => {
    const { reply, change } = answerMessage(trip, 'are dogs allowed anywhere on this');
    expect(reply).toContain('dogs');
    expect(change).toBeNull();
  });
});

describe('a diet that nobody has any more', () => {
  test.each([
    ['the vegan has dropped out so thats one less thing', ['vegan']],
    ['the vegans have cancelled, only gluten free now', ['vegan']],
    ['actually no one is gluten free just the vegans', ['gluten-free']],
  ])('%s', (message, notDiets) => {
    expect(intents(message, withDiets)).toEqual([expect.objectContaining({ kind: 'needs', diets: [], notDiets })]);
  });

  test('is none where nobody ever had it', () => {
    const told = intents('the vegan has dropped out');
    expect(told.some((intent) => intent.kind === 'needs' && (intent.notDiets ?? []).length > 0)).toBe(false);
  });
});

describe('a fact beside a question or a wish belongs to it', () => {
  test('how many pay', () => {
    expect(intents('whats everyones share if the stag doesnt pay, so 9 of us')).toEqual([
      { kind: 'split-cost', ways: 9 },
    ]);
  });

  test('the weather, and where everybody is to be', () => {
    expect(intents('forecast is grim for the saturday, get us indoors')).toEqual([
      expect.objectContaining({ kind: 'dry', days: [1] }),
    ]);
  });

  test('what the plan costs is no limit', () => {
    const each = Math.round(trip.plan.totals.slotsPerPersonPence / 100);
    expect(answerMessage(trip, `so ${each} each, whats that altogether`).change).toBeNull();
  });
});

test('the longest way of the plan, or of a day, is told alone', () => {
  const planned = londonTrip();
  const longest = Math.max(...planned.plan.days.flatMap(({ slots }) => slots.map(({ travel }) => travel.minutes)));
  const { reply } = answerMessage(planned, 'whats the longest trek of the weekend');
  expect(reply).toContain(`${longest} minutes`);
  expect(reply.match(/ minutes (?:on foot|by)/g)).toHaveLength(1);
});

test('two prices that are held up against each other are both told, and not added up', () => {
  const { reply, change } = answerMessage(trip, 'which is dearer the karting or the museum');
  expect(change).toBeNull();
  expect(reply).toContain('TeamSport');
  expect(reply).toContain('British Museum');
  expect(reply).not.toContain('Together');
});

describe('other places to stay are listed, and a number moves there', () => {
  test.each(['what other hotels are there', 'whats the cheapest place to crash', 'is there a five star hotel'])(
    '%s',
    (message) => {
      const asked = answerMessage(trip, message);
      expect(asked.change).toBeNull();
      expect(asked.reply).toMatch(/^1\. Stay at /m);
    },
  );

  test('the number is read as the hotel beside it', () => {
    const planned = londonTrip();
    const asked = answerMessage(planned, 'what other hotels are there');
    const [, name = ''] = /^2\. Stay at (.+?) \(/m.exec(asked.reply) ?? [];
    const history = [
      { role: 'user' as const, content: 'what other hotels are there' },
      { role: 'assistant' as const, content: asked.reply },
    ];
    expect(name).not.toBe('');
    expect(answerMessage({ ...planned, history }, '2').change?.plan.stay?.name).toBe(name);
  });
});
