import { describe, expect, test } from 'vitest';
import { slotsOnDays } from '../../src/engine/plan-effect.ts';
import type { ConciergeState } from '../../src/features/chat/domain/concierge-state.ts';
import { said } from './say-to-trip.ts';
import { tripOf } from './trip-for-tests.ts';

const startOf = ({ plan }: ConciergeState, day: number, kind: string): number | undefined =>
  plan.days[day]?.slots.find((slot) => slot.kind === kind)?.startMinute;
const namesOf = ({ plan }: ConciergeState): string[] => slotsOnDays(plan).map(({ slot }) => slot.name);
const goneFrom = (before: ConciergeState, after: ConciergeState): string[] =>
  namesOf(before).filter((name) => !namesOf(after).includes(name));

test.each([
  [
    'lisbon-hen',
    'is the wine tasting the same day as the nata class?',
    'thats a lot for one day, put the wine on saturday afternoon instead',
    'Lisbon Winery tasting',
    2,
  ],
  [
    'london-hen',
    'when is the boat',
    'thats too much for one day, move the boat to sunday',
    'City Cruises from Westminster Pier',
    2,
  ],
] as const)('what is too much for one day shortens no trip: %s, %s, %s', (id, asked, wish, name, day) => {
  const { before, after, turn } = said(id, asked, wish);
  expect(goneFrom(before, after), turn.reply).toEqual([]);
  expect(after.plan.days[day]?.slots.map((slot) => slot.name)).toContain(name);
});

test.each([
  ['lisbon-hen', 'what times dinner on the thursday?', 'can we make it 8 instead'],
  ['lisbon-hen', 'when are we eating on thursday', 'could we do 8 instead please'],
  ['prague-stag', 'what time is dinner on friday', 'can we have 8 instead'],
] as const)('a bare number after the hour of a dinner is its hour: %s, %s, %s', (id, asked, wish) => {
  const { before, after, turn } = said(id, asked, wish);
  expect(after.plan.groupSize, turn.reply).toBe(before.plan.groupSize);
  expect(startOf(after, 0, 'dinner')).toBe(20 * 60);
});

test.each(['swap them two round', 'swap those two round please', 'other way round would be better'])(
  'two dinners of two questions change places, whatever else was told beside them: %s',
  (wish) => {
    const { before, after, turn } = said('prague-stag', 'where we eating fri', 'and sat', wish);
    const dinners = ({ plan }: ConciergeState) =>
      [0, 1].map((day) => plan.days[day]?.slots.find(({ kind }) => kind === 'dinner')?.name);
    expect(dinners(after), turn.reply).toEqual(dinners(before).toReversed());
    expect(goneFrom(before, after)).toEqual([]);
  },
);

describe('something cheaper is of what was told last', () => {
  test.each([
    [
      'whitby-birthday',
      'how much is the axe throwing',
      'is there owt cheaper? swap it if there is',
      'Axe-throwing tournament',
    ],
    [
      'prague-stag',
      'how much is kasarna karlin',
      'is there anything cheaper? if there is swap to that',
      'Kasárna Karlín',
    ],
    [
      'london-day',
      'Which is the priciest thing on the day?',
      'thought so! what about something cheaper instead, the kids wont mind',
      'Thames Rockets',
    ],
  ] as const)('%s, %s, %s', (id, asked, wish, name) => {
    const { before, after, turn } = said(id, asked, wish);
    expect(goneFrom(before, after), turn.reply).toEqual([name]);
    expect(after.plan.totals.slotsPerPersonPence).toBeLessThan(before.plan.totals.slotsPerPersonPence);
  });

  test('a question without the condition only shows it', () => {
    expect(said('prague-stag', 'how much is kasarna karlin', 'is there anything cheaper?').turn.change).toBeNull();
  });

  test.each([
    ['lisbon-hen', 'whats the hotel costing us?', "thats loads!! swap it fro a cheaper one, we're never in it anyway"],
    ['prague-stag', 'what do we pay for the hotel?', 'blimey. can you get us a cheaper one, we only sleep there'],
    ['prague-stag', 'what do we pay for the hotel?', 'ouch! is there a cheaper one? book it if so'],
  ] as const)('and of the stay where that was told: %s, %s', (id, asked, wish) => {
    const { before, after, turn } = said(id, asked, wish);
    expect(namesOf(after), turn.reply).toEqual(namesOf(before));
    expect(after.plan.stay?.name).not.toBe(before.plan.stay?.name);
  });
});

test.each([
  'I fear it may be noisy. We should prefer a quiet pub instead, if we may.',
  'hmm it might be loud. a pub instead',
])('what may be too noisy gives way to what is preferred: %s', (wish) => {
  const { before, after, turn } = said('bristol-birthday', 'What sort of place is The Canteen?', wish);
  expect(goneFrom(before, after), turn.reply).toContain('The Canteen');
  expect(namesOf(after)).toContain('Cabot Tower and Brandon Hill');
});

describe('what was meant is done, and what was fine is as it was', () => {
  test('another part was to go', () => {
    const { after } = said(
      'bristol-birthday',
      'Please would you take Leigh Woods out of the Saturday.',
      'Forgive me, I meant the cycling. Leigh Woods should remain.',
    );
    expect(goneFrom(tripOf('bristol-birthday'), after)).toEqual(['Bristol and Bath Railway Path by hire bike']);
  });

  test('another dinner was to be cheaper, said once more', () => {
    const { after } = said(
      'lisbon-hen',
      "can you make friday's dinner a bit cheaper",
      'wait no i meant thursdays!! put encanto back and make thursday cheaper',
    );
    expect(goneFrom(tripOf('lisbon-hen'), after)).toEqual(['SUD Lisboa']);
  });

  test.each([
    ['start saturday an hour later please', 'oops meant SUNDAY an hour later, saturday was fine how it was'],
    ['start saturday an hour later please', 'oops meant SUNDAY an hour later'],
  ] as const)('another day was to begin later: %s, %s', (wish, meant) => {
    const { before, after, turn } = said('london-hen', wish, meant);
    expect(startOf(after, 2, 'activity'), turn.reply).toBe((startOf(before, 2, 'activity') ?? 0) + 60);
    expect(startOf(after, 1, 'activity')).toBe(startOf(tripOf('london-hen'), 1, 'activity'));
  });

  test('another evening was wanted', () => {
    const { after, turn } = said(
      'whitby-birthday',
      'Swap the karaoke for a quiz night',
      'Sorry, ignore that, I meant a comedy night',
    );
    expect(namesOf(after), turn.reply).toContain('Stand-up comedy night');
    expect(namesOf(after)).not.toContain('Hosted quiz and games night');
  });
});

describe('a part that is named goes, and nothing is put in its place where nothing is needed', () => {
  test.each([
    [
      'whats the plan for saturday morning?',
      'the escape room isnt really us, just take it out, dont need anything else there',
    ],
    ['whats the plan', 'drop the escape room, we dont need anything else there'],
  ] as const)('%s, %s', (asked, wish) => {
    const { before, after, turn } = said('lisbon-hen', asked, wish);
    expect(goneFrom(before, after), turn.reply).toEqual(['Escape Hunt Lisboa']);
    expect(namesOf(after)).toHaveLength(namesOf(before).length - 1);
  });
});

test('the second of a list is taken in courteous words', () => {
  const { before, after, turn } = said(
    'bristol-birthday',
    'Which other restaurants might we have on Friday evening?',
    'The second of those sounds agreeable, thank you. We shall take it.',
  );
  expect(goneFrom(before, after), turn.reply).toEqual(['Catch 22']);
});

test('a doubt beside it takes none', () => {
  const asked = 'Which other restaurants might we have on Friday evening?';
  expect(said('bristol-birthday', asked, 'the second sounds good, but is it far').turn.change).toBeNull();
});

test('the way to a place that was told is asked, and not the journey to the city', () => {
  const { turn } = said(
    'bristol-birthday',
    'Which restaurant have you chosen for the Saturday evening?',
    'And how long does it take to get there?',
  );
  expect(turn.reply).toMatch(/^Saturday, Pieminister: \d+ minutes/);
});

test('one thing more after what was told is for its day', () => {
  const { before, after, turn } = said(
    'london-hen',
    "how long's the boat trip on saturday?",
    'perfect, could we squeeze a cocktail making class in after it before dinner?',
  );
  expect(after.plan.days[0], turn.reply).toEqual(before.plan.days[0]);
});

test.each([
  'Could we follow the bar with some live Irish music, please?',
  'follow dinner on thursday with a pub please',
])('what follows a part comes as well: %s', (wish) => {
  const { before, after, turn } = said('dublin-work', wish);
  expect(goneFrom(before, after), turn.reply).toEqual([]);
  expect(namesOf(after)).toHaveLength(namesOf(before).length + 1);
});

test.each([
  'My sister-in-law will be in a wheelchair. Could you make everything suitable for her, please?',
  "my nan's in a wheelchair, can you make it all ok for her",
])('what is to be made suitable is made so: %s', (wish) => {
  const { after, turn } = said('bristol-birthday', wish);
  expect(after.request.needs.stepFree, turn.reply).toBe(true);
  expect(turn.reply).not.toContain('did not understand');
});

test.each(['is everything suitable for her?', 'will she make it to everything?'])(
  'and what is asked is answered: %s',
  (asked) => {
    expect(said('bristol-birthday', `my nan's in a wheelchair, ${asked}`).turn.change).toBeNull();
  },
);

test.each(['and the dinner?', 'and what about dinner?'])('a need is asked of two meals: %s', (also) => {
  const { turn } = said('london-day', `my youngest has a nut allergy, is lunch ok for him? ${also}`);
  expect(turn.reply).toContain('inamo');
  expect(turn.change).toBeNull();
});

test('an hour that is asked for if it can be is no number of people', () => {
  const { before, after, turn } = said('lisbon-hen', 'what times the wine thing', 'make it 3 if poss');
  expect(after.plan.groupSize, turn.reply).toBe(before.plan.groupSize);
  expect(slotsOnDays(after.plan).find(({ slot }) => slot.name === 'Lisbon Winery tasting')?.slot.startMinute).toBe(900);
});

test('what is taken if there is something cheaper is taken', () => {
  const { before, after, turn } = said(
    'bristol-birthday',
    'Could you tell me what the cycling costs?',
    'That is rather dear. If there is something cheaper, please take it.',
  );
  expect(goneFrom(before, after), turn.reply).toEqual(['Bristol and Bath Railway Path by hire bike']);
});

test('the first of a list of one is that one', () => {
  const { after, turn } = said(
    'bristol-birthday',
    'What other activities are there for Sunday morning?',
    'The first would suit us very well, thank you.',
  );
  expect(namesOf(after), turn.reply).toContain('Tobacco Factory Sunday market');
});
