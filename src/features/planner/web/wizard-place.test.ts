import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { moveToEdit, moveToStep, placeAt, readWizardPlace, stateOfPlace, type WizardMove } from './wizard-place.ts';
import { REVIEW_STEP } from './wizard-steps.ts';

/** A browser's history as these moves leave it, after an entry of another page. */
function browser(first = 0) {
  const entries: unknown[] = ['another page', stateOfPlace(placeAt(first))];
  let at = 1;
  return {
    place: () => readWizardPlace(entries[at]),
    step: () => readWizardPlace(entries[at])?.step ?? null,
    walk: (delta: number) => {
      at += delta;
    },
    make: (move: WizardMove) => {
      if (move.kind === 'go') at += move.delta;
      else if (move.kind === 'replace') entries[at] = stateOfPlace(move.place);
      else {
        at += 1;
        entries.splice(at, Number.POSITIVE_INFINITY, stateOfPlace(move.place));
      }
    },
    to(step: number) {
      const place = this.place();
      if (place) this.make(moveToStep(place, step));
    },
    edit(step: number) {
      const place = this.place();
      if (place) this.make(moveToEdit(place, step));
    },
  };
}

describe('the steps in the browser’s history', () => {
  test('Back leads to the step before, Forward to the next, whichever button was pressed on the page', () => {
    const page = browser();
    for (const step of [1, 2, 3, 4]) page.to(step);
    page.to(1);
    expect(page.step()).toBe(1);
    page.walk(1);
    expect(page.step()).toBe(2);
    page.walk(-2);
    expect(page.step()).toBe(0);
    page.walk(-1);
    expect(page.place()).toBeNull();
  });

  test('an answer that is changed from the review leads back to the review', () => {
    const page = browser();
    for (const step of [1, 2, 3, 4, 5]) page.to(step);
    page.edit(2);
    expect(page.place()).toMatchObject({ step: 2, isEditing: true });
    page.to(REVIEW_STEP);
    expect(page.place()).toMatchObject({ step: REVIEW_STEP, isEditing: false, depth: 5 });
    page.walk(1);
    page.walk(-1);
    page.walk(-1);
    expect(page.step()).toBe(4);
  });

  test('a draft that was opened in its middle goes back without an entry of its own', () => {
    const page = browser(4);
    page.to(3);
    expect(page.place()).toEqual(placeAt(3));
    page.to(4);
    page.walk(-1);
    expect(page.step()).toBe(3);
    page.walk(-1);
    expect(page.place()).toBeNull();
  });

  test('going back by the depth of an entry always ends on the wizard’s first', () => {
    const moves = fc.array(fc.tuple(fc.constantFrom('to', 'edit', 'walk'), fc.integer({ min: 0, max: REVIEW_STEP })));
    fc.assert(
      fc.property(fc.integer({ min: 0, max: REVIEW_STEP }), moves, (first, made) => {
        const page = browser(first);
        for (const [kind, step] of made) {
          const place = page.place();
          if (place === null) return;
          if (kind === 'to') page.to(step);
          else if (kind === 'edit' && place.step === REVIEW_STEP) page.edit(step);
          else if (kind === 'walk' && place.depth > 0) page.walk(-1);
          expect(kind !== 'to' || page.step() === step).toBe(true);
        }
        page.walk(-(page.place()?.depth ?? Number.NaN));
        expect(page.place()).not.toBeNull();
        page.walk(-1);
        expect(page.place()).toBeNull();
      }),
    );
  });
});

test('an entry of somebody else, or a broken one, is no place in the wizard', () => {
  for (const state of [null, undefined, 'x', {}, { wizard: { step: '2' } }, { wizard: { ...placeAt(2), depth: -1 } }])
    expect(readWizardPlace(state)).toBeNull();
  expect(readWizardPlace({ wizard: { step: 40, base: 50, depth: 3, isEditing: false } })).toEqual({
    step: REVIEW_STEP,
    base: REVIEW_STEP,
    depth: 3,
    isEditing: false,
  });
});
