import { type RefObject, useEffect, useState } from 'react';
import { type UseFormReturn, useForm, useFormState } from 'react-hook-form';
import type { Result } from '../../../shared/result.ts';
import { useToast } from '../../../ui/use-toast.ts';
import { type TripBrief, tripBriefSchema } from '../domain/trip-brief.ts';
import type { CreateFault, SignedInUser } from './create-trip-plan.ts';
import { earlyEventType } from './early-event-type.ts';
import type { WizardPrefill } from './prefill-from-search.ts';
import { tripToday } from './trip-today.ts';
import { useTripDraft } from './use-trip-draft.ts';
import { faultsOf, wizardResolver } from './wizard-resolver.ts';
import { canJumpTo, firstFaultyStep, REVIEW_STEP, WIZARD_STEPS } from './wizard-steps.ts';
import { EMPTY_WIZARD, type WizardValues } from './wizard-values.ts';

export interface TripWizardOptions {
  user: SignedInUser | null;
  /** What the address asked to fill in when the page was opened. Later changes are ignored. */
  prefill: WizardPrefill;
  createPlan: (brief: TripBrief, user: SignedInUser, draftId: string) => Promise<Result<string, CreateFault>>;
  onCreated: (bookingId: string) => void;
  onSignInNeeded: () => void;
}

/** Where the keyboard goes next: to the heading of a step, or to the first faulty field. */
export interface FocusRequest {
  to: 'heading' | 'fault';
  count: number;
}

export interface TripWizard {
  form: UseFormReturn<WizardValues>;
  step: number;
  isCreating: boolean;
  /** The visitor came from the review to change one answer and may go straight back. */
  isEditing: boolean;
  focus: FocusRequest | null;
  next: () => Promise<void>;
  back: () => void;
  jumpTo: (step: number) => void;
  editFromReview: (step: number) => void;
  backToReview: () => Promise<void>;
  submit: () => Promise<void>;
}

/** The wizard of /plan: six steps over one form, kept as a draft until a booking is made of it (SPEC 2, 4, 5). */
export function useTripWizard(options: TripWizardOptions, root: RefObject<HTMLFormElement | null>): TripWizard {
  const { user, createPlan, onCreated, onSignInNeeded } = options;
  const [prefill] = useState(options.prefill);
  const [step, setStep] = useState(0);
  const [isEditing, setEditing] = useState(false);
  const [focus, setFocus] = useState<FocusRequest | null>(null);
  const form = useForm<WizardValues>({
    defaultValues: EMPTY_WIZARD,
    resolver: wizardResolver(tripToday),
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  const { isSubmitting } = useFormState({ control: form.control });
  const draft = useTripDraft();
  const toast = useToast();

  // After hydration only: the prerendered page knows neither this browser's draft nor the query.
  useEffect(() => {
    const kept = draft.restore();
    const early = earlyEventType(root.current);
    const asked = { ...prefill.values, ...(early && { eventType: early }) };
    const isPrefilled = Object.keys(asked).length > 0;
    if (kept === null && !isPrefilled) return;
    form.reset({ ...EMPTY_WIZARD, ...kept?.values, ...asked });
    // A link means another trip: its visitor starts at the beginning, with whatever else is known filled in.
    const start = isPrefilled || kept === null ? prefill.step : kept.step;
    // oxlint-disable-next-line react/set-state-in-effect -- storage can be read only once the page has been hydrated.
    setStep(start);
    if (isPrefilled) draft.noteEdit(form.getValues(), start);
  }, [draft, form, prefill, root]);

  const email = user?.email ?? '';
  useEffect(() => {
    if (email !== '' && form.getValues('contactEmail') === '') form.setValue('contactEmail', email);
  }, [email, form]);

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ name, type, values }) => {
          if (type !== 'change') return;
          const field = WIZARD_STEPS.flatMap((asked) => asked.fields).find((known) => known === name);
          if (field !== undefined) form.clearErrors(field);
          draft.noteEdit(values, step);
        },
      }),
    [draft, form, step],
  );

  const askFocus = (to: FocusRequest['to']) => setFocus((last) => ({ to, count: (last?.count ?? 0) + 1 }));
  const goTo = (target: number) => {
    setStep(target);
    setEditing(false);
    draft.keep(form.getValues(), target);
    askFocus('heading');
  };
  const isStepValid = async (): Promise<boolean> => {
    const isValid = await form.trigger(WIZARD_STEPS[step]?.fields);
    if (!isValid) askFocus('fault');
    return isValid;
  };
  const askToSignIn = (values: WizardValues) => {
    draft.keep(values, REVIEW_STEP);
    toast.show({
      title: 'Authentication required',
      description: 'Please sign in to create your trip plan',
      tone: 'error',
    });
    onSignInNeeded();
  };

  const create = async (values: WizardValues) => {
    if (user === null) return askToSignIn(values);
    const brief = tripBriefSchema(tripToday()).parse(values);
    const created = await createPlan(brief, user, draft.idForSending(values, REVIEW_STEP));
    if (created.ok) {
      draft.discard();
      form.reset({ ...EMPTY_WIZARD, contactEmail: user.email });
      setStep(0);
      toast.show({
        title: 'Trip plan created successfully!',
        description: 'Your AI concierge is preparing your personalized itinerary.',
        tone: 'success',
      });
      return onCreated(created.value);
    }
    if (created.reason.kind === 'signed-out') return askToSignIn(values);
    toast.show({ title: 'Error creating trip plan', description: created.reason.message, tone: 'error' });
  };

  return {
    form,
    step,
    isCreating: isSubmitting,
    isEditing,
    focus,
    next: async () => {
      if (await isStepValid()) goTo(Math.min(step + 1, REVIEW_STEP));
    },
    back: () => goTo(Math.max(step - 1, 0)),
    jumpTo: (target) => {
      if (canJumpTo(target, step)) goTo(target);
    },
    editFromReview: (target) => {
      goTo(target);
      setEditing(true);
    },
    backToReview: async () => {
      if (await isStepValid()) goTo(REVIEW_STEP);
    },
    submit: form.handleSubmit(create, (errors) => {
      toast.show({
        title: 'Form validation failed',
        description: 'Please check all fields and try again',
        tone: 'error',
      });
      const faulty = firstFaultyStep(faultsOf(errors));
      if (faulty !== null && faulty !== step) goTo(faulty);
      askFocus('fault');
    }),
  };
}
