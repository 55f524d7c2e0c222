import { notRunSection } from './not-run-section.ts';
import type { PublicRow, PublicSet } from './public-rows.ts';
import { meanOf, type RowGap, rowGaps } from './row-gaps.ts';
import { type PlotRow, rowPlot } from './row-plot.ts';
import type { TaskResult } from './run-task.ts';
import { type Goal, percent, picture, type Section, table } from './section.ts';

/** What is asked of a set: mean gap of one run by budget, and what only the first set is asked. */
interface Terms {
  set: PublicSet;
  name: string;
  about: string;
  yardstick: string;
  goals: readonly { ms: number; mean: number }[];
  worstAt: number | null;
  bestGoal: number | null;
  budgets: readonly number[];
}

const TERMS: readonly Terms[] = [
  {
    set: 'toptw',
    name: 'TOPTW',
    yardstick: 'best known score',
    about:
      'Team orienteering with time windows, instances of Righini and Salani with 1 to 4 tours, against the best known scores and the methods in the tables of Karabulut and Tasgetiren (2020). The ES column is the best of several runs; the others are as that paper gives them. Means that the literature gives over all 304 rows: ILS 3.58 %, ABC 1.44 %, SSA 1.17 %, GVNS 1.08 %, I3CH 0.77 %, SAILS-I3CH 0.61 %, at 3 to 234 s a run.',
    goals: [
      { ms: 1000, mean: 0.3 },
      { ms: 100, mean: 0.8 },
    ],
    worstAt: 3,
    bestGoal: 0.1,
    budgets: [100, 1000],
  },
  {
    set: 'mctopmtw',
    name: 'MC-TOP-MTW',
    yardstick: 'high-quality score',
    about:
      'The form with budget, caps per type and several windows that depend on the tour (Souffriau and others, 2013), against their high-quality scores and their own ILS with GRASP.',
    goals: [
      { ms: 1000, mean: 0.35 },
      { ms: 200, mean: 1.0 },
    ],
    worstAt: null,
    bestGoal: null,
    budgets: [100, 200, 1000],
  },
];

/** The public sets: gaps by budget, beside the published methods on the same rows. */
export function benchmarkSections(rows: readonly PublicRow[], results: readonly TaskResult[]): Section[] {
  return TERMS.flatMap((terms) => {
    const all = rows.filter((row) => row.set === terms.set);
    if (all.length === 0) return [];
    const isMeasured = (row: PublicRow): boolean =>
      terms.budgets.every((ms) =>
        results.some((run) => run.ms === ms && run.instance === row.instance && run.tours === row.tours),
      );
    const own = all.filter(isMeasured);
    return [own.length === 0 ? notRun(terms, all.length) : benchmarkSection(terms, own, results, all.length)];
  });
}

const notRun = ({ name, goals }: Terms, count: number): Section =>
  notRunSection(
    `${name}: ${count} rows`,
    goals.map(({ ms, mean }) => [`${name}, ${ms} ms, one run, mean gap`, percent(mean)]),
  );

/** `rows` are those of the set's `count` rows that have runs at every budget. */
function benchmarkSection(
  terms: Terms,
  rows: readonly PublicRow[],
  every: readonly TaskResult[],
  count: number,
): Section {
  const results = every.filter(({ set, instance, tours }) =>
    rows.some((row) => row.set === set && row.instance === instance && row.tours === tours),
  );
  const references = new Map(rows.map((row) => [`${row.instance} ${row.tours}`, row.reference]));
  const gapsAt = (ms: number): RowGap[] =>
    rowGaps(results, terms.set, ms, (instance, tours) => references.get(`${instance} ${tours}`) ?? null);
  const atBudget = terms.budgets.map((ms) => ({ ms, gaps: gapsAt(ms) }));
  const long = atBudget.at(-1)?.gaps ?? [];
  const runs = Math.min(...long.map((gap) => gap.runs));
  const isPart = rows.length < count;
  const methods = Object.keys(rows[0]?.published ?? {}).map((method) => ({
    method,
    gaps: rows.flatMap((row) => {
      const score = row.published[method];
      return score === undefined || Number.isNaN(score) ? [] : [((row.reference - score) / row.reference) * 100];
    }),
  }));
  const goals = goalsOf(terms, atBudget, long, runs).map((goal) =>
    isPart ? { ...goal, measure: `${goal.measure}; ${rows.length} of ${count} rows`, holds: null } : goal,
  );
  const lines: PlotRow[] = [
    ...methods
      .map(({ method, gaps }) => ({ ...plotRow(methodName(method), 'rival', gaps), mean: meanOf(gaps) }))
      .sort((left, right) => right.mean - left.mean),
    ...atBudget.map(({ ms, gaps }) =>
      plotRow(
        `Huzzah, ${ms} ms, mean run`,
        'own',
        gaps.map((gap) => gap.mean),
      ),
    ),
    plotRow(
      `Huzzah, ${terms.budgets.at(-1)} ms, best of ${runs}`,
      'own',
      long.map((gap) => gap.best),
    ),
  ];
  const name = `${terms.set}-gaps.svg`;
  const svg = rowPlot({
    title: `${terms.name}: gap to the ${terms.yardstick} on ${rows.length} rows`,
    axis: 'gap in per cent; a point is a row, the box holds the middle half, the bar is the mean',
    from: Math.min(0, Math.floor(Math.min(...lines.flatMap((line) => line.values ?? [])))),
    to: Math.min(15, Math.ceil(Math.max(...lines.flatMap((line) => line.values ?? [0])))),
    rows: lines,
    noteHead: 'mean / worst',
  });
  const text = [
    `## ${terms.name}: ${isPart ? `${rows.length} of ${count}` : count} rows, ${runs} run${runs === 1 ? '' : 's'} each or more`,
    terms.about,
    picture(name, `Distribution of the gaps on ${terms.name}, for the published methods and for ours`),
    summaryTable(terms, rows, atBudget, methods),
    worstRows(long, terms),
  ];
  return { goals, text: text.join('\n\n'), pictures: [{ name, svg }] };
}

function goalsOf(
  terms: Terms,
  atBudget: readonly { ms: number; gaps: readonly RowGap[] }[],
  long: readonly RowGap[],
  runs: number,
): Goal[] {
  const goals = terms.goals.map(({ ms, mean }): Goal => {
    const value = meanOf((atBudget.find((each) => each.ms === ms)?.gaps ?? []).map((gap) => gap.mean));
    return {
      measure: `${terms.name}, ${ms} ms, one run, mean gap`,
      goal: percent(mean),
      value: percent(value),
      holds: value <= mean,
    };
  });
  if (terms.worstAt !== null) {
    const worst = Math.max(...long.map((gap) => gap.mean));
    const measure = `${terms.name}, 1 s, one run, worst row`;
    goals.push({ measure, goal: percent(terms.worstAt), value: percent(worst), holds: worst <= terms.worstAt });
  }
  if (terms.bestGoal !== null) {
    const value = meanOf(long.map((gap) => gap.best));
    const measure = `${terms.name}, 1 s, best of ${runs}, mean gap${runs === 10 ? '' : ' (the goal is for ten)'}`;
    goals.push({ measure, goal: percent(terms.bestGoal), value: percent(value), holds: value <= terms.bestGoal });
  }
  return goals;
}

function plotRow(label: string, role: PlotRow['role'], values: readonly number[]): PlotRow {
  const note = values.length === 0 ? '' : `${percent(meanOf(values))} / ${percent(Math.max(...values), 1)}`;
  return { label, role, values, note };
}

const methodName = (column: string): string =>
  ({
    ils_grasp_best: 'ILS-GRASP 2013, best',
    ils_grasp_average: 'ILS-GRASP 2013, mean',
    ES2020: 'ES 2020, best of several',
  })[column] ?? column.replace(/(\d{4})$/, ' $1');

function summaryTable(
  terms: Terms,
  rows: readonly PublicRow[],
  atBudget: readonly { ms: number; gaps: readonly RowGap[] }[],
  methods: readonly { method: string; gaps: readonly number[] }[],
): string {
  const tours = [...new Set(rows.map((row) => row.tours))].sort((left, right) => left - right);
  const lineOf = (name: string, gaps: readonly RowGap[], pick: (gap: RowGap) => number): string[] => [
    name,
    percent(meanOf(gaps.map(pick))),
    ...tours.map((count) => percent(meanOf(gaps.filter((gap) => gap.tours === count).map(pick)))),
    percent(Math.max(...gaps.map(pick)), 1),
  ];
  const ours = atBudget.flatMap(({ ms, gaps }) => [
    lineOf(`**Huzzah ${ms} ms, mean of runs**`, gaps, (gap) => gap.mean),
    lineOf(`Huzzah ${ms} ms, first run`, gaps, (gap) => gap.one),
    lineOf(`Huzzah ${ms} ms, best of runs`, gaps, (gap) => gap.best),
    lineOf(`Huzzah ${ms} ms, worst of runs`, gaps, (gap) => gap.worst),
  ]);
  const others = methods.map(({ method, gaps }) => {
    const byTours = tours.map((count) => {
      const own = rows.filter((row) => row.tours === count && !Number.isNaN(row.published[method] ?? Number.NaN));
      return percent(meanOf(own.map((row) => ((row.reference - (row.published[method] ?? 0)) / row.reference) * 100)));
    });
    return [methodName(method), percent(meanOf(gaps)), ...byTours, percent(Math.max(...gaps), 1)];
  });
  const head = [
    `${terms.name}, gap`,
    'all',
    ...tours.map((count) => `${count} tour${count === 1 ? '' : 's'}`),
    'worst row',
  ];
  return table(head, [...ours, ...others]);
}

function worstRows(gaps: readonly RowGap[], { budgets, yardstick }: Terms): string {
  const worst = [...gaps].sort((left, right) => right.mean - left.mean).slice(0, 10);
  const beaten = gaps.filter((gap) => gap.best < -1e-9).map((gap) => `${gap.instance} (${gap.tours})`);
  const rows = worst.map((gap) => [
    `${gap.instance}, ${gap.tours} tour${gap.tours === 1 ? '' : 's'}`,
    percent(gap.mean),
    percent(gap.best),
    percent(gap.worst),
  ]);
  return [
    `Worst rows at ${budgets.at(-1)} ms:`,
    table(['row', 'mean run', 'best', 'worst'], rows),
    beaten.length === 0 ? `No row is above its ${yardstick}.` : `Rows above their ${yardstick}: ${beaten.join(', ')}.`,
  ].join('\n\n');
}
