import { type EnquiryOutcome, type EnquiryServices, receiveEnquiry } from '../../enquiries/server/public.ts';
import type { QuoteCall } from '../domain/quote-call.ts';
import { insertQuoteRequest } from './quote-requests.sql.ts';

export type QuoteServices = EnquiryServices;

/** Stores the request, tells the operator and confirms it to whoever asked, all or nothing. */
export const requestQuote = (services: QuoteServices, clientKey: string, quote: QuoteCall): Promise<EnquiryOutcome> =>
  receiveEnquiry(services, clientKey, {
    what: 'your quote request',
    email: quote.email,
    store: (tx) => insertQuoteRequest(tx, quote),
    forOperator: {
      subject: `Quote request: ${quote.about}`,
      facts: [
        `Quote for: ${quote.about}`,
        `Destination: ${quote.destination || 'not said'}`,
        `Group: ${quote.groupSize ?? 'not said'}`,
        `From: ${quote.name} <${quote.email}>`,
      ],
      message: quote.message,
    },
  });
