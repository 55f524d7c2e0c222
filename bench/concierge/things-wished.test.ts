import { describe, expect, test } from 'vitest';
import { slotsOnDays } from '../../src/engine/plan-effect.ts';
import { answerMessage } from '../../src/features/chat/domain/answer-message.ts';
import { fixedTrip } from './fixed-trip.ts';
import { londonHen, outlineOf } from './trip-for-tests.ts';
import { TRIP_OUTLINES } from './trip-outlines.ts';

const dublinWork = () => fixedTrip(outlineOf('dublin-work'));

const UNHEARD = [
  'somewhere for a maze on friday',
  'a tattoo parlour on friday would be good',
  'a mall on friday would be good',
  'could we fit fishing in',
  'we fancy knitting',
  'put in a party bus',
  'somewhere for a séance on friday',
  'a snack on friday',
  'a nature reserve would be lovely',
  'somewhere for fireworks on friday',
  'a gospel choir would be brilliant',
];

test.each(TRIP_OUTLINES.map((outline) => [outline.id, outline] as const))(
  'what nobody here has is refused by its name, however it is wished for: %s',
  (_, outline) => {
    const trip = fixedTrip(outline);
    const isCity = trip.places.kind === 'city';
    for (const message of isCity ? UNHEARD : []) {
      const { change, reply } = answerMessage(trip, message);
      expect([message, change?.plan === undefined || isOnlyAdded(trip, change.plan)]).toEqual([message, true]);
      expect(`${message}: ${reply}`).toMatch(
        /: (?:The trip has no |We have no |New on |To make room, |There is no gap for |I found no time for )/,
      );
    }
  },
);

/** A maze may be the Crystal Maze: nothing that was in the plan is gone. */
function isOnlyAdded(trip: ReturnType<typeof fixedTrip>, after: ReturnType<typeof fixedTrip>['plan']): boolean {
  const names = slotsOnDays(after).map(({ slot }) => slot.name);
  return slotsOnDays(trip.plan).every(({ slot }) => names.includes(slot.name));
}

describe('what the plan has and somebody fancies stays', () => {
  test.each([
    ['we fancy crazy golf', 'Puttshack Bank'],
    ['we all fancy karaoke', 'Lucky Voice Soho'],
    ['the girls want karting', 'TeamSport Karting Tower Bridge'],
    ['what about a viewpoint', 'The View from The Shard'],
    ['we fancy a market', 'Columbia Road Flower Market'],
  ])('%s', (message, name) => {
    const { change, reply } = answerMessage(londonHen(), message);
    expect(change).toBeNull();
    expect(reply).toContain(`${name} is in the plan already`);
  });
});

test.each(['somewhere for bowling on saturday', 'bowling on saturday would be lovely'])(
  'what the list has is added, and nothing goes for it: %s',
  (message) => {
    const trip = londonHen();
    const { change } = answerMessage(trip, message);
    const after = slotsOnDays(change?.plan ?? trip.plan).map(({ slot }) => slot.name);
    expect(after).toEqual(expect.arrayContaining(slotsOnDays(trip.plan).map(({ slot }) => slot.name)));
    expect(after).toContain('Bloomsbury Bowling Lanes');
  },
);

test('drinks are no ice cream and no wish for a dry weekend', () => {
  for (const message of ['add drinks', 'what about drinks', 'lets have drinks on thursday']) {
    const { change } = answerMessage(dublinWork(), message);
    const nights = slotsOnDays(change?.plan ?? dublinWork().plan).filter(({ slot }) => slot.kind === 'night');
    expect([message, nights.length]).toEqual([message, 2]);
    expect(nights.map(({ slot }) => slot.type)).not.toContain('Dessert bar');
  }
});

test('a day that the trip does not have is no other day', () => {
  const { change, reply } = answerMessage(dublinWork(), 'somewhere for cake on saturday');
  expect(change).toBeNull();
  expect(reply).toContain('The trip has no Saturday');
});

test('some free time on a day does not clear it', () => {
  const { change } = answerMessage(londonHen(), 'some free time on saturday would be good');
  expect(change?.plan.days[1]?.slots.length).toBeGreaterThan(2);
});

test.each(['do you take amex', 'get messy friday'])('no thing is refused: %s', (message) => {
  expect(answerMessage(londonHen(), message).reply).not.toContain('We have no ');
});
