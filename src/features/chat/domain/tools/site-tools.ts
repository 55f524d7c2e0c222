import * as z from 'zod/mini';
import { daysBetween, formatDay, isIsoDay } from '../../../../shared/dates.ts';
import { formatPounds } from '../../../../shared/money.ts';
import { REFUND_TIERS, refundFor } from '../../../site/domain/refund.ts';
import type { ConciergeState } from '../concierge-state.ts';
import { findOnSite } from './answer-from-site.ts';
import { type ConciergeTool, defineTool, type Facts, found } from './concierge-tool.ts';

const ANSWERS = 3;
const POUNDS_MAX = 1_000_000;

/** What a cancellation on a day would give back, by the tiers of the terms; the tiers alone while the trip has no date. */
function refundQuote({ plan, today }: ConciergeState, paidPence: number | null, cancelledOn: string): Facts {
  const startDate = plan.days[0]?.date ?? null;
  const terms: Facts = {
    terms: REFUND_TIERS.map(({ when, what }) => `${when}: ${what}`),
    link: '/terms#cancellation',
    soFar: 'This plan collects nothing, so nothing has been paid through it.',
  };
  if (startDate === null) return { ...terms, quote: 'The trip has no dates yet, so no tier can be named.' };
  const day = isIsoDay(cancelledOn) && daysBetween(today, cancelledOn) >= 0 ? cancelledOn : today;
  const before = daysBetween(day, startDate);
  const basis = paidPence ?? 0;
  const refund = refundFor({ paidPence: basis, startDate, cancelledOn: day });
  return {
    ...terms,
    firstDay: formatDay(startDate),
    cancelledOn: formatDay(day),
    wholeDaysBefore: before,
    comesBack: before < 0 ? 'nothing by the tiers; a person looks at it' : `${refund.sharePercent}%`,
    ...(paidPence === null
      ? {}
      : {
          paid: formatPounds(basis),
          refund: formatPounds(refund.refundPence),
          kept: formatPounds(refund.feePence),
        }),
  };
}

const refund = defineTool({
  name: 'refund_quote',
  description: 'What a cancellation gives back by the terms, for an amount paid and a day; cancels nothing.',
  effect: 'reads',
  args: z.strictObject({
    paid_pounds: z.optional(z.number().check(z.nonnegative(), z.maximum(POUNDS_MAX))),
    /** YYYY-MM-DD; today when left out. */
    cancelled_on: z.optional(z.string()),
  }),
  run: (state, { paid_pounds: paid, cancelled_on: on }) =>
    found(refundQuote(state, paid === undefined ? null : Math.round(paid * 100), on ?? state.today)),
});

const siteAnswer = defineTool({
  name: 'site_answer',
  description:
    'What our own pages say: terms, payment, cancellation, privacy, cookies, how it works, city and party guides.',
  effect: 'reads',
  args: z.strictObject({ question: z.string().check(z.minLength(1), z.maxLength(500)) }),
  run: (_state, { question }) => {
    const passages = findOnSite(question, ANSWERS).map(({ text, href, title }) => ({ text, link: href, title }));
    return found(passages.length > 0 ? { passages } : { passages: [], note: 'No page of ours says anything of it.' });
  },
});

/** Tools that answer from the site's own rules and texts. */
export const SITE_TOOLS: readonly ConciergeTool[] = [refund, siteAnswer];
