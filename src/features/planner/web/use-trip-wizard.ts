import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react';
import type { Result } from '../../../shared/result.ts';
import { useToast } from '../../../ui/use-toast.ts';
import { type TripBrief, tripBriefSchema } from '../domain/trip-brief.ts';
import type { Answers } from '../domain/wizard-answer.ts';
import { createWizardForm } from '../domain/wizard-form.ts';
import { EMPTY_WIZARD, type WizardValues } from '../domain/wizard-values.ts';
import type { CreateFault, SignedInUser } from './create-trip-plan.ts';
import { earlyEventType } from './early-event-type.ts';
import type { WizardPrefill } from './prefill-from-search.ts';
import { tripToday } from './trip-today.ts';
import { useTripDraft } from './use-trip-draft.ts';
import { canJumpTo, firstFaultyStep, REVIEW_STEP, WIZARD_STEPS } from './wizard-steps.ts';
import { createWizardTracking } from './wizard-tracking.ts';

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
  values: WizardValues;
  answers: Answers;
  step: number;
  isCreating: boolean;
  /** The visitor came from the review to change one answer and may go straight back. */
  isEditing: boolean;
  focus: FocusRequest | null;
  next: () => void;
  back: () => void;
  jumpTo: (step: number) => void;
  editFromReview: (step: number) => void;
  backToReview: () => void;
  submit: () => Promise<void>;
}

/** The wizard of /plan: six steps over one form, kept as a draft until a booking is made of it (SPEC 2, 4, 5). */
export function useTripWizard(options: TripWizardOptions, root: RefObject<HTMLFormElement | null>): TripWizard {
  const { user, createPlan, onCreated, onSignInNeeded } = options;
  const [prefill] = useState(options.prefill);
  const [step, setStep] = useState(0);
  const [isEditing, setEditing] = useState(false);
  const [focus, setFocus] = useState<FocusRequest | null>(null);
  const [isCreating, setCreating] = useState(false);
  const [form] = useState(() => createWizardForm(tripToday));
  const { values, faults } = useSyncExternalStore(form.subscribe, form.state, form.state);
  const [tracking] = useState(createWizardTracking);
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
    if (isPrefilled) draft.noteEdit(form.state().values, start);
  }, [draft, form, prefill, root]);

  const email = user?.email ?? '';
  useEffect(() => {
    if (email !== '' && form.state().values.contactEmail === '') form.set('contactEmail', email);
  }, [email, form]);

  const askFocus = (to: FocusRequest['to']) => setFocus((last) => ({ to, count: (last?.count ?? 0) + 1 }));
  const goTo = (target: number) => {
    setStep(target);
    setEditing(false);
    draft.keep(form.state().values, target);
    askFocus('heading');
  };
  const isStepValid = (): boolean => {
    const isValid = Object.keys(form.check(WIZARD_STEPS[step]?.fields)).length === 0;
    if (!isValid) askFocus('fault');
    return isValid;
  };
  const answers: Answers = (field) => ({
    name: field,
    value: values[field],
    error: faults[field],
    change: (value) => {
      form.set(field, value);
      tracking.edited(field);
      draft.noteEdit(form.state().values, step);
    },
  });
  const askToSignIn = () => {
    draft.keep(form.state().values, REVIEW_STEP);
    toast.show({
      title: 'Authentication required',
      description: 'Please sign in to create your trip plan',
      tone: 'error',
    });
    onSignInNeeded();
  };

  const create = async () => {
    if (user === null) return askToSignIn();
    const sent = form.state().values;
    const brief = tripBriefSchema(tripToday()).parse(sent);
    tracking.submitted('sent');
    const sentAt = performance.now();
    const created = await createPlan(brief, user, draft.idForSending(sent, REVIEW_STEP));
    if (created.ok) {
      tracking.created({ ...brief, ms: performance.now() - sentAt });
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
    if (created.reason.kind === 'signed-out') return askToSignIn();
    tracking.submitted('failed');
    toast.show({ title: 'Error creating trip plan', description: created.reason.message, tone: 'error' });
  };

  return {
    values,
    answers,
    step,
    isCreating,
    isEditing,
    focus,
    next: () => {
      if (!isStepValid()) return;
      tracking.stepCompleted(step);
      goTo(Math.min(step + 1, REVIEW_STEP));
    },
    back: () => goTo(Math.max(step - 1, 0)),
    jumpTo: (target) => {
      if (canJumpTo(target, step)) goTo(target);
    },
    editFromReview: (target) => {
      goTo(target);
      setEditing(true);
    },
    backToReview: () => {
      if (isStepValid()) goTo(REVIEW_STEP);
    },
    submit: async () => {
      const wrong = form.check();
      const faulty = firstFaultyStep(wrong);
      if (Object.keys(wrong).length === 0) {
        setCreating(true);
        await create().finally(() => setCreating(false));
        return;
      }
      tracking.submitted('invalid');
      toast.show({
        title: 'Form validation failed',
        description: 'Please check all fields and try again',
        tone: 'error',
      });
      if (faulty !== null && faulty !== step) goTo(faulty);
      askFocus('fault');
    },
  };
}
