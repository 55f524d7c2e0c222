import type { ConciergeState } from '../../concierge-state.ts';
import { findPeople } from '../finding/find-people.ts';
import type { Intent } from '../intent.ts';
import type { Reading } from '../reading.ts';
import { readLimit } from '../wishes/read-limit.ts';
import { namesOtherStay, namesStay, readStayWish, speaksOfStay } from '../wishes/read-stay-wish.ts';

/** Longer messages have more in them than where to stay, or than a limit. */
const STAY_WORDS_MAX = 16;
export const LIMIT_WORDS_MAX = 16;

const OF_BAGS = / (?:bags?|luggage|suitcases?|cases) /;

/** `gone off the novotel. apartment?`: what is wrong with the stay and what it should be, in clauses of their own. */
export function readStayWhole(whole: Reading, state: ConciergeState): Intent | null {
  const { diets, days, amount, slots, kinds, line, words } = whole;
  const isMore =
    diets.length + days.length + kinds.length > 0 ||
    (slots.length > 0 && !namesOtherStay(whole, state)) ||
    amount !== null ||
    isOtherSize(line, state) ||
    OF_BAGS.test(line);
  return isMore ||
    words.length > STAY_WORDS_MAX ||
    !(namesStay(whole, state.plan) || namesOtherStay(whole, state) || speaksOfStay(line))
    ? null
    : readStayWish(whole, state);
}

/** A number of people that is not what the plan is for already. */
function isOtherSize(line: string, { plan }: ConciergeState): boolean {
  const people = findPeople(line);
  return people !== null && !(people.kind === 'size' && people.people === plan.groupSize);
}

/** `we have 1600 for the eight of us, make that the limit`: a sum and what it is for, in clauses of their own. */
export function readLimitWhole(whole: Reading, state: ConciergeState): Intent | null {
  const { diets, days, kinds, types, line, words } = whole;
  const isMore = diets.length + days.length + kinds.length + types.length > 0 || isOtherSize(line, state);
  return isMore || words.length > LIMIT_WORDS_MAX ? null : readLimit(whole, state);
}
