import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CITIES } from '../src/catalogue/cities.ts';
import { GENERIC } from '../src/catalogue/generic.ts';
import { checkPlan } from '../src/engine/check-plan.ts';
import { IMPROVE_ITERATIONS, planTrip } from '../src/engine/plan-trip.ts';
import { toRecommendations } from '../src/features/itinerary/domain/recommendations.ts';
import { placesNamed } from '../src/features/planner/domain/catalogue-places.ts';
import { planSeed } from '../src/features/planner/domain/plan-seed.ts';
import { type SampleBrief, sampleOrder } from '../src/features/samples/domain/sample-brief.ts';
import { SAMPLE_BRIEFS } from '../src/features/samples/domain/sample-briefs.ts';
import { SAMPLE_PLANS_FILE } from '../src/features/samples/domain/sample-plans-file.ts';

/**
 * The plan of a sample, made by the engine and passed by the checker, like any customer's. Nobody waits for it, so
 * the search takes longer.
 * @throws Error when the destination has no catalogue, or the checker finds a fault
 */
export function makeSamplePlan(brief: SampleBrief) {
  const order = sampleOrder(brief, { cities: CITIES, generic: GENERIC });
  if (order.places.kind !== 'city') throw new Error(`${brief.slug}: ${brief.destination} is not in the catalogue.`);
  const places = placesNamed(order.places);
  const options = { seed: planSeed(order.request), iterations: IMPROVE_ITERATIONS, destination: order.destination };
  const planned = planTrip(order.request, places, options);
  const plan = { ...planned, notes: [...order.notes, ...planned.notes] };
  const faults = checkPlan(plan, order.request, places);
  if (faults.length > 0) {
    throw new Error(`${brief.slug}: ${faults.map(({ code, text }) => `${code} (${text})`).join('; ')}`);
  }
  return { slug: brief.slug, cityId: order.places.cityId, plan: toRecommendations(plan) };
}

/** Writes the plans of the gallery where the pages' loaders read them. */
export function makeSamplePlans(root: string): void {
  const file = path.join(root, SAMPLE_PLANS_FILE);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(SAMPLE_BRIEFS.map(makeSamplePlan)));
}

if (import.meta.main) makeSamplePlans(path.resolve(import.meta.dirname, '..'));
