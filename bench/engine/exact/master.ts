import loadHighs, { type Highs, type Model } from 'highs';
import { countIn, type Prices } from './day-search.ts';
import type { DayRoute, TripModel } from './trip-model.ts';

export interface MasterSolution {
  objective: number;
  prices: Prices;
  /** Value of each route's variable, in the order they were added. */
  values: Float64Array;
  /** True while a day still has no route that the others allow. */
  isShort: boolean;
}

/** Three venues of which a plan holds at most one pair within a single day. */
export type VenueTriple = readonly [number, number, number];

const repeated = (count: number, value: number): number[] => Array.from({ length: count }, () => value);

/** One load for the whole process: every load is a WebAssembly instance of its own, whose memory never shrinks. */
export const highs: Promise<Highs> = loadHighs();

/**
 * The choice of one route a day as a linear program, kept in HiGHS and grown column by column: each venue at most
 * once, the budget, the caps per tag, and subset-row cuts. Owns native memory until `dispose`.
 */
export class Master {
  readonly routes: DayRoute[] = [];
  readonly cuts: VenueTriple[] = [];
  private readonly model: TripModel;
  private readonly highs: Highs;
  private readonly program: Model;
  private readonly known = new Set<string>();

  constructor(model: TripModel, loaded: Highs) {
    this.model = model;
    this.highs = loaded;
    const lower: number[] = [];
    const upper: number[] = [];
    for (let day = 0; day < model.dayCount; day++) {
      lower.push(model.needsLunch[day] || model.needsDinner[day] ? 1 : 0);
      upper.push(1);
    }
    upper.push(...repeated(model.venueCount, 1), model.budget, ...repeated(model.tagCount, model.tagCap));
    while (lower.length < upper.length) lower.push(-loaded.infinity);
    // One costly stand-in a day keeps the program feasible until real routes are found.
    const shortfall = -(1 + model.gain.reduce((sum, gain) => sum + gain, 0));
    this.program = loaded.createModel({
      numCols: model.dayCount,
      numRows: upper.length,
      sense: loaded.constants.objectiveSense.maximize,
      colCost: repeated(model.dayCount, shortfall),
      colLower: repeated(model.dayCount, 0),
      colUpper: repeated(model.dayCount, 1),
      rowLower: lower,
      rowUpper: upper,
      matrix: {
        format: 'csc',
        numRows: upper.length,
        numCols: model.dayCount,
        starts: Array.from({ length: model.dayCount + 1 }, (_, day) => day),
        indices: Array.from({ length: model.dayCount }, (_, day) => day),
        values: repeated(model.dayCount, 1),
      },
    });
    // Presolve would throw the basis away that the next round starts from.
    this.program.options.set({ output_flag: false, presolve: 'off', solver: 'simplex' });
  }

  /** Adds the routes that are new; returns how many were. */
  add(routes: readonly DayRoute[]): number {
    const fresh = routes.filter((route) => {
      const key = `${route.day}: ${route.nodes.join(' ')}`;
      if (this.known.has(key)) return false;
      this.known.add(key);
      return true;
    });
    if (fresh.length === 0) return 0;
    const starts = [0];
    const indices: number[] = [];
    const values: number[] = [];
    for (const route of fresh) {
      for (const [row, value] of this.entriesOf(route)) {
        indices.push(row);
        values.push(value);
      }
      starts.push(indices.length);
    }
    this.program.addCols({
      cost: Float64Array.from(fresh, (route) => route.gain),
      lower: new Float64Array(fresh.length),
      upper: new Float64Array(fresh.length).fill(this.highs.infinity),
      matrix: {
        format: 'csc',
        numRows: this.rowCount,
        numCols: fresh.length,
        starts: Int32Array.from(starts),
        indices: Int32Array.from(indices),
        values: Float64Array.from(values),
      },
    });
    for (const route of fresh) this.routes.push(route);
    return fresh.length;
  }

  addCuts(triples: readonly VenueTriple[]): void {
    for (const triple of triples) {
      const indices: number[] = [];
      this.routes.forEach((route, index) => {
        if (countIn(this.model, route, triple) >= 2) indices.push(this.model.dayCount + index);
      });
      this.program.addRow(-this.highs.infinity, 1, { indices, values: indices.map(() => 1) });
      this.cuts.push(triple);
    }
  }

  solve(): MasterSolution {
    const { modelStatus } = this.program.run();
    if (modelStatus !== this.highs.constants.modelStatus.optimal) {
      throw new Error(`HiGHS ended the linear program with status ${modelStatus}`);
    }
    const { colValue, rowDual } = this.program.getSolution();
    const { dayCount, venueCount, tagCount } = this.model;
    const budgetRow = dayCount + venueCount;
    const cutRow = budgetRow + 1 + tagCount;
    // A maximum's row dual is what one unit more of the row would bring; rounding may leave a trace below zero.
    const above = (value: number | undefined): number => Math.max(0, value ?? 0);
    return {
      objective: this.program.getObjectiveValue(),
      values: colValue.slice(dayCount),
      isShort: colValue.slice(0, dayCount).some((value) => value > 1e-6),
      prices: {
        day: rowDual.slice(0, dayCount),
        venue: rowDual.slice(dayCount, budgetRow).map(above),
        budget: above(rowDual[budgetRow]),
        tag: rowDual.slice(budgetRow + 1, cutRow).map(above),
        cuts: this.cuts.map((venues, index) => ({ venues, price: above(rowDual[cutRow + index]) })),
      },
    };
  }

  dispose(): void {
    this.program.dispose();
  }

  private get rowCount(): number {
    return this.model.dayCount + this.model.venueCount + 1 + this.model.tagCount + this.cuts.length;
  }

  private entriesOf(route: DayRoute): [number, number][] {
    const { model } = this;
    const entries = new Map<number, number>([[route.day, 1]]);
    const add = (row: number, value: number): void => {
      if (value !== 0) entries.set(row, (entries.get(row) ?? 0) + value);
    };
    const budgetRow = model.dayCount + model.venueCount;
    for (const node of route.nodes) {
      add(model.dayCount + (model.venue[node] ?? 0), 1);
      add(budgetRow, model.price[node] ?? 0);
      const tag = model.tag[node] ?? -1;
      if (tag >= 0) add(budgetRow + 1 + tag, 1);
    }
    this.cuts.forEach((cut, index) => {
      if (countIn(model, route, cut) >= 2) add(budgetRow + 1 + model.tagCount + index, 1);
    });
    return [...entries];
  }
}
