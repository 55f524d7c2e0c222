import { buttonClass } from '../../../ui/button-class.ts';
import type { Answers } from '../domain/wizard-answer.ts';
import type { WizardValues } from '../domain/wizard-values.ts';
import { briefSummary } from './brief-summary.ts';
import { RequirementsField } from './requirements-field.tsx';

export interface ReviewStepProps {
  values: WizardValues;
  answers: Answers;
  onEdit: (step: number) => void;
  /** Says before the last button, not after it, that an account is needed. */
  needsSignIn: boolean;
}

export function ReviewStep({ values, answers, onEdit, needsSignIn }: ReviewStepProps) {
  return (
    <div className="flex flex-col gap-8">
      <section aria-labelledby="trip-summary">
        <h3 id="trip-summary" className="mb-2 font-semibold">
          Trip summary
        </h3>
        <dl className="divide-y-2 divide-line rounded-card border-2 border-line bg-raised px-4">
          {briefSummary(values).map((row) => (
            <div
              key={row.label}
              className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 py-2 sm:grid-cols-[9rem_minmax(0,1fr)_auto]"
            >
              <dt className="text-sm text-soft sm:text-base">{row.label}</dt>
              <dd className="row-start-2 font-semibold wrap-break-word sm:row-start-1 sm:col-start-2">{row.value}</dd>
              <dd className="col-start-2 row-span-2 row-start-1 sm:col-start-3 sm:row-span-1">
                <button
                  type="button"
                  aria-label={`Edit ${row.label.toLowerCase()}`}
                  onClick={() => onEdit(row.step)}
                  className={buttonClass({ variant: 'link' })}
                >
                  Edit
                </button>
              </dd>
            </div>
          ))}
        </dl>
      </section>
      <RequirementsField answers={answers} />
      {needsSignIn ? (
        <p className="text-sm text-soft">
          You will be asked to sign in before we plan. Everything you have filled in waits for you here.
        </p>
      ) : null}
    </div>
  );
}
