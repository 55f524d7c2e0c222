import { addDays, daysBetween, formatDay, isIsoDay } from '../../../../shared/dates.ts';
import { REFUND_TIERS, refundFor, refundTermsText } from '../../../site/domain/refund.ts';
import type { ConciergeState } from '../concierge-state.ts';
import { answerFromSite, type SiteAnswer } from '../tools/answer-from-site.ts';
import { wordsOf } from '../tools/passage-index.ts';
import type { Wish } from '../understanding/intent.ts';
import { normalise } from '../understanding/typing/normalise.ts';
import { PAYMENT_TOPIC, SITE_TOPICS, type SiteTopic } from './site-topics.ts';

/** Where nothing but the trip is spoken of, however its words sound. */
const IS_OF_TRIP =
  / (?:hotel|hostel|swap|drop|add|make it|cheaper|instead|karaoke|step free|gluten|vegan|coffee|cabaret|our bill|tips?|entry|museum fees?|breaks? for|a break|cancellation (?:fee|charge|policy|terms)|refund\w*|escape|card games?|playing cards|cards against|poker|split) /;

/** `before i share it, is there anything extra`: when it is asked, and not what. */
const PREFACE =
  / (?:before|when|once|after|so that|so) (?:i|we) (?:can |could )?(?:share|send|forward|show|book|pay for|print) (?:it|this|that|the plan|anything)(?: (?:round|out|on|to \w+(?: \w+)?))?(?= )/g;

const topicOf = (spoken: string): SiteTopic | undefined => topicIn(spoken.replace(PREFACE, ' '));

const topicIn = (line: string): SiteTopic | undefined =>
  IS_OF_TRIP.test(line) &&
  !/ (?:privacy|gdpr|account|password|invoices?|vat|complain\w*|terms|amex|insur\w+) /.test(line)
    ? undefined
    : SITE_TOPICS.find(({ asks }) => asks.test(line));

/** Whether a line asks about the site itself: payment, data, accounts, sharing, people to talk to, terms. */
export const isPolicyQuestion = (line: string): boolean => topicOf(line) !== undefined;

/** Whether the site has more than one word by chance on a question that no matter of its own asks. */
export function isOnSite(question: string): boolean {
  if (isPolicyQuestion(normalise(question).line)) return true;
  const text = answerFromSite(question)?.text.toLowerCase();
  return text !== undefined && sharedWith(question, text) >= SHARED_MIN;
}

const sharedWith = (question: string, text: string): number =>
  new Set(wordsOf(question).filter((word) => text.includes(word))).size;

/** The site's own words on a question with the page they are on; where none is close, the page that has the answer. */
export function answerFromPages(question: string): string {
  const { line } = normalise(question);
  const topic =
    topicOf(line) ??
    (/ (?:pay|pays|paying|payments?|money|cash|dosh|deposit|costs?|charges?|fees?|collects?) /.test(line)
      ? PAYMENT_TOPIC
      : undefined);
  // Where the whole question finds nothing, the word that made it a question of the site may.
  const focus = topic?.asks.exec(line)?.[0] ?? null;
  const answer = answerFromSite(question) ?? (focus === null ? null : answerFromSite(focus));
  if (!topic) return answer ? quoted(answer) : 'Our pages do not say. Write to us at /contact and a person answers.';
  // A passage that shares its words by chance is worse than the page itself.
  const shared = answer === null ? 0 : sharedWith(question, answer.text.toLowerCase());
  const isClose =
    answer !== null && (topic.about.test(answer.title) || (topic.about.test(answer.text) && shared >= SHARED_MIN));
  return answer && isClose ? `${quoted(answer)}\n${topic.text}` : topic.text;
}

/** One word in common with a passage that is about something else is a chance. */
const SHARED_MIN = 2;

const quoted = ({ text, title, href }: SiteAnswer): string => `${text} (${title}: ${href})`;

type Refund = Extract<Wish, { kind: 'refund' }>;

const TERMS = `If you cancel, what you paid through us comes back like this: ${refundTermsText()}. So far this plan collects nothing. I cannot cancel a trip here: the contact page can. The terms are at /terms#cancellation.`;

/** The last day on which a cancellation gives back that share or more, per cent. */
function refundUntil({ plan, today }: ConciergeState, share: number): string {
  const tier = REFUND_TIERS.findLast(({ sharePercent }) => sharePercent >= share);
  const startDate = plan.days[0]?.date ?? null;
  if (!tier || startDate === null) return TERMS;
  const last = addDays(startDate, -tier.fromDays);
  const until = `${formatDay(last)}, ${tier.fromDays} days before the trip`;
  return daysBetween(today, last) < 0
    ? `The last day for ${tier.sharePercent}% was ${until}. ${TERMS}`
    : `Until ${until}, ${tier.sharePercent}% would come back. ${TERMS}`;
}

/** SPEC 9's tiers, and which of them a cancellation today or on a given day falls into. */
export function answerRefund(state: ConciergeState, { cancelledOn = null, share }: Omit<Refund, 'kind'>): string {
  if (share !== undefined) return refundUntil(state, share);
  const { plan, today } = state;
  const startDate = plan.days[0]?.date ?? null;
  if (startDate === null) return TERMS;
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
  return `Cancelled ${when}, ${before < 0 ? '' : `${before} days before the trip, `}${back}. ${TERMS}`;
}
