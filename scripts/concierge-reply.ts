import { createInterface } from 'node:readline';
import * as z from 'zod/mini';
import { CITIES } from '../src/catalogue/cities.ts';
import { GENERIC } from '../src/catalogue/generic.ts';
import { FIRST_PLAN_ITERATIONS, planTrip } from '../src/engine/plan-trip.ts';
import { answerMessage } from '../src/features/chat/domain/answer-message.ts';
import type { ConciergeState } from '../src/features/chat/domain/concierge-state.ts';
import { briefToRequest } from '../src/features/planner/domain/brief-to-request.ts';
import { placesNamed } from '../src/features/planner/domain/catalogue-places.ts';
import { toBudgetBand, toEventType } from '../src/features/planner/domain/event-vocabulary.ts';
import { planSeed } from '../src/features/planner/domain/plan-seed.ts';
import { tripBriefSchema } from '../src/features/planner/domain/trip-brief.ts';
import { dayAt, type IsoDay } from '../src/shared/dates.ts';

/**
 * Try the concierge on sentences of your own: a line `{"brief":…,"messages":[…]}` in, a line
 * `{"reply":…,"changes":[…],"plan":…}` out: the reply to the last message, what it changed, and the plan after all. A brief
 * needs a destination; what else is missing is a birthday of eight with the wizard's defaults. Nothing is stored.
 */
const Line = z.object({
  brief: z.record(z.string(), z.unknown()),
  messages: z.array(z.union([z.string(), z.object({ role: z.string(), content: z.string() })])),
});

const BRIEF_DEFAULTS = { eventType: 'birthday', groupSize: 8, contactEmail: 'organiser@example.com' };

/** The quick search's names for the fields of a brief, beside the wizard's. */
const QUICK_SEARCH_NAMES = new Map([
  ['event_type', 'eventType'],
  ['group_size', 'groupSize'],
  ['contact_email', 'contactEmail'],
  ['budget_range', 'budgetRange'],
  ['special_requirements', 'specialRequirements'],
]);

/** The brief in the wizard's names; a size in quotes counts as the number that it is. */
function named(brief: Record<string, unknown>): Record<string, unknown> {
  const fields = Object.entries(brief).map(([name, value]) => [QUICK_SEARCH_NAMES.get(name) ?? name, value] as const);
  const given = Object.fromEntries(fields);
  const isFigures = typeof given.groupSize === 'string' && /^\s*\d+\s*$/.test(given.groupSize);
  return isFigures ? { ...given, groupSize: Number(given.groupSize) } : given;
}

function startTrip(said: Record<string, unknown>, today: IsoDay): ConciergeState {
  const given = named(said);
  const brief = tripBriefSchema(today).parse({
    ...BRIEF_DEFAULTS,
    ...given,
    ...(typeof given.eventType === 'string' ? { eventType: toEventType(given.eventType) } : {}),
    ...(typeof given.budgetRange === 'string'
      ? { budgetRange: toBudgetBand(given.budgetRange) ?? given.budgetRange }
      : {}),
  });
  const order = briefToRequest(brief, { cities: CITIES, generic: GENERIC, today });
  const { request, destination } = order;
  const places = placesNamed(order.places);
  const options = { seed: planSeed(request), iterations: FIRST_PLAN_ITERATIONS, destination };
  const planned = planTrip(request, places, options);
  const plan = { ...planned, notes: [...order.notes, ...planned.notes] };
  return { request, plan, places, destination, history: [], today, previous: null };
}

function replay(text: string, today: IsoDay): { reply: string; changes: string[]; plan: unknown } {
  const { brief, messages } = Line.parse(JSON.parse(text));
  let state = startTrip(brief, today);
  let last = { reply: '', changes: [] as string[] };
  for (const message of messages) {
    // Replies that come with the line are somebody else's; the concierge answers afresh.
    if (typeof message !== 'string' && message.role !== 'user') continue;
    const content = typeof message === 'string' ? message : message.content;
    const turn = answerMessage(state, content);
    last = { reply: turn.reply, changes: turn.change?.changed ?? [] };
    state = {
      ...state,
      ...(turn.change
        ? {
            request: turn.change.request,
            plan: turn.change.plan,
            previous: { request: state.request, plan: state.plan },
          }
        : {}),
      history: [...state.history, { role: 'user', content }, { role: 'assistant', content: turn.reply }],
    };
  }
  return { ...last, plan: state.plan };
}

/** What is wrong with a line, in one line: `groupSize: Group size must be at least 1`. */
function inShort(error: unknown): string {
  if (error instanceof z.core.$ZodError)
    return error.issues
      .map(({ path, message }) => (path.length > 0 ? `${path.join('.')}: ${message}` : message))
      .join('; ');
  return error instanceof Error ? error.message : 'unreadable line';
}

const today = dayAt(new Date(), 'Europe/London');
for await (const line of createInterface({ input: process.stdin })) {
  if (line.trim() === '') continue;
  try {
    console.log(JSON.stringify(replay(line, today)));
  } catch (error) {
    // A line that cannot be read still has its line in the output, so that the two stay aligned.
    console.log(JSON.stringify({ error: inShort(error) }));
    process.exitCode = 1;
  }
}
