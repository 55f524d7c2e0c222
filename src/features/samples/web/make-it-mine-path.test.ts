import { expect, test } from 'vitest';
import { SAMPLE_BRIEFS } from '../domain/sample-briefs.ts';
import { makeItMinePath } from './make-it-mine-path.ts';

test.each(SAMPLE_BRIEFS.map((brief) => [brief.slug, brief] as const))(
  '%s opens the planner with its brief',
  (_slug, brief) => {
    const url = new URL(makeItMinePath(brief), 'http://localhost');
    expect(url.pathname).toBe('/plan');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      event: brief.eventType,
      vibe: brief.vibe,
      destination: brief.destination,
      group: String(brief.groupSize),
      budget: brief.budgetRange,
    });
  },
);
