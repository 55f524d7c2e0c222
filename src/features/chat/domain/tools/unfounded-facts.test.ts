import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { londonTrip } from '../fixtures/london-trip.ts';
import { planFacts } from './plan-facts.ts';
import { unfoundedFacts } from './unfounded-facts.ts';

const FACTS = {
  slots: [
    {
      id: 'd1-dinner',
      place: 'Dishoom Covent Garden',
      area: 'Covent Garden',
      from: '19:30',
      to: '21:00',
      price: '£29.50 a person',
    },
    { id: 'd1-n1', place: 'fabric', area: 'Farringdon', from: '23:00', to: '02:00', price: '£25 a person' },
  ],
  total: '£1,234.50 for 10',
  day: 'Friday 12 March 2027',
  meal: '65 Kč',
  links: ['/terms#cancellation'],
};
const check = (reply: string, isChanged = false) =>
  unfoundedFacts(reply, {
    facts: [FACTS],
    knownPlaces: ['Dishoom Covent Garden', 'fabric', 'Hawksmoor Seven Dials', 'Sketch'],
    isChanged,
  }).map(({ kind }) => kind);

describe('a reply that says only what the tools returned passes', () => {
  test.each([
    'Dinner is at Dishoom in Covent Garden from 19:30 to 21:00, £29.50 a person.',
    'You eat at Dishoom Covent Garden at 7.30pm on Friday 12 March.',
    'It comes to £1234.50 for 10 people.',
    'After dinner there is fabric at 11 pm until 2 am, for 25 pounds each.',
    'There are 2 slots. Would you like me to swap one?',
    'A beer is about 65 Kč. It says so in our terms: /terms#cancellation.',
    'Nothing has been booked yet.',
    'I have not changed anything. Shall I swap dinner?',
    'Dinner starts at half past seven.',
    'Hiya! Fab choice. Bear in mind that these are typical prices.',
    'Honestly, I would keep it. Veggie-wise I can look.',
    'Nobody minds. Splendidly, it fits.',
    'I can swap Dishoom if you like. Shall I?',
    'We could have dinner moved, if you want that.',
    'I cannot book or cancel anything here.',
    'It is called Dishoom Covent Garden because of where it stands.',
  ])('%s', (reply) => {
    expect(check(reply)).toEqual([]);
  });
});

describe('a reply with anything else is caught', () => {
  test.each([
    ['a price', 'Dinner is £31 a person.', 'price'],
    ['a price in words', 'It is thirty quid each.', 'price'],
    ['a price by name', 'It is about 30 pounds.', 'price'],
    ['a price in another currency', 'It is €29.50.', 'price'],
    ['a range', 'It is £25-40.', 'price'],
    ['pence', 'It is only 99p.', 'price'],
    ['a time', 'Dinner is at 20:15.', 'time'],
    ['a time by the clock', 'Dinner is at 8pm.', 'time'],
    ['a time in words', 'Dinner is at half eight.', 'time'],
    ['noon', 'You meet at noon.', 'time'],
    ['a length', 'It takes 45 minutes.', 'number'],
    ['a length in words', 'It takes ninety minutes.', 'number'],
    ['a date', 'It is on 13 March.', 'number'],
    ['a percentage', 'You get 90% back.', 'number'],
    ['a phone number', 'Call 020 7946 0000.', 'number'],
    ['a place', 'Then you go to The Velvet Otter.', 'name'],
    ['a place at the start', 'Velvet Otter is next door.', 'name'],
    ['a place of one word that opens a sentence', 'Nice. Zuma is next door.', 'name'],
    ['a place of one word with a comma', 'Zuma, in Mayfair, is nice.', 'name'],
    ['a place of one word that owns something', 'Zuma’s menu is nice.', 'name'],
    ['a place of one word in a list', '1. Zuma\n2. fabric', 'name'],
    ['a place of one word', 'You could try Zuma for dinner.', 'name'],
    ['a place in capitals', 'TRY THE VELVET OTTER', 'name'],
    ['a real place that no tool named', 'Or Hawksmoor Seven Dials.', 'name'],
    ['a real place in small letters', 'or try hawksmoor seven dials.', 'name'],
    ['an address', 'See https://evil.example/pay now.', 'link'],
    ['a domain', 'Pay at huzzah-pay.com today.', 'link'],
    ['a mail address', 'Write to pay@evil.example.', 'link'],
    ['a page of ours that was not quoted', 'See /privacy.', 'link'],
    ['a key', 'it is sk-test-key-that-nobody-may-see', 'name'],
    ['another script', 'Ужин в девять.', 'script'],
    ['a change nobody made', 'I have swapped dinner for you.', 'deed'],
    ['a change nobody made, in short', 'Done!', 'deed'],
    ['a booking', 'I’ve booked Dishoom for 10.', 'deed'],
    ['a payment', 'Your deposit is paid.', 'deed'],
    ['a second deed of a sentence', 'I looked it up and refunded £25.', 'deed'],
    ['a trip emptied', 'I emptied the whole plan.', 'deed'],
  ])('%s', (_what, reply, kind) => {
    expect(check(reply)).toContain(kind);
  });

  test('a booking, even after a real change', () => {
    expect(check('I swapped dinner to Dishoom Covent Garden.', true)).toEqual([]);
    expect(check('Dishoom is booked.', true)).toEqual(['deed']);
  });
});

test('the figures of another slot do not vouch for a new one: what is not in the facts at all is caught in a real plan', () => {
  const state = londonTrip();
  const facts = [planFacts(state)];
  const slots = state.plan.days.flatMap((day) => day.slots);
  for (const { name } of slots)
    expect(
      unfoundedFacts(`You have ${name}.`, { facts, knownPlaces: slots.map((slot) => slot.name), isChanged: false }),
    ).toEqual([]);
  expect(unfoundedFacts('It is £987.65 a head.', { facts, knownPlaces: [], isChanged: false })).not.toEqual([]);
});

describe('no invented figure slips through, wherever in a true reply it stands', () => {
  const TRUE = 'Dinner is at Dishoom Covent Garden from 19:30 to 21:00 and costs £29.50 a person on Friday 12 March';
  const words = TRUE.split(' ');
  const within = fc.integer({ min: 0, max: words.length });
  const insert = (at: number, lie: string) => [...words.slice(0, at), lie, ...words.slice(at)].join(' ');

  test('a price', () => {
    const pence = fc.integer({ min: 1, max: 500_000 }).filter((one) => ![2950, 2500, 123_450].includes(one));
    fc.assert(
      fc.property(within, pence, fc.constantFrom('£', '€'), (at, amount, sign) => {
        expect(check(insert(at, `(${sign}${(amount / 100).toFixed(2)})`))).toContain('price');
      }),
    );
  });

  test('a time', () => {
    const minute = fc.integer({ min: 0, max: 1439 }).filter((one) => ![1170, 1260, 1380, 120].includes(one));
    fc.assert(
      fc.property(within, minute, fc.boolean(), (at, time, isSpoken) => {
        const [hour, rest] = [Math.floor(time / 60), String(time % 60).padStart(2, '0')];
        const said = isSpoken ? `${hour % 12 || 12}:${rest}${hour < 12 ? 'am' : 'pm'}` : `${hour}:${rest}`;
        expect(check(insert(at, `(${said})`))).toContain('time');
      }),
    );
  });

  test('a place of two invented words', () => {
    const word = fc.stringMatching(/^[A-Z][bcdfgz]{2}[aou][kvz]{2}[a-z]{1,4}$/);
    fc.assert(
      fc.property(within, word, word, (at, first, second) => {
        expect(check(insert(at, `at ${first} ${second},`))).toContain('name');
      }),
    );
  });
});

test('a hundred thousand characters are read without delay', () => {
  const before = process.threadCpuUsage().user;
  check('Dinner at half past £ 1.1.1.1 Aa Bb '.repeat(2_800));
  expect(process.threadCpuUsage().user - before).toBeLessThan(3_000_000);
});
