import * as z from 'zod/mini';
import { clampStep, REVIEW_STEP } from './wizard-steps.ts';

/** Where one entry of the browser's history stands in the wizard; kept in the entry's state. */
export interface WizardPlace {
  step: number;
  /** The entries right beneath this one are the steps before it, one each, down to this step. */
  base: number;
  /** How many entries of the wizard lie beneath this one. */
  depth: number;
  /** The entry beneath is the review, from which one answer is being changed. */
  isEditing: boolean;
}

/** How the history gets somewhere: over a new entry, in place of the present one, or along those there are. */
export type WizardMove = { kind: 'push' | 'replace'; place: WizardPlace } | { kind: 'go'; delta: number; step: number };

const Entry = z.object({
  wizard: z.object({ step: z.int(), base: z.int(), depth: z.int().check(z.minimum(0)), isEditing: z.boolean() }),
});

/** A place where nothing of the wizard lies beneath. */
export const placeAt = (step: number, depth = 0): WizardPlace => ({
  step: clampStep(step),
  base: clampStep(step),
  depth,
  isEditing: false,
});

/** What an entry's state holds; null when it is none of the wizard's. */
export function readWizardPlace(state: unknown): WizardPlace | null {
  const parsed = Entry.safeParse(state);
  if (!parsed.success) return null;
  const { step, base, depth, isEditing } = parsed.data.wizard;
  return { step: clampStep(step), base: Math.min(clampStep(base), clampStep(step)), depth, isEditing };
}

/** The state of an entry for a place; `readWizardPlace` reads it back. */
export const stateOfPlace = (wizard: WizardPlace) => ({ wizard });

export const isSamePlace = (one: WizardPlace, other: WizardPlace): boolean =>
  one.step === other.step && one.base === other.base && one.depth === other.depth && one.isEditing === other.isEditing;

/**
 * To another step such that Back leads to the step before and Forward to the one after: on by a new entry, back along
 * the entries that led here. Where a draft was opened in its middle there is nothing beneath to go back along.
 */
export function moveToStep(from: WizardPlace, step: number): WizardMove {
  if (from.isEditing && step === REVIEW_STEP) return { kind: 'go', delta: -1, step };
  if (step > from.step) {
    const next = placeAt(step, from.depth + 1);
    return { kind: 'push', place: step === from.step + 1 ? { ...next, base: from.base } : next };
  }
  if (step === from.step || step < from.base) return { kind: 'replace', place: placeAt(step, from.depth) };
  return { kind: 'go', delta: step - from.step, step };
}

/** From the review to one answer, over it: Back leads to the review again. */
export const moveToEdit = (from: WizardPlace, step: number): WizardMove => ({
  kind: 'push',
  place: { ...placeAt(step, from.depth + 1), isEditing: true },
});
