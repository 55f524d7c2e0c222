import type { ConciergeState } from '../../concierge-state.ts';
import { lastChanged, lastReplyOf, listedWishes, offeredWish } from '../../wording/offers.ts';
import { isLostReply } from '../../wording/small-talk.ts';
import { normalise } from '../typing/normalise.ts';

/** `ok that one`, `sounds lovely, lets have that`: something is taken, and no word says which. */
const TAKES_THAT =
  /^ (?:(?:ok|okay|yes|yeah|yep|aye|oh|ooh|well|right|then|great|lovely|perfect|brilliant|grand|cool|fab|(?:that |it |this )?(?:sounds|looks|seems) (?:\w+ )?(?:\w+)|lets|let us|we|i|will|ill|id|would|can|could|shall|please|just|well) )*(?:(?:take|have|go (?:for|with)|book|get|pick|choose|try|want) (?:that|this|it)(?: one)?|(?:do )?(?:that|this) one)(?: (?:then|please|pls|thanks|ta|x+|for us|in|sounds \w+|looks \w+|instead))* $/;
/** `ok lose that`, of what might be left out. */
const LOSES_THAT =
  /^ (?:(?:ok|yes|yeah|right|then|lets|just|well|can we) )*(?:drop|lose|bin|ditch|cut|skip) (?:that|it)(?: one)?(?: (?:then|please|x+))* $/;
/** The answer to a question about a list tells first which of them are so. */
const SO = /^.*?(?= (?:is|are|has|have)(?: not)? |[:.])/;
const BETWEEN_MAX = 2;

/** What is taken of a list by no more than `that`: the one wish that it can only be, or those of which one is meant. */
export type ThatOfList = { from: ConciergeState; wish: string } | { among: readonly string[] };

/**
 * `which of those is indoors`, then `lets take that one`: the thing of the list that the answer named, and of several, or of
 * the list itself, nobody knows which. Null where nothing was listed, or something was offered since.
 */
export function thatOfList(state: ConciergeState, message: string): ThatOfList | null {
  const { history } = state;
  const answer = lastReplyOf(history);
  const isOpen = !lastChanged(history) && offeredWish(history) === null && !isLostReply(answer);
  const listed = listedWishes(history);
  const { line } = normalise(message);
  const isDropped = LOSES_THAT.test(line) && listed.every((wish) => /^drop /i.test(wish));
  if (!isOpen || !(TAKES_THAT.test(line) || isDropped)) return null;
  if (listed.length > 1) return { among: listed };
  for (let back = 1; back <= BETWEEN_MAX; back += 1) {
    const from = { ...state, history: history.slice(0, -2 * back) };
    if (lastChanged(from.history) || offeredWish(from.history) !== null) return null;
    const wishes = listedWishes(from.history);
    if (wishes.length < 2) continue;
    const told = SO.exec(answer)?.[0] ?? '';
    const named = wishes.filter((wish) => told.includes(nameIn(wish)));
    const [only, another] = named;
    return only !== undefined && another === undefined
      ? { from, wish: only }
      : { among: named.length > 1 ? named : wishes };
  }
  return null;
}

const nameIn = (wish: string): string =>
  /^swap .+ for (.+)$/i.exec(wish)?.[1] ?? wish.replace(/^(?:add|stay at) /i, '');
