import { CITIES } from '../../../../catalogue/cities.ts';
import type { CityCatalogue } from '../../../../catalogue/venue.ts';
import type { ModelConfig } from '../../../../platform/node/config.ts';
import type { Database } from '../../../../platform/node/db/database.ts';
import type { Log } from '../../../../platform/node/log.ts';
import type { KnownCities } from '../../../planner/server/public.ts';
import type { PlannedTrip } from '../../domain/concierge-state.ts';
import type { ConciergeTurn } from '../../domain/concierge-turn.ts';
import { checkReply, plainReply } from '../../domain/tools/check-reply.ts';
import { linesOfChange, tellChange } from '../../domain/tools/tell-change.ts';
import type { AnswerTask } from '../answer-task.ts';
import { type AskModel, openModel, type Spent } from './ask-model.ts';
import { circuitBreaker } from './circuit-breaker.ts';
import { modelBudget, type Reserve } from './model-budget.ts';
import { isOfEndpoint, ModelFault } from './model-fault.ts';
import { messageFor, repeatsInstructions } from './model-prompt.ts';
import { type RunTool, type ToolSession, toolSession } from './tool-session.ts';

/** Longer messages, pasted conversations mostly, are read by the local concierge. */
const MESSAGE_MAX = 4_000;
/** More would only wait for each other at the endpoint, past their deadline. */
const AT_ONCE_MAX = 16;
/** Set aside for a message before it is known what it takes: all its steps on a long plan. */
const TOKENS_RESERVED = 30_000;

export interface ModelServices {
  db: Database;
  now: () => Date;
  log: Log;
  cities: KnownCities;
  runTool: RunTool;
  /** The concierge that needs no model. */
  answerLocally: (task: AnswerTask) => Promise<ConciergeTurn>;
}

export interface Asking {
  userId: string;
  /** Ends the work when nobody listens any more. */
  signal?: AbortSignal | undefined;
  /** Called once a model is being asked, which takes seconds and not milliseconds. */
  onThinking?: (() => void) | undefined;
}

export type AnswerWithModel = (task: AnswerTask, asking: Asking) => Promise<ConciergeTurn>;

/**
 * The concierge with a model in front. Whatever the model does, there is an answer: when it is slow, down, over its
 * budget or talks nonsense, the local concierge answers the message on the trip as it was, and only the log knows.
 * Changes that its tools made come back as one; a reply with anything that no tool returned is never shown.
 */
export function modelConcierge(config: ModelConfig, services: ModelServices): AnswerWithModel {
  const { db, now, log, cities, runTool, answerLocally } = services;
  const { deadlineMs } = config;
  const reserve: Reserve = { tokens: TOKENS_RESERVED, seconds: Math.ceil(deadlineMs / 1000) };
  const breaker = circuitBreaker(now);
  const budget = modelBudget(db, now, config.tokensPerDay);
  const opened = openModel(config);
  // Awaited with the first message; a model that cannot be loaded must not stop the start.
  opened.catch(() => undefined);
  let underWay = 0;

  return async (task, { userId, signal, onThinking }) => {
    if (task.message.length > MESSAGE_MAX || underWay >= AT_ONCE_MAX) return answerLocally(task);
    if (!(await budget.take(userId, reserve))) return answerLocally(task);
    const spent: Spent = { tokens: 0 };
    const startedAt = performance.now();
    if (!breaker.mayTry()) {
      await budget.settle(userId, reserve, { tokens: 0, seconds: 0 });
      return answerLocally(task);
    }
    underWay += 1;
    onThinking?.();
    try {
      const ask = await opened;
      const knownPlaces = await everyPlace(cities, task.places);
      const turn = await answerWith(ask, task, runTool, knownPlaces, spent, timed(deadlineMs, signal));
      breaker.succeeded();
      return turn;
    } catch (error) {
      if (signal?.aborted) throw error;
      const kind = error instanceof ModelFault ? error.kind : 'unreadable';
      const isOpenedNow = isOfEndpoint(kind) && breaker.failed();
      const ms = Math.round(performance.now() - startedAt);
      log.warn({ fault: kind, ms, tokens: spent.tokens }, 'the model did not help, the local concierge answers');
      if (isOpenedNow) log.error({ fault: kind }, 'the model is left alone for a while');
      if (!(error instanceof ModelFault)) log.error({ reason: nameOf(error) }, 'the model adapter failed');
      return answerLocally(task);
    } finally {
      underWay -= 1;
      const seconds = Math.ceil((performance.now() - startedAt) / 1000);
      await budget.settle(userId, reserve, { tokens: spent.tokens, seconds });
    }
  };
}

const timed = (deadlineMs: number, signal: AbortSignal | undefined): AbortSignal =>
  AbortSignal.any([AbortSignal.timeout(deadlineMs), ...(signal ? [signal] : [])]);

/** An error of the SDK carries what was sent and to whom; its class is all that may be logged. */
const nameOf = (error: unknown): string => (error instanceof Error ? error.name : typeof error);

let placeNames: string[] | undefined;
/** What a reply might name: the places of the release, and those of the imported city that the trip goes to. */
async function everyPlace(cities: KnownCities, name: AnswerTask['places']): Promise<readonly string[]> {
  placeNames ??= CITIES.flatMap(namesIn);
  const places = await cities.placesNamed(name);
  const isImported = places?.kind === 'city' && places.city.version !== undefined;
  return isImported ? [...placeNames, ...namesIn(places.city)] : placeNames;
}

const namesIn = ({ venues, hotels }: CityCatalogue): string[] => [...venues, ...hotels].map(({ name }) => name);

async function answerWith(
  ask: AskModel,
  task: AnswerTask,
  runTool: RunTool,
  knownPlaces: readonly string[],
  spent: Spent,
  signal: AbortSignal,
): Promise<ConciergeTurn> {
  const session = toolSession(task, runTool);
  // The plan goes along with the message and vouches for what is said of it, as any other tool's facts do.
  const plan = await session.call('read_plan', {});
  const prompt = messageFor(plan, task.history, task.message);
  const said = await ask({ prompt, session, signal }, spent).catch((error: unknown) => {
    // Right tools and no words: the change stands.
    if (error instanceof ModelFault && error.kind === 'empty') return '';
    throw error;
  });
  const reply = plainReply(said);
  const before = { request: task.request, plan: task.plan };
  const after = session.trip();
  const context = { facts: session.facts(), knownPlaces };
  const verdict =
    reply === '' ? 'empty' : repeatsInstructions(reply) ? 'unfounded' : checkReply(reply, before, after, context);
  const change = changeOf(session, before);
  if (verdict === 'sound') return { reply, change, understood: true };
  if (change === null) throw new ModelFault(verdict === 'too-long' ? 'unreadable' : verdict);
  return { reply: tellChange(before, after, session.remarks()), change, understood: true };
}

function changeOf(session: ToolSession, before: PlannedTrip): ConciergeTurn['change'] {
  const after = session.trip();
  if (after.plan === before.plan && after.request === before.request) return null;
  return { ...after, changed: linesOfChange(before, after, session.remarks()) };
}
