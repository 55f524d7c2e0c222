/** Where a figure comes from. A figure without evidence is a sample, and says so or is not shown (PRODUCT, RELIABILITY 5.1). */
export interface Evidence {
  source: string;
  /** How many answers, bookings or reviews it rests on. */
  n: number;
  /** `YYYY-MM`. */
  asOf: string;
}

export interface Claim {
  /** As the page prints it: `500+`. */
  value: string;
  label: string;
  evidence: Evidence | null;
}

const claim = (value: string, label: string): Claim => ({ value, label, evidence: null });

/**
 * Every marketing figure of SPEC 1 and 2, and nothing else in the source repeats one. An operator who can prove a
 * figure enters it here with its evidence; until then it is marked as a sample while SITE_MODE is demo and left out
 * when it is live.
 */
export const CLAIMS = {
  averageRating: claim('4.9', 'average rating'),
  reviews: claim('500+', 'reviews'),
  citiesHome: claim('50+', 'cities'),
  support: claim('24/7', 'support'),
  stressFree: claim('98%', 'of groups say stress-free'),
  tripsPlanned: claim('2,000+', 'trips planned'),
  groups: claim('10,000+', 'groups'),
  citiesAbout: claim('25+', 'cities'),
  years: claim('5+', 'years'),
  events: claim('50,000+', 'events'),
  experience: claim('20', 'years of experience'),
  customers: claim('2 million', 'customers'),
  replyTime: claim('24 hours', 'reply within'),
  storeRating: claim('4.8', 'rating'),
  ratingBarcelona: claim('4.7', 'rating'),
  ratingLisbon: claim('4.7', 'rating'),
  ratingPrague: claim('4.8', 'rating'),
  ratingAmsterdam: claim('4.6', 'rating'),
  ratingDublin: claim('4.6', 'rating'),
  ratingKrakow: claim('4.6', 'rating'),
  ratingBristol: claim('4.5', 'rating'),
  ratingLondon: claim('4.6', 'rating'),
} as const satisfies Record<string, Claim>;
export type ClaimId = keyof typeof CLAIMS;

export type SiteMode = 'demo' | 'live';

/** What a page may show of a claim: the figure as fact, the figure marked as a sample, or nothing. */
export type ShownClaim = { kind: 'proven' | 'sample'; value: string; label: string } | { kind: 'hidden' };

/** A figure without evidence is a sample on a demonstration, and is not on a live site at all. */
export function shownClaim({ value, label, evidence }: Claim, mode: SiteMode): ShownClaim {
  if (evidence !== null) return { kind: 'proven', value, label };
  return mode === 'demo' ? { kind: 'sample', value, label } : { kind: 'hidden' };
}
