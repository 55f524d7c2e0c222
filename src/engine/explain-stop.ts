import { formatPounds } from '../shared/money.ts';
import { EVENT_WORDS, joinWords, MOOD_WORDS, SLOT_WORDS, VIBE_LINES } from './reason-words.ts';
import type { Stop } from './stops.ts';
import type { Leg } from './trip-plan.ts';
import type { TripRequest } from './trip-request.ts';

/** What of the finished plan a reason may speak about. */
export interface Setting {
  leg: Leg;
  /** The stop before; null for the first of a day. */
  previousName: string | null;
  /** Place among all of its kind that the group could visit at that hour, by the planner's points; 1 is the best. */
  rank: number;
  rivals: number;
  /** True of the one dearest stop of the trip. */
  isDearest: boolean;
  /** What the band expects for such a slot, pence a person. */
  usualPence: number;
}

/** A reason with what it speaks about, so that the next one can speak about something else. */
export interface Explanation {
  text: string;
  lead: string;
  tail: string;
}

interface Point {
  key: string;
  weight: number;
  lines: readonly string[];
}

/** Each earlier use makes a point less worth repeating, and one just made is hardly worth it. */
const USED_WEIGHT = 110;
const JUST_USED_WEIGHT = 450;
const JUST_USED_STOPS = 2;
const CLOSE_MINUTES = 9;
const NEAR_MINUTES = 14;
const FEW_RIVALS = 4;
const TREAT_RATIO = 1.25;
/** Points whose own line names the price. */
const PRICED_KEYS: readonly string[] = ['price', 'treat'];
const TOP_QUALITY = 5;

/** Why a stop is in the plan: what decided it first, in one sentence that none of the earlier ones was, if it can be. */
export function explainStop(
  stop: Stop,
  request: TripRequest,
  setting: Setting,
  earlier: readonly Explanation[],
): Explanation {
  const leads = byWorth(
    pointsFor(stop, request, setting),
    earlier.map((one) => one.lead),
  );
  const tails = byWorth(
    tailsFor(stop, setting),
    earlier.map((one) => one.tail),
  );
  const explanations = leads.flatMap((lead) => explanationsFrom(lead, tails, earlier));
  const told = new Set(earlier.map((one) => one.text));
  return explanations.find(({ text }) => !told.has(text)) ?? explanations[0] ?? FALLBACK;
}

const FALLBACK: Explanation = { text: 'Fits the hour better than anything else.', lead: 'fit', tail: 'none' };

/** A point in all its wordings, the one that was used least before first. */
function explanationsFrom(lead: Point, tails: readonly Point[], earlier: readonly Explanation[]): Explanation[] {
  const times = earlier.filter((one) => one.lead === lead.key).length;
  const tail = tails.find(({ key }) => key !== lead.key && !(key === 'price' && PRICED_KEYS.includes(lead.key)));
  return lead.lines.map((_, index) => {
    const line = lead.lines[(times + index) % lead.lines.length] ?? '';
    return { text: `${line}${tail?.lines[0] ?? ''}.`, lead: lead.key, tail: tail?.key ?? 'none' };
  });
}

function byWorth(points: readonly Point[], used: readonly string[]): Point[] {
  const recent = used.slice(-JUST_USED_STOPS);
  const worth = ({ key, weight }: Point): number =>
    weight - USED_WEIGHT * used.filter((one) => one === key).length - (recent.includes(key) ? JUST_USED_WEIGHT : 0);
  return points
    .map((point) => ({ point, worth: worth(point) }))
    .sort((left, right) => right.worth - left.worth)
    .map(({ point }) => point);
}

function pointsFor(stop: Stop, request: TripRequest, setting: Setting): Point[] {
  const { fit, kind, candidate } = stop;
  const { venue, pricePence } = candidate;
  const { leg, rank, rivals, previousName } = setting;
  const isMeal = kind === 'lunch' || kind === 'dinner';
  const event = EVENT_WORDS[request.eventType];
  const mood = MOOD_WORDS[request.vibe];
  const points: Point[] = [];
  const say = (isTrue: boolean, key: string, weight: number, ...lines: readonly string[]): void => {
    if (isTrue) points.push({ key, weight, lines });
  };
  say(
    request.wishes.mustHaveVenueIds.includes(venue.id),
    'asked',
    2000,
    'You named it, so it has its place',
    'On your list, so it is in',
  );
  const likers = (request.members ?? []).filter(({ likedTypes }) => likedTypes.includes(venue.type));
  say(
    likers.length > 0,
    'member',
    1950,
    `Picked with ${joinWords(likers.map(({ label }) => label))} in mind`,
    `In the plan for ${joinWords(likers.map(({ label }) => label))}`,
  );
  say(fit.liked > 0, 'liked', 1900, `Here is the ${venue.type.toLowerCase()} you asked for`);
  say(
    isMeal && request.needs.diets.length > 0 && candidate.isDietConfirmed,
    'diet',
    560,
    `Caters for ${joinWords(request.needs.diets)} guests, so everybody eats well`,
    `Has ${joinWords(request.needs.diets)} dishes covered`,
    `Nobody goes hungry: ${joinWords(request.needs.diets)} is no trouble here`,
  );
  say(
    fit.sober > 0 && kind !== 'lunch',
    'sober',
    540,
    'A good time without a drink',
    'Nobody will miss a drink here',
    'All of the fun, none of the alcohol',
  );
  say(
    rank === 1 && rivals >= FEW_RIVALS,
    'best',
    620,
    `Our first choice of the ${rivals} ${SLOT_WORDS[kind]} open to you then`,
    `Came out on top of ${rivals} ${SLOT_WORDS[kind]} at that hour`,
    `The best match among ${rivals} ${SLOT_WORDS[kind]} for your group`,
  );
  say(
    setting.isDearest && pricePence > setting.usualPence * TREAT_RATIO,
    'treat',
    600,
    `The treat of the trip at ${formatPounds(pricePence)} each`,
  );
  say(
    fit.event > 0 && (fit.vibe > 0 || request.vibe === 'mix'),
    'both',
    500,
    `Made for ${event} ${mood}`,
    `Just the thing for ${event} ${mood}`,
    `Picked for ${event} ${mood}`,
  );
  say(
    leg.mode === 'walk' && previousName !== null && leg.minutes <= CLOSE_MINUTES,
    'near',
    440,
    `Only ${leg.minutes} minutes on foot from ${previousName}`,
    `Round the corner from ${previousName}, ${leg.minutes} minutes on foot`,
    `A short stroll from ${previousName}: ${leg.minutes} minutes`,
  );
  say(
    pricePence === 0,
    'price',
    430,
    'Costs nothing and leaves more for the rest',
    'Free, and worth the time all the same',
  );
  say(
    venue.quality === TOP_QUALITY,
    'quality',
    420,
    'One we would send our own friends to',
    'Among the places we think most of here',
    'We would plan a day around it',
  );
  say(fit.vibe > 0 && request.vibe !== 'mix', 'vibe', 380, ...VIBE_LINES[request.vibe]);
  say(fit.event > 0, 'event', 340, `Goes down well with ${event}`, `Suits ${event} well`, `A safe bet for ${event}`);
  say(fit.pace > 0, 'pace', 330, 'At the pace you asked for');
  say(request.needs.stepFree && venue.stepFree, 'stepFree', 320, 'Step-free, so everybody comes along');
  say(
    pricePence > 0 && request.budgetCapPence !== null && pricePence <= setting.usualPence,
    'price',
    260,
    `Kind to the budget at ${formatPounds(pricePence)} each`,
    `Good going for ${formatPounds(pricePence)} each`,
  );
  say(
    rank <= Math.max(3, rivals / 4) && rank > 1,
    'high',
    250,
    `High on our list of ${rivals} ${SLOT_WORDS[kind]} for that hour`,
    `One of the best ${rank} of ${rivals} ${SLOT_WORDS[kind]} open then`,
  );
  say(
    true,
    'fit',
    150,
    'Fits the hour, the way and the budget',
    'Falls just right between its neighbours',
    'The right length for this part of the day',
  );
  return points;
}

function tailsFor(stop: Stop, { leg, previousName }: Setting): Point[] {
  const { pricePence } = stop.candidate;
  const tails: Point[] = [{ key: 'none', weight: 300, lines: [''] }];
  if (leg.mode === 'walk' && previousName !== null && leg.minutes <= NEAR_MINUTES)
    tails.push({ key: 'near', weight: 420, lines: [`, and ${leg.minutes} minutes on foot from ${previousName}`] });
  const price = pricePence === 0 ? ', and it is free' : `, for ${formatPounds(pricePence)} each`;
  tails.push({ key: 'price', weight: pricePence === 0 ? 400 : 310, lines: [price] });
  return tails;
}
