import type { Venue } from '../catalogue/venue.ts';
import type { Member, TripRequest } from './trip-request.ts';

/** The guest of honour counts for so many people more. */
const HONOUR_PEOPLE = 2;
/** What each further slot of one type is still worth to whoever likes it (ENGINE, formal model). */
const REPEAT_SHARES = [1, 0.7, 0.4] as const;
const MOST_FIT = 1000;

/** How much each member counts, summing to 1: by people, the guest of honour for two more. */
export function memberShares(members: readonly Member[]): number[] {
  const counts = members.map(({ weight, isGuestOfHonour }) => weight + (isGuestOfHonour ? HONOUR_PEOPLE : 0));
  const sum = counts.reduce((total, count) => total + count, 0);
  return counts.map((count) => (sum === 0 ? 1 / members.length : count / sum));
}

/** A venue without anybody's own taste: what of its fit is the group's. */
export interface CommonFit {
  quality: number;
  vibe: number;
  event: number;
  odd: number;
}

const PERSONAL_VIBE_POINTS = 260;

/**
 * What a venue is worth to a member, 0 to 1000: the group's own judgement, with the vibes of the member instead of the
 * brief's where they are known; 1000 for what they like, and 0 for what they dislike.
 */
export function memberFit(member: Member, venue: Venue, common: CommonFit): number {
  if (member.dislikedTypes.includes(venue.type)) return 0;
  if (member.likedTypes.includes(venue.type)) return MOST_FIT;
  const ownVibe = venue.vibes.some((vibe) => member.likedVibes.includes(vibe)) ? PERSONAL_VIBE_POINTS : 0;
  const vibe = member.likedVibes.length > 0 ? ownVibe : common.vibe;
  return Math.min(MOST_FIT, Math.max(0, Math.round(common.quality + vibe + common.event + common.odd)));
}

/** Points that a whole like or dislike of everybody moves a venue by. */
const TASTE_POINTS = 2000;

/** What the members' tastes add to the group's judgement of a venue, points; 0 where nobody's taste is known. */
export function tastePoints(venue: Venue, request: TripRequest, common: CommonFit): number {
  const members = request.members ?? [];
  if (members.length === 0) return 0;
  const shares = request.memberShares ?? memberShares(members);
  const usual = Math.min(MOST_FIT, Math.max(0, common.quality + common.vibe + common.event + common.odd));
  const wish = members.reduce(
    (sum, member, index) => sum + (shares[index] ?? 0) * (memberFit(member, venue, common) - usual),
    0,
  );
  return Math.round((wish / MOST_FIT) * TASTE_POINTS);
}

/** What a list of visits is worth to a member: each further one of a type they like counts for less. */
export function visitsWorth(member: Member, visits: readonly { venue: Venue; common: CommonFit }[]): number {
  const seen = new Map<string, number>();
  let worth = 0;
  for (const { venue, common } of visits) {
    const fit = memberFit(member, venue, common);
    const times = seen.get(venue.type) ?? 0;
    seen.set(venue.type, times + 1);
    const share = member.likedTypes.includes(venue.type) ? (REPEAT_SHARES[times] ?? 0) : 1;
    worth += fit * share;
  }
  return worth;
}
