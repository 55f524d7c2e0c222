import type { IsoDay } from '../../../shared/dates.ts';
import { EMPTY_WIZARD, type WizardFaults, type WizardField, type WizardValues, wizardFaults } from './wizard-values.ts';

export interface WizardFormState {
  values: WizardValues;
  /** The message under each field that was found faulty and has not been edited since. */
  faults: WizardFaults;
}

/** The answers of the wizard and what is wrong with them. React follows it as an external store. */
export interface WizardForm {
  state: () => WizardFormState;
  subscribe: (listener: () => void) => () => void;
  /** One answer; whatever was wrong with it is forgotten until the next check. */
  set: <Field extends WizardField>(field: Field, value: WizardValues[Field]) => void;
  reset: (values: WizardValues) => void;
  /** Looks at the given fields, or at all; gives what is wrong with them, empty when all is well. */
  check: (fields?: readonly WizardField[]) => WizardFaults;
}

/** An empty wizard. `today` is asked at every check: a form can stay open past midnight. */
export function createWizardForm(today: () => IsoDay): WizardForm {
  let state: WizardFormState = { values: EMPTY_WIZARD, faults: {} };
  const listeners = new Set<() => void>();
  const become = (next: WizardFormState) => {
    state = next;
    for (const listener of listeners) listener();
  };
  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    set: (field, value) => {
      const { [field]: _forgotten, ...faults } = state.faults;
      become({ values: { ...state.values, [field]: value }, faults });
    },
    reset: (values) => become({ values, faults: {} }),
    check: (fields) => {
      const found = wizardFaults(state.values, today());
      if (fields === undefined) {
        become({ ...state, faults: found });
        return found;
      }
      const faults = { ...state.faults };
      const wrong: WizardFaults = {};
      for (const field of fields) {
        const message = found[field];
        if (message === undefined) delete faults[field];
        else {
          faults[field] = message;
          wrong[field] = message;
        }
      }
      become({ ...state, faults });
      return wrong;
    },
  };
}
