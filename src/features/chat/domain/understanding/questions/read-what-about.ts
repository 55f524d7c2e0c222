import { onlyOf } from '../../../../../shared/only-of.ts';
import type { ConciergeState } from '../../concierge-state.ts';
import { isNothingOpen } from '../../wording/offers.ts';
import { eachOnce } from '../finding/among-slots.ts';
import { isInside } from '../finding/is-inside.ts';
import type { Intent } from '../intent.ts';
import { type Reading, read } from '../reading.ts';
import { scopeOf } from '../scope.ts';
import { openings } from '../typing/openings.ts';

const LEAD = openings('yes|yeah');
const THE = '(?:(?:the|our|that|this) )?';
const END = '(?:(?:then|now|please|yeah|thing|bit|one|place|part) )*';
/** What stands around a part that somebody wants to be told of. */
const TOLD = new RegExp(
  `^ ${LEAD}(?:(?:what|how) about|(?:(?:any|more|some) )?(?:info|information|details) (?:on|about|for|of)|(?:can you )?tell (?:me|us) (?:a bit )?(?:more )?about|(?:any )?thoughts on|would you (?:do|go (?:to|on)|bother with)|whats the deal with) ${THE}${END}$|^ ${LEAD}${THE}(?:details|info|information) ${END}$|^ (?:(?:and|so|ok|right|oh|yes|yeah|well|hmm|um|er|now) )+${THE}${END}$`,
);
/** And around one that they are not sure of. */
const DOUBTED = new RegExp(
  `^ ${LEAD}(?:(?:im|i am|we are|were|a|bit|little|slightly|quite|really|still|just) )*(?:worried|concerned|nervous|unsure|in two minds|undecided|on the fence) about ${THE}${END}$|^ ${LEAD}${THE}${END}(?:(?:really|though|tho|or not|seriously|honestly|again) )+$`,
);
const SHOW_ME = /\bshow (?:me|us)\s+/i;
const ASKED_AGAIN = / again /;

/**
 * `what about the karting`, `karting or not?`: a part of the plan and nothing else but that it is asked of or doubted, with
 * nothing open before it. It is told of, or asked about, and never exchanged for that.
 */
export function readWhatAbout(message: string, state: ConciergeState): Intent | null {
  // A dinner show would be meant by `show me` as well.
  const reading = read(message.replace(SHOW_ME, 'what about '), state);
  const placed = onlyOf(eachOnce(reading.slots.flatMap((mention) => mention.slots)));
  if (!placed || !isNothingOpen(state.history)) return null;
  const around = aroundOf(reading);
  const isAsked = /\?\s*$/.test(message);
  const scope = scopeOf([placed]);
  if (DOUBTED.test(around) && (isAsked || !ASKED_AGAIN.test(around))) return { kind: 'vague', scope };
  const isBare = new RegExp(`^ ${THE}$`).test(around) && isAsked && reading.diets.length === 0;
  return isBare || TOLD.test(around) ? { kind: 'why', scope, venueIds: [] } : null;
}

/** The words beside those that name the part, by its name or its kind: the `show` of `show me` is none. */
function aroundOf({ words, slots, types }: Reading): string {
  const kinds = types.filter(({ from, to }) => slots.some((slot) => from < slot.to && slot.from < to));
  return ` ${words.flatMap((word, at) => (isInside(at, [...slots, ...kinds]) ? [] : [`${word} `])).join('')}`;
}
