import type { ConciergeState } from '../../../concierge-state.ts';
import { lastChanged, lastReplyOf, lastWish, offeredWish } from '../../../wording/offers.ts';
import { howAsked } from '../../cues/how-asked.ts';
import { NUMBER, readNumberText } from '../../finding/read-number.ts';
import { readIntent } from '../../message/read-intent.ts';
import { read } from '../../reading.ts';
import { normalise } from '../../typing/normalise.ts';
import { beforeLast } from '../before-last.ts';

const IDLE =
  'hmm|no|nah|oh|ok|actually|wait|sorry|well|scrap that|drop that|scratch that|forget that|it|that|would|will|need|needs|have|to|be|is|its|should|make|probably|prob|more|like|maybe|perhaps|closer|nearer|about|around|realistically|say|lets|tbh|really|at most|max|people|of us|then|or|and|with|for|in the end|i think|i reckon|looks|looking|going|now|turns out|us|what about|how about|try|thats|a|just|right|yes|yeah|so|great|lovely|go with|settle on|stick with|of them|all in';
const BARE = new RegExp(`^ (?:(?:${IDLE}) )*(${NUMBER})(?: (?:${IDLE}))* $`);

/** `one more`, after how many there are was told. */
const MORE = new RegExp(
  `^ (?:(?:${IDLE}|and|add|plus|actually|theres|there is) )*(${NUMBER}) (more|extra|less|fewer)(?: (?:${IDLE}|of them|coming))* $`,
);

/** A smaller number after a limit is no other limit, pounds a person. */
const LEAST_LIMIT = 20;
const SET_LIMIT = /from now on they (?:may come to|stay within) £|limit is now £/;

/** `would need to be 9 tbh`, `scrap that, 10`, right after it was said or asked how many come, or what the limit is, `280 sorry`; null for anything else. */
export function onNumber(state: ConciergeState, message: string): string | null {
  const { line } = normalise(message);
  const said = lastWish(state.history);
  const [, count, way] = lastReplyOf(state.history).startsWith('The plan is for ') ? (MORE.exec(line) ?? []) : [];
  if (count !== undefined)
    return /more|extra/.test(way ?? '') ? `${count} more people are coming` : `${count} people have dropped out`;
  const people = readNumberText(BARE.exec(line)?.[1] ?? '');
  // `make it three`, after how many vegetarians are allowed for.
  const [diet] = said !== null && / how many /.test(normalise(said).line) ? read(said, state).diets : [];
  if (diet !== undefined && people !== null && people > 0) return `${people} of us are ${diet}`;
  if (said === null || people === null || people < 1) return null;
  if (SET_LIMIT.test(lastReplyOf(state.history)) && lastChanged(state.history) && people >= LEAST_LIMIT)
    return `make the budget ${people} each`;
  const { wish, asked } = howAsked(said);
  const { kind } = readIntent(wish, beforeLast(state));
  if (kind !== 'group-size' || state.plan.groupSize === people) return null;
  // `right, 9 it is`, of the number that was just shown.
  const isTaken = offeredWish(state.history) === `we are ${people} people` && !/\?\s*$/.test(message);
  return asked !== null && !lastChanged(state.history) && !isTaken
    ? `what if we are ${people} people?`
    : `we are ${people} people`;
}
