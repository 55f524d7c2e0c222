import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { EnquiryServices } from '../../features/enquiries/server/public.ts';
import { isClientGone } from '../../platform/node/client-gone.ts';
import type { Log } from '../../platform/node/log.ts';
import { BRAND } from '../../shared/brand.ts';
import { formValues, type PostedForm, TRAP_FIELD } from '../../shared/posted-form.ts';
import { clientKey } from '../client-key.ts';
import { isPassing, loggable } from '../failure.ts';
import { callsAtOnce } from '../functions/calls-at-once.ts';
import { tooManyWords } from '../functions/too-many-words.ts';
import { formHtml } from './form-html.ts';
import { FORMS, type ServedForm } from './forms.ts';
import { framedPage } from './framed-page.ts';
import { isSameSitePost } from './same-site-post.ts';

export interface FormRouteOptions {
  services: EnquiryServices;
  log: Log;
  publicUrl: string;
  pageAt: (path: string) => string | undefined;
}

/** The longest message with every letter written as nine characters, and room for the rest. */
const BODY_MAX_BYTES = 96 * 1024;
const CALLS_MAX = 40;
const THANK_YOU = '/thank-you';
const FORM_TYPE = /^application\/x-www-form-urlencoded\b/i;

/** Forms of the documents as browsers post them without script: 303 when it is done, else the form again, filled in. */
export function formRoutes({ services, log, publicUrl, pageAt }: FormRouteOptions): Hono {
  const routes = new Hono();
  const show = (context: Context, status: 403 | 413 | 415 | 422 | 429 | 500 | 503, lead: string, body = '') => {
    const { html, headers } = framedPage(pageAt(THANK_YOU), { title: 'Not sent yet', lead, body });
    return context.body(html, status, headers);
  };
  const limit = bodyLimit({
    maxSize: BODY_MAX_BYTES,
    onError: (context) => show(context, 413, 'That was too long for us. Please go back and shorten your message.'),
  });

  for (const served of FORMS) {
    const { form } = served;
    const path = form.action.replace('/forms', '');
    routes.get(path, (context) => context.redirect(form.page, 303));
    routes.post(path, callsAtOnce(CALLS_MAX), limit, async (context) => {
      if (!isSameSitePost(context, publicUrl)) {
        return show(
          context,
          403,
          `This form was sent from another site. Please use the one at ${publicUrl}${form.page}.`,
        );
      }
      if (!FORM_TYPE.test(context.req.header('content-type') ?? '')) {
        return show(context, 415, 'A form was expected here.');
      }
      const typed = new URLSearchParams(await context.req.text());
      const answer = await take(served, typed, clientKey(context));
      if (answer.kind === 'sent') return context.redirect(THANK_YOU, 303);
      if (answer.kind === 'too-many') context.header('retry-after', String(answer.retryAfterSeconds));
      return show(context, answer.status, answer.lead, again(form, typed, answer.messages));
    });
    routes.all(path, (context) => context.text('Use POST', 405, { allow: 'GET, POST' }));
  }

  type Answer =
    | { kind: 'sent' }
    | { kind: 'refused'; status: 422 | 500 | 503; lead: string; messages?: ReadonlyMap<string, string> }
    | { kind: 'too-many'; status: 429; lead: string; retryAfterSeconds: number; messages?: undefined };

  async function take(served: ServedForm, typed: URLSearchParams, client: string): Promise<Answer> {
    const values = formValues(served.form, (name) => typed.get(name) ?? '');
    if (typed.get(TRAP_FIELD)) {
      return {
        kind: 'refused',
        status: 422,
        lead: 'Something filled in a field that is kept empty. Please send again.',
      };
    }
    try {
      const outcome = await served.submit(services, client, values);
      if (outcome.kind === 'sent') return outcome;
      if (outcome.kind === 'invalid') {
        const lead = 'Nearly there: please look at what is marked below. Everything you typed is still here.';
        return { kind: 'refused', status: 422, lead, messages: outcome.messages };
      }
      const { retryAfterSeconds } = outcome;
      return { kind: 'too-many', status: 429, lead: tooManyWords(retryAfterSeconds), retryAfterSeconds };
    } catch (error) {
      if (!(error instanceof Error) || isClientGone(error)) throw error;
      const isBusy = isPassing(error);
      if (isBusy) log.warn({ reason: error.message }, 'a form was turned away');
      else log.error(loggable(error), 'a form could not be taken');
      const why = isBusy ? 'We are very busy right now.' : 'Something went wrong on our side.';
      const lead = `${why} Everything you typed is still here: please send it again in a moment, or write to ${BRAND.contactEmail}.`;
      return { kind: 'refused', status: isBusy ? 503 : 500, lead };
    }
  }
  return routes;
}

const again = (form: PostedForm, typed: URLSearchParams, messages: ReadonlyMap<string, string> = new Map()): string =>
  formHtml(form, (name) => typed.get(name) ?? '', messages);
