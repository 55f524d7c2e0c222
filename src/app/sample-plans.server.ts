import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type SamplePlan, SamplePlans } from '../features/samples/domain/sample-plan.ts';
import { SAMPLE_PLANS_FILE } from '../features/samples/domain/sample-plans-file.ts';

let plans: readonly SamplePlan[] | undefined;

/** The plans that the build has made for the gallery. For loaders, which run while the pages are prerendered. */
function readSamplePlans(): readonly SamplePlan[] {
  plans ??= SamplePlans.parse(JSON.parse(readFileSync(path.resolve(SAMPLE_PLANS_FILE), 'utf8')));
  return plans;
}

/** @throws Error for a slug that the build has made no plan for */
export function readSamplePlan(slug: string): SamplePlan {
  const found = readSamplePlans().find((sample) => sample.slug === slug);
  if (found === undefined) throw new Error(`There is no sample plan ${slug}.`);
  return found;
}
