import { NOT_RUN } from './not-run-section.ts';
import { type Goal, type Section, table } from './section.ts';

export interface PageFacts {
  /** ISO date of the run. */
  date: string;
  /** Machine, versions, load and clock, a line each. */
  conditions: readonly string[];
  command: string;
  isSample: boolean;
}

/** The whole page in Markdown: goals first, misses said plainly, then a part for each measure. */
export function qualityPage(facts: PageFacts, sections: readonly Section[]): string {
  const goals = sections.flatMap((section) => section.goals);
  const missed = goals.filter((goal) => goal.holds === false);
  return [
    '# How good the planner is',
    `Generated on ${facts.date} by \`${facts.command}\`. Do not edit: run it again.`,
    ...(facts.isSample ? ['**A short run over every eighth row: figures to look at, none to quote.**'] : []),
    verdictLine(goals, missed),
    table(['measure', 'goal', 'measured', ''], goals.map(goalRow)),
    '## Conditions',
    facts.conditions.map((line) => `- ${line}`).join('\n'),
    ...sections.map((section) => section.text),
    '',
  ]
    .join('\n\n')
    .replace(/\n+$/, '\n');
}

const goalRow = (goal: Goal): string[] => [goal.measure, goal.goal, goal.value, verdict(goal)];

const verdict = ({ holds, value }: Goal): string => {
  if (holds === null) return value === NOT_RUN ? NOT_RUN : 'part only';
  return holds ? 'holds' : '**MISSED**';
};

function verdictLine(goals: readonly Goal[], missed: readonly Goal[]): string {
  if (goals.length === 0) return 'Nothing with a goal was measured.';
  const open = goals.filter((goal) => goal.holds === null);
  const held = goals.length - missed.length - open.length;
  if (held === goals.length) return `All ${goals.length} goals hold.`;
  const named = (list: readonly Goal[]): string => list.map((goal) => goal.measure).join('; ');
  const faults = missed.length > 0 ? `; MISSED: ${named(missed)}` : '';
  return `${held} of ${goals.length} goals hold${faults}${open.length > 0 ? `; not run, or in part only: ${named(open)}` : ''}.`;
}
