import type { ConciergeState } from '../concierge-state.ts';
import { inPlace } from '../understanding/elsewhere.ts';
import type { Impossible } from '../understanding/intent.ts';

/** Why a wish cannot be had by anybody, and what can. */
export function impossibleWords({ plan }: ConciergeState, why: Impossible): string {
  switch (why.kind) {
    case 'elsewhere':
      return `This trip is in ${plan.destination}, so I cannot plan a part of it ${inPlace(why.place)}. Nothing has changed. A trip of its own can be planned at /plan.`;
    case 'free':
      return `I cannot get you ${why.thing} for nothing: the prices are the venues’ own. Nothing has changed. Say “make it cheaper” and I look for places that cost less.`;
    case 'backwards':
      return 'That would end before it starts, so nothing has changed. Which hours did you mean?';
  }
}
