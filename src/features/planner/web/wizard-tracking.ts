import { track, trackFunnel } from '../../../platform/browser/analytics/track.ts';
import type { WizardField } from '../domain/wizard-values.ts';
import { REVIEW_STEP, WIZARD_STEPS } from './wizard-steps.ts';

const FORM = 'trip-plan';

export interface WizardTracking {
  edited: (field: WizardField) => void;
  stepCompleted: (step: number) => void;
  /** The whole form was sent off, or held back because of what stands in it. */
  submitted: (outcome: 'sent' | 'invalid' | 'failed') => void;
  created: (plan: { eventType: string; groupSize: number; ms: number }) => void;
}

/** Records the planning funnel of one wizard (SPEC 4 and 7). Never what was typed, only which field. */
export function createWizardTracking(): WizardTracking {
  let hasStarted = false;
  return {
    edited: (field) => {
      if (!hasStarted) {
        hasStarted = true;
        track({ event: 'form_start', form: FORM });
        trackFunnel('form_start');
      }
      track({ event: 'field_change', form: FORM, field });
    },
    stepCompleted: (step) => {
      track({ event: 'step_completed', form: FORM, step: step + 1, step_name: WIZARD_STEPS[step]?.title ?? '' });
      if (step + 1 === REVIEW_STEP) trackFunnel('details_entered');
    },
    submitted: (outcome) => {
      track({ event: 'form_submit', form: FORM, outcome });
      if (outcome === 'sent') trackFunnel('ai_processing');
    },
    created: ({ eventType, groupSize, ms }) => {
      trackFunnel('recommendations_shown');
      track({ event: 'timing_complete', name: 'trip_plan', value_ms: Math.round(ms) });
      track({
        event: 'trip_plan_created',
        category: 'conversion',
        label: eventType,
        value: groupSize,
        currency: 'GBP',
      });
    },
  };
}
