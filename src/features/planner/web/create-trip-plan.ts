import type { FunctionsClient } from '@supabase/functions-js';
import * as z from 'zod/mini';
import { fail, ok, type Result } from '../../../shared/result.ts';
import type { TripBrief } from '../domain/trip-brief.ts';

/** SPEC 8: shown when the server gave no reason of its own. */
export const TRY_LATER = 'Please try again later.';

/** A plan takes seconds; a visitor still waiting after this is better served by a retry, which the key makes safe. */
const TIMEOUT_MS = 90_000;

export interface SignedInUser {
  id: string;
  email: string;
}

export type CreateFault = { kind: 'signed-out' } | { kind: 'failed'; message: string };

const Answer = z.object({ bookingId: z.optional(z.nullable(z.uuid())), error: z.optional(z.nullable(z.string())) });

/** The body of SPEC 7, call 1. The server trusts the token, not userId and userEmail (PRODUCT). */
function createTripPlanBody(brief: TripBrief, user: SignedInUser) {
  return {
    eventType: brief.eventType,
    vibe: brief.vibe ?? '',
    destination: brief.destination,
    groupSize: brief.groupSize,
    dates: brief.dates ?? '',
    budgetRange: brief.budgetRange ?? '',
    contactEmail: brief.contactEmail,
    specialRequirements: brief.specialRequirements ?? '',
    userId: user.id,
    userEmail: user.email,
  };
}

async function faultOf(error: unknown): Promise<CreateFault> {
  const response: unknown = error instanceof Error && 'context' in error ? error.context : undefined;
  if (!(response instanceof Response)) return { kind: 'failed', message: TRY_LATER };
  if (response.status === 401) return { kind: 'signed-out' };
  const body: unknown = await response.json().catch(() => null);
  const answer = Answer.safeParse(body);
  return { kind: 'failed', message: (answer.success && answer.data.error) || TRY_LATER };
}

/**
 * Asks the server for a plan and gives the booking id. The same draft id always leads to the same booking,
 * so a submit whose answer was lost can be repeated.
 */
export async function createTripPlan(
  functions: Pick<FunctionsClient, 'invoke'>,
  brief: TripBrief,
  user: SignedInUser,
  draftId: string,
): Promise<Result<string, CreateFault>> {
  const { data, error } = await functions.invoke<unknown>('ai-concierge', {
    body: createTripPlanBody(brief, user),
    headers: { 'Idempotency-Key': draftId },
    timeout: TIMEOUT_MS,
  });
  if (error) return fail(await faultOf(error));
  const answer = Answer.safeParse(data);
  if (answer.success && answer.data.bookingId) return ok(answer.data.bookingId);
  return fail({ kind: 'failed', message: (answer.success && answer.data.error) || TRY_LATER });
}
