/** @module-tag long */
import { describe, expect, test } from 'vitest';
import { slotsOnDays } from '../../src/engine/plan-effect.ts';
import { answerMessage } from '../../src/features/chat/domain/answer-message.ts';
import { fixedTrip } from './fixed-trip.ts';
import { TRIP_OUTLINES } from './trip-outlines.ts';

const TRIPS = new Map(TRIP_OUTLINES.map((outline) => [outline.id, fixedTrip(outline)]));
const answer = (id: string, message: string) => {
  const trip = TRIPS.get(id);
  if (!trip) throw new Error(id);
  const turn = answerMessage(trip, message);
  const ids = (plan: typeof trip.plan) => slotsOnDays(plan).map(({ slot }) => slot.venueId);
  const now = turn.change ? ids(turn.change.plan) : ids(trip.plan);
  return { reply: turn.reply, lost: ids(trip.plan).filter((venueId) => !now.includes(venueId)), now };
};

describe('a thing with a day or a part beside it, and no verb, is one thing more', () => {
  test.each([
    ['dublin-work', 'deer in the park on the last day', 'Phoenix Park and the deer'],
    ['dublin-work', 'phoenix park on friday', 'Phoenix Park and the deer'],
    ['dublin-work', 'guinness after the museum', 'Guinness Storehouse'],
    ['dublin-work', 'dinner for the second night?', 'dinner'],
    ['whitby-birthday', 'dinner on saturday', 'dinner'],
    ['krakow-stag', 'zapiekanka stop late friday', 'Endzior'],
    ['prague-stag', 'kebab stop after cross club, trust me well need it', 'kebab'],
    ['prague-stag', 'sunday breakfast somewhere, we need to soak up saturday', 'breakfast'],
    ['prague-stag', "Can there be breakfast or brunch on Saturday before Pilsner? they'll need lining", 'breakfast'],
    ['bristol-birthday', 'coffee and cake after the bike ride', 'coffee'],
    ['london-day', 'milkshakes for the lads after pizza', 'milkshakes'],
    ['london-hen', 'champagne before the karaoke, bride wants bubbles', 'champagne'],
    ['london-hen', 'a rooftop bar after hawksmoor', 'rooftop bar'],
  ])('%s: “%s” brings it in or tells it by its name, and nothing goes for it', (id, message, name) => {
    const { reply, lost } = answer(id, message);
    expect(reply).toContain(name);
    expect(lost).toEqual([]);
  });

  test('what it is to come before is no place to save on', () => {
    const { now } = answer(
      'london-hen',
      'can we squeeze in a spa before the karting? some of the girls are coming down early',
    );
    expect(now).toContain('london-teamsport-tower-bridge');
  });

  test.each([
    ['krakow-stag', 'chill on sunday'],
    ['krakow-stag', 'karting after lunch'],
    ['bristol-birthday', 'boat trip saturday'],
    ['london-hen', 'karaoke on saturday'],
    ['lisbon-hen', 'later start on sunday'],
  ])('what the plan has, and how a day is to be, is no new thing: %s: %s', (id, message) =>
    expect(answer(id, message).reply).not.toMatch(/We have no|^New on/),
  );
});

describe('a thing with an hour comes at that hour, or the reply says that it does not', () => {
  test.each([
    ['london-hen', 'cocktail class friday 5pm', '17:00'],
    ['dublin-work', 'guinness storehouse at 5 on thursday', '17:00'],
    ['dublin-work', 'add the guinness storehouse at 5pm thursday', '17:00'],
    ['london-hen', 'afternoon tea at 4 on friday', '16:00'],
    ['krakow-stag', 'salt mines at 9 on saturday', '09:00'],
  ])('%s: %s', (id, message, hour) => {
    const { reply, lost } = answer(id, message);
    expect(reply.startsWith('New on') || reply.includes('moves from') ? reply : 'refused').toMatch(
      new RegExp(`${hour} to|does not fit at ${hour}|refused`),
    );
    expect(lost).toEqual([]);
  });
});

describe('a curse beside a wish or a fact is no insult', () => {
  test.each([
    ['prague-stag', 'one of the lads is only 16 ffs', 'adults-only'],
    ['krakow-stag', 'put the salt mines in, steve wont shut up about them', 'Salt Mine'],
  ])('%s: %s', (id, message, told) => expect(answer(id, message).reply).toContain(told));

  test.each(['ffs', 'oh for fucks sake', 'shut up', 'ffs you are useless'])('“%s” by itself is cross', (message) =>
    expect(answer('london-hen', message).reply).toContain('Sorry that I was no help'),
  );
});

describe('what stands before or after a part is told by its name where nobody has it', () => {
  test.each([
    ['london-hen', 'we need prosecco before heaven', 'prosecco'],
    ['prague-stag', 'lads want mcdonalds after the club', 'mcdonalds'],
    ['lisbon-hen', 'custard tarts sunday before the castle', 'custard tarts'],
  ])('%s: %s', (id, message, name) => expect(answer(id, message).reply).toContain(`no ${name}`));

  test.each([
    ['london-hen', 'after the boat could we squeeze in the eye', 'London Eye'],
    ['krakow-stag', 'wawel castle is a must its right there', 'Wawel Royal Castle'],
    ['krakow-stag', 'wawel castle on sunday', 'Wawel Royal Castle'],
  ])('a place by two words of its name is that place: %s: %s', (id, message, name) => {
    const { reply, lost } = answer(id, message);
    expect(reply).toContain(name);
    expect(lost).toEqual([]);
  });

  test('a nap is no place, and the time for it is told', () =>
    expect(answer('london-hen', 'nap before dinner saturday').reply).toContain('Hawksmoor'));
});

test.each([
  ['dublin-work', 'put Little Museum of Dublin after Jameson Distillery Bow St.'],
  ['dublin-work', 'is it possible to do Little Museum of Dublin before SOLE Seafood and Grill'],
])('a part of the plan by its name is no new thing, whatever its name begins with: %s: %s', (id, message) =>
  expect(answer(id, message).reply).not.toMatch(/^New on/),
);
