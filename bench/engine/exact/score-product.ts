import type { ProductNode, ProductProblem } from '../product-problem.ts';

/**
 * The objective of a plan, a list of node numbers a day, worked out from the problem's own text; throws with the
 * fault if one of its rules is broken, so that no wrong plan is ever counted. Shares no code with what makes plans.
 */
export function scoreProduct(product: ProductProblem, plan: readonly (readonly number[])[]): number {
  const byNumber = new Map(product.nodes.map((node) => [node.node, node]));
  const venues = new Set<number>();
  const tags = new Map<string, number>();
  let price = 0;
  let points = 0;
  if (plan.length > product.days.length) throw new Error(`${product.id}: ${plan.length} days`);
  product.days.forEach((day, index) => {
    const slots = { A: 0, L: 0, D: 0, N: 0 };
    let time = day.start;
    let here = 0;
    const travelTo = (node: number): number => {
      const minutes = product.travelMinutes[here]?.[node];
      if (minutes === undefined) throw new Error(`${product.id}: no way from ${here} to ${node}`);
      points -= product.travelPenaltyPerMinute * minutes;
      here = node;
      return time + minutes;
    };
    for (const number of plan[index] ?? []) {
      const stop = known(product, byNumber.get(number), number);
      const arrival = travelTo(number);
      const start = Math.max(arrival, stop.earliestStart ?? 0);
      if (start > (stop.latestStart ?? 0)) throw new Error(`${product.id}: node ${number} is closed at ${arrival}`);
      if (stop.closedWeekday === day.weekday) throw new Error(`${product.id}: node ${number} is closed that day`);
      if (venues.has(stop.venue ?? -1)) throw new Error(`${product.id}: venue ${stop.venue} is visited twice`);
      venues.add(stop.venue ?? -1);
      if (stop.slot !== 'hotel') slots[stop.slot] += 1;
      if (stop.slot === 'A' || stop.slot === 'N') {
        const key = `${stop.slot} ${stop.tag}`;
        tags.set(key, (tags.get(key) ?? 0) + 1);
      }
      time = start + (stop.duration ?? 0);
      price += stop.price ?? 0;
      points += stop.score ?? 0;
    }
    if (here !== 0 && travelTo(0) > day.end) throw new Error(`${product.id}: day ${index} ends late`);
    if (slots.A > product.maxActivitiesPerDay || slots.N > product.maxNightlifePerDay || slots.L > 1 || slots.D > 1) {
      throw new Error(`${product.id}: day ${index} is too full`);
    }
    if ((day.needLunch && slots.L === 0) || (day.needDinner && slots.D === 0)) {
      throw new Error(`${product.id}: day ${index} lacks a meal`);
    }
  });
  if (price > product.budgetPerPerson) throw new Error(`${product.id}: ${price} is above the budget`);
  for (const [tag, count] of tags) {
    if (count > product.tagCapPerTrip) throw new Error(`${product.id}: ${count} stops of ${tag}`);
  }
  return points;
}

function known(product: ProductProblem, stop: ProductNode | undefined, number: number): ProductNode {
  if (!stop || stop.slot === 'hotel') throw new Error(`${product.id}: node ${number} is no stop`);
  return stop;
}
