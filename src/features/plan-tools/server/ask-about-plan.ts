import type { Caller } from '../../../platform/node/db/database.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';
import { placesOfPlan } from '../../planner/domain/catalogue-places.ts';
import { readTrip } from '../../planner/server/public.ts';
import { isOpenForChanges } from '../../trips/domain/trip-status.ts';
import type { AnsweredQuestion } from '../domain/plan-answer.ts';
import type { PlanQuestion } from '../domain/plan-question.ts';
import type { PlanToolServices } from './plan-tool-services.ts';

export type QuestionFault = 'no-such-booking' | 'no-such-slot' | 'no-catalogue' | 'closed';

/** Answers a question about the caller's own plan; nothing is stored. */
export async function askAboutPlan(
  services: PlanToolServices,
  caller: Caller,
  question: PlanQuestion,
): Promise<Result<AnsweredQuestion, QuestionFault>> {
  const trip = await services.db.asCaller(caller, (tx) => readTrip(tx, question.bookingId));
  if (!trip) return fail('no-such-booking');
  // What is offered must be there to be had.
  if (question.ask === 'exchanges' && !isOpenForChanges(trip.status)) return fail('closed');
  const { request, plan, revision } = trip;
  const places = placesOfPlan(plan);
  if ((await services.cities.placesNamed(places)) === null) return fail('no-catalogue');
  const answer = await services.answerQuestion({ request, plan, places, question });
  return answer ? ok({ revision, answer }) : fail('no-such-slot');
}
