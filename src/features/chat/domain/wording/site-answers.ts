import { daysBetween, formatDay, isIsoDay } from '../../../../shared/dates.ts';
import { refundFor, refundTermsText } from '../../../site/domain/refund.ts';
import type { ConciergeState } from '../concierge-state.ts';
import { answerFromSite } from '../tools/answer-from-site.ts';

/** Where each sort of question is answered when no passage is close enough to quote. */
const PAGES: readonly { href: string; about: RegExp; text: string }[] = [
  {
    href: '/contact',
    about: /\b(?:quote|human|person|someone|phone|call|speak|talk|complain\w*|invoice|vat|receipt|purchase order)\b/i,
    text: 'A person looks after that: ask for a free quote at /quote, or write to us at /contact, which also settles invoices and payment for companies.',
  },
  {
    href: '/privacy',
    about: /\b(?:data|privacy|gdpr|personal|cookies?|track\w*|emails?|details|info|see our|can see)\b/i,
    text: 'What we hold, why and for how long is on our privacy page: /privacy.',
  },
  {
    href: '/settings',
    about: /\b(?:account|password|log ?in|sign ?(?:up|in)|delete|settings?|profile)\b/i,
    text: 'Your account is in your own hands: sign in and open /settings, where you can change your details or delete it. If you are stuck, /contact reaches us.',
  },
  {
    href: '/terms',
    about: /\b(?:fees?|pay\w*|deposits?|cards?|commission|charge\w*|amex|visa|cash|settle|cough|balance|free)\b/i,
    text: 'Planning costs nothing, there is no booking fee for a plan, and nothing is paid in this chat, by card or in cash: you pay each provider when you book, or through a quote. What applies once you pay or book through us is in the terms: /terms.',
  },
  {
    href: '/plan',
    about: /\b(?:share|send|invite|link)\b/i,
    text: 'Your plan has a link of its own: share it from the plan page and everybody with the link can see it, without an account. Only you, the organiser, can change it.',
  },
  {
    href: '/terms',
    about: /\b(?:package|atol|abta)\b/i,
    text: 'We plan and point to those who sell; we do not sell package holidays. What that means for you is in the terms: /terms.',
  },
  {
    href: '/terms',
    about:
      /\b(?:liab\w*|insur\w*|injur\w*|hurt|accident|safe\w*|responsib\w*|terms|conditions|law|legal|rights?|small print)\b/i,
    text: 'Who is liable for what is set out in our terms: /terms. Activities run under their operators’ own terms and insurance.',
  },
];

export const isPolicyQuestion = (line: string): boolean =>
  / (?:privacy|gdpr|(?:my|our|your|personal) data|sell (?:my|our) (?:data|details|info\w*|emails?)|personal (?:info\w*|details)|cookies?|terms|small print|conditions|liable|liability|insur\w+|responsible if|injured|hurt|invoices?|vat|receipts?|purchase order|booking fees?|service fees?|fees?|commission|hidden (?:costs|charges)|(?:delete|drop|close|remove|cancel|deactivate) (?:my|our|the) (?:\w+ )?account|my account|password|log ?in|sign ?up|newsletter|unsubscribe|(?:actual|proper|real|free|get an?|a) quote|quote (?:off|from)|contact (?:you|someone|a human|a person|details|number)|(?:speak|talk) to (?:someone|somebody|a (?:real )?(?:human|person|agent))|phone number|customer (?:service|support)|complain\w*|abta|atol|who (?:runs|owns|made) (?:this|the site)|(?:share|sell|give|pass) (?:on )?(?:my|our|the) (?:\w+ )?(?:info|information|data|details|emails?|number|numbers)|(?:friends|girls|lads|guests|others|people|everyone|anyone|group) (?:see|view|look at|edit|change) (?:the|my|our|this)|venue cancels|(?:place|venue|restaurant|supplier) (?:closes|cancels|goes bust)|who can see|see (?:my|our) (?:plan|trip|messages)|small print|amex|american express|visa|mastercard|pay cash|cash or card|(?:take|accept) (?:cards?|cash|amex|paypal|cheques?)|settle up|cough up|(?:when|how) do (?:we|i|they|the girls|the lads|people|everyone) (?:have to )?pay|when is (?:payment|the money|the balance)|who pays|pay up front|pay upfront|balance due|share (?:this|it|the plan|the trip)|send (?:this|it) to|invite (?:the|my|people|everyone|others)|number to (?:ring|call)|ring you|call you|email (?:you|address)|(?:info|information|details|data) safe|keep (?:my|our|her|his|their)(?: \w+)? (?:details|data|info)|\w+ details|package holidays?|package tour|sell packages|how do you make money|is this (?:site )?free|do you charge|cost to use|klarna|paypal|apple pay|card payments?|pay (?:by|with) (?:card|\w+)|instal?ments?|under 18s allowed|age limit) /.test(
    line,
  );

/** The site's own words on a question with the page they are on; where none is close, the page that has the answer. */
export function answerFromPages(question: string): string {
  const answer = answerFromSite(question);
  const page = PAGES.find(({ about }) => about.test(question));
  const quoted = answer ? `${answer.text} (${answer.title}: ${answer.href})` : null;
  // A passage of another page shares its words by chance more often than not, so the page itself comes first.
  if (page && quoted && !answer?.href.startsWith(page.href)) return `${page.text}\nAlso: ${quoted}`;
  return quoted ?? page?.text ?? 'Our pages do not say. Write to us at /contact and a person answers.';
}

/** SPEC 9's tiers, and which of them a cancellation today or on a given day falls into. */
export function answerRefund({ plan, today }: ConciergeState, cancelledOn: string | null): string {
  const terms = `If you cancel, what you paid through us comes back like this: ${refundTermsText()}. So far this plan collects nothing. I cannot cancel a trip here: the contact page can. The terms are at /terms#cancellation.`;
  const startDate = plan.days[0]?.date ?? null;
  if (startDate === null) return terms;
  const day =
    cancelledOn !== null && isIsoDay(cancelledOn) && daysBetween(today, cancelledOn) >= 0 ? cancelledOn : today;
  const before = daysBetween(day, startDate);
  const { sharePercent } = refundFor({ paidPence: 0, startDate, cancelledOn: day });
  const when = day === today ? 'today' : `on ${formatDay(day)}`;
  const back =
    before < 0
      ? 'the trip would have begun, and a person looks at it'
      : sharePercent === 0
        ? 'nothing would come back'
        : sharePercent === 90
          ? 'everything would come back less a 10% fee, so 90%'
          : `${sharePercent}% would come back`;
  return `Cancelled ${when}, ${before < 0 ? '' : `${before} days before the trip, `}${back}. ${terms}`;
}
