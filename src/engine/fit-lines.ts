import type { Venue } from '../catalogue/venue.ts';
import { EVENT_WORDS, joinWords, MOOD_WORDS } from './reason-words.ts';
import type { TripRequest } from './trip-request.ts';
import type { VenueFit } from './venue-fit.ts';

/** What the planner gave a venue points for, in sentences: only parts that are really in its fit. */
export function fitLines(fit: VenueFit, venue: Venue, request: TripRequest): string[] {
  const parts: string[] = [];
  if (request.wishes.mustHaveVenueIds.includes(venue.id)) return ['You asked for it by name.'];
  if (fit.liked > 0) parts.push(`you asked for ${venue.type.toLowerCase()}`);
  if (fit.event > 0) parts.push(`it suits ${EVENT_WORDS[request.eventType]}`);
  if (fit.vibe > 0 && request.vibe !== 'mix') parts.push(`it suits a group ${MOOD_WORDS[request.vibe]}`);
  if (fit.pace > 0) parts.push('it keeps the pace you asked for');
  if (fit.sober > 0) parts.push('nobody needs a drink there');
  parts.push(`we rate it ${venue.quality} of 5 ourselves`);
  const [first = '', ...rest] = parts;
  const lines = [`${first.charAt(0).toUpperCase()}${first.slice(1)}${rest.length > 0 ? `, ${joinWords(rest)}` : ''}.`];
  if (fit.odd < 0) lines.push('It is not a usual pick for such a trip; it fits the hour, the way and the budget.');
  return lines;
}
