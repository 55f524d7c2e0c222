import { describe, expect, test } from 'vitest';
import { tripRequest } from '../../../../tests/support/trip-requests.ts';
import { LISBON } from '../../../catalogue/cities/lisbon.ts';
import { GENERIC } from '../../../catalogue/generic.ts';
import { checkPlan } from '../../../engine/check-plan.ts';
import { planFairly } from '../../../engine/fair-plan.ts';
import type { Places } from '../../../engine/places.ts';
import { answerPlanQuestion, type ToolTrip } from './answer-plan-question.ts';
import { makePlanChange } from './make-plan-change.ts';
import { PlanAnswer } from './plan-answer.ts';

const members = ['Ana', 'Ben'].map((label, index) => ({
  id: label,
  label,
  weight: 5,
  likedTypes: index === 0 ? ['Museum'] : [],
  dislikedTypes: index === 0 ? [] : ['Museum'],
  likedVibes: [],
  isGuestOfHonour: false,
}));
const request = tripRequest({ vibe: 'cultural', members });
const tripIn = (places: Places): ToolTrip => ({
  request,
  places,
  plan: planFairly(request, places, { seed: 4, iterations: 40, destination: 'Whitby' }),
});

describe.each([
  ['Lisbon', tripIn({ kind: 'city', city: LISBON })],
  ['elsewhere', tripIn({ kind: 'generic', catalogue: GENERIC })],
])('%s: what can be asked about a plan', (_where, trip) => {
  const [slotId = ''] = trip.plan.days.flatMap((day) => day.slots.map(({ id }) => id));

  test.each([
    { ask: 'why-this', slotId },
    { ask: 'ideas', slotId },
    { ask: 'exchanges', slotId, day: 1, startMinute: 840 },
    { ask: 'exchanges', slotId, day: 13, startMinute: 840 },
    { ask: 'rain', day: null },
    { ask: 'rain', day: 0 },
    { ask: 'budget' },
    { ask: 'served' },
    { ask: 'why-not', name: 'Oceanário' },
  ] as const)('$ask has an answer that the page can read, whole', (question) => {
    const answer = answerPlanQuestion(trip, question);
    expect(PlanAnswer.parse(answer)).toEqual(answer);
    expect(answer?.ask).toBe(question.ask);
  });

  test('a change is sound, says what it is, and an impossible one is none', () => {
    const ideas = answerPlanQuestion(trip, { ask: 'ideas', slotId });
    const [idea] = ideas?.ask === 'ideas' ? ideas.ideas : [];
    if (!idea) throw new Error('no idea for the first slot');
    const made = makePlanChange(trip, { kind: 'swap', slotId, venueId: idea.venueId });
    if (!made.ok) throw new Error('the idea could not be used');
    expect(checkPlan(made.value.plan, made.value.request, trip.places)).toEqual([]);
    expect(made.value.cause).toContain(`${idea.stop.name} instead of `);
    expect(makePlanChange(trip, { kind: 'swap', slotId, venueId: 'the-ritz' }).ok).toBe(false);
    expect(makePlanChange(trip, { kind: 'swap', slotId: 'd9-a9', venueId: idea.venueId }).ok).toBe(false);
  });
});

test('a slot that the plan does not have has no answer', () => {
  const trip = tripIn({ kind: 'city', city: LISBON });
  expect(answerPlanQuestion(trip, { ask: 'why-this', slotId: 'd9-a9' })).toBeNull();
  expect(answerPlanQuestion(trip, { ask: 'ideas', slotId: 'd9-a9' })).toBeNull();
  expect(answerPlanQuestion(trip, { ask: 'exchanges', slotId: 'd9-a9', day: 0, startMinute: 840 })).toBeNull();
});
