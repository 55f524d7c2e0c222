import type { EnquiryServices } from '../../features/enquiries/server/public.ts';
import { isClientGone } from '../../platform/node/client-gone.ts';
import type { Log } from '../../platform/node/log.ts';
import { BRAND } from '../../shared/brand.ts';
import { formValues, TRAP_FIELD } from '../../shared/posted-form.ts';
import { isPassing, loggable } from '../failure.ts';
import { tooManyWords } from '../functions/too-many-words.ts';
import type { ServedForm } from './forms.ts';

export type FormAnswer =
  | { kind: 'sent' }
  | {
      kind: 'not-sent';
      status: 422 | 429 | 500 | 503;
      /** What the visitor reads above the form. */
      lead: string;
      messages: ReadonlyMap<string, string>;
      retryAfterSeconds?: number;
    };

const NO_MESSAGES: ReadonlyMap<string, string> = new Map();
const STILL_HERE = 'Everything you typed is still here';

/** Runs the command of a form on what was typed. A failure of ours is an answer too, because the words must survive it. */
export async function takeForm(
  { form, submit }: ServedForm,
  typed: URLSearchParams,
  { services, clientKey, log }: { services: EnquiryServices; clientKey: string; log: Log },
): Promise<FormAnswer> {
  if (typed.get(TRAP_FIELD)) {
    const lead = `Something filled in a field that is kept empty. ${STILL_HERE}: please send it again.`;
    return { kind: 'not-sent', status: 422, lead, messages: NO_MESSAGES };
  }
  const values = formValues(form, (name) => typed.get(name) ?? '');
  try {
    const outcome = await submit(services, clientKey, values);
    switch (outcome.kind) {
      case 'sent':
        return outcome;
      case 'invalid': {
        const lead = `Nearly there: please look at what is marked below. ${STILL_HERE}.`;
        return { kind: 'not-sent', status: 422, lead, messages: outcome.messages };
      }
      case 'too-many': {
        const { retryAfterSeconds } = outcome;
        const lead = tooManyWords(retryAfterSeconds);
        return { kind: 'not-sent', status: 429, lead, messages: NO_MESSAGES, retryAfterSeconds };
      }
    }
  } catch (error) {
    if (!(error instanceof Error) || isClientGone(error)) throw error;
    const isBusy = isPassing(error);
    if (isBusy) log.warn({ reason: error.message }, 'a form was turned away');
    else log.error(loggable(error), 'a form could not be taken');
    const why = isBusy ? 'We are very busy right now.' : 'Something went wrong on our side.';
    const lead = `${why} ${STILL_HERE}: please send it again in a moment, or write to ${BRAND.contactEmail}.`;
    return { kind: 'not-sent', status: isBusy ? 503 : 500, lead, messages: NO_MESSAGES };
  }
}
