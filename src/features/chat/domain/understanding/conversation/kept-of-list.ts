import type { ConciergeState } from '../../concierge-state.ts';
import { listedWishes } from '../../wording/offers.ts';
import { slotsOf } from '../finding/find-slots.ts';
import { read } from '../reading.ts';

const KEEPS =
  / (?:rather|sooner|prefer|keep|stick with|sticking with|stay with|leave it at|happy with|go back to|stay at) /;
const OTHERWISE = / (?:swap|drop|change|cheaper|earlier|later|instead|but|and|not) /;

/** `nah id sooner have dishoom`, of a list of what could come in its place: it stays. */
export function keepsListedPart(state: ConciergeState, message: string): boolean {
  const gone = new Set(listedWishes(state.history).map((wish) => /^swap (.+?) for /.exec(wish)?.[1] ?? ''));
  const [name] = gone;
  const part = gone.size === 1 ? slotsOf(state.plan).find(({ slot }) => slot.name === name) : undefined;
  const { line, slots } = read(message, state);
  if (!part || !KEEPS.test(line) || OTHERWISE.test(line)) return false;
  return slots.length === 1 && slots.every((mention) => mention.slots.every(({ slot }) => slot.id === part.slot.id));
}
