import { CITIES } from '../catalogue/cities.ts';
import { GENERIC } from '../catalogue/generic.ts';
import type { TripPlan } from '../engine/trip-plan.ts';
import { briefToRequest } from '../features/planner/domain/brief-to-request.ts';
import type { WorkerPool } from '../platform/node/workers/worker-pool.ts';
import type { WorkerTask } from './worker.ts';

const TODAY = '2026-01-01';

/** A small real brief, so that every thread has the catalogue loaded and the planner compiled before the first customer. */
export function warmUpTask(): Extract<WorkerTask, { kind: 'plan' }> {
  const { request, places, destination } = briefToRequest(
    { eventType: 'birthday', destination: 'London', groupSize: 8 },
    { cities: CITIES, generic: GENERIC, today: TODAY },
  );
  return { kind: 'plan', request, places, destination, seed: 1 };
}

/** A question, a wish and a word: between them they read by every reader and plan a change. */
const MESSAGES = ['how much is dinner on saturday?', 'swap lunch for something cheaper', 'cheers'];
/** Most of what a plan runs through is compiled well after so many. */
const PLANS = 12;

/** Has every thread read the concierge, which is most of the code there is, and answer a few messages on a trip. */
export async function warmUpConcierge(pool: Pick<WorkerPool, 'runOnEach'>): Promise<void> {
  const task = warmUpTask();
  const { request, places } = task;
  const [plan] = await pool.runOnEach<TripPlan>(task);
  if (!plan) return;
  const state = {
    request,
    plan,
    places,
    previous: null,
    trail: { past: [], undone: [] },
    history: [],
    today: TODAY,
  };
  for (const message of MESSAGES) {
    await pool.runOnEach({ kind: 'answer', ...state, message } satisfies WorkerTask);
  }
}

/**
 * Goes on where the start left off, one task at a time on every thread: the first answer of the concierge takes half a
 * second more than later ones. A customer meanwhile waits for one such task at most. Ends when the pool is closed or a
 * task fails, for nothing depends on it.
 */
export async function warmUpFurther(pool: Pick<WorkerPool, 'runOnEach'>): Promise<void> {
  try {
    await warmUpConcierge(pool);
    const task = warmUpTask();
    for (let seed = 2; seed <= PLANS; seed += 1) await pool.runOnEach({ ...task, seed });
    await pool.runOnEach({ kind: 'settle' } satisfies WorkerTask);
  } catch {
    // The server is stopping, or a thread was lost and has been replaced, which the pool tells.
  }
}
