import { describe, expect, test } from 'vitest';
import { answerMessage } from '../../src/features/chat/domain/answer-message.ts';
import { fixedTrip } from './fixed-trip.ts';
import { outlineOf } from './trip-for-tests.ts';

const answer = (id: string, message: string) => answerMessage(fixedTrip(outlineOf(id)), message);

const told = (id: string, message: string, words: string) => {
  const { change, reply, understood } = answer(id, message);
  expect(understood).toBe(true);
  expect(change).toBeNull();
  expect(reply).toContain(words);
};

describe('the way between two places is told whatever lies between them', () => {
  test.each([
    ['bristol-birthday', 'how far is the boat from lunch on sunday', 'to Cargo at Wapping Wharf: 12 minutes on foot'],
    [
      'bristol-birthday',
      'how do we get from cafe kino to pieminister',
      'From Café Kino to Pieminister: 7 minutes on foot',
    ],
    ['bristol-birthday', 'how far is we the curious from the ss great britain', 'We The Curious is not in the plan'],
    [
      'bristol-birthday',
      'how far is pieminister from broadmead',
      'Our list does not have the way to or from broadmead',
    ],
    ['prague-stag', 'how far is cross club from kasarna', 'From Cross Club to Kasárna Karlín: 24 minutes'],
    [
      'prague-stag',
      'how long a walk is it between vzorkovna and u sudu',
      'From Vzorkovna to U Sudu: 16 minutes on foot',
    ],
    ['dublin-work', 'Is it a long walk from SOLE to The Bar With No Name, and do we need taxis?', '8 minutes on foot'],
  ])('%s: %s', told);

  test('and what is wished beside it is not lost', () => {
    const { change } = answer('london-hen', 'how far is heaven from hawksmoor and could dinner be half an hour later');
    expect(change).not.toBeNull();
  });
});

describe('why so much, and why so many', () => {
  test.each([
    ['bristol-birthday', 'how come the bike ride is so dear', 'the dearest of the 12 stops'],
    ['bristol-birthday', 'why is saturday so expensive', 'It comes to £72 a person'],
    ['bristol-birthday', 'why so many museums', 'The plan has no museums'],
    ['prague-stag', 'whats with all the beer', '3 of the 14 stops'],
    ['prague-stag', 'why so many pubs', '4 of the 14 stops'],
    ['dublin-work', 'why two restaurants', '2 of the 7 stops'],
  ])('%s: %s', told);
});

describe('what an organiser asks around the plan', () => {
  test.each([
    ['bristol-birthday', 'is there anything we havent thought of', 'Needs: none are noted'],
    ['dublin-work', 'What else do I need to arrange?', 'Thursday starts at 14:00 and Friday ends at 16:15'],
    ['prague-stag', 'what have i forgotten? also is the beer spa indoors', 'Spa Beerland is indoors'],
    [
      'whitby-birthday',
      'nice one. anything else i should sort before i send it to everyone',
      'the venues are still open',
    ],
    ['bristol-birthday', 'is there somewhere to store bags', 'Whether YHA Bristol keeps bags'],
    ['dublin-work', 'Can we leave our luggage somewhere on Friday?', 'On Friday you are out from 11:00'],
    ['bristol-birthday', 'can people pay separately', 'Split evenly it is £202 each'],
    ['bristol-birthday', 'the canteen is a surprise so keep it quiet', 'I cannot leave The Canteen out'],
    [
      'bristol-birthday',
      'groom doesnt know about saturday so dont put it in the shared plan',
      'Nobody but you sees the plan here',
    ],
    ['prague-stag', 'dont tell the groom about the museum, its a surprise', 'I cannot leave Sex Machines Museum out'],
    ['bristol-birthday', 'send the plan to my boss', 'Files has the plan as a PDF'],
    ['dublin-work', 'Please forward the itinerary to my director', 'Files has the plan as a PDF'],
    ['bristol-birthday', 'hmm whats the weather like in june', 'I have no forecast'],
    ['bristol-birthday', 'is there somewhere to watch the match sat 3pm', 'showing the match'],
    ['bristol-birthday', 'whats there for the veggies saturday night', 'Pieminister is fine for vegetarian guests'],
  ])('%s: %s', told);

  test('a surprise beside an order leaves the order standing', () => {
    const { change } = answer('prague-stag', 'groom doesnt know we are doing laser tag so swap it for karting');
    expect(change?.plan.days[0]?.slots.map(({ name }) => name)).not.toContain('Laser Game Harlequin');
  });
});

describe('a second question that names nothing is about the part of the first', () => {
  test.each([
    ['bristol-birthday', 'wheres the first place and what time', 'Brunel’s SS Great Britain', 'Cargo'],
    ['bristol-birthday', 'what time does the boat start and how long is it', '11:00 to 11:50', 'Cargo'],
    ['bristol-birthday', 'is the canteen sit down, how much is it', '£16 a person', 'All in it is'],
    ['bristol-birthday', 'is pieminister any good? how much are tickets', '£18 a person', 'All in it is'],
    ['dublin-work', 'The dance class seems rather silly. How long does it last?', '15:00 to 16:15', 'Jameson'],
  ])('%s: %s', (id, message, words, other) => {
    const { change, reply } = answer(id, message);
    expect(change).toBeNull();
    expect(reply).toContain(words);
    expect(reply).not.toContain(other);
  });

  test('but the total is that of the whole', () => {
    told('bristol-birthday', 'is the murals thing free and whats the total each all in', 'All in it is £202');
  });
});
