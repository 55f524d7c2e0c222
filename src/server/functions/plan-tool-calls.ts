import { type Context, Hono } from 'hono';
import { PlanChange, PlanQuestion } from '../../features/plan-tools/domain/plan-question.ts';
import { askAboutPlan, type QuestionFault } from '../../features/plan-tools/server/ask-about-plan.ts';
import { type ChangeRefused, changePlan } from '../../features/plan-tools/server/change-plan.ts';
import type { PlanToolServices } from '../../features/plan-tools/server/plan-tool-services.ts';
import { CLOSED_TRIP } from '../../features/trips/domain/trip-status.ts';
import { identifyCaller, type VerifyToken } from './identify-caller.ts';
import { parseCall, readJsonBody } from './read-call.ts';

export const PLAN_TOOL_FUNCTIONS = ['plan-question', 'plan-change'];

type Fault = QuestionFault | ChangeRefused['fault'];

const REFUSALS: Record<Fault, { status: 404 | 409 | 422; error: string }> = {
  'no-such-booking': { status: 404, error: 'There is no such booking' },
  'no-such-slot': { status: 404, error: 'The plan has no such slot' },
  'changed-meanwhile': { status: 409, error: 'The plan has changed meanwhile. Have another look and try again.' },
  closed: { status: 422, error: CLOSED_TRIP },
  impossible: { status: 422, error: 'That is not possible in this plan' },
  'no-catalogue': {
    status: 422,
    error: 'Our list of places there is no longer here, so this plan can be shown but not changed.',
  },
};

/** What the plan page asks of the planner: explanations, other ideas, a plan for the rain, and the change that follows. */
export function planToolCalls(services: PlanToolServices & { verifyToken: VerifyToken }): Hono {
  const routes = new Hono();

  routes.post('/plan-question', async (context) => {
    const caller = await identifyCaller(context, services.verifyToken);
    if (caller.userId === null) return signInFirst(context);
    const result = await askAboutPlan(services, caller, parseCall(PlanQuestion, await readJsonBody(context)));
    return result.ok ? context.json(result.value) : refuse(context, { fault: result.reason, why: null });
  });

  routes.post('/plan-change', async (context) => {
    const { userId, ...caller } = await identifyCaller(context, services.verifyToken);
    if (userId === null) return signInFirst(context);
    const call = parseCall(PlanChange, await readJsonBody(context));
    const result = await changePlan(services, { ...caller, userId }, call);
    return result.ok ? context.json(result.value) : refuse(context, result.reason);
  });

  return routes;
}

const signInFirst = (context: Context): Response => context.json({ error: 'Please sign in to see your plan' }, 401);

/** `why` says more where the planner or the checker can. */
function refuse(context: Context, { fault, why }: { fault: Fault; why: string | null }): Response {
  const { status, error } = REFUSALS[fault];
  return context.json(why === null ? { error } : { error, why }, status);
}
