import { type SyntheticEvent, useEffect, useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { ProgressDots } from '../../../ui/progress-dots.tsx';
import { ContactStep } from './contact-step.tsx';
import { EventTypeStep } from './event-type-step.tsx';
import { LocationStep } from './location-step.tsx';
import { ReviewStep } from './review-step.tsx';
import { TimingStep } from './timing-step.tsx';
import { type TripWizard, type TripWizardOptions, useTripWizard } from './use-trip-wizard.ts';
import { VibeStep } from './vibe-step.tsx';
import { percentComplete, REVIEW_STEP, WIZARD_STEPS, type WizardStep } from './wizard-steps.ts';

/** A group of cards is faulty as a whole; its first card takes the focus. */
const FAULTY = '[aria-invalid="true"], [data-invalid] input';

const STEP_NAMES = WIZARD_STEPS.map((step) => step.title);

export interface PlannerWizardProps extends TripWizardOptions {
  /** Until the session is known nobody can tell whether a submit needs a sign-in. */
  isUserLoading: boolean;
}

/** The trip planner's form: six steps, their progress, and the way forward and back. */
export function PlannerWizard({ isUserLoading, ...options }: PlannerWizardProps) {
  const root = useRef<HTMLFormElement>(null);
  const wizard = useTripWizard(options, root);
  const { step, focus, isCreating } = wizard;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focus === null) return;
    const fault = focus.to === 'fault' ? root.current?.querySelector<HTMLElement>(FAULTY) : null;
    (fault ?? heading.current)?.focus();
    // Of a long group of cards the first has the focus, and the message stands beneath the last.
    if (fault) root.current?.querySelector('[data-field-error]')?.scrollIntoView({ block: 'nearest' });
  }, [focus]);

  const shown = WIZARD_STEPS[step];
  if (shown === undefined) return null;
  const isLast = step === REVIEW_STEP;
  const percent = isCreating ? 100 : percentComplete(step);

  const onSubmit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isCreating) return;
    if (isLast) void wizard.submit();
    else wizard.next();
  };

  return (
    <Card className="mx-auto max-w-3xl">
      <form ref={root} noValidate aria-label="Trip planner" onSubmit={onSubmit} className="flex flex-col gap-6">
        <div className="flex flex-col gap-4">
          <p className="flex justify-between gap-4 text-sm text-soft">
            <span>
              Step {step + 1} of {WIZARD_STEPS.length}
            </span>
            <span>{percent}% complete</span>
          </p>
          <ProgressBar percent={percent} label="Trip plan progress" />
          <ProgressDots steps={STEP_NAMES} current={step} onJump={wizard.jumpTo} />
        </div>
        <div>
          <h2 ref={heading} tabIndex={-1} className="display text-section outline-none">
            {shown.title}
          </h2>
          <p className="mt-1 text-soft">{shown.lead}</p>
        </div>
        {/* Keeps what has the focus clear of the bar with the buttons, which stays at the bottom on phones. */}
        <div className="min-h-72 [&_button]:scroll-mb-28 [&_input]:scroll-mb-28 [&_textarea]:scroll-mb-28 [&_[data-field-error]]:scroll-mb-28">
          <StepFields step={shown} wizard={wizard} needsSignIn={!isUserLoading && options.user === null} />
        </div>
        <div
          data-bottom-bar=""
          className="bottom-0 z-10 max-sm:[@media(min-height:32rem)]:sticky -mx-5 -mb-5 flex flex-wrap items-center justify-between gap-3 rounded-b-card border-t-2 border-line bg-raised px-5 py-4 sm:m-0 sm:p-0 sm:pt-5"
        >
          <Button variant="secondary" disabled={step === 0 || isCreating} onClick={wizard.back}>
            Back
          </Button>
          <div className="flex flex-wrap justify-end gap-3">
            {wizard.isEditing ? (
              <Button variant="ghost" onClick={wizard.backToReview}>
                Back to review
              </Button>
            ) : null}
            {isLast ? (
              <Button
                key="create"
                type="submit"
                isBusy={isCreating}
                disabled={isUserLoading}
                // The second half of a double click on Next must not send the form.
                onClick={(event) => {
                  if (event.detail > 1) event.preventDefault();
                }}
              >
                {isCreating ? 'Creating...' : 'Create Trip Plan'}
              </Button>
            ) : (
              <Button key="next" type="submit">
                Next
              </Button>
            )}
          </div>
        </div>
      </form>
    </Card>
  );
}

function StepFields({
  step: { id },
  wizard: { values, answers, editFromReview },
  needsSignIn,
}: {
  step: WizardStep;
  wizard: TripWizard;
  needsSignIn: boolean;
}) {
  switch (id) {
    case 'event-type':
      return <EventTypeStep answers={answers} />;
    case 'vibe':
      return <VibeStep answers={answers} />;
    case 'location':
      return <LocationStep answers={answers} />;
    case 'timing':
      return <TimingStep answers={answers} />;
    case 'contact':
      return <ContactStep answers={answers} />;
    case 'review':
      return <ReviewStep values={values} answers={answers} onEdit={editFromReview} needsSignIn={needsSignIn} />;
  }
}
