import type { ConciergeState } from '../concierge-state.ts';
import { type ConciergeTool, found, type ToolRun } from './concierge-tool.ts';
import { ENGINE_TOOLS } from './engine-tools.ts';
import { READ_TOOLS } from './read-tools.ts';
import { SITE_TOOLS } from './site-tools.ts';
import { SLOT_TOOLS } from './slot-tools.ts';
import { TRIP_TOOLS } from './trip-tools.ts';

/** Everything a brain can ask or do, ours or a model's. */
export const CONCIERGE_TOOLS: readonly ConciergeTool[] = [
  ...READ_TOOLS,
  ...SITE_TOOLS,
  ...SLOT_TOOLS,
  ...TRIP_TOOLS,
  ...ENGINE_TOOLS,
];

export const toolNamed = (name: string): ConciergeTool | undefined =>
  CONCIERGE_TOOLS.find((tool) => tool.name === name);

/** Runs a tool on a trip. Pure: the same state and arguments always give the same facts and the same trip. */
export function runTool(state: ConciergeState, name: string, args: unknown): ToolRun {
  const tool = toolNamed(name);
  return tool ? tool.run(state, args) : found({ error: 'There is no such tool.', asked: name.slice(0, 60) });
}
