import { type Context, Hono } from 'hono';
import { PlanChange, PlanQuestion } from '../../features/plan-tools/domain/plan-question.ts';
import { askAboutPlan, type QuestionFault } from '../../features/plan-tools/server/ask-about-plan.ts';
import { type ChangeFault, changePlan } from '../../features/plan-tools/server/change-plan.ts';
import type { PlanToolServices } from '../../features/plan-tools/server/plan-tool-services.ts';
import { identifyCaller, type VerifyToken } from './identify-caller.ts';
import { parseCall, readJsonBody } from './read-call.ts';

export const PLAN_TOOL_FUNCTIONS = ['plan-question', 'plan-change'];

const REFUSALS: Record<QuestionFault | ChangeFault, { status: 404 | 409 | 422; error: string }> = {
  'no-such-booking': { status: 404, error: 'There is no such booking' },
  'no-such-slot': { status: 404, error: 'The plan has no such slot' },
  'changed-meanwhile': { status: 409, error: 'The plan has changed meanwhile. Have another look and try again.' },
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
    return result.ok ? context.json(result.value) : refuse(context, result.reason);
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

function refuse(context: Context, reason: QuestionFault | ChangeFault): Response {
  const { status, error } = REFUSALS[reason];
  return context.json({ error }, status);
}
