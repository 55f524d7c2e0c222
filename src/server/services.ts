import path from 'node:path';
import { checkPlan } from '../engine/check-plan.ts';
import type { TripPlan } from '../engine/trip-plan.ts';
import {
  createDataVerifier,
  createTokenVerifier,
  loadAnonKey,
  type TokenVerifier,
} from '../features/auth/server/public.ts';
import type { ConciergeTurn } from '../features/chat/domain/concierge-turn.ts';
import type { ToolRun } from '../features/chat/domain/tools/concierge-tool.ts';
import type { RunTool } from '../features/chat/server/model/tool-session.ts';
import { createCityShelf } from '../features/cities/server/city-shelf.ts';
import type { PlacesName } from '../features/planner/domain/catalogue-places.ts';
import { productFetcher, type StoreAccess } from '../features/store/server/fetch-products.ts';
import { demoShelf, type ReadShelf, storeShelf } from '../features/store/server/store-shelf.ts';
import type { TripFileServices } from '../features/trip-files/server/trip-file-services.ts';
import type { ModelConfig } from '../platform/node/config.ts';
import type { Database } from '../platform/node/db/database.ts';
import type { Log } from '../platform/node/log.ts';
import type { SendMail } from '../platform/node/mail/outbox.sql.ts';
import { startWorkerPool, type WorkerPool } from '../platform/node/workers/worker-pool.ts';
import { BRAND } from '../shared/brand.ts';
import type { FunctionServices } from './functions/functions-routes.ts';
import { warmUpTask } from './warm-up.ts';
import type { WorkerTask } from './worker.ts';

const WORKER = path.join(import.meta.dirname, 'worker.ts');

/** `taskMaxMs` is what one task may take; undefined leaves it to the pool. */
export const startPlannerThreads = (log: Log, taskMaxMs?: number): Promise<WorkerPool> =>
  startWorkerPool(WORKER, warmUpTask(), {
    ...(taskMaxMs === undefined ? {} : { taskMaxMs }),
    onThreadError: (error) => log.error({ error: error.message }, 'a planner thread ended'),
  });

/** rest/v1 and functions/v1 forgive this much between two clocks, as PostgREST does (WIRE 4). */
const CLOCK_SKEW_SECONDS = 30;

/** A calendar of so many trips takes as long as a plan. */
const TRIPS_AT_ONCE = 5;

/** The store is given this long; visitors see the examples then. */
const STORE_TIMEOUT_MS = 4_000;

/** The party essentials of the configured store, or the examples. */
export function openShelf(store: StoreAccess | null, now: () => Date, log: Log): ReadShelf {
  if (store === null) return demoShelf;
  return storeShelf({
    fetchProducts: productFetcher(store, STORE_TIMEOUT_MS),
    now,
    onFault: (fault) => log.warn({ fault }, 'the store gave no products'),
  });
}

/** Wires the ports of the slices to the real things. */
export async function createServices(
  db: Database,
  pool: WorkerPool,
  now: () => Date,
  log: Log,
  model: ModelConfig | null,
  sendMail: SendMail,
): Promise<FunctionServices & Pick<TripFileServices, 'makeFile'> & { anonKey: string; tokenVerifier: TokenVerifier }> {
  const verifier = createTokenVerifier({ db, now, skewSeconds: CLOCK_SKEW_SECONDS });
  const cities = createCityShelf(db, (city) =>
    log.error(city, 'an imported city is not in the form of this release and is left out: import it again'),
  );
  const withCity = async <Task extends { places: PlacesName }>(task: Task) => ({
    ...task,
    cityText: await cities.textOf(task.places),
  });
  const answer: FunctionServices['answer'] = async (task) =>
    pool.run<ConciergeTurn>({ kind: 'answer', ...(await withCity(task)) } satisfies WorkerTask);
  const runTool: RunTool = async (task) =>
    pool.run<ToolRun>({ kind: 'tool', ...(await withCity(task)) } satisfies WorkerTask);
  return {
    db,
    now,
    log,
    cities,
    anonKey: await loadAnonKey({ db, now }),
    verifyToken: createDataVerifier({ db, verifier }).verify,
    tokenVerifier: verifier,
    planTrip: async (task) => pool.run<TripPlan>({ kind: 'plan', ...(await withCity(task)) } satisfies WorkerTask),
    answer,
    // Read only where a model is named: with its tools come a hundred modules that every start would wait for.
    answerWithModel:
      model &&
      (await import('../features/chat/server/model/model-concierge.ts')).modelConcierge(model, {
        db,
        now,
        log,
        cities,
        runTool,
        answerLocally: answer,
      }),
    answerQuestion: async (task) => pool.run({ kind: 'question', ...(await withCity(task)) } satisfies WorkerTask),
    replanBrief: async (task) => pool.run({ kind: 'brief', ...(await withCity(task)) } satisfies WorkerTask),
    makeChange: async (task, user) =>
      pool.run({ kind: 'change', ...(await withCity(task)) } satisfies WorkerTask, {
        user,
        isBackground: task.change.kind === 'improve',
      }),
    // Drawing, and the calendar of many trips, are ten plans' work: neither keeps somebody from planning.
    makeFile: (file, user) =>
      pool.run({ kind: 'file', file } satisfies WorkerTask, {
        user,
        isBackground: file.format === 'pdf' || file.trips.length > TRIPS_AT_ONCE,
      }),
    checkPlan,
    operatorAddress: BRAND.contactEmail,
    sendMail,
  };
}
