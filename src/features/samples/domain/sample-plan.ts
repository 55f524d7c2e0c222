import * as z from 'zod/mini';
import { RecommendationsSchema } from '../../itinerary/domain/recommendations-schema.ts';

/** The plan of one sample brief, as the build keeps it for the pages. */
export const SamplePlan = z.object({
  slug: z.string(),
  cityId: z.string(),
  plan: RecommendationsSchema,
});
export type SamplePlan = z.output<typeof SamplePlan>;

export const SamplePlans = z.array(SamplePlan);
