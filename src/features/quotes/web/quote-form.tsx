import { island } from '../../../platform/browser/islands/island.tsx';
import { PostedFormView } from '../../../ui/posted-form.tsx';
import { QUOTE_FORM } from '../domain/quote-form.ts';

const loadSchema = () => import('../domain/quote-call.ts').then((module) => module.QuoteCall);

const THANKS = {
  title: 'Got it, thank you',
  text: 'Your request is with us. It costs nothing and books nothing.',
  again: 'Ask for another quote',
};

/** `?for=` and `?in=`, as the Book links of a plan and the guides carry them. */
function askedFor(): Record<string, string> {
  const asked = new URLSearchParams(location.search);
  return { about: asked.get('for') ?? '', destination: asked.get('in') ?? '' };
}

export const QuoteForm = () => (
  <PostedFormView form={QUOTE_FORM} loadSchema={loadSchema} prefill={askedFor} thanks={THANKS} />
);

/** Awake early: what a link already knows must be there before anybody types. */
export const QuoteFormIsland = island('quote-form', QuoteForm, 'idle');
