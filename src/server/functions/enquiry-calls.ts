import { type Context, Hono } from 'hono';
import type * as z from 'zod/mini';
import { MessageCall } from '../../features/enquiries/domain/message-call.ts';
import { PartnerCall } from '../../features/enquiries/domain/partner-call.ts';
import { applyAsPartner } from '../../features/enquiries/server/apply-as-partner.ts';
import type { EnquiryOutcome, EnquiryServices } from '../../features/enquiries/server/public.ts';
import { sendMessage } from '../../features/enquiries/server/send-message.ts';
import { QuoteCall } from '../../features/quotes/domain/quote-call.ts';
import { requestQuote } from '../../features/quotes/server/request-quote.ts';
import type { ClientKey } from '../client-key.ts';
import { identifyCaller, type VerifyToken } from './identify-caller.ts';
import { parseCall, readJsonBody } from './read-call.ts';
import { tooManyWords } from './too-many-words.ts';

export const ENQUIRY_FUNCTIONS = ['send-message', 'apply-as-partner', 'request-quote'];

/** What visitors write to the operator, with or without an account: a message, an application, a request for a quote. */
export function enquiryCalls(services: EnquiryServices & { verifyToken: VerifyToken; clientKey: ClientKey }): Hono {
  const routes = new Hono();
  const take = <Schema extends z.core.$ZodType>(
    name: string,
    schema: Schema,
    run: (services: EnquiryServices, clientKey: string, call: z.core.output<Schema>) => Promise<EnquiryOutcome>,
  ) =>
    routes.post(`/${name}`, async (context) => {
      await identifyCaller(context, services.verifyToken);
      const call = parseCall(schema, await readJsonBody(context));
      return answer(context, await run(services, services.clientKey(context), call));
    });
  take('send-message', MessageCall, sendMessage);
  take('apply-as-partner', PartnerCall, applyAsPartner);
  take('request-quote', QuoteCall, requestQuote);
  return routes;
}

function answer(context: Context, outcome: EnquiryOutcome): Response {
  if (outcome.ok) return context.json({ received: true });
  const { retryAfterSeconds } = outcome;
  return context.json({ error: tooManyWords(retryAfterSeconds) }, 429, { 'retry-after': String(retryAfterSeconds) });
}
