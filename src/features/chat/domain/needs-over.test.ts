import { describe, expect, test } from 'vitest';
import type { TripRequest } from '../../../engine/trip-request.ts';
import { answerMessage } from './answer-message.ts';
import type { ConciergeState } from './concierge-state.ts';
import { knownPlan } from './fixtures/known-plan.ts';
import { stateAfter } from './trail.ts';

const trip = knownPlan();
const keeping = (needs: Partial<TripRequest['needs']>): ConciergeState => ({
  ...trip,
  request: { ...trip.request, needs: { ...trip.request.needs, ...needs } },
});
const needsAfter = (state: ConciergeState, message: string): TripRequest['needs'] =>
  (answerMessage(state, message).change ?? state).request.needs;

describe('a need that nobody has any more is let go, and what is planned stays', () => {
  test.each([
    'no need for it to be step free any more',
    'it doesnt have to be accessible now',
    'you can drop the accessibility requirement',
    'dont worry about the wheelchair any more',
    'the step-free rule can come off',
    'she is off her crutches now',
  ])('step-free access: %s', (message) => {
    const state = keeping({ stepFree: true });
    const { change } = answerMessage(state, message);
    expect(change?.request.needs.stepFree).toBe(false);
    expect(change?.plan.days).toEqual(state.plan.days);
  });

  test.each([
    'actually alcohol is fine again',
    'forget the no alcohol rule',
    'it doesnt have to be a dry do any more',
    'no need to avoid alcohol any more',
    'scrap the no booze thing',
  ])('no alcohol: %s', (message) => {
    expect(needsAfter(keeping({ noAlcohol: true }), message).noAlcohol).toBe(false);
  });

  test.each(['the kids arent coming after all', 'its adults only now', 'were all adults now', 'no under 18s any more'])(
    'minors: %s',
    (message) => {
      expect(needsAfter(keeping({ minorsPresent: true }), message).minorsPresent).toBe(false);
    },
  );

  test('a diet, by the word for those who had it', () => {
    expect(needsAfter(keeping({ diets: ['vegan', 'halal'] }), 'no vegans any more').diets).toEqual(['halal']);
  });

  test('a pregnancy, with the places that were kept out for it', () => {
    const noted = answerMessage(trip, 'one of us is pregnant');
    const asked = stateAfter(trip, 'one of us is pregnant', noted);
    const later = stateAfter(asked, 'how much is it', answerMessage(asked, 'how much is it'));
    expect(later.request.bannedVenueIds.length).toBeGreaterThan(trip.request.bannedVenueIds.length);
    const { change } = answerMessage(later, 'false alarm, she isnt expecting');
    expect(change?.request.bannedVenueIds).toEqual(trip.request.bannedVenueIds);
    expect(change?.request.needs.noAlcohol).toBe(false);
  });

  test('and who goes with it is counted', () => {
    const { change } = answerMessage(keeping({ stepFree: true }), 'step free isnt needed any more, gran isnt coming');
    expect(change?.request).toMatchObject({ groupSize: trip.request.groupSize - 1, needs: { stepFree: false } });
  });
});

describe('what is no end of a need changes none', () => {
  test.each([
    'is the step free thing still needed?',
    'gran still needs step free',
    'no stairs please',
    'not everywhere looks step free',
  ])('%s', (message) => {
    expect(needsAfter(keeping({ stepFree: true }), message).stepFree).toBe(true);
  });

  test('letting go of what the plan does not keep to takes nothing up', () => {
    const { change, reply } = answerMessage(trip, 'no need for it to be step free');
    expect(change).toBeNull();
    expect(reply).toContain('nothing has to be step-free');
  });
});
