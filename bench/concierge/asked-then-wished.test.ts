/** @module-tag long */
import { expect, test } from 'vitest';
import { slotsOnDays } from '../../src/engine/plan-effect.ts';
import type { TripPlan } from '../../src/engine/trip-plan.ts';
import type { ConciergeState } from '../../src/features/chat/domain/concierge-state.ts';
import type { ConciergeTurn } from '../../src/features/chat/domain/concierge-turn.ts';
import { said } from './say-to-trip.ts';
import { tripOf } from './trip-for-tests.ts';

interface Played {
  /** Before the last message. */
  state: ConciergeState;
  turn: ConciergeTurn;
  /** What it took out of the plan and brought in. */
  gone: string[];
  came: string[];
}

const names = (plan: TripPlan): string[] => slotsOnDays(plan).map(({ slot }) => slot.name);

function played(id: string, ...messages: string[]): Played {
  const { before: state, turn } = said(id, ...messages);
  const [had, has] = [names(state.plan), names(turn.change?.plan ?? state.plan)];
  return {
    state,
    turn,
    gone: had.filter((name) => !has.includes(name)),
    came: has.filter((name) => !had.includes(name)),
  };
}

test.each([
  ['prague-stag', 'whats las adelitas', 'nah. proper czech instead', 'Las Adelitas'],
  ['prague-stag', 'whats kantyna like', 'nah lads want burgers', 'Kantýna'],
  ['prague-stag', 'whats the sex museum', '😂 no chance, karting instead', 'Sex Machines Museum'],
  ['london-hen', 'whats heaven?', 'mm could we do a drag or cabaret thing instead of that', 'Heaven'],
  ['london-hen', 'whats on saturday night', 'could that be a bit classier', 'Heaven'],
  ['london-day', 'is the cinema the one with the old films', 'theyd rather do an escape room', 'Prince Charles Cinema'],
  ['london-day', 'what is thames rockets', 'shes scared of boats, something on land', 'Thames Rockets'],
  ['lisbon-hen', "What's So What like?", 'Not really us. A rooftop bar would be nicer', 'So What'],
  [
    'lisbon-hen',
    'What are we doing Thursday night?',
    'Could that be a bit more cultural, fado or something?',
    'So What',
  ],
  ['krakow-stag', 'whats starka', 'nope, pizza please', 'Starka'],
  ['krakow-stag', 'wheres mercy brown', 'not feeling that. something with live music instead', 'Mercy Brown'],
  ['dublin-work', 'What sort of place is SOLE?', 'Half the team would rather have steak', 'SOLE Seafood and Grill'],
  [
    'dublin-work',
    'Where is the Bar With No Name?',
    'A traditional pub would be better I think',
    'The Bar With No Name',
  ],
  ['whitby-birthday', 'whats the karaoke like', 'nah quiz night instead', 'Private karaoke room'],
  ['london-hen', 'how much is hawksmoor each', 'jeeez. anything cheaper for that night?', 'Hawksmoor Seven Dials'],
  [
    'london-day',
    'what does dinner come to for all of us',
    'ouch 😬 somewhere cheaper, they only eat chips anyway',
    'inamo Covent Garden',
  ],
  ['lisbon-hen', 'what does SUD cost', 'omg. cheaper please', 'SUD Lisboa'],
  ['prague-stag', 'how far is cross club from the hotel', 'somewhere nearer then', 'Cross Club'],
])('%s: after “%s”, “%s” exchanges what was asked about and nothing else', (id, question, wish, part) => {
  const { gone, came } = played(id, question, wish);
  expect(gone).toEqual([part]);
  expect(came).toHaveLength(1);
});

test.each([
  ['dublin-work', 'What is the irish dance class?', "I don't think the team would go for that. A quiz perhaps"],
  ['krakow-stag', 'how much is axe nation', 'theyd rather do paintball'],
  ['krakow-stag', 'what is rynek underground', 'the lads would prefer go karting'],
])('%s: after “%s”, “%s” is told why it cannot stand there, and nothing changes', (id, question, wish) => {
  const { turn } = played(id, question, wish);
  expect(turn.change).toBeNull();
  expect(turn.reply).toMatch(/ stays\b/);
});

test.each([
  ['prague-stag', ['whats kantyna like'], 'we want karting'],
  ['london-hen', ['whats heaven'], "something nice for the bride's mum"],
  ['london-hen', ['what is cahoots'], 'nah its fine'],
  ['london-hen', ['what time is dinner saturday'], 'somewhere to dance after would be good'],
  ['krakow-stag', ['what is krowarzywa'], 'haha no way. the lads will moan'],
  ['london-day', [], 'theyd rather do an escape room'],
  ['krakow-stag', [], 'the lads would prefer go karting'],
  ['prague-stag', [], 'no chance, karting instead'],
])('%s: after %j, “%s” takes nothing out of the plan', (id, before, message) => {
  expect(played(id, ...before, message).gone).toEqual([]);
});

test.each([
  ['prague-stag', 'when is laser tag', 'can it be saturday', 'Laser Game Harlequin', 1],
  ['london-hen', 'when is karting', 'can that be moved to saturday instead', 'TeamSport Karting Tower Bridge', 1],
  ['london-hen', 'when is karting', 'id rather it was on saturday', 'TeamSport Karting Tower Bridge', 1],
  ['whitby-birthday', 'what time is the castle', 'stick that on friday', 'Castle, palace or historic house', 0],
] as const)('%s: after “%s”, “%s” moves it to that day', (id, question, order, part, day) => {
  const { state, turn } = played(id, question, order);
  expect(slotsOnDays(turn.change?.plan ?? state.plan).find(({ slot }) => slot.name === part)?.day).toBe(day);
});

test.each([
  [
    'whitby-birthday',
    ['how much is the axe throwing', 'what would bowling be'],
    'do that one instead then its cheaper',
  ],
  ['whitby-birthday', ['how much is bowling'], 'do that instead of the axe throwing'],
])('%s: after %j, “%s” puts the place that was asked about there', (id, before, order) => {
  const { gone, came } = played(id, ...before, order);
  expect(gone).toEqual(['Axe-throwing tournament']);
  expect(came).toEqual(['Bowling league']);
});

test('a place that was asked about comes on the day that is said, and no part of the plan moves there', () => {
  const { turn } = played(
    'prague-stag',
    'how much is the beer spa',
    'how much is an escape room',
    'stick it on sunday',
  );
  expect(turn.change).toBeNull();
  expect(turn.reply).toContain('MindMaze escape rooms on Sunday');
});

test.each([
  ['prague-stag', ['what we doing fri', 'which bars'], 'drop the second one', 'U Sudu'],
  ['prague-stag', ['what bars on sat'], 'drop the first one', 'Kasárna Karlín'],
  ['lisbon-hen', ['which bars are we doing'], 'lose the last one', 'Karaoke rooms at Hua Ta Li'],
  ['dublin-work', ['What is on Friday?'], 'Remove the last one', 'Irish dance class'],
])('%s: after %j, “%s” is the one that stands there in what was told', (id, before, order, part) => {
  expect(played(id, ...before, order).gone).toEqual([part]);
});

test('a question that leaves the hotel out is of the hotel that was asked about', () => {
  const total = played('london-hen', 'whats the hotel like?', 'sounds nice, what does that come to for all 12 of us');
  expect(total.turn.reply).toContain('£2,220 in all');
  const way = played('prague-stag', 'whats the hotel', 'how far is it from cross club');
  expect(way.turn.reply).toMatch(/Cross Club: .* from ibis Praha Old Town/);
  const others = played(
    'dublin-work',
    'Which hotel are we in?',
    'How far is it from SOLE?',
    'Is there anything a bit smarter?',
  );
  expect(others.turn.reply).toMatch(/^You have Travelodge PLUS Dublin City Centre now/);
});

test.each([
  ['lisbon-hen', ['Is the winery indoors?', 'and the castle?'], /^Castelo de São Jorge .* is outdoors/],
  ['lisbon-hen', ['is the winery indoors?', 'how about the sailing', 'and encanto'], /^Encanto is indoors/],
  [
    'lisbon-hen',
    ['is the sailing step free', 'what about the winery', 'and the escape room'],
    /Escape Hunt Lisboa is not listed as fine for step-free/,
  ],
  [
    'whitby-birthday',
    ['can my mum do the axe throwing, shes in a wheelchair', 'and the castle?'],
    /historic house is not listed as fine for step-free/,
  ],
])('%s: %j asks the same of another part, and changes nothing', (id, messages, told) => {
  const { turn } = played(id, ...messages);
  expect(turn.change).toBeNull();
  expect(turn.reply).toMatch(told);
});

test('what a day has once is of the day that was asked about, in a message of several wishes too', () => {
  const { turn, gone } = played(
    'prague-stag',
    'whats the plan sat',
    'swap lunch for burgers, bin the beer spa, 13 of us',
  );
  expect(gone).toEqual(['Kantýna', 'Spa Beerland']);
  expect(turn.change?.plan.groupSize).toBe(13);
  expect(played('prague-stag', 'whats the plan sat', 'cheaper dinners').gone).toEqual(['Las Adelitas', "Pork's"]);
});

test.each([
  ['whitby-birthday', 'put an ice cream in before we set off', 'Saturday'],
  ['lisbon-hen', 'squeeze in a museum before we fly home', 'Sunday'],
])('%s: “%s” is of the last day', (id, wish, day) => {
  expect(played(id, wish).turn.reply).toContain(day);
});

test('after when something is, “can we change it” asks what is to change', () => {
  const { turn } = played('whitby-birthday', 'what time is the treasure hunt', 'hmm can we change it');
  expect(turn.change).toBeNull();
  expect(turn.reply).toMatch(/^What shall I do with Treasure hunt round town[\s\S]*\n3\. Move/);
});

test('a no to what was said before takes nothing out', () => {
  const { came, gone } = played('london-hen', 'nah change dinner saturday');
  expect(gone).toEqual(['Hawksmoor Seven Dials']);
  expect(came).toHaveLength(1);
});

test.each([
  ['lisbon-hen', ['what is foxtrot', 'blah gibberish wibble', 'maybe find something quieter then'], ['Foxtrot']],
  ['prague-stag', ['whats cross club', 'blah gibberish wibble', 'swap it'], ['Cross Club']],
  ['prague-stag', ['whats cross club', 'blah gibberish wibble', 'bin it'], ['Cross Club']],
  ['lisbon-hen', ['how much is foxtrot', 'and the sailing', 'whichever is dearer bin it'], ['Tagus sailing trip']],
  [
    'london-hen',
    ['how much is the cruise', 'and the shard', 'lose whichever is cheaper'],
    ['City Cruises from Westminster Pier'],
  ],
  ['lisbon-hen', ['is there a pizza place', 'put that in for saturday lunch'], ['Cantinho do Aziz']],
  ['whitby-birthday', ['how much is lunch', 'can we just do a pub lunch instead'], ['Long table at a local favourite']],
  ['london-hen', ['whats columbia road', 'not fussed about that, take it out'], ['Columbia Road Flower Market']],
  [
    'bristol-birthday',
    ['How long is the bicycle ride on Saturday?', 'I fear it is beyond us. Please take it out.'],
    ['Bristol and Bath Railway Path by hire bike'],
  ],
])('%s: %j takes that out, and nothing that was only suggested', (id, messages, gone) => {
  expect(played(id, ...messages).gone).toEqual(gone);
});

test.each([
  ['lisbon-hen', "when's the winery", 'can that go first thing instead', /^Lisbon Winery tasting stays at 15:30/],
  ['lisbon-hen', 'how long is the winery', 'shorten it?', /^Lisbon Winery tasting takes 1 hour 30 minutes/],
  ['lisbon-hen', 'how much is foxtrot', 'That seems reasonable. And the sailing?', /^Tagus sailing trip: £/],
  ['whitby-birthday', 'whats the karaoke', 'omg love it. and the treasure hunt?', /^Treasure hunt round town/],
  [
    'london-hen',
    'when is the flower market',
    'ugh no one will be up for that. put it saturday morning',
    /^Columbia Road Flower Market does not fit on Saturday/,
  ],
  ['prague-stag', 'whats the beer spa', 'what about a shooting range', /^AVIM shooting range is not in the plan/],
])('%s: after “%s”, “%s” is of what was asked about, and changes nothing', (id, question, next, told) => {
  const { turn } = played(id, question, next);
  expect(turn.change).toBeNull();
  expect(turn.reply).toMatch(told);
});

test('somewhere nearer the hotel is for what was asked about, and only shown where it is asked', () => {
  const { turn } = played('prague-stag', 'wheres cross club', 'is there anything nearer the hotel');
  expect(turn.change).toBeNull();
  expect(turn.reply).toMatch(/instead of Cross Club[\s\S]*Nothing has changed yet/);
});

test('a meal that is to come after what was asked about comes after it', () => {
  const { turn, gone } = played(
    'london-hen',
    'when does the cruise start',
    'Might we have lunch after it rather than before?',
  );
  const startOf = (name: string): number | undefined =>
    slotsOnDays(turn.change?.plan ?? tripOf('london-hen').plan).find(({ slot }) => slot.name === name)?.slot
      .startMinute;
  expect(gone).toEqual([]);
  expect(startOf('City Cruises from Westminster Pier')).toBeLessThan(startOf('Dishoom Covent Garden') ?? 0);
});
