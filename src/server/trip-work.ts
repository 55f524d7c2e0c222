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
import type { BriefEditTask } from '../features/trips/domain/prepare-brief-edit.ts';
import { type EditedTrip, replanBrief } from '../features/trips/domain/replan-brief.ts';

export type TripTask = (
  | ({ kind: 'answer' } & AnswerTask)
  | ({ kind: 'tool' } & ToolTask)
  | ({ kind: 'question' } & QuestionTask)
  | ({ kind: 'change' } & ChangeTask)
  | ({ kind: 'brief' } & BriefEditTask)
) & {
  /** The text of the imported city that `places` names. */
  cityText?: SharedArrayBuffer | undefined;
};

export type TripDone =
  | ConciergeTurn
  | ToolRun
  | EditedTrip
  | ReturnType<typeof answerPlanQuestion>
  | ReturnType<typeof makePlanChange>;

/** What is done in a planner's thread with a trip that has a plan already: pure functions on plain data. */
export function workOnTrip(task: TripTask): TripDone {
  switch (task.kind) {
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
  }
}
