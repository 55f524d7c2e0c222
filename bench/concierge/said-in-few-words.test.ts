/** @module-tag long */
import { expect, test } from 'vitest';
import { slotsOnDays } from '../../src/engine/plan-effect.ts';
import type { TripPlan } from '../../src/engine/trip-plan.ts';
import { answerMessage } from '../../src/features/chat/domain/answer-message.ts';
import type { ConciergeState } from '../../src/features/chat/domain/concierge-state.ts';
import type { ConciergeTurn } from '../../src/features/chat/domain/concierge-turn.ts';
import { stateAfter } from '../../src/features/chat/domain/trail.ts';
import { fixedTrip } from './fixed-trip.ts';
import { outlineOf } from './trip-for-tests.ts';

interface Played {
  /** Before the last message, and after it. */
  before: ConciergeState;
  after: ConciergeState;
  turn: ConciergeTurn;
}

function played(id: string, ...messages: readonly string[]): Played {
  const last = messages.at(-1) ?? '';
  const before = messages
    .slice(0, -1)
    .reduce((state, said) => stateAfter(state, said, answerMessage(state, said)), fixedTrip(outlineOf(id)));
  const turn = answerMessage(before, last);
  return { before, after: stateAfter(before, last, turn), turn };
}

const names = (plan: TripPlan): string[] => slotsOnDays(plan).map(({ slot }) => slot.name);
const goneOf = ({ before, after }: Played): string[] => {
  const now = names(after.plan);
  return names(before.plan).filter((name) => !now.includes(name));
};

test.each([
  ['london-hen', 'change dinner', 'friday, italian', 'Circolo Popolare', 'Italian restaurant'],
  ['london-hen', 'change dinner', 'saturday but make it a pizza place', 'Hawksmoor Seven Dials', 'Pizzeria'],
  ['krakow-stag', 'change dinner', 'the friday one, for a milk bar', 'Starka', 'Canteen'],
])('%s: %s, %s brings what the answer asks for', (id, asked, answer, gone, type) => {
  const game = played(id, asked, answer);
  const part = slotsOnDays(game.before.plan).find(({ slot }) => slot.name === gone);
  const came = slotsOnDays(game.after.plan).find(({ slot }) => slot.id === part?.slot.id);
  expect(goneOf(game)).toEqual([gone]);
  expect(came?.slot.type).toBe(type);
});

test.each([
  ['krakow-stag', 'swap one of the bars', 'the later one', ['Wódka Café Bar']],
  ['krakow-stag', 'swap one of the bars', 'the earlier one', ['Mercy Brown']],
  ['krakow-stag', 'swap one of the bars', 'either', ['Mercy Brown']],
  ['krakow-stag', 'drop one of the bars', 'surprise me', ['Mercy Brown']],
  ['london-hen', 'whats the shard', 'get rid', ['The View from The Shard']],
  ['london-hen', 'who chose golf lol', 'bin it, too silly', ['Puttshack Bank']],
  ['prague-stag', 'what other bars are there', 'swap u sudu for the 2nd one', ['U Sudu']],
  // A list of one is a list.
  ['bristol-birthday', 'what could we do instead of the ferry', 'just drop it', ['Bristol Ferry harbour trip']],
  ['london-hen', 'change dinner', 'doesnt matter forget it', []],
  ['london-hen', 'drop golf', 'nah leave it empty', []],
  ['london-hen', 'is there anything cheaper than hawksmoor', 'put that in', ['Hawksmoor Seven Dials']],
])('%s: %s, then %s', (id, first, second, gone) => expect(goneOf(played(id, first, second))).toEqual(gone));

test.each([
  ['dublin-work', 'One of us is vegan', 'Two, in fact.'],
  ['lisbon-hen', 'everyones veggie', 'well not everyone just 3 of us'],
  ['lisbon-hen', 'two of us are coeliac', 'only one of us actually'],
])('%s: %s, then %s counts who eats so, and not who comes', (id, first, second) => {
  const { before, after, turn } = played(id, first, second);
  expect(after.plan.groupSize).toBe(before.plan.groupSize);
  expect(turn).toMatchObject({ change: null, understood: true });
});

test.each([
  ['budget is 4800', 'thats for all of us not each', 400_00],
  ['budget is 5000 in total', 'sorry thats each', 5000_00],
  ['budget 450 each', 'thats with the hotel', 265_00],
  ['budget 450 each', 'thats without the hotel', 450_00],
])('%s, then %s', (first, second, pence) =>
  expect(played('london-hen', first, second).after.request.budgetCapPence).toBe(pence),
);

test.each([
  ['make it cheaper', 'i meant just friday', 0],
  ['make it cheaper', 'no no only saturday', 1],
])('%s, then %s changes no other day', (first, second, day) => {
  const trip = fixedTrip(outlineOf('london-hen'));
  const { after } = played('london-hen', first, second);
  const venues = (plan: TripPlan): string[] =>
    plan.days.map(({ slots }) =>
      slots
        .map(({ venueId }) => venueId)
        .sort()
        .join(),
    );
  const now = venues(after.plan);
  expect(venues(trip.plan).flatMap((was, at) => (was === now[at] ? [] : [at]))).toEqual([day]);
});

test.each([
  ['make it cheaper', 'without touching dinner', ['Circolo Popolare', 'Hawksmoor Seven Dials']],
  ['make it cheaper', 'but keep hawksmoor', ['Hawksmoor Seven Dials']],
  ['make saturday calmer', 'without dropping the cruise', ['City Cruises from Westminster Pier']],
])('%s, then %s: once more, and what is spared stays', (first, second, spared) => {
  const { after, turn } = played('london-hen', first, second);
  expect(turn.change).not.toBeNull();
  expect(names(after.plan)).toEqual(expect.arrayContaining(spared));
  expect(names(after.plan)).not.toEqual(names(fixedTrip(outlineOf('london-hen')).plan));
});

test.each([
  ['london-hen', ['swap hawksmoor for flat iron', 'how much is that'], /^Flat Iron Covent Garden: £22 a person/],
  ['lisbon-hen', ['a nicer hotel please', 'whats it cost'], /^You would stay at Bairro Alto Hotel/],
  ['dublin-work', ['Would it be cheaper without the museum?', 'By how much per head?'], /^If you did that:/],
  ['london-hen', ['whats the shard', 'how much'], /^The View from The Shard: £32 a person/],
  ['lisbon-hen', ['how much would it save to drop encanto'], /Nothing has changed yet/],
  [
    'london-hen',
    ['what would 3 more people do to the price'],
    /The plan is now for 15 people[\s\S]*Nothing has changed yet/,
  ],
])('%s: %s is told and changes nothing', (id, said, reply) => {
  const { turn } = played(id, ...said);
  expect(turn.change).toBeNull();
  expect(turn.reply).toMatch(reply);
});

test.each([
  ['london-hen', 'we need 6 twin rooms', /12 people in 6 rooms/],
  ['london-hen', 'can we leave bags at the hotel', /our list does not say/],
  ['dublin-work', 'We have a client joining on Thursday evening only.', /^I count everybody for the whole trip/],
  ['dublin-work', 'Could the group be split between two restaurants?', /^I count everybody for the whole trip/],
  ['london-hen', 'rebecca and tash cant do friday', /^I count everybody for the whole trip/],
  ['london-hen', '3 of the girls only coming saturday', /^I count everybody for the whole trip/],
  ['krakow-stag', 'add zip lining', /no zip lining on our list/],
  ['krakow-stag', 'salt mine price?', /Wieliczka Salt Mine.*£29\.80 a person/],
  ['london-hen', 'dinner price friday', /^Circolo Popolare: £42 a person/],
])('%s: %s is answered and changes nothing', (id, said, reply) => {
  const { turn } = played(id, said);
  expect(turn.change).toBeNull();
  expect(turn.reply).toMatch(reply);
});

// Nobody has answers to these yet; what they must not do is change the number of people.
test.each([
  ['lisbon-hen', 'find us something 40 ish'],
  ['prague-stag', 'lads are all under 25 is that ok'],
  ['prague-stag', 'is it ok to bring a stag in fancy dress'],
])('%s: %s changes nothing', (id, said) => expect(played(id, said).turn.change).toBeNull());

test.each([
  // That day ends at 17:00 by the brief, and `by` makes none longer.
  ['london-hen', 'finish by 8 on sunday', 2, 1020],
  ['london-day', 'finish by 8', 0, 1200],
])('%s: %s is no hour of the morning', (id, said, day, minute) =>
  expect(played(id, said).after.request.days[day]?.endMinute).toBe(minute),
);

test.each([
  ['prague-stag', "finish early sunday our flight's at 5", 2, 'endMinute', 930],
  ['lisbon-hen', 'we land at 1 on thursday can we start at 3', 0, 'startMinute', 900],
  ['bristol-birthday', 'I think the Saturday is too long. Could it end at nine?', 1, 'endMinute', 1260],
] as const)('%s: %s', (id, said, day, edge, minute) =>
  expect(played(id, said).after.request.days[day]?.[edge]).toBe(minute),
);

test('a complaint of a day and a wish beside it are both heard', () => {
  const { after } = played('bristol-birthday', 'swap pieminister, saturday is too long. could it end at nine?');
  expect(after.request.days[1]?.endMinute).toBe(1260);
  expect(names(after.plan)).not.toContain('Pieminister');
});

test.each([
  ['add 2 more people', 14],
  ['add my mum', 13],
])('%s, right after a day was asked about, is of the whole trip', (said, people) =>
  expect(played('london-hen', 'whats on saturday', said).after.plan.groupSize).toBe(people),
);

test('and my nan, after my mum, is one more', () =>
  expect(played('london-hen', 'add my mum', 'and my nan').after.plan.groupSize).toBe(14));

test('what is to be still possible beside a wish is not given up for it', () =>
  expect(goneOf(played('krakow-stag', 'can we do the salt mine and still make lunch'))).not.toContain('Hot Chili'));

test.each([
  ['prague-stag', 'closer hotel'],
  ['london-hen', 'cheaper hotel'],
])('%s: %s is another stay', (id, said) => {
  const { before, after } = played(id, said);
  expect(after.plan.stay?.hotelId).not.toBe(before.plan.stay?.hotelId);
  expect(names(after.plan)).toEqual(names(before.plan));
});

test('cheaper still, after a cheaper stay, is of the stay', () => {
  const { before, after, turn } = played('krakow-stag', 'cheaper hotel', 'cheaper still');
  expect(names(after.plan)).toEqual(names(before.plan));
  expect(turn.reply).toMatch(/The stay is now|no other stay on our list that costs less/);
});

test.each([
  [
    'london-hen',
    'swap golf for bowling and the cruise for a museum',
    ['Puttshack Bank', 'City Cruises from Westminster Pier'],
  ],
  ['london-hen', 'swap the shard for sky garden and golf for bowling', ['Puttshack Bank', 'The View from The Shard']],
  ['krakow-stag', 'one bar less on friday', ['Krawl Through Krakow']],
  ['krakow-stag', '1 activity less saturday', ['Karting Arena Kraków']],
])('%s: %s', (id, said, gone) => expect(goneOf(played(id, said)).toSorted()).toEqual(gone.toSorted()));
