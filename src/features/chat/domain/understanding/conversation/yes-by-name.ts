import type { ConciergeState } from '../../concierge-state.ts';
import { additionListed, listedWishes, offeredWish } from '../../wording/offers.ts';
import { normalise } from '../typing/normalise.ts';

const YES =
  /^ (?:(?:oh|ok|right|well|so) )*(?:yes|yeah|yep|aye|go on|go for|go with|lets go for|lets go with|lets (?:do|have|take|book)|sure|alright|ill take|we will take|well have|we will have)(?: (?:then|and|please|we will have|well have|lets have|lets do|go for|go with|do|with|for|have|just))* (?:the |that |your )?(?!(?:and|but|also|not|no) )((?:\w+ ){1,4})$/;
/** Words that point at what was offered and do not name it. */
const POINTS =
  /^(?:the|that|one|of|those|them|these|your|cheaper|cheapest|only|first|option|place|thing|then|please|thanks|mate|x+|it)$/;
const ORDERS = / (?:drop|swap|cancel|remove|skip|move|add|keep|change|earlier|later|instead) /;

/**
 * What a yes takes up that says it by its name, `go on then the boat`, `yeah the cheaper one`, where just one thing is offered or
 * told of: the wish that was offered. Null where the words name anything else.
 */
export function yesByName({ history }: ConciergeState, message: string): string | null {
  if (listedWishes(history).length > 1) return null;
  const offered = offeredWish(history) ?? additionListed(history);
  const { line } = normalise(message);
  const said = YES.exec(line)?.[1]?.trim().split(' ');
  if (offered === null || said === undefined || ORDERS.test(line)) return null;
  const names = said.filter((word) => !POINTS.test(word));
  const comes = (/ for ([^”]+)$/.exec(offered)?.[1] ?? offered).toLowerCase();
  return names.every((name) => comes.includes(name)) ? offered : null;
}
