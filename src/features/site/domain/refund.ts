import { daysBetween, type IsoDay } from '../../../shared/dates.ts';

export type RefundTier = 'more-than-60-days' | '60-to-30-days' | '29-to-14-days' | 'less-than-14-days' | 'started';

interface TierRule {
  tier: RefundTier;
  /** It holds from so many whole days before the trip. */
  fromDays: number;
  /** Of what was paid, in whole per cent. */
  sharePercent: number;
  /** `more than 60 days before the trip`. */
  when: string;
  /** `everything back less a 10% fee`. */
  what: string;
}

/**
 * The refund tiers of SPEC 9, the earliest first. They meet at exactly 60, 30 and 14 days: "more than 60" is strict,
 * so day 60 gives 50%; day 30 gives 50% and day 14 gives 25%, the better tier for the customer (PRODUCT; Consumer
 * Rights Act 2015, section 69).
 */
export const REFUND_TIERS: readonly TierRule[] = [
  {
    tier: 'more-than-60-days',
    fromDays: 61,
    sharePercent: 90,
    when: 'more than 60 days before the trip',
    what: 'everything back less a 10% fee',
  },
  { tier: '60-to-30-days', fromDays: 30, sharePercent: 50, when: '60 to 30 days before', what: '50% back' },
  { tier: '29-to-14-days', fromDays: 14, sharePercent: 25, when: '29 to 14 days before', what: '25% back' },
  { tier: 'less-than-14-days', fromDays: 0, sharePercent: 0, when: 'less than 14 days before', what: 'nothing back' },
];

export interface Cancellation {
  /** What this person has paid and not had back yet, in whole pence. */
  paidPence: number;
  /** The first day of the trip. */
  startDate: IsoDay;
  /** The day on which we received the cancellation, in the trip's time zone (`dayAt`). */
  cancelledOn: IsoDay;
}

export interface Refund {
  tier: RefundTier;
  sharePercent: number;
  /** What is kept. */
  feePence: number;
  refundPence: number;
}

/**
 * What a cancellation gives back, by whole days before the trip. The kept part is rounded down, so a penny that does
 * not divide goes to the customer, and both parts always add up to what was paid. From the first day of the trip on
 * the tiers give nothing; a person decides about such a case. It knows nothing of the cases in which everything is due back, such as
 * an organiser or supplier who cancels.
 * @throws RangeError when what was paid is no whole, non-negative number of pence
 */
export function refundFor({ paidPence, startDate, cancelledOn }: Cancellation): Refund {
  if (!Number.isSafeInteger(paidPence) || paidPence < 0) throw new RangeError('paidPence must be whole pence');
  const days = daysBetween(cancelledOn, startDate);
  const rule = REFUND_TIERS.find(({ fromDays }) => days >= fromDays);
  const sharePercent = rule?.sharePercent ?? 0;
  const feePence = Number((BigInt(paidPence) * BigInt(100 - sharePercent)) / 100n);
  return { tier: rule?.tier ?? 'started', sharePercent, feePence, refundPence: paidPence - feePence };
}

/** The tiers as one sentence: `more than 60 days before the trip, everything back less a 10% fee; …`. */
export const refundTermsText = (): string => REFUND_TIERS.map(({ when, what }) => `${when}, ${what}`).join('; ');
