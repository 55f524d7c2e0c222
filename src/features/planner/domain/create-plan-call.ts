import * as z from 'zod/mini';
import type { IsoDay } from '../../../shared/dates.ts';
import { tripBriefSchema } from './trip-brief.ts';

/**
 * The call of SPEC 7 that creates a plan: the brief, and two fields about the user which are accepted and never
 * believed, because authority comes from the token. Unknown fields are refused.
 */
export const createPlanCallSchema = (today: IsoDay) =>
  z.strictObject({
    ...tripBriefSchema(today).shape,
    userId: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
    userEmail: z.optional(z.nullable(z.string().check(z.maxLength(254)))),
  });
