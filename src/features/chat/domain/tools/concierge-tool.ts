import * as z from 'zod/mini';
import type { ConciergeState, PlannedTrip } from '../concierge-state.ts';

/** Plain JSON: what a tool found. Every venue, price and time in it comes from the plan, the catalogue or the solver. */
export type Facts = { readonly [name: string]: FactValue };
export type FactValue = string | number | boolean | null | readonly FactValue[] | Facts;

/** What a tool found, and the checked next trip when it changed something. */
export interface ToolRun {
  facts: Facts;
  trip: PlannedTrip | null;
}

/** One thing that a brain, ours or a model's, can ask or do. It sees one trip and nothing else. */
export interface ConciergeTool {
  /** `find_places`. */
  name: string;
  /** One sentence for whoever chooses a tool. */
  description: string;
  /** `takes-away`: it can remove what the organiser has; few of those run for one message. */
  effect: 'reads' | 'changes' | 'takes-away';
  /** The arguments as JSON Schema. */
  parameters: object;
  /** Pure. Arguments that do not fit the schema, or name what the plan does not have, give facts that say so. */
  run: (state: ConciergeState, args: unknown) => ToolRun;
}

const FAULTS_MAX = 3;

/** A tool whose arguments are parsed before it runs. */
export function defineTool<Schema extends z.ZodMiniType>(
  tool: Pick<ConciergeTool, 'name' | 'description' | 'effect'> & {
    args: Schema;
    run: (state: ConciergeState, args: z.output<Schema>) => ToolRun;
  },
): ConciergeTool {
  const { name, description, effect, args } = tool;
  return {
    name,
    description,
    effect,
    parameters: withoutDialect(z.toJSONSchema(args, { io: 'input', target: 'draft-7' })),
    run: (state, given) => {
      const parsed = args.safeParse(given);
      if (parsed.success) return tool.run(state, parsed.data);
      const faults = parsed.error.issues
        .slice(0, FAULTS_MAX)
        .map(({ path, message }) => `${path.join('.')}: ${message}`);
      return found({ error: 'These arguments do not fit the tool.', faults });
    },
  };
}

/** Some endpoints refuse a schema that names its dialect. */
const withoutDialect = ({ $schema: _dialect, ...schema }: { $schema?: unknown }): object => schema;

export const found = (facts: Facts): ToolRun => ({ facts, trip: null });
