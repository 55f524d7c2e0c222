import type { WizardFaults, WizardField } from '../domain/wizard-values.ts';

export interface WizardStep {
  id: 'event-type' | 'vibe' | 'location' | 'timing' | 'contact' | 'review';
  /** The step's name of SPEC 2. */
  title: string;
  /** One line under the name, in our voice. */
  lead: string;
  /** What Next checks before it lets the visitor on. */
  fields: readonly WizardField[];
}

/** The six steps of SPEC 2, in order. */
export const WIZARD_STEPS: readonly WizardStep[] = [
  { id: 'event-type', title: 'Event Type', lead: 'What are we raising a glass to?', fields: ['eventType'] },
  { id: 'vibe', title: 'Your Vibe', lead: 'Pick a mood, or skip it and get a bit of everything.', fields: ['vibe'] },
  {
    id: 'location',
    title: 'Location and Group',
    lead: 'Where to, and how many of you?',
    fields: ['destination', 'groupSize'],
  },
  {
    id: 'timing',
    title: 'Timing and Budget',
    lead: 'Both optional. The more we know, the closer the fit.',
    fields: ['dates', 'budgetRange'],
  },
  { id: 'contact', title: 'Contact Details', lead: 'Where should the plan go?', fields: ['contactEmail'] },
  {
    id: 'review',
    title: 'Review and Submit',
    lead: 'One last look before we get planning.',
    fields: ['specialRequirements'],
  },
];

export const REVIEW_STEP = WIZARD_STEPS.length - 1;

/** An index that names a step, whatever came out of storage. */
export const clampStep = (step: number): number =>
  Number.isInteger(step) ? Math.min(Math.max(step, 0), REVIEW_STEP) : 0;

/** How much is behind the visitor: 0 on the first step, 83 on the review. */
export const percentComplete = (step: number): number => Math.round((clampStep(step) / WIZARD_STEPS.length) * 100);

/** SPEC 4: dots jump only to earlier steps. */
export const canJumpTo = (target: number, current: number): boolean => target >= 0 && target < current;

/** The step that holds the first fault, in the order of the form; null when there is none. */
export function firstFaultyStep(faults: WizardFaults): number | null {
  const index = WIZARD_STEPS.findIndex((step) => step.fields.some((field) => faults[field] !== undefined));
  return index < 0 ? null : index;
}
