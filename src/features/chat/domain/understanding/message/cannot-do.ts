import type { ConciergeState } from '../../concierge-state.ts';
import { NO_PREFERENCE } from '../cues/no-preference.ts';
import { asWhole, type ReadPart } from '../cues/read-part.ts';
import { read } from '../reading.ts';
import { scopeOf } from '../scope.ts';

const CANNOT =
  / (?:cant|cannot|can not|shouldnt|not allowed to|isnt allowed to|wont be able to|not able to|not supposed to|told not to) (?:do|go on|go in|ride|have|use|be on|get on|manage|go near) (?:the |that |our |any |all the )?$/;

/**
 * `sister is 7 months pregnant so she cant do the bikes`: besides the need, what is named for it gives way, though our list
 * has nothing against it.
 */
export const withWhatCannotBeDone = (parts: readonly ReadPart[], state: ConciergeState): ReadPart[] =>
  parts.flatMap((part) => {
    if (part.intent.kind !== 'needs' || !part.intent.isPregnant) return [part];
    const { slots, words } = read(part.wish, state);
    const named = slots.find(({ from }) => CANNOT.test(` ${words.slice(0, from).join(' ')} `));
    if (named?.slots.length !== 1) return [part];
    const scope = scopeOf(named.slots);
    const swap = { kind: 'swap', scope, want: { ...NO_PREFERENCE, isOther: true } } as const;
    return [part, asWhole(part.wish, swap, named.slots)];
  });
