import type { KnownRoute } from './known-route.ts';

/** Lists of known routes laid out in numbers, because their worths are asked for hundreds of times. */
export class RouteLists {
  readonly lists: readonly (readonly KnownRoute[])[];
  private readonly values: Float64Array;
  private readonly worths: Float64Array;
  /** The nodes of route i are `nodes[from[i] … from[i + 1]]`. */
  private readonly from: Int32Array;
  private readonly nodes: Int32Array;

  constructor(lists: readonly (readonly KnownRoute[])[]) {
    const all = lists.flat();
    this.lists = lists;
    this.values = Float64Array.from(all, ({ value }) => value);
    this.worths = new Float64Array(all.length);
    this.from = new Int32Array(all.length + 1);
    for (const [index, { nodes }] of all.entries()) this.from[index + 1] = (this.from[index] ?? 0) + nodes.length;
    this.nodes = new Int32Array(this.from[all.length] ?? 0);
    for (const [index, { nodes }] of all.entries()) this.nodes.set(nodes, this.from[index] ?? 0);
  }

  /** Works out the worth of every route: its value less the price of each of its nodes. */
  weigh(priceOf: Float64Array): void {
    const { values, worths, from, nodes } = this;
    for (let route = 0; route < worths.length; route++) {
      let worth = values[route] ?? 0;
      const end = from[route + 1] ?? 0;
      for (let index = from[route] ?? 0; index < end; index++) worth -= priceOf[nodes[index] ?? 0] ?? 0;
      worths[route] = worth;
    }
  }

  /** Hands the `picks` routes of most worth of every list to `use`; returns what they are worth together. */
  best(picks: number, use: (route: KnownRoute) => void): number {
    const { worths } = this;
    let sum = 0;
    let begin = 0;
    for (const list of this.lists) {
      const top: number[] = [];
      for (let at = begin; at < begin + list.length; at++) {
        const worth = worths[at] ?? 0;
        if (top.length === picks && worth <= (worths[top[picks - 1] ?? 0] ?? 0)) continue;
        if (top.length === picks) top.pop();
        let place = top.length;
        while (place > 0 && (worths[top[place - 1] ?? 0] ?? 0) < worth) place -= 1;
        top.splice(place, 0, at);
      }
      for (const at of top) {
        sum += worths[at] ?? 0;
        const route = list[at - begin];
        if (route) use(route);
      }
      begin += list.length;
    }
    return sum;
  }

  /** Notes the worths on the routes themselves. */
  settle(): void {
    for (const [index, known] of this.lists.flat().entries()) known.worth = this.worths[index] ?? 0;
  }
}
