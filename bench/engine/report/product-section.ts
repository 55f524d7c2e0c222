import { problemSet } from '../exact/problem-set.ts';
import { isOptimal, provenFor, readProvenBounds } from '../exact/proven-bounds.ts';
import { BUDGETS_MS } from './quality-tasks.ts';
import { meanOf, rowGaps } from './row-gaps.ts';
import { rowPlot } from './row-plot.ts';
import type { TaskResult } from './run-task.ts';
import { type Goal, percent, picture, type Section, table } from './section.ts';

const MEAN_GOALS: Readonly<Record<number, number>> = { 50: 0.3, 200: 0.1 };
const WORST_GOAL = 1;
const WORST_AT_MS = 200;
const PICTURE = 'product-gaps.svg';

const rounded = (points: number): number => Math.round(points * 10) / 10;

/** Product problems against what was proven about them: the optimum, or the bound where the interval is open. */
export function productSection(productFile: string | null, results: readonly TaskResult[]): Section {
  const bounds = readProvenBounds();
  const proven = new Map(
    problemSet(productFile ?? undefined).flatMap((product) => {
      const known = provenFor(bounds, product);
      return known ? [[product.id, known] as const] : [];
    }),
  );
  const at = BUDGETS_MS.product.map((ms) => ({
    ms,
    gaps: rowGaps(results, 'product', ms, (instance) => proven.get(instance)?.bound ?? null),
  }));
  const names = at[0]?.gaps.map((gap) => gap.instance) ?? [];
  const gapOf = (ms: number, name: string) =>
    at.find((each) => each.ms === ms)?.gaps.find((gap) => gap.instance === name);
  const isKnown = (name: string): boolean => {
    const known = proven.get(name);
    return known !== undefined && isOptimal(known);
  };
  const closed = at.map(({ ms, gaps }) => ({ ms, gaps: gaps.filter((gap) => isKnown(gap.instance)) }));
  const optimal = names.filter(isKnown).length;
  const goals = closed.map(({ ms, gaps }): Goal => {
    const value = meanOf(gaps.map((gap) => gap.mean));
    const goal = MEAN_GOALS[ms] ?? 0;
    const measure = `Product problems, ${ms} ms, mean gap to the proven optimum (${optimal} trips)`;
    return { measure, goal: percent(goal), value: percent(value), holds: value <= goal };
  });
  const worst = Math.max(...(closed.find(({ ms }) => ms === WORST_AT_MS)?.gaps ?? []).map((gap) => gap.worst));
  const measure = `Product problems, ${WORST_AT_MS} ms, worst of all runs`;
  goals.push({ measure, goal: percent(WORST_GOAL), value: percent(worst), holds: worst <= WORST_GOAL });
  const [short, long] = BUDGETS_MS.product;
  const svg = rowPlot({
    title: 'Product problems: gap to the proven bound',
    axis: `gap in per cent, mean of the runs; hollow: the worst run at ${long} ms`,
    from: 0,
    to: Math.max(1.2, Math.ceil(Math.max(...at.flatMap(({ gaps }) => gaps.map((gap) => gap.mean)), worst) * 10) / 10),
    noteHead: `mean ${short} / ${long} ms`,
    goals: [{ x: WORST_GOAL, label: `none above ${WORST_GOAL} % at ${long} ms` }],
    legend: [
      { role: 'rival', label: `${short} ms` },
      { role: 'own', label: `${long} ms` },
      { role: 'own', isHollow: true, label: `worst run, ${long} ms` },
    ],
    rows: names.map((name) => ({
      label: name,
      role: 'own' as const,
      note: `${percent(gapOf(short, name)?.mean ?? 0)} / ${percent(gapOf(long, name)?.mean ?? 0)}`,
      dots: [
        { x: gapOf(short, name)?.mean ?? 0, role: 'rival' as const },
        { x: gapOf(long, name)?.worst ?? 0, role: 'own' as const, isHollow: true },
        { x: gapOf(long, name)?.mean ?? 0, role: 'own' as const },
      ],
    })),
  });
  const rows = names.map((name) => {
    const known = proven.get(name);
    const found = Math.max(
      known?.value ?? 0,
      ...results.flatMap((run) => (run.instance === name ? (run.score ?? 0) : 0)),
    );
    const what = isKnown(name) ? `${known?.value}` : `${rounded(found)} to ${known?.bound ?? '?'}`;
    const gaps = BUDGETS_MS.product.flatMap((ms) => [
      percent(gapOf(ms, name)?.mean ?? 0),
      percent(gapOf(ms, name)?.worst ?? 0),
    ]);
    return [name, what, `${known?.rootBound ?? '?'}`, `${known?.seconds ?? '?'} s`, ...gaps];
  });
  const head = [
    'problem',
    'optimum (or interval)',
    'relaxation',
    'proof took',
    ...BUDGETS_MS.product.flatMap((ms) => [`${ms} ms, mean`, `${ms} ms, worst`]),
  ];
  const text = [
    `## Product problems: ${names.length} trips, ${optimal} with a proven optimum`,
    'Trips in the shape of the product (hotel, meals, nightlife past midnight, budget, caps per tag): the public ones of the file named on the command line, and made-up ones of `bench/engine/exact/generate-product.ts`. Optima and bounds come from column generation with HiGHS and are kept in `bench/engine/exact/proven-bounds.json`; `node bench/engine/exact/prove.ts --anew --product FILE` proves them again. Where the interval is open, the gap is to its upper end, too large rather than too small, and does not count for the goals.',
    picture(PICTURE, 'Gap of each product problem to its proven bound at 50 and 200 ms'),
    table(head, rows),
  ];
  return { goals, text: text.join('\n\n'), pictures: [{ name: PICTURE, svg }] };
}
