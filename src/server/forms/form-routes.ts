import { type Context, Hono } from 'hono';
import type { EnquiryServices } from '../../features/enquiries/server/public.ts';
import { limitBody } from '../../platform/node/http/limit-body.ts';
import type { Log } from '../../platform/node/log.ts';
import type { PostedForm } from '../../shared/posted-form.ts';
import type { ClientKey } from '../client-key.ts';
import { formHtml } from './form-html.ts';
import { FORMS, type ServedForm } from './forms.ts';
import { framedPage } from './framed-page.ts';
import { isSameSitePost } from './same-site-post.ts';
import { takeForm } from './take-form.ts';

export interface FormRouteOptions {
  services: EnquiryServices;
  clientKey: ClientKey;
  log: Log;
  publicUrl: string;
  /** The HTML of a built page. */
  pageAt: (path: string) => string | undefined;
}

/** The longest message with every letter written as nine characters, and room for the rest. */
const BODY_MAX_BYTES = 96 * 1024;
const FORM_TYPE = /^application\/x-www-form-urlencoded\b/i;

/** Forms of the documents as browsers post them without script: 303 when it is done, else the form again, filled in. */
export function formRoutes(options: FormRouteOptions): Hono {
  const routes = new Hono();
  for (const served of FORMS) {
    const path = served.form.action.replace('/forms', '');
    routes.get(path, (context) => context.redirect(served.form.page, 303));
    routes.post(
      path,
      limitBody({
        maxSize: BODY_MAX_BYTES,
        onError: (context) => {
          const lead = 'That was too long for us. Please go back and shorten your message.';
          return notSent(context, options, served.form, { status: 413, lead });
        },
      }),
      (context) => post(context, options, served),
    );
    routes.all(path, (context) => context.text('Use POST', 405, { allow: 'GET, POST' }));
  }
  return routes;
}

async function post(context: Context, options: FormRouteOptions, served: ServedForm): Promise<Response> {
  const { form } = served;
  if (!isSameSitePost(context, options.publicUrl)) {
    const lead = `This form was sent from another site. Please use the one at ${options.publicUrl}${form.page}.`;
    return notSent(context, options, form, { status: 403, lead });
  }
  if (!FORM_TYPE.test(context.req.header('content-type') ?? '')) {
    return notSent(context, options, form, { status: 415, lead: 'A form was expected here.' });
  }
  const typed = new URLSearchParams(await context.req.text());
  const answer = await takeForm(served, typed, { ...options, clientKey: options.clientKey(context) });
  if (answer.kind === 'sent') return context.redirect('/thank-you', 303);
  const { status, lead, messages, retryAfterSeconds } = answer;
  if (retryAfterSeconds !== undefined) context.header('retry-after', String(retryAfterSeconds));
  const body = formHtml(form, (name) => typed.get(name) ?? '', messages);
  return notSent(context, options, form, { status, lead, body });
}

interface NotSent {
  status: 403 | 413 | 415 | 422 | 429 | 500 | 503;
  lead: string;
  body?: string;
}

function notSent(
  context: Context,
  { pageAt }: FormRouteOptions,
  form: PostedForm,
  { status, lead, body = '' }: NotSent,
): Response {
  const { html, headers } = framedPage(pageAt(form.page), { title: 'Not sent yet', lead, body });
  return context.body(html, status, headers);
}
