import type { TripPlan } from '../../../engine/trip-plan.ts';
import type { TripRequest } from '../../../engine/trip-request.ts';
import type { Database } from '../../../platform/node/db/database.ts';
import type { Result } from '../../../shared/result.ts';
import type { PlacesName } from '../../planner/domain/catalogue-places.ts';
import type { CheckPlan, KnownCities } from '../../planner/server/public.ts';
import type { ChangeRefusal, NewVersion } from '../domain/new-version.ts';
import type { PlanAnswer } from '../domain/plan-answer.ts';
import type { PlannedChange, PlanQuestion } from '../domain/plan-question.ts';

interface TripTask {
  request: TripRequest;
  plan: TripPlan;
  places: PlacesName;
}

/** A question or a change, as plain data that can cross to a worker thread. */
export type QuestionTask = TripTask & { question: PlanQuestion };
export type ChangeTask = TripTask & { change: PlannedChange };

export interface PlanToolServices {
  db: Database;
  cities: KnownCities;
  checkPlan: CheckPlan;
  /** Both run the planner away from the event loop; null where the plan has no such slot. */
  answerQuestion: (task: QuestionTask) => Promise<PlanAnswer | null>;
  /** A longer search waits until no other user does. */
  makeChange: (task: ChangeTask, user: string) => Promise<Result<NewVersion, ChangeRefusal>>;
}
