/** @module-tag long */
import { describe, expect, test } from 'vitest';
import { slotsOnDays } from '../../src/engine/plan-effect.ts';
import { answerMessage } from '../../src/features/chat/domain/answer-message.ts';
import { fixedTrip } from './fixed-trip.ts';
import { outlineOf } from './trip-for-tests.ts';

/** What goes and comes by a message, by name and sort. */
function exchanged(tripId: string, message: string) {
  const trip = fixedTrip(outlineOf(tripId));
  const { change, reply } = answerMessage(trip, message);
  const [before, after] = [trip.plan, change?.plan ?? trip.plan].map((plan) => slotsOnDays(plan));
  const lacks = (slots: typeof before, id: string): boolean => !slots?.some(({ slot }) => slot.venueId === id);
  const gone = before?.filter(({ slot }) => lacks(after, slot.venueId)).map(({ slot }) => slot.name);
  const came = after?.filter(({ slot }) => lacks(before, slot.venueId)).map(({ slot }) => slot.type);
  return { gone, came, reply, request: change?.request ?? trip.request };
}

describe('what is spoken against goes for what is named in the next breath, whatever the reason', () => {
  test.each([
    ['london-hen', 'circolo popolare with my nan lol no. indian', 'Circolo Popolare', /Indian|Punjabi/],
    ['london-hen', 'is heaven not a bit basic... a pub maybe', 'Heaven', /Pub/],
    ['london-hen', 'is puttshack not a bit basic... escape room maybe', 'Puttshack Bank', /Escape/],
    ['london-hen', 'lol hawksmoor, pizza more like', 'Hawksmoor Seven Dials', /Food hall|Pizz|Street food/],
    ['london-hen', 'tapas brindisa, you must be joking. roast?', 'Tapas Brindisa London Bridge', /./],
    ['prague-stag', 'laser tag is for 8 year olds. go karts', 'Laser Game Harlequin', /kart/i],
    ['prague-stag', 'vzorkovna has dogs wandering about and ian is allergic, other bar', 'Vzorkovna', /pub|bar/i],
    ['prague-stag', 'sex museum is creepy mate what about the army one', 'Sex Machines Museum', /Museum/],
    ['bristol-birthday', 'pies? its her seventieth. an italian if one exists', 'Pieminister', /Pizz|Italian/],
    [
      'bristol-birthday',
      'cycling? at 60?? you must be joking. museum',
      'Bristol and Bath Railway Path by hire bike',
      /./,
    ],
    ['bristol-birthday', 'kino is vegan and dad wants meat', 'Café Kino', /^(?!Veg)/],
    ['dublin-work', 'fish for 24, half wont eat it. steak?', 'SOLE Seafood and Grill', /Steak/],
    [
      'dublin-work',
      'whiskey at 2pm on a thursday? guinness storehouse more like',
      'Jameson Distillery Bow St.',
      /Brewery/,
    ],
    ['dublin-work', 'irish dance class, id rather die. museum?', 'Irish dance class', /Museum|Gallery/],
    ['lisbon-hen', 'hua ta li? cheesy. rooftop', 'Karaoke rooms at Hua Ta Li', /Rooftop/],
    ['lisbon-hen', 'So What sounds like a teenager. another bar for thursday', 'So What', /bar/i],
    ['krakow-stag', 'axe nation when hungover nah, a museum', 'Axe Nation', /Museum|Gallery/],
  ])('%s: %s', (tripId, message, name, sort) => {
    const { gone, came } = exchanged(tripId, message);
    expect([gone, came?.length]).toEqual([[name], 1]);
    expect(came?.[0]).toMatch(sort);
  });
});

test('what cannot be had is refused for the part that was spoken against, and no other', () => {
  const { gone, reply } = exchanged(
    'lisbon-hen',
    'fado on the sat or whatever adega machado is, half will fall asleep. sushi',
  );
  expect(gone).toEqual([]);
  expect(reply).toBe('We have no sushi on our list for Lisbon, so Adega Machado stays.');
  expect(exchanged('bristol-birthday', 'pie again no thanks, thai').reply).toContain('so Pieminister stays');
});

test('a reason is no need of the whole trip, and nobody more comes', () => {
  const lads = exchanged('prague-stag', 'sex museum lads?? grooms dad is coming. go karts or something');
  expect([lads.gone, lads.request.groupSize]).toEqual([['Sex Machines Museum'], 14]);
  const nan = exchanged('bristol-birthday', 'cabot tower has a lot of stairs and nans knees are gone, gallery');
  expect([nan.gone, nan.request.needs.stepFree]).toEqual([['Cabot Tower and Brandon Hill'], false]);
  const baby = exchanged('whitby-birthday', 'axes with a pregnant lass, no. pottery');
  expect(baby.gone).toEqual(['Axe-throwing tournament']);
});

test('what people eat and how many they are is told beside it', () => {
  const { gone, request } = exchanged('london-hen', 'hawksmoor? half of us are veggie lol. sushi then');
  expect([gone, request.needs.diets]).toEqual([['Hawksmoor Seven Dials'], ['vegetarian']]);
  expect(exchanged('london-day', '7 of us, no cinema, bowling instead').request.groupSize).toBe(7);
});

test('somewhere nearer is for the part that is too far', () => {
  const { gone, reply } = exchanged('prague-stag', 'cross club is miles away init. anything closer to the hotel');
  expect(gone).toEqual(['Cross Club']);
  expect(reply).toContain('on the way in all');
});

describe('what is asked, liked, timed or kept is not exchanged', () => {
  test.each([
    ['london-hen', 'hawksmoor looks amazing. do they do pizza?'],
    ['london-hen', 'is heaven 18+? cocktails ok?'],
    ['london-hen', 'whats lucky voice like? karaoke right?'],
    ['london-hen', 'is the shard far? taxi?'],
    ['london-hen', 'hawksmoor - any good?'],
    ['london-hen', 'why cahoots? is it a cocktail bar'],
    ['london-hen', 'the shard?? brilliant'],
    ['london-hen', 'is puttshack not a bit far from the hotel?'],
    ['london-hen', 'what if it rains on the boat? museum?'],
    ['prague-stag', 'beer spa at half 4? how long is it'],
    ['lisbon-hen', 'encanto? do they do vegan'],
    ['dublin-work', 'is the book of kells boring? honest answer'],
  ])('%s: %s', (tripId, message) => expect([message, exchanged(tripId, message).gone]).toEqual([message, []]));
});

test('an age that nobody is counts nobody', () => {
  expect(exchanged('prague-stag', 'wine cellar? were not 60. make it beers').request.groupSize).toBe(14);
  expect(exchanged('london-hen', 'we are not 60').request.groupSize).toBe(12);
});

describe('an exchange that is ordered in full is done where a small shift of what stands beside it makes room', () => {
  test.each([
    ['dublin-work', 'swap the dance class for a treasure hunt', 'Irish dance class'],
    ['dublin-work', 'swap the book of kells for EPIC', 'Book of Kells Experience'],
    ['krakow-stag', 'swap krowarzywa for steak', 'Krowarzywa'],
    ['krakow-stag', 'swap rynek underground for a shooting range', 'Rynek Underground'],
    ['lisbon-hen', 'swap cantinho for pizza', 'Cantinho do Aziz'],
  ])('%s: %s', (tripId, message, name) => {
    const { gone, came } = exchanged(tripId, message);
    expect([gone, came?.length]).toEqual([[name], 1]);
  });
});

test('cocktails for a night of karaoke are a bar, and no class in the afternoon', () => {
  const { gone, reply } = exchanged('london-hen', 'swap lucky voice for cocktails');
  expect(gone).toEqual([]);
  expect(reply).toContain('Lucky Voice Soho stays');
});

test('what a hotel is to be like, asked for in other words, shows or finds one', () => {
  expect(exchanged('prague-stag', 'whats the most basic place we could crash at').reply).toContain('Czech Inn');
  expect(exchanged('london-hen', 'bride wants to wake up to big ben, which hotel does that').reply).toContain(
    'Park Plaza',
  );
  expect(exchanged('london-hen', 'hotel nearer to covent garden if theres one?').reply).toContain(
    'The stay is now hub',
  );
});

describe('of `anything but` the very kind is what may not come', () => {
  test.each([
    ['london-hen', 'friday dinner anything but italian', 'Circolo Popolare', /Italian|Pizz/],
    ['london-hen', 'swap hawksmoor for anything but steak', 'Hawksmoor Seven Dials', /Steak/],
    ['london-hen', 'can we change the karaoke to anything except a club', 'Lucky Voice Soho', /^Club|Karaoke/],
    ['prague-stag', 'las adelitas for anything but mexican', 'Las Adelitas', /Mexican/],
    ['bristol-birthday', 'saturday lunch anywhere but a vegan cafe', 'Café Kino', /Vegan/],
  ])('%s: %s', (tripId, message, name, sort) => {
    const { gone, came } = exchanged(tripId, message);
    expect([gone, came?.length]).toEqual([[name], 1]);
    expect(came?.[0]).not.toMatch(sort);
  });
});

test('a place is called by the capitals of its name', () => {
  const { gone, reply } = exchanged('dublin-work', 'Kindly substitute EPIC for the Little Museum.');
  expect(gone).toEqual(['Little Museum of Dublin']);
  expect(reply).toContain('is now EPIC The Irish Emigration Museum');
});

test('what is described in two words goes, and what is told by its kind comes', () => {
  const { gone, came } = exchanged('lisbon-hen', 'skip the touristy fado dinner and eat somewhere portuguese');
  expect([gone, came]).toEqual([['Adega Machado'], ['Portuguese restaurant']]);
});

test('a courtesy at the end is nothing that was not understood', () => {
  const { gone, reply } = exchanged('dublin-work', 'Hawksmoor again seems extravagant; something lighter, please.');
  expect(gone).toEqual(['Hawksmoor Dublin']);
  expect(reply).not.toContain('I did not understand');
});

describe('two that go and two that come are exchanged each for its own', () => {
  test.each([
    ['london-hen', 'swap lucky voice and cahoots for a drag show and a rooftop', ['Cabaret', 'Rooftop bar']],
    ['london-hen', 'swap the boat and hawksmoor for sushi and a museum', ['Japanese restaurant', 'Museum']],
    [
      'london-hen',
      'the karting and the boat are out, axe throwing and the london eye instead',
      ['Axe throwing', 'Viewpoint'],
    ],
    ['krakow-stag', 'swap starka and morskie oko for italian and a steakhouse', ['Pizzeria', 'Steakhouse']],
  ])('%s: %s', (tripId, message, types) => {
    const { gone, came } = exchanged(tripId, message);
    expect(gone).toHaveLength(2);
    expect([...(came ?? [])].sort()).toEqual(types);
  });
});

describe('what is to stand where something is takes its place', () => {
  test.each([
    ['london-hen', 'put the sky garden where the shard is', 'The View from The Shard', 'Viewpoint'],
    ['london-hen', 'a spa could go where the karting is', 'TeamSport Karting Tower Bridge', 'Spa'],
    ['london-hen', 'can we do a museum on the sunday, instead of the shard', 'The View from The Shard', 'Museum'],
  ])('%s: %s', (tripId, message, name, type) => {
    const { gone, came } = exchanged(tripId, message);
    expect([gone, came]).toEqual([[name], [type]]);
  });
  test('and where something is, is only a question', () =>
    expect(exchanged('london-hen', 'do you know where the shard is').gone).toEqual([]));
});

test('any other bar takes the place of a bar crawl', () => {
  const { gone, came } = exchanged('krakow-stag', 'the crawl is for teenagers. a nice bar');
  expect([gone, came?.length]).toEqual([['Krawl Through Krakow'], 1]);
});

describe('what else there is for a part that is spoken against is listed, and nothing changes', () => {
  test.each([
    ['prague-stag', 'beer spa sounds dodgy, what else is there thats similar', 'Instead of Spa Beerland'],
    ['prague-stag', 'kantyna is all meat. any alternatives?', 'Instead of Kantýna'],
    ['london-hen', 'heaven?? nah. what else is there', 'Instead of Heaven'],
  ])('%s: %s', (tripId, message, start) => {
    const { gone, reply } = exchanged(tripId, message);
    expect(gone).toEqual([]);
    expect(reply).toContain(start);
  });
});

describe('what is told against a part is no need of the trip, no hour and no order', () => {
  test.each([
    ['london-hen', 'the shard was full of school kids when i went'],
    ['london-hen', 'apparently the karting track is miles out'],
  ])('%s: %s', (tripId, message) => {
    const { gone, came, request } = exchanged(tripId, message);
    expect([gone, came, request.needs.minorsPresent]).toEqual([[], [], false]);
  });
  test('an age that it suits is no hour: another is found', () => {
    const { gone, request } = exchanged('prague-stag', 'laser tag is for 8 year olds');
    expect([gone, request.needs.minorsPresent]).toEqual([['Laser Game Harlequin'], false]);
  });
  test('but children who come are told', () =>
    expect(exchanged('london-hen', 'a 5 year old is coming').request.needs.minorsPresent).toBe(true));
});
