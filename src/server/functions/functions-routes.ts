import { type Context, Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { CountCall } from '../../features/analytics/domain/count-call.ts';
import { countEvents } from '../../features/analytics/server/count-events.ts';
import { ChatCall } from '../../features/chat/domain/chat-call.ts';
import { answerChat, type ChatServices } from '../../features/chat/server/answer-chat.ts';
import { streamAnswer } from '../../features/chat/server/stream-answer.ts';
import type { EnquiryServices } from '../../features/enquiries/server/public.ts';
import type { PlanToolServices } from '../../features/plan-tools/server/plan-tool-services.ts';
import { createPlanCallSchema } from '../../features/planner/domain/create-plan-call.ts';
import { createPlan, HOME_TIME_ZONE, type PlannerServices } from '../../features/planner/server/create-plan.ts';
import { QuickSearchCall } from '../../features/quick-search/domain/quick-search-call.ts';
import { ReadIdeasCall } from '../../features/quick-search/domain/read-ideas-call.ts';
import { readIdeas } from '../../features/quick-search/server/read-ideas.ts';
import { searchIdeas } from '../../features/quick-search/server/search-ideas.ts';
import type { BriefEditServices } from '../../features/trips/server/brief-edit-services.ts';
import { limitBody } from '../../platform/node/http/limit-body.ts';
import type { Log } from '../../platform/node/log.ts';
import { dayAt } from '../../shared/dates.ts';
import type { ClientKey } from '../client-key.ts';
import { loggable } from '../failure.ts';
import { callsAtOnce } from './calls-at-once.ts';
import { ENQUIRY_FUNCTIONS, enquiryCalls } from './enquiry-calls.ts';
import { type FunctionCaller, identifyCaller, type VerifyToken } from './identify-caller.ts';
import { PLAN_TOOL_FUNCTIONS, planToolCalls } from './plan-tool-calls.ts';
import { parseCall, readJsonBody } from './read-call.ts';
import { tooManyWords } from './too-many-words.ts';
import { TRIP_BRIEF_FUNCTIONS, tripBriefCalls } from './trip-brief-calls.ts';
import { TRIP_FUNCTIONS, tripCalls } from './trip-calls.ts';
import { wholeBody } from './whole-body.ts';

export interface FunctionServices
  extends PlannerServices,
    ChatServices,
    EnquiryServices,
    PlanToolServices,
    BriefEditServices {
  verifyToken: VerifyToken;
  log: Log;
}

/** Room for the whole chat history that the spec's client sends along; the wizard's brief is a few kilobytes. */
const BODY_MAX_BYTES = 1024 * 1024;
/** A group of a hundred may all ask in the same moment (RELIABILITY P6); two seconds of work on the smallest machine. */
const CALLS_MAX = 120;
const IDEMPOTENCY_KEY = /^[\w-]{8,100}$/;

const refuse = (status: 400 | 401 | 404 | 409 | 413, error: string): never => {
  throw new HTTPException(status, { res: Response.json({ error }, { status }) });
};

const signedIn = (caller: FunctionCaller, purpose: string) =>
  caller.userId === null ? refuse(401, `Please sign in to ${purpose}`) : { ...caller, userId: caller.userId };

/** Said by a client that shows the words as they come; any other gets JSON, as the specification has it. */
const wantsStream = (context: Context): boolean => /\btext\/event-stream\b/i.test(context.req.header('accept') ?? '');

/** The status has gone out with the first words, so the fault is told in the stream and logged here. */
function failedStream(log: Log, context: Context, error: unknown): { error: string } {
  const id = context.res.headers.get('x-request-id') ?? undefined;
  log.error({ id, ...(error instanceof Error ? loggable(error) : {}) }, 'an answer failed in its stream');
  return { error: 'Something went wrong on our side. Please try again later.' };
}

function idempotencyKey(context: Context): string | null {
  const key = context.req.header('idempotency-key');
  if (key === undefined) return null;
  return IDEMPOTENCY_KEY.test(key) ? key : refuse(400, 'Idempotency-Key must be 8 to 100 letters, digits, - or _');
}

/** functions/v1: commands by name (WIRE 5). `ai-concierge` tells its three payloads apart by their `type`. */
export function functionsRoutes(services: FunctionServices & { clientKey: ClientKey }): Hono {
  const routes = new Hono();
  routes.use(
    limitBody({
      maxSize: BODY_MAX_BYTES,
      onError: (context) => context.json({ error: 'Request body is too large' }, 413),
    }),
    wholeBody,
    callsAtOnce(CALLS_MAX),
  );

  routes.post('/ai-concierge', async (context) => {
    const caller = await identifyCaller(context, services.verifyToken);
    const body = await readJsonBody(context);
    const type = typeof body === 'object' && body !== null && 'type' in body ? body.type : undefined;
    switch (type) {
      case 'chat': {
        const organiser = signedIn(caller, 'chat with the concierge');
        const call = parseCall(ChatCall, body);
        const asked = { bookingId: call.booking_id, message: call.message };
        const result = wantsStream(context)
          ? await streamAnswer({
              signal: context.req.raw.signal,
              work: (listener) => answerChat(services, organiser, asked, listener),
              failed: (error) => failedStream(services.log, context, error),
            })
          : await answerChat(services, organiser, asked);
        if (result instanceof Response) return context.newResponse(result.body, result);
        if (result.ok) return context.json(result.value);
        if (result.reason === 'no-such-booking') return refuse(404, 'There is no such booking');
        return refuse(409, 'The plan changed while I was thinking. Please try again.');
      }
      case 'create_booking': {
        const ideas = await searchIdeas(services, services.clientKey(context), parseCall(QuickSearchCall, body));
        if (ideas.ok) return context.json(ideas.value);
        return context.json({ error: tooManyWords(ideas.reason) }, 429, { 'retry-after': String(ideas.reason) });
      }
      case undefined: {
        const organiser = signedIn(caller, 'create your trip plan');
        const key = idempotencyKey(context);
        const {
          userId: _id,
          userEmail: _email,
          ...brief
        } = parseCall(createPlanCallSchema(dayAt(services.now(), HOME_TIME_ZONE)), body);
        const result = await createPlan(services, organiser.userId, brief, key);
        return result.ok ? context.json(result.value) : refuse(401, 'This account no longer exists');
      }
      default:
        return refuse(400, 'type must be chat or create_booking, or left out to create a plan');
    }
  });

  routes.post('/read-ideas', async (context) => {
    await identifyCaller(context, services.verifyToken);
    const { ideasToken } = parseCall(ReadIdeasCall, await readJsonBody(context));
    const ideas = await readIdeas(services.db, ideasToken);
    return ideas === null ? refuse(404, 'There are no ideas under this link') : context.json(ideas);
  });

  // Whose browser counts is nobody's business: no token is read here.
  routes.post('/count-events', async (context) => {
    await countEvents(services, services.clientKey(context), parseCall(CountCall, await readJsonBody(context)));
    return context.json({ received: true });
  });

  routes.route('/', enquiryCalls(services));
  routes.route('/', planToolCalls(services));
  routes.route('/', tripCalls(services));
  routes.route('/', tripBriefCalls(services));

  routes.all('/:name', (context) =>
    [
      'ai-concierge',
      'read-ideas',
      'count-events',
      ...ENQUIRY_FUNCTIONS,
      ...PLAN_TOOL_FUNCTIONS,
      ...TRIP_FUNCTIONS,
      ...TRIP_BRIEF_FUNCTIONS,
    ].includes(context.req.param('name'))
      ? context.json({ error: 'Use POST' }, 405)
      : context.json({ code: 'NOT_FOUND', message: 'Requested function was not found' }, 404),
  );
  return routes;
}
