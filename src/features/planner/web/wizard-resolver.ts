import type { FieldErrors, Resolver } from 'react-hook-form';
import type { IsoDay } from '../../../shared/dates.ts';
import { isWizardField, type WizardValues, wizardFaults } from './wizard-values.ts';

/** Answers react-hook-form with the shared schema's messages, one a field. */
export const wizardResolver =
  (today: () => IsoDay): Resolver<WizardValues> =>
  (values) => {
    const errors: FieldErrors<WizardValues> = {};
    for (const [field, message] of Object.entries(wizardFaults(values, today()))) {
      if (isWizardField(field)) errors[field] = { type: 'brief', message };
    }
    return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors };
  };

/** The messages of react-hook-form's errors, as the steps want them. */
export function faultsOf(errors: FieldErrors<WizardValues>): Partial<Record<keyof WizardValues, string>> {
  const faults: Partial<Record<keyof WizardValues, string>> = {};
  for (const [field, error] of Object.entries(errors)) {
    if (isWizardField(field) && typeof error?.message === 'string') faults[field] = error.message;
  }
  return faults;
}
