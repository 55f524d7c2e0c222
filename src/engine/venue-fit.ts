import type { Venue } from '../catalogue/venue.ts';
import { tastePoints } from './members-fit.ts';
import type { TripRequest } from './trip-request.ts';

/** What makes a venue fit a brief, each part in points of the objective. */
export interface VenueFit {
  quality: number;
  vibe: number;
  event: number;
  liked: number;
  pace: number;
  sober: number;
  /** Never above zero: what makes the place odd for this group, though no rule forbids it. */
  odd: number;
  /** What single members of the group like and dislike, by how much they count. */
  tastes: number;
  total: number;
}

const QUALITY_POINTS = 80;
const VIBE_POINTS = 260;
/** A brief for a bit of everything is a little pleased by every place. */
const MIX_POINTS = 110;
const EVENT_POINTS = 230;
/** Where the vibe leaves everything open, the occasion decides. */
const MIX_EVENT_POINTS = 330;
/** An explicit wish, worth an hour across town and back and what had to make room. Counts once for each type. */
export const LIKED_POINTS = 2500;
const PACE_POINTS = 140;
const SOBER_POINTS = 90;
/** A place for neither the vibe nor the occasion: a church on a stag do. */
const STRANGER_POINTS = -180;
/** A place about drink, with children along. */
const TASTING_WITH_MINORS_POINTS = -450;

/** How well a venue suits the brief, in whole points (about -500 to 3500, mostly 100 to 800). */
export function venueFit(venue: Venue, request: TripRequest): VenueFit {
  const { vibe, wishes } = request;
  const quality = venue.quality * QUALITY_POINTS;
  const vibePoints = vibe === 'mix' ? MIX_POINTS : venue.vibes.includes(vibe) ? VIBE_POINTS : 0;
  const event = venue.events.includes(request.eventType) ? (vibe === 'mix' ? MIX_EVENT_POINTS : EVENT_POINTS) : 0;
  const liked = wishes.likedTypes.includes(venue.type) ? LIKED_POINTS : 0;
  const pace = pacePoints(venue, wishes.pace);
  const sober = request.needs.noAlcohol && venue.alcohol === 'none' ? SOBER_POINTS : 0;
  const isStranger = vibePoints === 0 && event === 0 && liked === 0;
  const isTasting = request.needs.minorsPresent && venue.alcohol === 'central';
  const odd = (isStranger ? STRANGER_POINTS : 0) + (isTasting ? TASTING_WITH_MINORS_POINTS : 0);
  const tastes = tastePoints(venue, request, { quality, vibe: vibePoints, event, odd });
  return {
    quality,
    vibe: vibePoints,
    event,
    liked,
    pace,
    sober,
    odd,
    tastes,
    total: quality + vibePoints + event + liked + pace + sober + odd + tastes,
  };
}

function pacePoints(venue: Venue, pace: TripRequest['wishes']['pace']): number {
  switch (pace) {
    case 'calm':
      return venue.vibes.includes('chill-relaxed') ? PACE_POINTS : 0;
    case 'packed':
      return venue.vibes.includes('party-hard') || venue.vibes.includes('adventurous') ? PACE_POINTS : 0;
    case 'normal':
      return 0;
  }
}
