/** @module-tag long */
import { describe, expect, test } from 'vitest';
import { venuesOf } from '../../src/engine/places.ts';
import { answerMessage } from '../../src/features/chat/domain/answer-message.ts';
import type { ConciergeState } from '../../src/features/chat/domain/concierge-state.ts';
import { stateAfter } from '../../src/features/chat/domain/trail.ts';
import { read } from '../../src/features/chat/domain/understanding/reading.ts';
import { asMeant } from '../../src/features/chat/domain/understanding/typing/as-meant.ts';
import { findTypes } from '../../src/features/planner/domain/find-types.ts';
import { fixedTrip } from './fixed-trip.ts';
import { londonHen, outlineOf } from './trip-for-tests.ts';
import { TRIP_OUTLINES } from './trip-outlines.ts';

/** What people order of a place as if it were in the plan, and what they say against it; X is its name. */
const ORDERS_OF_PLACE = [
  'drop X',
  'skip X',
  'get rid of X',
  'cancel X please',
  'leave X out',
  'X can go',
  'no X please',
  'not X',
  'we hate X',
  'anything but X',
  'can we not go to X',
  'we went to X last time',
  'dont put X back in',
  'move X to saturday',
  'make X later',
  'X an hour earlier please',
  'swap X for something cheaper',
  'something cheaper than X',
  'heard bad things about X',
];
/** The same of a kind of place. */
const ORDERS_OF_KIND = [
  'drop the X',
  'no X',
  'not a X',
  'not another X',
  'we did a X last time',
  'move the X to saturday',
  'make the X later',
  'start the X at 11',
  'the X is too expensive',
  'the X is too long',
  'swap the X for something cheaper',
  'please dont put any X in',
  'can the X go',
];
const KINDS = [
  'escape room',
  'spa',
  'bowling alley',
  'cinema',
  'quad biking',
  'cookery class',
  'axe throwing',
  'casino',
];

const placesOf = ({ plan }: ConciergeState): string =>
  JSON.stringify(plan.days.map(({ slots }) => slots.map(({ venueId }) => venueId)));

/** Whether the message leaves every place of the plan where it is. */
function leavesPlaces(state: ConciergeState, message: string): boolean {
  const { change } = answerMessage(state, message);
  return change === null || placesOf({ ...state, ...change }) === placesOf(state);
}

describe.each(TRIP_OUTLINES.filter(({ cityId }) => cityId !== null).map((outline) => [outline.id, outline] as const))(
  'what the plan of %s does not have neither comes in nor takes anything out when it is spoken against',
  (_id, outline) => {
    const state = fixedTrip(outline);
    const planned = state.plan.days.flatMap(({ slots }) => slots);
    const catalogue = venuesOf(state.places);

    test('a place by its name', () => {
      // Names of two words or more: `Rules` and `Park` are words of the language too.
      const absent = catalogue.filter(
        ({ id, name }) => name.includes(' ') && !planned.some(({ venueId }) => venueId === id),
      );
      const wrong = ORDERS_OF_PLACE.flatMap((order, at) => {
        const venue = absent[(at * 17 + outline.id.length * 5) % absent.length];
        const message = order.replace('X', venue?.name ?? '');
        return leavesPlaces(state, message) ? [] : [message];
      });
      expect(wrong).toEqual([]);
    });

    test('as every name of the city is found where it is written in full', () => {
      const missed = catalogue.filter(({ id, name }) => {
        const isPlanned = planned.some(({ venueId }) => venueId === id);
        if (isPlanned || !name.includes(' ')) return false;
        const { venues } = read(asMeant(`drop ${name}`, state), state);
        return venues.length !== 1 || venues[0]?.venueId !== id;
      });
      expect(missed.map(({ name }) => name)).toEqual([]);
    });

    test('a kind of place', () => {
      const absent = KINDS.filter((kind) => {
        const types = findTypes(kind.split(' '), catalogue).flatMap((found) => found.types);
        const isCalledSo = (text: string): boolean => kind.split(' ').some((word) => text.toLowerCase().includes(word));
        return !planned.some(({ name, type }) => types.includes(type) || isCalledSo(`${name} ${type}`));
      });
      const wrong = ORDERS_OF_KIND.flatMap((order, at) => {
        const message = order.replace('X', absent[(at * 3 + outline.id.length) % absent.length] ?? '');
        return leavesPlaces(state, message) ? [] : [message];
      });
      expect(wrong).toEqual([]);
    });
  },
);

describe('what is said of it', () => {
  const state = londonHen();
  const replyTo = (message: string): string => answerMessage(state, message).reply;

  test('an order for a place that is not there says so, and nothing changes', () => {
    expect(replyTo('drop Flight Club Bloomsbury')).toBe(
      'Flight Club Bloomsbury is not in the plan, so there is nothing to take out.',
    );
    expect(replyTo('move frameless to 5pm')).toContain('Frameless is not in the plan, so nothing has changed.');
  });

  test('a place that nobody wants stays out from then on', () => {
    const { change } = answerMessage(state, 'we went to flight club last year');
    expect(change?.request.bannedVenueIds).toContain('london-flight-club-bloomsbury');
  });

  test('a question about a kind of place tells that there is none, and what there would be', () => {
    const reply = replyTo('how much is the escape room');
    expect(reply).toMatch(/^There is no escape room in the plan\. On our list for London: clueQuest/);
  });

  test('what the city has none of is not promised', () => {
    expect(replyTo('drop the quad biking')).toContain('We have none on our list for London either');
    expect(replyTo('drop the spa')).toContain('“add a spa” puts one in.');
  });

  test('it comes in when somebody then asks for it, and not at a mere yes', () => {
    const saidAfter = (first: string, second: string) =>
      answerMessage(stateAfter(state, first, answerMessage(state, first)), second);
    const added = saidAfter('how much is the escape room', 'go on then add it').change;
    expect(added?.plan.days.flatMap(({ slots }) => slots.map(({ name }) => name))).toContain('clueQuest');
    expect(saidAfter('drop the spa', 'yes').change).toBeNull();
    const again = saidAfter('we hate escape rooms', 'add an escape room').change;
    expect(again?.plan.days.flatMap(({ slots }) => slots.map(({ name }) => name))).toContain('clueQuest');
  });

  test('its way is told from where the group sleeps', () => {
    expect(replyTo('how far is tayyabs from the hotel')).toMatch(
      /^Tayyabs is not in the plan\. It is \d+ minutes [a-z ]+ from Leman Locke\./,
    );
  });

  test('a name in another language is no message in it', () => {
    expect(answerMessage(fixedTrip(outlineOf('lisbon-hen')), 'keep Mesa de Frades').understood).toBe(true);
  });

  test('beside what goes, what was not there is told', () => {
    const { reply, change } = answerMessage(state, 'drop the karaoke and flight club');
    expect(change).not.toBeNull();
    expect(reply).toContain('Flight Club Bloomsbury is not in the plan');
  });

  test('what an exchange speaks against does not come in', () => {
    const { change } = answerMessage(state, 'somewhere for dinner friday that isnt tayyabs');
    const names = change?.plan.days.flatMap(({ slots }) => slots.map(({ name }) => name)) ?? [];
    expect(names).not.toContain('Circolo Popolare');
    expect(names).not.toContain('Tayyabs');
  });
});

describe('a hotel where the group does not stay', () => {
  const state = londonHen();
  const turnTo = (message: string) => answerMessage(state, message);
  const stayAfter = (message: string): string | undefined => turnTo(message).change?.plan.stay?.name;

  test.each([
    'cancel Generator London',
    'we hate The Savoy',
    'no savoy please',
    'anything but The Hoxton, Shoreditch',
    'we stayed at The Ned last time',
    'keep The Savoy',
    'The Savoy is too expensive',
    'swap Generator London for something cheaper',
    'dont put us in The Ned',
  ])('nobody is moved to it by “%s”', (message) => {
    const { change, reply } = turnTo(message);
    expect(change).toBeNull();
    expect(reply).toContain('not in the plan: you stay at Leman Locke');
  });

  test.each([
    ['swap leman locke for the savoy', 'The Savoy'],
    ['we want the savoy not leman locke', 'The Savoy'],
    ['not leman locke, the savoy', 'The Savoy'],
    ['no savoy, the ned please', 'The Ned'],
    ['leman locke is too expensive, generator london instead', 'Generator London'],
  ])('the group moves where it wants: %s', (message, name) => expect(stayAfter(message)).toBe(name));

  test('nor to any other by a word of another thing, beside words that nobody knows', () => {
    expect(turnTo('drop maitreawe hate escape rooms').change?.plan.stay).toEqual(state.plan.stay);
  });

  test('asked about it is told by the list, and offered', () => {
    const { change, reply } = turnTo('how much is the savoy');
    expect(change).toBeNull();
    expect(reply).toMatch(
      /^The Savoy is not in the plan\. It is on our list \(5-star hotel, Strand\), typically £\d+ a person/,
    );
    const asked = stateAfter(state, 'how much is the savoy', turnTo('how much is the savoy'));
    expect(answerMessage(asked, 'yes').change?.plan.stay?.name).toBe('The Savoy');
  });
});
