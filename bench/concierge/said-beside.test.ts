/** @module-tag long */
import { expect, test } from 'vitest';
import { isMentioned } from './check-mention.ts';
import { changedBetween, said } from './say-to-trip.ts';
import { tripOf } from './trip-for-tests.ts';

/** A trip, a part to be taken out, a question about another matter, and what the answer to it names. */
const ASKED_BESIDE = [
  ['london-hen', 'the shard', 'london-view-from-the-shard', 'how much is the karting', '{price:d1-a1}'],
  ['london-hen', 'cahoots', 'london-cahoots', 'what time is lunch on saturday', '{time:d2-lunch}'],
  ['prague-stag', 'the beer spa', 'prague-spa-beerland', 'what time is dinner on friday', '{time:d1-dinner}'],
  ['dublin-work', 'the dance class', null, 'what does the jameson tour cost', '{price:d1-a1}'],
  ['krakow-stag', 'the escape rooms', null, 'how much is axe nation', '{price:d1-a1}'],
  ['bristol-birthday', 'the ferry', null, 'when is dinner on saturday', '{time:d2-dinner}'],
] as const;

test.each(ASKED_BESIDE)(
  'a change and a question about something else are both answered: %s, %s',
  (id, part, gone, question, mention) => {
    const messages = [
      `drop ${part}, also ${question}`,
      `drop ${part}. ${question}?`,
      `${question}, also drop ${part}`,
      `drop ${part} plus ${question}`,
      `drop ${part}. oh and ${question}`,
      `drop ${part} but first ${question}`,
      `${question}? drop ${part} please`,
    ];
    for (const message of messages) {
      const { before, after, reply } = said(id, message);
      const { went } = changedBetween(before, after);
      expect([message, went.length]).toEqual([message, 1]);
      if (gone && tripOf(id).plan.days.some(({ slots }) => slots.some(({ venueId }) => venueId === gone)))
        expect([message, went]).toEqual([message, [gone]]);
      expect([message, isMentioned(mention, reply, before)]).toEqual([message, true]);
    }
  },
);

test.each([
  ['london-hen', 'how much is the karting', '{price:d1-a1}', 'what time is dinner on friday', '{time:d1-dinner}'],
  ['london-hen', 'what if two drop out', '{amount}', 'how much is the karting', '{price:d1-a1}'],
  ['prague-stag', 'how much is the beer spa', '{price:d2-a2}', 'can i get your phone number', 'contact'],
  ['krakow-stag', 'how much is axe nation', '{price:d1-a1}', 'what time is lunch on saturday', '{time:d2-lunch}'],
] as const)('two questions are both answered: %s, %s', (id, first, of, second, other) => {
  for (const message of [`${first}, also ${second}`, `${first}? ${second}?`, `${first}? oh and ${second}`]) {
    const { before, after, reply } = said(id, message);
    expect([message, after.plan === before.plan]).toEqual([message, true]);
    for (const mention of [of, other])
      expect([message, mention, isMentioned(mention, reply, before)]).toEqual([message, mention, true]);
  }
});

test.each([
  ['london-hen', 'heaven', 'make it 13 people', 'how much is the karting', '{price:d1-a1}'],
  ['prague-stag', 'cross club', 'theres 13 of us now', 'what time is dinner on friday', '{time:d1-dinner}'],
  ['bristol-birthday', 'the ferry', 'we are 10 now', 'when is dinner on saturday', '{time:d2-dinner}'],
] as const)(
  'of a list each item is done or answered, wherever the question stands: %s, %s',
  (id, part, size, question, mention) => {
    const orders = [`drop ${part}`, size];
    for (const items of [
      [question, ...orders],
      [orders[0], question, orders[1]],
      [...orders, question],
    ])
      for (const message of [
        items.map((item, at) => `${at + 1}) ${item}`).join(' '),
        items.map((item) => `- ${item}`).join('\n'),
        items.join(', also '),
      ]) {
        const { before, after, reply } = said(id, message);
        expect([message, changedBetween(before, after).went.length]).toEqual([message, 1]);
        expect([message, after.request.groupSize]).not.toEqual([message, before.request.groupSize]);
        expect([message, isMentioned(mention, reply, before)]).toEqual([message, true]);
      }
  },
);

test.each([
  ['london-hen', '2 of them are halal and is heaven indoors', 'Heaven is indoors'],
  ['krakow-stag', 'one has dropped out, does saturday dinner do vegan food', 'vegan'],
  ['lisbon-hen', 'is foxtrot indoors & make it 10 people', 'Foxtrot is indoors'],
])('what is told of the group holds, and the question beside it is answered: %s, %s', (id, message, answer) => {
  const { before, after, reply } = said(id, message);
  expect(after.request).not.toEqual(before.request);
  expect(reply).not.toContain('caters for vegan');
  expect(reply).toContain(answer);
});

test.each([
  ['lisbon-hen', 'one of the girls might bail in may'],
  ['london-hen', '2 more might be coming'],
  ['prague-stag', 'two lads may pull out yet'],
])('who may come or stay away yet is shown, and changes nothing: %s, %s', (id, message) => {
  const { before, after, reply } = said(id, message);
  expect(after.plan).toEqual(before.plan);
  expect(reply).toContain('If you did that');
});

test.each([
  ['krakow-stag', 'add an activity on sunday and swap axe nation with karting', 'd1-a1', 'd2-a2'],
  [
    'krakow-stag',
    '12 of us now. swap the street art trail and the karting round, later start on sunday',
    'd1-a2',
    'd2-a2',
  ],
  ['lisbon-hen', 'drop lx factory and swap the castle with the sailing', 'd4-a2', 'd1-a2'],
])('what is exchanged after another change is found where it stands then: %s, %s', (id, message, one, other) => {
  const { before, after, reply } = said(id, message);
  const venueOf = (slot: string) =>
    before.plan.days.flatMap(({ slots }) => slots).find((of) => of.id === slot)?.venueId;
  const dayOf = (venue: string | undefined, { plan } = after): number =>
    plan.days.findIndex(({ slots }) => slots.some(({ venueId }) => venueId === venue));
  expect([message, dayOf(venueOf(one))], reply).toEqual([message, dayOf(venueOf(other), before)]);
  expect([message, dayOf(venueOf(other))], reply).toEqual([message, dayOf(venueOf(one), before)]);
});

test.each([
  ['london-hen', '450 max pp', '19th to 21st of march instead'],
  ['prague-stag', 'make friday wilder', '28th to 30th may instead'],
] as const)('a wish for the whole trip is done beside its new dates: %s, %s', (id, wish, dates) => {
  for (const message of [`${wish}. ${dates}`, `${wish}, also ${dates}`]) {
    const { before, after } = said(id, message);
    const alone = said(id, wish);
    expect([message, after.plan.days[0]?.date === before.plan.days[0]?.date]).toEqual([message, false]);
    expect([message, after.request.budgetCapPence]).toEqual([message, alone.after.request.budgetCapPence]);
  }
});

test.each([
  ['london-hen', 'kev is vegan now, does brindisa do vegan'],
  ['london-hen', 'we are skint. how much is the cheapest hotel?'],
  ['london-hen', 'should we start later saturday or is that too tight for lunch'],
  ['krakow-stag', 'not keen on the karting, what else is there'],
  ['prague-stag', 'is the boat indoors, if not leave it'],
])('what is told as the reason for a question changes nothing: %s, %s', (id, message) => {
  const { before, after } = said(id, message);
  expect(after.plan).toEqual(before.plan);
});
