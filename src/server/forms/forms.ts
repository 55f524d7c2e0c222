import * as z from 'zod/mini';
import { CONTACT_FORM } from '../../features/enquiries/domain/contact-form.ts';
import { MessageCall } from '../../features/enquiries/domain/message-call.ts';
import { PartnerCall } from '../../features/enquiries/domain/partner-call.ts';
import { PARTNER_FORM } from '../../features/enquiries/domain/partner-form.ts';
import { applyAsPartner } from '../../features/enquiries/server/apply-as-partner.ts';
import type { EnquiryOutcome, EnquiryServices } from '../../features/enquiries/server/public.ts';
import { sendMessage } from '../../features/enquiries/server/send-message.ts';
import { QuoteCall } from '../../features/quotes/domain/quote-call.ts';
import { QUOTE_FORM } from '../../features/quotes/domain/quote-form.ts';
import { requestQuote } from '../../features/quotes/server/request-quote.ts';
import type { PostedForm } from '../../shared/posted-form.ts';

export type FormOutcome =
  | { kind: 'sent' }
  | { kind: 'invalid'; messages: ReadonlyMap<string, string> }
  | { kind: 'too-many'; retryAfterSeconds: number };

export interface ServedForm {
  form: PostedForm;
  /** Judges what was typed by the schema of the form's function, and runs the same command. */
  submit: (services: EnquiryServices, clientKey: string, values: unknown) => Promise<FormOutcome>;
}

function serve<Schema extends z.core.$ZodType>(
  form: PostedForm,
  schema: Schema,
  run: (services: EnquiryServices, clientKey: string, call: z.core.output<Schema>) => Promise<EnquiryOutcome>,
): ServedForm {
  return {
    form,
    submit: async (services, clientKey, values) => {
      const parsed = z.safeParse(schema, values);
      if (!parsed.success) return { kind: 'invalid', messages: firstMessages(parsed.error) };
      const outcome = await run(services, clientKey, parsed.data);
      return outcome.ok ? { kind: 'sent' } : { kind: 'too-many', retryAfterSeconds: outcome.retryAfterSeconds };
    },
  };
}

function firstMessages({ issues }: z.core.$ZodError): ReadonlyMap<string, string> {
  const messages = new Map<string, string>();
  for (const { path, message } of issues) {
    const field = String(path[0] ?? '');
    if (!messages.has(field)) messages.set(field, message);
  }
  return messages;
}

/** Every form of the documents. */
export const FORMS: readonly ServedForm[] = [
  serve(CONTACT_FORM, MessageCall, sendMessage),
  serve(PARTNER_FORM, PartnerCall, applyAsPartner),
  serve(QUOTE_FORM, QuoteCall, requestQuote),
];
