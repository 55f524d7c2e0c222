import { planFairly } from '../engine/fair-plan.ts';
import { FIRST_PLAN_ITERATIONS } from '../engine/plan-trip.ts';
import type { TripPlan } from '../engine/trip-plan.ts';
import { answerMessage } from '../features/chat/domain/answer-message.ts';
import type { ConciergeTurn } from '../features/chat/domain/concierge-turn.ts';
import type { ToolRun } from '../features/chat/domain/tools/concierge-tool.ts';
import { runTool } from '../features/chat/domain/tools/run-tool.ts';
import type { AnswerTask } from '../features/chat/server/answer-task.ts';
import type { ToolTask } from '../features/chat/server/model/tool-session.ts';
import { placesOfTask } from '../features/cities/server/thread-cities.ts';
import { answerPlanQuestion } from '../features/plan-tools/domain/answer-plan-question.ts';
import { makePlanChange } from '../features/plan-tools/domain/make-plan-change.ts';
import type { ChangeTask, QuestionTask } from '../features/plan-tools/server/plan-tool-services.ts';
import type { PlanTask } from '../features/planner/server/planning.ts';
import { type FileTask, makeFile } from '../features/trip-files/server/make-file.ts';
import type { BriefEditTask } from '../features/trips/domain/prepare-brief-edit.ts';
import { type EditedTrip, replanBrief } from '../features/trips/domain/replan-brief.ts';
import { collectGarbage } from '../platform/node/collect-garbage.ts';

export type WorkerTask = (
  | ({ kind: 'plan' } & PlanTask)
  | ({ kind: 'answer' } & AnswerTask)
  | ({ kind: 'tool' } & ToolTask)
  | ({ kind: 'question' } & QuestionTask)
  | ({ kind: 'change' } & ChangeTask)
  | ({ kind: 'brief' } & BriefEditTask)
  | { kind: 'file'; file: FileTask }
  | { kind: 'settle' }
) & {
  /** The text of the imported city that `places` names. */
  cityText?: SharedArrayBuffer | undefined;
};

type Done =
  | TripPlan
  | ConciergeTurn
  | ToolRun
  | EditedTrip
  | ReturnType<typeof answerPlanQuestion>
  | ReturnType<typeof makePlanChange>
  | null;

/** What runs in the planner's threads: pure functions on plain data, and what a thread does for itself. */
export default function work(task: WorkerTask): Done | ReturnType<typeof makeFile> {
  switch (task.kind) {
    case 'plan': {
      const { request, places, cityText, destination, seed } = task;
      return planFairly(request, placesOfTask(places, cityText), {
        seed,
        iterations: FIRST_PLAN_ITERATIONS,
        destination,
      });
    }
    case 'answer': {
      const { message, places, cityText, ...state } = task;
      return answerMessage(
        { ...state, places: placesOfTask(places, cityText), destination: state.plan.destination },
        message,
      );
    }
    case 'tool': {
      const { name, args, places, cityText, ...state } = task;
      const trip = { ...state, places: placesOfTask(places, cityText), destination: state.plan.destination };
      return runTool(trip, name, args);
    }
    case 'question': {
      const { request, plan, places, cityText, question } = task;
      return answerPlanQuestion({ request, plan, places: placesOfTask(places, cityText) }, question);
    }
    case 'change': {
      const { request, plan, places, cityText, change } = task;
      return makePlanChange({ request, plan, places: placesOfTask(places, cityText) }, change);
    }
    case 'brief': {
      const { cityText, ...edit } = task;
      return replanBrief(edit, placesOfTask(edit.places, cityText));
    }
    case 'file':
      return makeFile(task.file);
    case 'settle':
      collectGarbage();
      return null;
  }
}
