import type { Section } from './section.ts';

/** The value of a goal without figures. */
export const NOT_RUN = 'not run';

/** A part of the page that nobody has measured with this code yet: its goals are named and stay open. */
export const notRunSection = (title: string, goals: readonly (readonly [string, string])[]): Section => ({
  goals: goals.map(([measure, goal]) => ({ measure, goal, value: NOT_RUN, holds: null })),
  text: `## ${title}\n\nNot run with this code yet: there are no figures to show.`,
  pictures: [],
});
