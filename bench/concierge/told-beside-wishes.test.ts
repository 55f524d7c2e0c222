/** @module-tag long */
import { describe, expect, test } from 'vitest';
import { read } from '../../src/features/chat/domain/understanding/reading.ts';
import { sweptOf } from './swept-trips.ts';
import { saidOn, tripOf } from './trip-for-tests.ts';

/** What people tell of their lives, each with a number, an hour, a sum, a day or a word that could be taken for a wish. */
const STORIES = [
  'my sister is picking the kids up at 8',
  'my shift isnt till 4',
  'half of us have the kids monday morning',
  'the boss told me she once spent 900 on a dinner for 3',
  'last years one cost us 700 each',
  'my landlord has put the rent up by 200',
  'our kid got his head stuck in a fence',
  'the baby had me up at 4',
  'me cousin hired a helicopter for his stag in Vegas',
  'we did Newcastle last time and it rained for 3 days',
  'a friend of mine stayed there for 3 nights in June',
  'two of the girls are saving for a house',
  'my mum reckons 40 quid is daylight robbery',
  'it took me 3 weeks to get everyone to agree on a date',
  'the childminder can only do till 6',
  'our director is a regular there',
  'I do not wish to seem ungrateful',
  'my car failed its MOT and that was 400 quid',
  'we ended up in a kebab shop at 4 in the morning at my cousins',
  'the intern got lost there for an hour and missed the 11pm bus',
  'me and him met when we were 11',
  'work have me on lates till the 20th',
  'its been minus 4 here for a week and my boiler is on its last legs',
  'nobody has replied to my poll in 5 days',
  'the wedding is costing them 30 grand',
];
const WISHES = [
  ['london-hen', 'swap the karting for something else'],
  ['london-hen', 'we are 13 now'],
  ['prague-stag', 'drop the beer spa'],
  ['bristol-birthday', 'move dinner on saturday to 8pm'],
  ['dublin-work', 'swap hawksmoor for somewhere cheaper'],
  ['dublin-work', 'what time is dinner on thursday'],
  ['lisbon-hen', 'make friday night calmer'],
] as const;

/** What is said of the message itself, or of nobody in earnest. */
const REMARKS = [
  'sorry for all the messages',
  'hope that makes sense',
  "don't shoot the messenger",
  'I blame the prosecco',
  "she'll kill me if it goes wrong",
  "if I have to look at one more spreadsheet I'll scream",
  'we are so excited',
  "it's a surprise so shh",
];

describe('what is told around a wish changes nothing of it', () => {
  test.each([...STORIES, ...REMARKS].map((story, at) => [story, at] as const))('%s', (story, at) => {
    const others = sweptOf(WISHES, 2, at).flatMap(([id, wish]) =>
      [`${story}. ${wish}`, `${story}, ${wish}`, `${wish}, ${story}`].filter((message) => {
        const [told, alone] = [saidOn(tripOf(id), message).turn, saidOn(tripOf(id), wish).turn];
        return JSON.stringify(told) !== JSON.stringify(alone);
      }),
    );
    expect(others).toEqual([]);
  });
});

test.each([
  ['london-hen', 'my sister is vegan, drop heaven', 'vegan'],
  ['prague-stag', 'one of the lads uses a wheelchair, drop the beer spa', 'step-free'],
  ['lisbon-hen', 'the bride told me she is pregnant. drop lx factory', 'pregnan'],
  ['bristol-birthday', 'my daughter is bringing the baby, drop the bike ride', 'adults-only'],
  ['london-hen', 'the kids are coming with us after all, drop heaven', 'adults-only'],
  ['krakow-stag', 'my brother is gluten free, drop the pub crawl', 'gluten-free'],
])('%s: what somebody of the group needs is noted beside it: %s', (id, message, need) => {
  const { reply } = saidOn(tripOf(id), message).turn;
  expect(reply).toContain(need);
  expect(reply).toContain('is out');
});

test.each([
  [
    'lisbon-hen',
    'my cousin went to an aquarium at her hen. can we have one on friday',
    'can we have an aquarium on friday',
  ],
  ['bristol-birthday', 'my aunt told me about M Shed, can we fit it in on sunday', 'can we fit M Shed in on sunday'],
  [
    'prague-stag',
    'me cousin had a helicopter at his stag in Vegas. stick one in for us',
    'stick a helicopter in for us',
  ],
])('%s: a thing that a story names is meant by the wish that points at it: %s', (id, message, plain) => {
  const [told, alone] = [saidOn(tripOf(id), message).turn, saidOn(tripOf(id), plain).turn];
  expect(told.change?.plan).toEqual(alone.change?.plan);
  expect(told.reply).toBe(alone.reply);
});

test.each([
  ['london-hen', "re-counted the list, it's 11 not 12, Soph can't come after all", 11],
  ['london-hen', '14 now!! meg and jo are coming after all', 14],
  ['london-hen', 'two of the girls from my course can come after all so thats 14', 14],
  ['prague-stag', "two more lads got the ok from the wives. make it 16, and don't start saturday till 1", 16],
  ['krakow-stag', 'make it 12, start saturday at 1', 12],
])('%s: who comes or goes is counted once, in the number that is told: %s', (id, message, people) => {
  const { plan, request } = saidOn(tripOf(id), message).state;
  expect(plan.groupSize).toBe(people);
  expect(request.needs.minorsPresent).toBe(false);
});

test.each([
  [
    'bristol-birthday',
    'we are none of us under sixty, and saturday looks rather strenuous on paper. could it be made a little gentler?',
  ],
  ['lisbon-hen', 'half of us will be hanging by then, saturday looks packed, can you calm it down'],
  ['lisbon-hen', 'saturday looks a bit much, could we make it easier'],
])('%s: a mood wished for after a day was told of is of that day: %s', (id, message) => {
  const trip = tripOf(id);
  const { plan } = saidOn(trip, message).state;
  const touched = plan.days.flatMap((day, at) =>
    JSON.stringify(day.slots.map(({ venueId }) => venueId)) ===
    JSON.stringify(trip.plan.days[at]?.slots.map(({ venueId }) => venueId))
      ? []
      : [at],
  );
  expect(touched).toEqual([id === 'lisbon-hen' ? 2 : 1]);
});

test.each([
  ['london-hen', 'omg just remembered priyas vegan, can the food work for her too?', 'vegan'],
  ['dublin-work', 'fatima from accounts eats halal, can we make sure theres something for her at each meal?', 'halal'],
])('%s: that somebody is to be fed is the need once more: %s', (id, message, diet) => {
  const { turn } = saidOn(tripOf(id), message);
  expect(turn.change?.request.needs.diets).toContain(diet);
  expect(turn.reply).not.toContain('Which one');
});

test.each([
  ['dublin-work', 'one of the team is on crutches after a ski trip, are there steps at the Book of Kells do you know?'],
  ['dublin-work', 'my boss uses a wheelchair, what is access like at jameson'],
])('%s: what is asked of steps for somebody is answered, and nothing changes yet: %s', (id, message) => {
  const { turn } = saidOn(tripOf(id), message);
  expect(turn.change).toBeNull();
  expect(turn.reply).toMatch(/step|stairs|access/i);
});

test.each([
  [
    'lisbon-hen',
    'the tile painting clashes with a call, could it go on the friday?',
    'moves from Saturday 10:15 to Friday',
  ],
  [
    'lisbon-hen',
    'I promised my two a video call on saturday morning and the tile painting is bang in the middle of it, so is there any way it could go on the friday?',
    'moves from Saturday 10:15 to Friday',
  ],
  ['lisbon-hen', 'the escape room sounds fun. could it be at 4', 'moves from 12:30 to 16:00'],
  [
    'london-hen',
    'the crazy golf is very early for us, might it be moved to the afternoon',
    'Puttshack Bank on Saturday moves',
  ],
])('%s: a part that was told of goes where the wish after it says: %s', (id, message, moved) => {
  const trip = tripOf(id);
  const { turn, state } = saidOn(trip, message);
  expect(turn.reply).toContain(moved);
  expect(state.plan.days.flatMap(({ slots }) => slots.map(({ venueId }) => venueId)).sort()).toEqual(
    trip.plan.days.flatMap(({ slots }) => slots.map(({ venueId }) => venueId)).sort(),
  );
});

test.each([
  ['whitby-birthday', 'we have 90 each for the whole weekend, can you do that', 9000],
  ['whitby-birthday', 'ive got 100 quid each for the whole weekend, can you do that', 10000],
])('%s: what the money is for is no other length of the trip: %s', (id, message, capPence) => {
  const { plan } = saidOn(tripOf(id), message).state;
  expect(plan.days.length).toBe(tripOf(id).plan.days.length);
  expect(plan.budgetCapPence).toBe(capPence);
});

test.each(['points', 'printing', 'stopping', 'branch', 'concept', 'messages', 'green', 'theme', 'transport', 'child'])(
  '“%s” is no slip of a kind of place',
  (word) => {
    for (const id of ['london-hen', 'lisbon-hen', 'krakow-stag']) {
      const { types, slots, venues } = read(`we ${word} that`, tripOf(id));
      expect([...types, ...slots, ...venues]).toEqual([]);
    }
  },
);
