import { describe, expect, test } from 'vitest';
import { EMPTY_WIZARD } from '../domain/wizard-values.ts';
import { canJumpTo, clampStep, firstFaultyStep, percentComplete, REVIEW_STEP, WIZARD_STEPS } from './wizard-steps.ts';

describe('the six steps', () => {
  test('ask every field of the form exactly once', () => {
    const asked = WIZARD_STEPS.flatMap((step) => step.fields);
    expect(WIZARD_STEPS).toHaveLength(6);
    expect(asked.toSorted()).toEqual(Object.keys(EMPTY_WIZARD).toSorted());
  });

  test('count what is behind the visitor: nothing at first, five sixths at the review', () => {
    expect(WIZARD_STEPS.map((_, index) => percentComplete(index))).toEqual([0, 17, 33, 50, 67, 83]);
  });

  test('can be jumped to only backwards', () => {
    expect(canJumpTo(0, 3)).toBe(true);
    expect(canJumpTo(3, 3)).toBe(false);
    expect(canJumpTo(4, 3)).toBe(false);
    expect(canJumpTo(-1, 3)).toBe(false);
  });

  test('send a faulty form back to the first step that holds a fault', () => {
    expect(firstFaultyStep({ contactEmail: 'Invalid email address', destination: 'too short' })).toBe(2);
    expect(firstFaultyStep({ specialRequirements: 'too long' })).toBe(REVIEW_STEP);
    expect(firstFaultyStep({})).toBeNull();
  });

  test('stay within the form whatever number a stored draft names', () => {
    expect([-3, 0, 2.5, 5, 99, Number.NaN].map(clampStep)).toEqual([0, 0, 0, 5, 5, 0]);
  });
});
