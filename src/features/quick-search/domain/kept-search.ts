import * as z from 'zod/mini';
import { BUDGET_BANDS, EVENT_TYPES } from '../../../catalogue/vocabulary.ts';

/**
 * What a quick search asked for, in the planner's words: enough to open the planner filled in, and nothing that says
 * who asked. A leaving do is planned like a work do and keeps its name (PRODUCT).
 */
export const KeptSearch = z.object({
  eventType: z.enum(EVENT_TYPES),
  isLeavingDo: z.boolean(),
  destination: z.string(),
  groupSize: z.number(),
  dates: z.string(),
  budgetRange: z.enum(BUDGET_BANDS),
});
export type KeptSearch = z.infer<typeof KeptSearch>;
