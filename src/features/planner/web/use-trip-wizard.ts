import { type RefObject, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import type { Result } from '../../../shared/result.ts';
import { useToast } from '../../../ui/use-toast.ts';
import { type TripBrief, tripBriefSchema } from '../domain/trip-brief.ts';
import type { Answers } from '../domain/wizard-answer.ts';
import { createWizardForm } from '../domain/wizard-form.ts';
import { EMPTY_WIZARD, type WizardValues, wizardFaults } from '../domain/wizard-values.ts';
import type { CreateFault, SignedInUser } from './create-trip-plan.ts';
import { earlyEventType } from './early-event-type.ts';
import type { WizardPrefill } from './prefill-from-search.ts';
import { tripToday } from './trip-today.ts';
import { useTripDraft } from './use-trip-draft.ts';
import { useWizardHistory } from './use-wizard-history.ts';
import { placeAt } from './wizard-place.ts';
import { canJumpTo, firstFaultyStep, REVIEW_STEP, WIZARD_STEPS } from './wizard-steps.ts';
import { createWizardTracking } from './wizard-tracking.ts';

export interface TripWizardOptions {
  /** Whether the wizard is on the screen, and not another tab of the page. */
  isOpen: boolean;
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
  const { isOpen, user, createPlan, onCreated, onSignInNeeded } = options;
  const [prefill] = useState(options.prefill);
  const [focus, setFocus] = useState<FocusRequest | null>(null);
  const [isCreating, setCreating] = useState(false);
  const [form] = useState(() => createWizardForm(tripToday));
  const { values, faults } = useSyncExternalStore(form.subscribe, form.state, form.state);
  const [tracking] = useState(createWizardTracking);
  const draft = useTripDraft();
  const toast = useToast();
  const focusOnArrival = useRef<FocusRequest['to']>('heading');
  const askFocus = (to: FocusRequest['to']) => setFocus((last) => ({ to, count: (last?.count ?? 0) + 1 }));
  const lastReachable = () => firstFaultyStep(wizardFaults(form.state().values, tripToday())) ?? REVIEW_STEP;
  const history = useWizardHistory({
    isOpen,
    lastReachable,
    onArrive: (reached) => {
      draft.noteStep(form.state().values, reached);
      askFocus(focusOnArrival.current);
      focusOnArrival.current = 'heading';
    },
  });
  const { step, isEditing } = history.place;

  // After hydration only: the prerendered page knows neither this browser's draft nor the query.
  const begin = useEffectEvent(() => {
    const opened = history.opened();
    const kept = draft.restore();
    const early = earlyEventType(root.current);
    const asked = { ...prefill.values, ...(early && { eventType: early }) };
    const isPrefilled = Object.keys(asked).length > 0;
    if (kept === null && !isPrefilled) return history.begin(placeAt(0, opened?.depth));
    form.reset({ ...EMPTY_WIZARD, ...kept?.values, ...asked });
    // A link means another trip: its visitor starts at the beginning, with whatever else is known filled in.
    if (isPrefilled || kept === null) {
      history.begin(placeAt(prefill.step));
      return draft.noteEdit(form.state().values, prefill.step);
    }
    history.begin(opened !== null && opened.step <= lastReachable() ? opened : placeAt(kept.step, opened?.depth));
  });
  useEffect(() => begin(), []);

  const email = user?.email ?? '';
  useEffect(() => {
    if (email !== '' && form.state().values.contactEmail === '') form.set('contactEmail', email);
  }, [email, form]);

  const goTo = (target: number, focusTo: FocusRequest['to'] = 'heading') => {
    focusOnArrival.current = focusTo;
    history.toStep(target);
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
      toast.show({
        title: 'Trip plan created successfully!',
        description: 'Your AI concierge is preparing your personalized itinerary.',
        tone: 'success',
      });
      // Whoever has left the page meanwhile finds the trip among theirs.
      if (!(await history.finish())) return;
      form.reset({ ...EMPTY_WIZARD, contactEmail: user.email });
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
    editFromReview: history.toEdit,
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
      if (faulty !== null && faulty !== step) goTo(faulty, 'fault');
      else askFocus('fault');
    },
  };
}
