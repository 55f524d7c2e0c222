import { CITIES } from '../../src/catalogue/cities.ts';
import { GENERIC } from '../../src/catalogue/generic.ts';
import type { ViolationCode } from '../../src/engine/check/violation.ts';
import { checkPlan } from '../../src/engine/check-plan.ts';
import type { Places } from '../../src/engine/places.ts';
import { FIRST_PLAN_ITERATIONS, planTrip } from '../../src/engine/plan-trip.ts';
import type { Relaxation, TripPlan } from '../../src/engine/trip-plan.ts';
import type { TripRequest } from '../../src/engine/trip-request.ts';
import { createRng } from '../../src/shared/rng.ts';
import { plantedBrief } from '../../tests/support/planted-brief.ts';
import { median, percentile, type Row } from '../print-table.ts';
import { proveImpossible } from './prove-impossible.ts';
import { randomBrief } from './random-brief.ts';

export interface RandomBriefOptions {
  /** How many briefs; 10,000 for the report, 300 for a sample. */
  count: number;
  seed: number;
  /** Rounds of search; those of a first plan without it. */
  iterations?: number;
  /** A clock in milliseconds, best of this thread's time. */
  now: () => number;
}

/** Counts of a run, in the words of TravelPlanner (Xie et al., ICML 2024): a rule is a question that a brief asks. */
export interface RandomBriefResult {
  briefs: number;
  /** A plan with a slot on some day, or with the reason why there is none on every day. */
  delivered: number;
  commonsense: { rules: number; kept: number; plans: number };
  hard: { rules: number; kept: number; plans: number };
  final: number;
  /** Plans with a relaxation, by kind; and how many of them are proven to need one. */
  relaxed: number;
  relaxedKinds: Record<string, number>;
  proven: number;
  proofs: Record<string, number>;
  /** Briefs whose relaxation nobody has proven to be needed: index and what gave way. */
  unproven: readonly { index: number; places: string; kinds: readonly string[] }[];
  /** Briefs written around a known plan, and how many of them got a relaxation. */
  planted: number;
  plantedMissed: number;
  /** Milliseconds of each plan. */
  times: readonly number[];
  /** Faults of the checker, by code. */
  faults: Record<string, number>;
}

/** Rules of a sound plan, whatever the brief: codes of one line are one rule. */
const COMMONSENSE: readonly (readonly ViolationCode[])[] = [
  ['venue-unknown', 'venue-kind-wrong', 'venue-facts-differ', 'venue-place-differs', 'source-differs'],
  ['scope-differs', 'day-count-differs', 'day-differs', 'slot-id-repeated', 'slot-id-misleads', 'reason-missing'],
  ['duration-differs', 'time-not-whole', 'time-of-day-wrong', 'confirmation-flag-wrong'],
  ['overlap', 'unreachable', 'leg-differs', 'travel-home-differs'],
  ['closed-that-day', 'closed-at-that-hour'],
  ['before-day-start', 'after-day-end', 'after-three', 'rest-too-short'],
  ['meal-twice', 'lunch-at-odd-hour', 'dinner-at-odd-hour', 'meals-too-close', 'night-too-early', 'night-not-last'],
  ['venue-repeated', 'type-too-often', 'type-in-a-row'],
  ['too-many-activities', 'too-many-nights', 'day-empty'],
];

/** Rules that a brief may ask for, and whether it does. */
const HARD: readonly { codes: readonly ViolationCode[]; isAsked: (request: TripRequest) => boolean }[] = [
  { codes: ['over-budget'], isAsked: (request) => request.budgetCapPence !== null },
  { codes: ['price-differs', 'local-price-differs', 'totals-wrong', 'budget-cap-differs'], isAsked: () => true },
  {
    codes: ['group-too-large', 'group-too-small', 'split-not-declared', 'group-size-differs'],
    isAsked: () => true,
  },
  { codes: ['lunch-missing', 'dinner-missing', 'meal-not-asked-for'], isAsked: () => true },
  { codes: ['diet-not-met'], isAsked: ({ needs }) => needs.diets.length > 0 },
  { codes: ['not-step-free', 'stay-not-step-free'], isAsked: ({ needs }) => needs.stepFree },
  { codes: ['alcohol-central'], isAsked: ({ needs }) => needs.noAlcohol },
  { codes: ['adults-only'], isAsked: ({ needs }) => needs.minorsPresent },
  { codes: ['venue-banned'], isAsked: (request) => request.bannedVenueIds.length > 0 },
  { codes: ['dropped-slot-filled'], isAsked: (request) => request.droppedSlots.length > 0 },
  { codes: ['pin-not-kept'], isAsked: (request) => request.pinned.length > 0 },
  { codes: ['must-have-missing'], isAsked: ({ wishes }) => wishes.mustHaveVenueIds.length > 0 },
  {
    codes: ['stay-unknown', 'stay-differs', 'stay-too-small', 'stay-missing'],
    isAsked: ({ days }) => days.length > 1,
  },
  { codes: ['relaxation-untrue', 'relaxation-repeated'], isAsked: () => true },
];

const PLACES: readonly Places[] = [
  ...CITIES.map((city): Places => ({ kind: 'city', city })),
  { kind: 'generic', catalogue: GENERIC },
];

/** One in so many briefs more is written around a plan that is known to fulfil it. */
const PLANTED_SHARE = 5;

/**
 * Plans for random briefs over all cities and outside them, looked at by the independent checker; a relaxation counts
 * as needed only where a proof says so. A relaxation that is declared and true keeps the rule that it relaxes.
 */
export function randomBriefs(options: RandomBriefOptions): RandomBriefResult {
  const { count, seed, now, iterations = FIRST_PLAN_ITERATIONS } = options;
  const rng = createRng(seed);
  const times: number[] = [];
  const unproven: { index: number; places: string; kinds: readonly string[] }[] = [];
  const result = {
    delivered: 0,
    commonsense: { rules: 0, kept: 0, plans: 0 },
    hard: { rules: 0, kept: 0, plans: 0 },
    final: 0,
    relaxed: 0,
    relaxedKinds: {},
    proven: 0,
    proofs: {},
    faults: {},
  };
  for (let index = 0; index < count; index++) {
    const places = PLACES[index % PLACES.length];
    if (!places) continue;
    const request = randomBrief(rng, places);
    const begin = now();
    const plan = planTrip(request, places, { seed: seed + index, iterations, destination: 'Elsewhere' });
    times.push(now() - begin);
    const faults = new Set(checkPlan(plan, request, places).map(({ code }) => code));
    for (const code of faults) countUp(result.faults, code);
    const isDelivered = isComplete(plan);
    const sense = tally(result.commonsense, COMMONSENSE, faults);
    const hard = tally(
      result.hard,
      HARD.filter(({ isAsked }) => isAsked(request)).map(({ codes }) => codes),
      faults,
    );
    result.delivered += Number(isDelivered);
    result.final += Number(isDelivered && sense && hard && faults.size === 0);
    const promises = plan.relaxations.filter((one) => breaksPromise(one, plan));
    if (promises.length === 0) continue;
    result.relaxed += 1;
    const kinds = [...new Set(promises.map(({ kind }) => kind))];
    for (const kind of kinds) countUp(result.relaxedKinds, kind);
    const proof = proveImpossible(request, places);
    if (proof) countUp(result.proofs, proof);
    if (proof) result.proven += 1;
    else unproven.push({ index, places: places.kind === 'city' ? places.city.id : 'generic', kinds });
  }
  const planted = Math.ceil(count / PLANTED_SHARE);
  return {
    briefs: count,
    ...result,
    unproven,
    planted,
    plantedMissed: Array.from({ length: planted }, (_, index) => seed * 100_000 + index).filter((one) =>
      isPlantedMissed(one, iterations),
    ).length,
    times,
  };
}

function countUp(counts: Record<string, number>, key: string): void {
  counts[key] = (counts[key] ?? 0) + 1;
}

/** Counts the rules kept; true when all are. */
function tally(
  counts: { rules: number; kept: number; plans: number },
  rules: readonly (readonly ViolationCode[])[],
  faults: ReadonlySet<ViolationCode>,
): boolean {
  const kept = rules.filter((codes) => !codes.some((code) => faults.has(code))).length;
  counts.rules += rules.length;
  counts.kept += kept;
  counts.plans += Number(kept === rules.length);
  return kept === rules.length;
}

const isComplete = (plan: TripPlan): boolean =>
  plan.days.every(
    ({ slots }, day) =>
      slots.length > 0 || plan.relaxations.some((one) => one.kind === 'nothing-open' && one.day === day),
  );

/** Days and activities that nobody asked for by name are no promises. */
function breaksPromise(relaxation: Relaxation, plan: TripPlan): boolean {
  if (relaxation.kind === 'nothing-open') return false;
  if (relaxation.kind !== 'group-split') return true;
  return plan.days.some(({ slots }) =>
    slots.some((slot) => relaxation.venueIds.includes(slot.venueId) && slot.venueKind === 'restaurant'),
  );
}

function isPlantedMissed(seed: number, iterations: number): boolean {
  const { city, request } = plantedBrief(seed);
  const plan = planTrip(request, { kind: 'city', city }, { seed, iterations, destination: '' });
  return plan.relaxations.some((one) => breaksPromise(one, plan));
}

/** The table for the report: pass rates, what gave way and whether it had to, and the time of a plan. */
export function randomBriefFigures(parts: readonly RandomBriefResult[]): Row[] {
  const result = parts.reduce(addUp);
  const { briefs, commonsense, hard, times } = result;
  const worst = times.reduce((most, time) => Math.max(most, time), 0);
  const rate = (measure: string, part: number, whole: number): Row => ({
    measure,
    value: `${((100 * part) / Math.max(1, whole)).toFixed(2)} %`,
    goal: '100 %',
    holds: part === whole,
  });
  return [
    rate(`${briefs} random briefs: delivery rate`, result.delivered, briefs),
    rate('commonsense rules, micro', commonsense.kept, commonsense.rules),
    rate('commonsense rules, macro', commonsense.plans, briefs),
    rate('hard rules, micro', hard.kept, hard.rules),
    rate('hard rules, macro', hard.plans, briefs),
    rate('final pass rate', result.final, briefs),
    {
      measure: `briefs that had to give way somewhere (${listOf(result.relaxedKinds)})`,
      value: `${result.relaxed}`,
      goal: '',
      holds: null,
    },
    {
      measure: `of those proven impossible as asked (${listOf(result.proofs)})`,
      value: `${result.proven}`,
      goal: `${result.relaxed}`,
      holds: result.proven === result.relaxed,
    },
    {
      measure: `${result.planted} briefs around a known plan: missed`,
      value: `${result.plantedMissed}`,
      goal: '0',
      holds: result.plantedMissed === 0,
    },
    {
      measure: `time of a plan, median (p99 ${percentile(times, 0.99).toFixed(1)} ms, worst ${worst.toFixed(1)} ms)`,
      value: `${median(times).toFixed(1)} ms`,
      goal: '200 ms worst',
      holds: worst < 200,
    },
  ];
}

function addUp(left: RandomBriefResult, right: RandomBriefResult): RandomBriefResult {
  const tallies = (one: RandomBriefResult['hard'], other: RandomBriefResult['hard']): RandomBriefResult['hard'] => ({
    rules: one.rules + other.rules,
    kept: one.kept + other.kept,
    plans: one.plans + other.plans,
  });
  return {
    briefs: left.briefs + right.briefs,
    delivered: left.delivered + right.delivered,
    commonsense: tallies(left.commonsense, right.commonsense),
    hard: tallies(left.hard, right.hard),
    final: left.final + right.final,
    relaxed: left.relaxed + right.relaxed,
    relaxedKinds: countsOf(left.relaxedKinds, right.relaxedKinds),
    proven: left.proven + right.proven,
    proofs: countsOf(left.proofs, right.proofs),
    unproven: [...left.unproven, ...right.unproven],
    planted: left.planted + right.planted,
    plantedMissed: left.plantedMissed + right.plantedMissed,
    times: [...left.times, ...right.times],
    faults: countsOf(left.faults, right.faults),
  };
}

function countsOf(left: Readonly<Record<string, number>>, right: Readonly<Record<string, number>>) {
  const keys = [...new Set([...Object.keys(left), ...Object.keys(right)])];
  return Object.fromEntries(keys.map((key) => [key, (left[key] ?? 0) + (right[key] ?? 0)]));
}

const listOf = (counts: Readonly<Record<string, number>>): string =>
  Object.entries(counts)
    .sort(([, left], [, right]) => right - left)
    .map(([name, count]) => `${name} ${count}`)
    .join(', ');
