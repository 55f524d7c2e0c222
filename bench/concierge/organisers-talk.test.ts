import { describe, expect, test } from 'vitest';
import { answerMessage } from '../../src/features/chat/domain/answer-message.ts';
import { stateAfter } from '../../src/features/chat/domain/trail.ts';
import { fixedTrip } from './fixed-trip.ts';
import { outlineOf } from './trip-for-tests.ts';

const last = (id: string, ...messages: string[]) => {
  let state = fixedTrip(outlineOf(id));
  let turn = answerMessage(state, messages[0] ?? '');
  for (const [at, message] of messages.entries()) {
    turn = answerMessage(state, message);
    if (at < messages.length - 1) state = stateAfter(state, message, turn);
  }
  return { ...turn, before: state };
};

describe('what was told of with something cheaper as an offer goes where it is binned', () => {
  test.each([
    ['prague-stag', 'whats the most expensive bit', 'bin that then, we aint made of money', 'Spa Beerland'],
    ['prague-stag', 'how come the beer spa is so dear', 'ok lets lose it', 'Spa Beerland'],
    [
      'bristol-birthday',
      'why is the bike ride so expensive',
      'get rid of it',
      'Bristol and Bath Railway Path by hire bike',
    ],
  ])('%s: %s, %s', (id, asked, said, gone) => {
    const { change, before } = last(id, asked, said);
    const names = (days: typeof before.plan.days) => days.flatMap(({ slots }) => slots.map(({ name }) => name));
    expect(names(before.plan.days).filter((name) => !names(change?.plan.days ?? []).includes(name))).toEqual([gone]);
  });

  test('and stays where the offer is turned down', () => {
    expect(last('prague-stag', 'whats the most expensive bit', 'nah forget it').change).toBeNull();
  });
});

describe('some of the group who miss a part change nothing for the rest', () => {
  test.each([
    ['prague-stag', 'can 4 of the lads skip sunday, what happens to the money'],
    ['dublin-work', 'Three of them will miss the dance class'],
    ['bristol-birthday', 'two of us cant do saturday, can they skip it?'],
    ['whitby-birthday', '2 of us cant make lunch, does that change the price'],
    ['whitby-birthday', 'three cant make dinner on friday'],
  ])('%s: %s', (id, message) => {
    const { change, before } = last(id, message);
    expect(change?.request.groupSize ?? before.request.groupSize).toBe(before.request.groupSize);
    expect(change?.plan.days.map(({ slots }) => slots.length) ?? null).toBeNull();
  });
});

describe('questions are answered and change nothing', () => {
  test.each([
    ['dublin-work', 'Two attendees are Muslim. Is the food halal?', 'halal guests'],
    ['dublin-work', 'We may lose 3, would it go up for everyone else', 'in total for 21'],
    [
      'prague-stag',
      'groom gets motion sick, is there owt that would set him off',
      'Sightseeing cruise with Prague Boats',
    ],
    ['dublin-work', 'Thank you. Is anything still outstanding on my side?', 'Needs: none are noted'],
    ['dublin-work', 'Who should I contact with questions?', '/contact'],
    ['dublin-work', 'What would it cost us to cancel a week before?', 'If you cancel'],
    ['bristol-birthday', 'are kids allowed at all of it? my nieces are 9 and 12', 'under-18s'],
    ['prague-stag', 'how do i tell everyone the times', 'Files has the plan as a PDF'],
    ['prague-stag', 'how long have we got sunday before the airport, flights 18.20', 'Sunday ends at 17:00'],
    ['prague-stag', 'what time should i tell people to get there friday', 'Friday starts at 14:00'],
    [
      'bristol-birthday',
      'who decided on a 7am thing lol joke. what time does saturday start',
      'Saturday starts at 10:00',
    ],
    ['prague-stag', 'whats the night out like', 'Friday night is Vzorkovna'],
    ['prague-stag', 'which bits do we need to book in advance', 'Spa Beerland (takes up to 14)'],
    ['whitby-birthday', 'which bits do we need to book in advance', 'the venues are still open'],
  ])('%s: %s', (id, message, told) => {
    const { change, reply } = last(id, message);
    expect(change).toBeNull();
    expect(reply).toContain(told);
  });
});

describe('after a change it is told what came of it', () => {
  test.each(['whats on instead then', 'does that mess anything else up', 'has that affected the rest'])(
    '%s',
    (asked) => {
      const { change, reply } = last('bristol-birthday', 'swap the bike ride for something cheaper', asked);
      expect(change).toBeNull();
      expect(reply).toContain('With the last change:');
    },
  );
});

describe('what is found too loud or too tame turns the other way, and of what was told of alone', () => {
  test.each([
    ['prague-stag', ['saturday night is too loud'], 1],
    ['prague-stag', ['saturday night is too wild for the dads'], 1],
    ['prague-stag', ['saturday is a bit loud for us'], 1],
    ['prague-stag', ['whats cross club like', 'too loud for her i reckon'], 1],
    ['prague-stag', ['whats cross club like', 'bit loud for her'], 1],
    ['prague-stag', ['whats the night out like friday', 'hmm bit rough that'], 0],
    ['bristol-birthday', ['whats the canteen like', 'too noisy for my mum i think'], 1],
  ])('%s: %s', (id, messages, day) => {
    const { change, before } = last(id, ...messages);
    const names = (at: number, plan: typeof before.plan) => plan.days[at]?.slots.map(({ name }) => name).join();
    expect(change).not.toBeNull();
    for (const at of before.plan.days.keys())
      if (at !== day) expect(names(at, change?.plan ?? before.plan)).toBe(names(at, before.plan));
    // Nothing that comes in is a club or a place to dance.
    const had = new Set(before.plan.days.flatMap(({ slots }) => slots.map(({ venueId }) => venueId)));
    const fresh = (change?.plan.days ?? []).flatMap(({ slots }) => slots.filter(({ venueId }) => !had.has(venueId)));
    expect(fresh.filter(({ type }) => /club|disco|music bar|concert/i.test(type))).toEqual([]);
  });
});

describe('the last part that was told of is what there is', () => {
  test.each([
    ['prague-stag', ['do they do proper veggie at porks', 'do they do gluten free there'], "Pork's is not listed"],
    ['prague-stag', ['is kantyna any good', 'can they do halal there'], 'Kantýna is not listed'],
    [
      'prague-stag',
      ['is the beer spa any good', 'what time do we need to leave the hotel for it'],
      'To be at Spa Beerland',
    ],
  ])('%s: %s', (id, messages, told) => expect(last(id, ...messages).reply).toContain(told));
});

test('a match to watch keeps its hours free, and moves nothing to them', () => {
  const { change } = last('prague-stag', 'england game is on sat at 4.45, can we be free for it');
  expect(change?.request.keptFree).toEqual([{ day: 1, startMinute: 1005, endMinute: 1125 }]);
});

test.each([
  ['prague-stag', 'is that with flights', 'are not included'],
  ['prague-stag', 'how long do we get between lunch and dinner sunday', 'no dinner is planned'],
  [
    'prague-stag',
    '3 lads arrive friday at 5. what will they miss',
    'They miss Laser Game Harlequin and Sex Machines Museum',
  ],
])('%s: %s', (id, message, words) => {
  const { change, reply } = last(id, message);
  expect(change).toBeNull();
  expect(reply).toContain(words);
});

describe('what a question is told with is no order, and the question is answered or said to be unread', () => {
  test.each([
    ['prague-stag', 'dads turning 60, hes mad into history. is there enough of that in it', '“make it more cultural”'],
    ['prague-stag', 'that seems a lot, where is it all going', 'on things to do'],
    ['prague-stag', 'bit nervous about the first bit, what actually is it', 'Laser Game Harlequin (Laser tag'],
    [
      'dublin-work',
      'One person has a bad shoulder. Which ones should they sit out?',
      'Good to know about the shoulder',
    ],
    ['dublin-work', 'How many of the activities are physical?', 'hard work'],
    ['dublin-work', 'At what time does Thursday finish now?', 'Thursday ends at'],
    ['bristol-birthday', 'What would you take out first?', 'Leaving out one of these saves most'],
    ['krakow-stag', 'is it all walkable or we getting ubers', 'ways are on foot'],
    ['prague-stag', 'can my sister change things on it too', 'nobody but you sees or changes the plan'],
    ['london-hen', 'get it back under', ''],
  ])('%s: %s', (id, message, words) => {
    const { change, reply } = last(id, message);
    expect(change).toBeNull();
    expect(reply).toContain(words);
  });

  test('what was noted of somebody is what is asked for them', () => {
    const { change, reply } = last(
      'prague-stag',
      'two of the lads dont drink',
      'is what we are doing saturday night ok for them',
    );
    expect(change).toBeNull();
    expect(reply).toContain('people who do not drink');
  });

  test('and nothing is wished for by having been asked', () => {
    const asked =
      'hello. i have been asked to check this before it goes to the team. is there anything unsuitable for a work event?';
    expect(last('dublin-work', asked).reply).not.toContain('been asked on our list');
  });
});

describe('near misses mean what they say', () => {
  test.each([
    ['krakow-stag', 'if its raining on sunday what do we do', 'is outdoors'],
    ['whitby-birthday', 'karaoke sounds grim, what are the alternatives', 'Instead of Private karaoke room'],
    ['whitby-birthday', 'hate the castle, what do you suggest', 'Instead of Castle, palace or historic house'],
    ['whitby-birthday', 'bit worried about the axes, is it safe for my nan', '“swap Axe-throwing tournament”'],
    ['prague-stag', 'what do we do on saturday', 'Saturday 22 May 2027'],
    ['prague-stag', 'what time does saturday night start', 'Kasárna Karlín'],
  ])('%s: %s', (id, message, words) => {
    const { change, reply } = last(id, message);
    expect(change).toBeNull();
    expect(reply).toContain(words);
  });

  test.each([
    ['whitby-birthday', '2 of the girls cant come now', 5],
    ['prague-stag', '4 of the lads have dropped out', 10],
  ])('%s: %s', (id, message, people) => expect(last(id, message).change?.request.groupSize).toBe(people));
});
