import type { FunctionsClient } from '@supabase/functions-js';
import * as z from 'zod/mini';
import { fail, ok, type Result } from '../../../shared/result.ts';
import { AnsweredQuestion, ChangeMade, type PlanAnswer } from '../../plan-tools/domain/plan-answer.ts';
import type { PlanChange, PlanQuestion } from '../../plan-tools/domain/plan-question.ts';

/** The planner tries dozens of plans for an answer; on a busy server it waits its turn as well. */
const TIMEOUT_MS = 30_000;
const TRY_AGAIN = 'Something went wrong. Please try again.';

type Functions = Pick<FunctionsClient, 'invoke'>;
type WithoutBooking<Question> = Question extends unknown ? Omit<Question, 'bookingId'> : never;
/** A question about the trip on the screen. */
export type Asked = WithoutBooking<PlanQuestion>;
export type AnswerTo<Ask extends PlanAnswer['ask']> = Extract<PlanAnswer, { ask: Ask }>;

const Refusal = z.object({ error: z.string(), why: z.optional(z.string()) });

/** The sentence of a refusal, the more exact one where there are two; the client keeps the server's answer with its error. */
async function wordsOf(error: unknown): Promise<{ status: number; words: string }> {
  const response: unknown = error instanceof Error && 'context' in error ? error.context : undefined;
  if (!(response instanceof Response)) return { status: 0, words: TRY_AGAIN };
  const refusal = Refusal.safeParse(await response.json().catch(() => null));
  const isOurs = refusal.success && response.status >= 400 && response.status < 500;
  return { status: response.status, words: isOurs ? (refusal.data.why ?? refusal.data.error) : TRY_AGAIN };
}

/** What the planner says about a plan. Throws an Error with a sentence for the organiser. */
export async function askPlanner<const Question extends Asked>(
  functions: Functions,
  bookingId: string,
  question: Question,
): Promise<{ revision: number; answer: AnswerTo<Question['ask']> }> {
  const { data, error } = await functions.invoke<unknown>('plan-question', {
    body: { bookingId, ...question },
    timeout: TIMEOUT_MS,
  });
  if (error) throw new Error((await wordsOf(error)).words);
  const { revision, answer } = AnsweredQuestion.parse(data);
  if (!isAnswerTo(question, answer)) throw new Error(TRY_AGAIN);
  return { revision, answer };
}

const isAnswerTo = <Question extends Asked>(
  { ask }: Question,
  answer: PlanAnswer,
): answer is AnswerTo<Question['ask']> => answer.ask === ask;

export interface ChangeRefused {
  words: string;
  /** The plan on the screen is not the newest: it is to be read again. */
  isOutdated: boolean;
  /** The planner looked at it and found that it cannot be: another change may do. */
  isImpossible: boolean;
}

/** Makes the change that was shown; gives the revision of the new plan. */
export async function changePlan(functions: Functions, call: PlanChange): Promise<Result<number, ChangeRefused>> {
  const { data, error } = await functions.invoke<unknown>('plan-change', {
    body: { ...call },
    timeout: TIMEOUT_MS,
  });
  if (error) {
    const { status, words } = await wordsOf(error);
    return fail({ words, isOutdated: status === 409, isImpossible: status === 422 });
  }
  const made = ChangeMade.safeParse(data);
  return made.success ? ok(made.data.revision) : fail({ words: TRY_AGAIN, isOutdated: true, isImpossible: false });
}
