import type { SampleBrief } from '../domain/sample-brief.ts';

/** The planner's address with everything filled in that it can read from one. */
export function makeItMinePath(brief: SampleBrief): string {
  const { eventType, vibe, destination, groupSize, budgetRange } = brief;
  const known = { event: eventType, vibe, destination, group: String(groupSize), budget: budgetRange };
  return `/plan?${new URLSearchParams(known).toString()}`;
}
