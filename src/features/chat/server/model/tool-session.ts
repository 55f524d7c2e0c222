import type { PlannedTrip } from '../../domain/concierge-state.ts';
import { isAskedFor } from '../../domain/tools/asked-for.ts';
import type { Facts, ToolRun } from '../../domain/tools/concierge-tool.ts';
import { toolNamed } from '../../domain/tools/run-tool.ts';
import type { AnswerTask } from '../answer-task.ts';

/** One tool on a trip, as plain data that can cross to a worker thread. */
export interface ToolTask extends Omit<AnswerTask, 'message'> {
  name: string;
  args: unknown;
}

export type RunTool = (task: ToolTask) => Promise<ToolRun>;

/** For one message, however the model is talked into more. */
const CALLS_MAX = 12;
const CHANGES_MAX = 6;
const TAKES_AWAY_MAX = 2;

export interface ToolSession {
  /** Runs a tool on the trip as the calls before left it. */
  call: (name: string, args: unknown) => Promise<Facts>;
  /** What the tools have returned so far. */
  facts: () => readonly Facts[];
  /** The trip as it would be; the one of the task while nothing has changed. */
  trip: () => PlannedTrip;
  /** Remarks that the changes came with, in their order. */
  remarks: () => readonly string[];
}

/**
 * The tools of one message on one trip. Changes add up here and are stored together, or not at all; nobody but the
 * caller's own trip can be reached, since a call names no trip.
 */
export function toolSession(task: AnswerTask, runTool: RunTool): ToolSession {
  const { message: _message, ...start } = task;
  const original: PlannedTrip = { request: task.request, plan: task.plan };
  const facts: Facts[] = [];
  const remarks: string[] = [];
  let trip = original;
  let calls = 0;
  let changes = 0;
  let takenAway = 0;

  const tooMuch = (name: string): string | null => {
    const effect = toolNamed(name)?.effect ?? 'reads';
    if (calls > CALLS_MAX) return 'No more tools for this message. Answer now.';
    if (effect !== 'reads' && changes >= CHANGES_MAX) return 'No more changes in one message.';
    if (!isAskedFor(name, task.message, task.history))
      return 'The organiser’s message does not ask for this. Ask the organiser first.';
    return effect === 'takes-away' && takenAway >= TAKES_AWAY_MAX
      ? 'Not so much at once. Ask the organiser first.'
      : null;
  };

  return {
    call: async (name, args) => {
      calls += 1;
      const refusal = tooMuch(name);
      if (refusal !== null) return { error: refusal };
      // Undo goes back to what the organiser sees now, once something has changed in this message.
      const previous = trip === original ? task.previous : original;
      const trail = trip === original ? task.trail : { past: [original, ...task.trail.past], undone: [] };
      const run = await runTool({ ...start, ...trip, previous, trail, name, args });
      facts.push(run.facts);
      if (run.trip) {
        trip = run.trip;
        changes += 1;
        if (toolNamed(name)?.effect === 'takes-away') takenAway += 1;
        for (const said of [run.facts.remark, run.facts.stayed]) if (typeof said === 'string') remarks.push(said);
      }
      return run.facts;
    },
    facts: () => facts,
    trip: () => trip,
    remarks: () => remarks,
  };
}
