import { describe, expect, test } from 'vitest';
import { answerMessage } from '../../src/features/chat/domain/answer-message.ts';
import { stateAfter } from '../../src/features/chat/domain/trail.ts';
import { fixedTrip } from './fixed-trip.ts';
import { outlineOf } from './trip-for-tests.ts';

const answer = (id: string, message: string) => answerMessage(fixedTrip(outlineOf(id)), message);

describe('what somebody thinks of a part, told before a question, changes nothing and is offered', () => {
  test.each([
    ['bristol-birthday', 'mums not really one for clubs, what is the canteen like', 'Live music most nights'],
    ['bristol-birthday', 'friday looks a bit tame, whats the latest we finish', '“make Friday wilder”'],
    ['bristol-birthday', 'my sister hates fish, whats on the menu at catch 22', '“swap Catch 22”'],
    ['bristol-birthday', 'some of the lads are skint, how much is the bike hire', '£25 a person'],
    ['bristol-birthday', 'im worried saturday is too full on, how much free time is there', 'Saturday is free from'],
    ['bristol-birthday', 'the museum looks a bit dull, how long are we there', '14:00 to 15:50'],
    ['bristol-birthday', 'saturday looks expensive, how much is it', 'Together £72 a person'],
    ['prague-stag', 'kev isnt into sex museums, what is it like', 'Three floors of history'],
    ['prague-stag', 'budgets tight, how much is the beer spa', 'Spa Beerland: £51.79 a person'],
    ['whitby-birthday', 'karaoke isnt really dads thing, what time is it', '21:20 to 23:20'],
    ['dublin-work', 'Our director thinks Thursday is a little thin. When does it start?', 'Thursday starts at 14:00'],
  ])('%s: %s', (id, message, told) => {
    const { change, reply } = answer(id, message);
    expect(change).toBeNull();
    expect(reply).toContain(told);
  });

  test('yes to the offer does it', () => {
    const trip = fixedTrip(outlineOf('bristol-birthday'));
    const asked = 'catch 22 sounds grim, is it any good?';
    const { change } = answerMessage(stateAfter(trip, asked, answerMessage(trip, asked)), 'yes please');
    expect(change?.plan.days[0]?.slots.map(({ name }) => name)).not.toContain('Catch 22');
  });

  test.each([
    ['bristol-birthday', 'swap the boat for something else. what time does lunch start'],
    ['bristol-birthday', 'were 12 now. whats the price each'],
    ['bristol-birthday', 'two of us are vegan. what time is dinner sat'],
    ['whitby-birthday', 'karaoke isnt really dads thing, can we do something else'],
    ['dublin-work', 'The director would prefer a later start on Friday. What time is lunch?'],
  ])('%s: an order, a fact or a wish is still done: %s', (id, message) => {
    expect(answer(id, message).change).not.toBeNull();
  });
});

describe('whether a need is met is told before anything changes for it', () => {
  test.each([
    ['bristol-birthday', 'mum cant do stairs, is the ss great britain ok?', 'is fine for step-free access'],
    ['bristol-birthday', 'dad uses a wheelchair, is the boat doable', 'is not listed as fine for step-free access'],
    ['bristol-birthday', 'kats 6 months pregnant so no booze for her, is there still stuff she can do?', 'Yes,'],
    ['prague-stag', 'two of the lads are veggie, is porks ok', 'Pork’s'.replace('’', "'")],
    ['dublin-work', 'Three of us do not drink, is the distillery suitable?', 'Jameson Distillery Bow St.'],
    ['whitby-birthday', 'nan cant walk far, how far is the castle from lunch', 'about 20 minutes'],
  ])('%s: %s', (id, message, told) => {
    const { change, reply } = answer(id, message);
    expect(change).toBeNull();
    expect(reply).toContain(told);
  });
});

test('three of us who do not drink are not the whole group', () => {
  const { change } = answer('dublin-work', 'Three of us do not drink');
  expect(change?.request.groupSize).toBe(24);
  expect(change?.request.needs.noAlcohol).toBe(true);
});

test.each([
  ['bristol-birthday', 'we could get to 12 people if the cousins come, whats that do to the price', 12],
  ['dublin-work', 'We could be 20. What does that do to the cost?', 20],
])('%s: a number that might be is only weighed: %s', (id, message, people) => {
  const { change, reply } = answer(id, message);
  expect(change).toBeNull();
  expect(reply).toContain(`in total for ${people}`);
});

describe('an order that hangs on whether a part is needed is offered', () => {
  test.each([
    [
      'bristol-birthday',
      'do we need to do the boat? if so move it to friday',
      '“move Bristol Ferry harbour trip to friday”',
    ],
    ['bristol-birthday', 'do we really need cabot tower? if not drop it', '“drop Cabot Tower and Brandon Hill”'],
    ['prague-stag', 'do we have to do the museum? if not bin it', '“bin Sex Machines Museum”'],
    ['whitby-birthday', 'is the castle really needed? if not swap it for something else', 'something else”'],
  ])('%s: %s', (id, message, offered) => {
    const { change, reply } = answer(id, message);
    expect(change).toBeNull();
    expect(reply).toContain(offered);
  });
});
