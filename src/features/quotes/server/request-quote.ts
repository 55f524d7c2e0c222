import type { Database, Tx } from '../../../platform/node/db/database.ts';
import type { QuoteCall } from '../domain/quote-call.ts';
import { insertQuoteRequest } from './quote-requests.sql.ts';

export interface QuoteServices {
  db: Database;
  /** Where the operator reads their mail. */
  operatorAddress: string;
  sendMail: (tx: Tx, mail: { to: string; subject: string; text: string; html: string }) => Promise<void>;
}

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** A header is one line: nothing a visitor types may begin another. */
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Stores the request and tells the operator, both or neither. */
export async function requestQuote(services: QuoteServices, quote: QuoteCall): Promise<void> {
  const lines = [
    `Quote for: ${quote.about}`,
    `Destination: ${quote.destination || 'not said'}`,
    `Group: ${quote.groupSize ?? 'not said'}`,
    `From: ${quote.name} <${quote.email}>`,
    '',
    quote.message || '(no message)',
  ];
  await services.db.asApp(async (tx) => {
    await insertQuoteRequest(tx, quote);
    await services.sendMail(tx, {
      to: services.operatorAddress,
      subject: oneLine(`Quote request: ${quote.about}`),
      text: lines.join('\n'),
      html: `<p>${lines.map(escapeHtml).join('<br>')}</p>`,
    });
  });
}
