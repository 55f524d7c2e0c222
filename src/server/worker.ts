import { FIRST_PLAN_ITERATIONS, planTrip } from '../engine/plan-trip.ts';
import type { TripPlan } from '../engine/trip-plan.ts';
import { answerMessage } from '../features/chat/domain/answer-message.ts';
import type { ConciergeTurn } from '../features/chat/domain/concierge-turn.ts';
import type { AnswerTask } from '../features/chat/server/answer-chat.ts';
import { placesNamed } from '../features/planner/domain/catalogue-places.ts';
import type { PlanTask } from '../features/planner/server/planning.ts';

export type WorkerTask = ({ kind: 'plan' } & PlanTask) | ({ kind: 'answer' } & AnswerTask);

/** What runs in the planner's threads: pure functions on plain data. */
export default function work(task: WorkerTask): TripPlan | ConciergeTurn {
  switch (task.kind) {
    case 'plan': {
      const { request, places, destination, seed } = task;
      return planTrip(request, placesNamed(places), { seed, iterations: FIRST_PLAN_ITERATIONS, destination });
    }
    case 'answer': {
      const { message, places, ...state } = task;
      return answerMessage({ ...state, places: placesNamed(places), destination: state.plan.destination }, message);
    }
  }
}
