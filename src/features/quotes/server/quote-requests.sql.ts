import type { Tx } from '../../../platform/node/db/database.ts';
import type { QuoteCall } from '../domain/quote-call.ts';

type QuoteTables = {
  'internal.quote_requests': {
    about: string;
    destination: string;
    name: string;
    email: string;
    group_size: number | null;
    message: string;
  };
};

/** Keeps a request for a quote for twelve months (`deleteOldEnquiries`). */
export async function insertQuoteRequest(tx: Tx, quote: QuoteCall): Promise<void> {
  const { groupSize, ...rest } = quote;
  await tx
    .withTables<QuoteTables>()
    .insertInto('internal.quote_requests')
    .values({ ...rest, group_size: groupSize ?? null })
    .execute();
}
