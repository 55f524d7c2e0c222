import type { ConciergeState } from '../../concierge-state.ts';
import { lastChanged, lastWish } from '../../wording/offers.ts';
import { NUMBER, readNumberText } from '../finding/read-number.ts';
import { readIntent } from '../message/read-intent.ts';
import { normalise } from '../typing/normalise.ts';
import { beforeChange } from './last-read.ts';

const CORRECTS =
  '(?:no|nah|nope|sorry|oops|wait|actually|hang on|i|we|mean|meant|make|it|that|should|be|have|been|said|its|is|in|fact|just|only|apologies|typo|my bad|oh|argh|scratch|rather|well|ok|hmm|at|least|probably|now|today|please|pls|haha)';
const OF_THEM =
  '(?:more|extra|less|fewer|people|persons?|guests?|lads|girls|of them|coming|joining|out|than that|dropped out)';
/** `sorry 3 more`, `no just one`, `make that two`: a number and nothing else. */
const BARE = new RegExp(`^ (?:${CORRECTS} )*(${NUMBER})(?: (?:${OF_THEM}|${CORRECTS}|not (?:${NUMBER})))* $`);
/** `and another one`, `plus 2`. */
const ADDS = new RegExp(
  `^ (?:(?:and|also|oh|ok|plus|then|now) )*(?:another|plus|and|also) (?:another )?(${NUMBER})(?: (?:${OF_THEM}|please|pls|now))* $`,
);
const CORRECTED =
  / (?:no|nah|nope|sorry|oops|wait|actually|i mean|we mean|i meant|make (?:it|that)|should|apologies|typo|only|just|not|in fact) /;

/** People that come or go, and the trip that they are reckoned from: that of before, where the number was another. */
export interface Comers {
  wish: string;
  from: ConciergeState;
}

/**
 * `add 2 people`, then `sorry 3 more`: so many come or go in all, and the trip is not for three. `one more` after it comes
 * on top. Null where no number of comers was said last, and for what may be the size of the group.
 */
export function countOfComers(state: ConciergeState, line: string): Comers | null {
  const said = lastWish(state.history);
  if (said === null || !lastChanged(state.history)) return null;
  const back = backIn(state, said, line);
  if (back) return back;
  const added = ADDS.exec(line)?.[1];
  const text = added ?? BARE.exec(line)?.[1];
  const count = text === undefined ? null : readNumberText(text);
  if (count === null || count < 1) return null;
  const before = beforeChange(state);
  const intent = readIntent(said, before);
  if (intent.kind !== 'group-size' || intent.change.kind !== 'by') return null;
  const isCounted = / (?:more|extra|less|fewer) /.test(line);
  if (!isCounted && 2 * count > before.plan.groupSize) return null;
  const isOnTop = added !== undefined || / than that /.test(line) || (isCounted && !CORRECTED.test(line));
  const isFewer = intent.change.people < 0 || / (?:less|fewer|dropped out) /.test(line);
  const wish = isFewer ? `${count} people have dropped out` : `${count} more people are coming`;
  return { wish, from: isOnTop ? state : before };
}

const IS_BACK =
  /^ (?:(?:no|nah|oh|wait|ok|sorry|actually|(?:scrap|scratch|forget|undo|drop|ignore|cancel) that|and|but|turns out|good news|just heard) )*(\w+?)s? (?:(?:is|has) )?(?:back in|back on|(?:is |now |actually )*(?:coming|in|joining|going) (?:now|after all|again)|(?:can|will) (?:come|make it) (?:now|after all|again)|said yes|changed (?:her|his|their) mind)(?: (?:now|after all|again|lol|thank god|x+))* $/;

/** `jos back in`, after `sarah and jo have dropped out`: one of those who had gone, and the other is not back. */
function backIn(state: ConciergeState, said: string, line: string): Comers | null {
  const name = IS_BACK.exec(line)?.[1];
  if (name === undefined || !normalise(said).words.includes(name)) return null;
  const { plan, previous } = state;
  const isOneOfSeveral = previous !== null && previous.plan.groupSize - plan.groupSize > 1;
  return isOneOfSeveral ? { wish: '1 more person is coming', from: state } : null;
}
