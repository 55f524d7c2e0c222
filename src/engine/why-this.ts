import { formatPounds } from '../shared/money.ts';
import { alternativesFor } from './alternatives-for.ts';
import { candidatesFor } from './candidates.ts';
import { fitLines } from './fit-lines.ts';
import { memberFit } from './members-fit.ts';
import { type Places, venuesOf } from './places.ts';
import { slotsOnDays } from './plan-effect.ts';
import { priceTargets } from './price-fit.ts';
import { joinWords, SLOT_WORDS } from './reason-words.ts';
import { type Stop, stopsFor } from './stops.ts';
import type { PlanSlot, TripPlan } from './trip-plan.ts';
import type { TripRequest } from './trip-request.ts';
import { venueFit } from './venue-fit.ts';

/** A place that the slot was given before, and by how much. */
export interface Beaten {
  venueId: string;
  name: string;
  type: string;
  /** By the planner's points for the brief and the price; what is on the way or elsewhere in the plan is not in them. */
  byPoints: number;
  /** Pence a person that it would cost more than what was chosen; below zero: less. */
  deltaPence: number;
}

/** What one member gets out of a slot. */
export interface ServedBySlot {
  label: string;
  verdict: 'likes' | 'suits' | 'dislikes';
}

/** Why a slot is what it is, from the figures that the planner chose by. */
export interface WhyThis {
  slotId: string;
  name: string;
  /** The sentence that the plan shows. */
  reason: string;
  /**
   * Place by the planner's points among all that could stand there with nothing else moved: open, on the way, within
   * the budget; 1 is the best.
   */
  rank: number;
  rivals: number;
  /** The next best of those, at most two. */
  beat: readonly Beaten[];
  pricePence: number;
  /** What the budget expects for such a slot, pence a person; null where it expects nothing. */
  usualPence: number | null;
  /** Whole percent of what the plan costs. */
  sharePercent: number;
  serves: readonly ServedBySlot[];
  /** All of it in sentences. */
  lines: readonly string[];
}

const BEATEN_MAX = 2;

/** Null for a slot that the plan does not have. */
export function whyThis(plan: TripPlan, request: TripRequest, places: Places, slotId: string): WhyThis | null {
  const placed = slotsOnDays(plan).find(({ slot }) => slot.id === slotId);
  const venue = venuesOf(places).find(({ id }) => id === placed?.slot.venueId);
  if (!placed || !venue) return null;
  const { slot } = placed;
  // A place that a relaxation let in is measured like the others.
  const candidates = candidatesFor(request, places, true);
  const stops = stopsFor(request, candidates, []).filter(({ kind }) => kind === slot.kind);
  const own = stops.find(({ candidate }) => candidate.venue.id === venue.id);
  const inPlace = new Set(
    alternativesFor(plan, request, places, slotId, Number.POSITIVE_INFINITY).map((one) => one.venue.id),
  );
  const rivals = stops.filter((stop) => stop === own || inPlace.has(stop.candidate.venue.id));
  const better = own ? rivals.filter(({ score }) => score > own.score) : [];
  const fit = venueFit(venue, request);
  const usual = priceTargets(request, candidates)[slot.kind];
  const spent = plan.totals.slotsPerPersonPence;
  const why = {
    slotId,
    name: slot.name,
    reason: slot.reason,
    rank: better.length + 1,
    rivals: rivals.length,
    beat: own ? beatenBy(own, rivals) : [],
    pricePence: slot.pricePerPersonPence,
    usualPence: usual === 0 ? null : usual,
    sharePercent: spent === 0 ? 0 : Math.round((slot.pricePerPersonPence / spent) * 100),
    serves: (request.members ?? []).map((member): ServedBySlot => {
      const worth = memberFit(member, venue, fit);
      const likes = member.likedTypes.includes(venue.type);
      return { label: member.label, verdict: worth === 0 ? 'dislikes' : likes ? 'likes' : 'suits' };
    }),
  };
  return { ...why, lines: [...fitLines(fit, venue, request), ...linesOf(why, slot, stops.length)] };
}

function beatenBy(own: Stop, rivals: readonly Stop[]): Beaten[] {
  return rivals
    .filter((stop) => stop !== own && stop.score <= own.score)
    .sort((left, right) => right.score - left.score || (left.candidate.venue.id < right.candidate.venue.id ? -1 : 1))
    .slice(0, BEATEN_MAX)
    .map(({ candidate: { venue, pricePence }, score }) => ({
      venueId: venue.id,
      name: venue.name,
      type: venue.type,
      byPoints: own.score - score,
      deltaPence: pricePence - own.candidate.pricePence,
    }));
}

function linesOf(why: Omit<WhyThis, 'lines'>, slot: PlanSlot, all: number): string[] {
  const { rank, rivals, beat, pricePence, usualPence, sharePercent, serves } = why;
  const lines: string[] = [];
  const what = SLOT_WORDS[slot.kind];
  if (rivals > 1)
    lines.push(
      rank === 1
        ? `First of the ${rivals} ${what} that fit this hour, the way and your budget.`
        : `Number ${rank} of the ${rivals} ${what} that fit this hour, the way and your budget; the planner also weighs short ways and variety.`,
    );
  else if (all > 1)
    lines.push(`Of ${all} ${what} for your group the only one that fits here with the rest of the plan.`);
  if (beat.length > 0)
    lines.push(
      `It came before ${joinWords(beat.map(({ name, deltaPence }) => `${name} (${priceWords(deltaPence)})`))}.`,
    );
  lines.push(
    pricePence === 0
      ? 'It is free.'
      : `At ${formatPounds(pricePence)} a person it is ${sharePercent}% of what the plan costs${usualPence === null ? '' : `; your budget expects about ${formatPounds(usualPence)} for such a stop`}.`,
  );
  const likers = serves.filter(({ verdict }) => verdict === 'likes').map(({ label }) => label);
  const others = serves.filter(({ verdict }) => verdict === 'dislikes').map(({ label }) => label);
  if (likers.length > 0) lines.push(`Here for ${joinWords(likers)}.`);
  if (others.length > 0) lines.push(`Not what ${joinWords(others)} would pick.`);
  return lines;
}

const priceWords = (deltaPence: number): string =>
  deltaPence === 0 ? 'same price' : `${formatPounds(Math.abs(deltaPence))} ${deltaPence > 0 ? 'more' : 'less'}`;
