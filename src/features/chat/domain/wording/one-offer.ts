import { isOrderWorded, NOT_THAT_YET, NOT_YET } from './offers.ts';
import { asWishes } from './suggestions.ts';

const OFFERED = / ?Say yes to go ahead with “([^”]+)”\./g;
const IS_LIST = /^1[.)] /m;

/**
 * A reply with no more than one thing that a yes would take: of several offers the one of what was only shown stays, or else
 * they stand in a list to choose from.
 */
export function withOneOffer(reply: string): string {
  const offers = [...reply.matchAll(OFFERED)];
  const wishes = [...new Set(offers.map(([, wish = '']) => wish))];
  if (wishes.length < 2) return reply;
  const ofShown = offers.findLast(({ index }) =>
    [NOT_YET, NOT_THAT_YET].some((words) => reply.slice(0, index).endsWith(`${words}.`)),
  );
  const isListed = !ofShown && !IS_LIST.test(reply) && wishes.every(isOrderWorded);
  const kept = isListed ? undefined : (ofShown ?? offers[0]);
  const bare = reply.replace(OFFERED, (all, _, at) => (at === kept?.index ? all : ''));
  return isListed ? `${bare}\nWhich shall I do?\n${asWishes(wishes)}` : bare;
}
