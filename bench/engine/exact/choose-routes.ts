import type { Highs } from 'highs';
import { countIn } from './day-search.ts';
import type { VenueTriple } from './master.ts';
import type { DayRoute, TripModel } from './trip-model.ts';

export interface Choice {
  /** One route at most for each day, or null when none was found. */
  routes: DayRoute[] | null;
  objective: number;
  /** No choice among these routes is better than this. */
  bound: number;
  /** False where the time ran out first. */
  isSettled: boolean;
}

export const NO_CHOICE: Choice = {
  routes: null,
  objective: Number.NEGATIVE_INFINITY,
  bound: Number.NEGATIVE_INFINITY,
  isSettled: true,
};

/**
 * The best choice of one route a day from a given list, by HiGHS as a mixed-integer program. `atLeast` cuts off what
 * is not worth finding; the bound is never below it.
 */
export function chooseRoutes(
  model: TripModel,
  highs: Highs,
  routes: readonly DayRoute[],
  options: { seconds: number; atLeast: number; cuts: readonly VenueTriple[] },
): Choice {
  const rows: { lower: number; upper: number; entries: Map<number, number> }[] = [];
  const row = (lower: number, upper: number) => {
    const entries = new Map<number, number>();
    rows.push({ lower, upper, entries });
    return entries;
  };
  const days = Array.from({ length: model.dayCount }, (_, day) =>
    row(model.needsLunch[day] || model.needsDinner[day] ? 1 : 0, 1),
  );
  const venues = Array.from({ length: model.venueCount }, () => row(-highs.infinity, 1));
  const tags = Array.from({ length: model.tagCount }, () => row(-highs.infinity, model.tagCap));
  const budget = row(-highs.infinity, model.budget);
  const cuts = options.cuts.map((triple) => ({ triple, entries: row(-highs.infinity, 1) }));
  const value = Number.isFinite(options.atLeast) ? row(options.atLeast, highs.infinity) : null;
  const add = (entries: Map<number, number> | undefined, column: number, amount: number): void => {
    if (entries && amount !== 0) entries.set(column, (entries.get(column) ?? 0) + amount);
  };
  routes.forEach((route, column) => {
    add(days[route.day], column, 1);
    for (const node of route.nodes) {
      add(venues[model.venue[node] ?? -1], column, 1);
      add(tags[model.tag[node] ?? -1], column, 1);
      add(budget, column, model.price[node] ?? 0);
    }
    for (const cut of cuts) if (countIn(model, route, cut.triple) >= 2) add(cut.entries, column, 1);
    add(value ?? undefined, column, route.gain);
  });
  const used = rows.filter((each) => each.entries.size > 0);
  if (days.some((day, index) => day.size === 0 && (model.needsLunch[index] || model.needsDinner[index]))) {
    return NO_CHOICE;
  }
  const starts = [0];
  for (const each of used) starts.push((starts.at(-1) ?? 0) + each.entries.size);
  const program = highs.createModel({
    numCols: routes.length,
    numRows: used.length,
    sense: highs.constants.objectiveSense.maximize,
    colCost: routes.map((route) => route.gain),
    colLower: routes.map(() => 0),
    colUpper: routes.map(() => 1),
    rowLower: used.map((each) => each.lower),
    rowUpper: used.map((each) => each.upper),
    integrality: routes.map(() => highs.constants.variableType.integer),
    matrix: {
      format: 'csr',
      numRows: used.length,
      numCols: routes.length,
      starts,
      indices: used.flatMap((each) => [...each.entries.keys()]),
      values: used.flatMap((each) => [...each.entries.values()]),
    },
  });
  try {
    program.options.set({ output_flag: false, time_limit: options.seconds, mip_rel_gap: 0, mip_abs_gap: 1e-6 });
    const { modelStatus } = program.run();
    const status = highs.constants.modelStatus;
    if (modelStatus === status.infeasible) {
      return NO_CHOICE;
    }
    if (modelStatus !== status.optimal && modelStatus !== status.timeLimit) {
      throw new Error(`HiGHS ended the integer program with status ${modelStatus}`);
    }
    const isSettled = modelStatus === status.optimal;
    const bound = Number(program.info.get('mip_dual_bound'));
    const hasSolution = Number(program.info.get('primal_solution_status')) === 2;
    if (!hasSolution) return { ...NO_CHOICE, bound, isSettled };
    const { colValue } = program.getSolution();
    const chosen = routes.filter((_, index) => (colValue[index] ?? 0) > 0.5);
    return { routes: chosen, objective: chosen.reduce((sum, route) => sum + route.gain, 0), bound, isSettled };
  } finally {
    program.dispose();
  }
}
