import type { WizardField, WizardValues } from './wizard-values.ts';

/** One answer of the wizard as a step shows it. */
export interface WizardAnswer<Field extends WizardField> {
  name: Field;
  value: WizardValues[Field];
  /** The message under the field. */
  error: string | undefined;
  /** The visitor's edit: it is kept in the draft. */
  change: (value: WizardValues[Field]) => void;
}

/** Gives the answer of a field. Steps take it and need to know nothing else of the form. */
export type Answers = <Field extends WizardField>(field: Field) => WizardAnswer<Field>;
