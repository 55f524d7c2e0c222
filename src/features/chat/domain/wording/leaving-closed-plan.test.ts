import { describe, expect, it } from 'vitest';
import type { ConciergeTurn } from '../concierge-turn.ts';
import { knownPlan } from '../fixtures/known-plan.ts';
import { leavingClosedPlan } from './leaving-closed-plan.ts';

const { request, plan } = knownPlan();
const CHANGING: ConciergeTurn = {
  reply: 'Done: nine of you.',
  change: { request, plan, changed: ['Nine people'] },
  understood: true,
};

describe('the concierge of a trip that is closed', () => {
  it.each(['confirmed', 'cancelled'] as const)('leaves the plan of a %s trip and says how it can change', (status) => {
    const { reply, change, understood } = leavingClosedPlan(CHANGING, status);
    expect([change, understood]).toEqual([null, true]);
    expect(reply).toContain(`This trip is ${status}, so I have left the plan as it is. Reopen it first`);
    expect(reply).not.toContain('Done');
  });

  it('sends nobody to reopen a trip that took place', () => {
    const { reply, change } = leavingClosedPlan(CHANGING, 'completed');
    expect(change).toBeNull();
    expect(reply).toBe(
      'This trip is completed, so I have left the plan as it is. I can still answer questions about it.',
    );
  });

  it('answers questions as ever', () => {
    const answer: ConciergeTurn = { reply: 'Dinner is at 19:30.', change: null, understood: true };
    expect(leavingClosedPlan(answer, 'confirmed')).toEqual(answer);
  });
});
