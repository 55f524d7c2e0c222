import { planFairly } from '../engine/fair-plan.ts';
import { FIRST_PLAN_ITERATIONS } from '../engine/plan-trip.ts';
import type { TripPlan } from '../engine/trip-plan.ts';
import { placesOfTask } from '../features/cities/server/thread-cities.ts';
import type { PlanTask } from '../features/planner/server/planning.ts';
import { type FileTask, makeFile } from '../features/trip-files/server/make-file.ts';
import { collectGarbage } from '../platform/node/collect-garbage.ts';
import type { TripDone, TripTask } from './trip-work.ts';

export type WorkerTask =
  | ({ kind: 'plan'; cityText?: SharedArrayBuffer | undefined } & PlanTask)
  | TripTask
  | { kind: 'file'; file: FileTask }
  /** Gives back what is no longer used, and says what share of the memory it may have a thread uses, 0 to 1. */
  | { kind: 'settle' };

/**
 * What runs in the planner's threads: pure functions on plain data, and what a thread does for itself. A thread is ready
 * once it can plan; the concierge, most of all the code there is, it reads behind the start (`warm-up.ts`) or with the
 * first task that needs it.
 */
export default async function work(
  task: WorkerTask,
): Promise<TripPlan | TripDone | Awaited<ReturnType<typeof makeFile>> | number> {
  switch (task.kind) {
    case 'plan': {
      const { request, places, cityText, destination, seed } = task;
      return planFairly(request, placesOfTask(places, cityText), {
        seed,
        iterations: FIRST_PLAN_ITERATIONS,
        destination,
      });
    }
    case 'file':
      return makeFile(task.file);
    case 'settle':
      return collectGarbage();
    case 'answer':
    case 'tool':
    case 'question':
    case 'change':
    case 'brief': {
      const { workOnTrip } = await import('./trip-work.ts');
      return workOnTrip(task);
    }
  }
}
