import { onlyOf } from '../../../../../shared/only-of.ts';
import type { ConciergeState } from '../../concierge-state.ts';
import { listedWishes } from '../../wording/offers.ts';
import { findClocks } from '../finding/find-clocks.ts';
import { normalise } from '../typing/normalise.ts';

const EARLIER = /^Move (.+) an hour earlier$/i;
const WAY =
  /^ (?:(?:a|an|bit|little|much|hour|please|yes|yeah|go|make|move|it|that|could|can|we|be|do|ok|maybe|then) )*(later|earlier|sooner)(?: (?:please|then|thanks|if possible|on))* $/;
/** Words beside an hour that say no more than that it is the one. */
const BESIDE_HOUR =
  /^\W*(?:(?:make|move|push|bring|put|have|do|could|can|would|it|that|we|to|at|for|say|try|be|how|what|about|maybe|more|like|around|please|then|instead|ok|yes|yeah|better|is|work|works|suit|suits|us|on)\b[\s,]*)+[?!.\s]*$/i;

/**
 * `later`, `make it 11`: the answer to the question what to do with a part whose hour will not do, in words that stand alone.
 * A number alone is one of the list. Null where that is not what was asked, and for anything else.
 */
export function hourAnswered({ history }: ConciergeState, message: string): string | null {
  const choices = listedWishes(history);
  const part = EARLIER.exec(choices[0] ?? '')?.[1];
  if (part === undefined || !choices.includes(`Move ${part} an hour later`)) return null;
  const { raw, line } = normalise(message);
  const way = WAY.exec(line)?.[1];
  if (way !== undefined) return `move ${part} an hour ${way === 'later' ? 'later' : 'earlier'}`;
  const clock = onlyOf(findClocks(raw).filter(({ isRefused }) => !isRefused));
  if (!clock) return null;
  // `3 please` is the third.
  if (clock.isBare && clock.minute <= choices.length * 60 && !/ (?:make|move|push|bring|put|be|do|at|to) /.test(line))
    return null;
  const beside = `${raw.slice(0, clock.from)} ${raw.slice(clock.to)}`;
  return BESIDE_HOUR.test(beside) ? `move ${part} to ${raw.slice(clock.from, clock.to)}` : null;
}
