import type { ConciergeState } from '../../concierge-state.ts';
import { read } from '../reading.ts';

const THING = '((?:the )?[a-z]+(?: (?!and\\b|but\\b|more\\b|less\\b|fewer\\b)[a-z]+)?)';
const FEWER = `(?:fewer|less|not so (?:many|much)) ${THING}`;
const MORE = `more ${THING}`;
const JOINED = '[\\s,;.!]+(?:and |but )?';
const FEWER_FIRST = new RegExp(
  `^(?:(?:bit|a bit|can we have|lets have|please|(?:the )?(?:boys|lads|girls|ladies|team|they|we|everyone|bride|groom|stag|hens?) (?:all )?(?:wants?|fancy|fancies|would like|would prefer|prefer)) )*${FEWER}(?:${JOINED}more |[\\s,;.!]+and (?:a|an|some) )${THING}[\\s.!x]*$`,
  'i',
);
const MORE_FIRST = new RegExp(
  `^(?:(?:bit|a bit|can we have|lets have|please|(?:the )?(?:boys|lads|girls|ladies|team|they|we|everyone|bride|groom|stag|hens?) (?:all )?(?:wants?|fancy|fancies|would like|would prefer|prefer)) )*${MORE}${JOINED}${FEWER}[\\s.!x]*$`,
  'i',
);

/** What a trip may be, and no place is. */
const MANNERS =
  /^(?:the )?(?:culture|cultural(?: stuff)?|arty(?: stuff)?|history|sightseeing|activit\w+|active|sport\w*|walking|booze|boozy|drinking|posh|fancy|formal|serious|educational|touristy)(?: stuff| things?| bits?)?$/i;

/** `one club less`: as `one less club`. */
const ONE_LESS =
  /\b(one|1|a) (?:(?:warm|big|proper|hot|fancy|loud) )?(bar|pub|club|activity|dinner|lunch|meal|museum|stop|thing|night out|tour)( on \w+| \w+day)? (less|fewer)(?! than\b)( on (?:the )?\w+day)?/gi;

const WHEN = '(?:on )?((?:mon|tue|wed|thu|fri|sat|sun)\\w*)';
/** `fewer bars fri, more sat`: the same kind of thing on another day. */
const FEWER_THERE = new RegExp(`^${FEWER} ${WHEN}${JOINED}more ${WHEN}[\\s.!x]*$`, 'i');

function fewerThere(message: string, state: ConciergeState): string {
  const [, thing = '', from = '', to = ''] = FEWER_THERE.exec(message) ?? [];
  const kind = thing.replace(/^the /i, '').replace(/s$/i, '');
  return kind === '' || !read(kind, state).types.some(({ types }) => types.length > 0)
    ? message
    : `drop one of the ${kind}s on ${from} and add a ${kind} on ${to}`;
}

/**
 * `fewer museums more wine`, `less museums and a boat`: one kind of thing in the place of another, or only more of the one where the plan has none of
 * the other. The message as it is where these are no kinds of place.
 */
export function withFewerAndMore(typed: string, state: ConciergeState): string {
  const message = fewerThere(typed, state).replace(
    ONE_LESS,
    (_, _one: string, thing: string, when = '', less = 'less', then = '') => `one ${less} ${thing}${when}${then}`,
  );
  const first = FEWER_FIRST.exec(message);
  const [less, more] = first ? [first[1], first[2]] : (MORE_FIRST.exec(message)?.slice(1, 3).toReversed() ?? []);
  if (less === undefined || more === undefined) return message;
  const isKind = (words: string): boolean => read(words, state).types.some(({ types }) => types.length > 0);
  // `less culture more beer`: what there is to be less of is no kind of place.
  if (isKind(more) && MANNERS.test(less)) return `add ${more}`;
  if (!isKind(more) || !isKind(less)) return message;
  const mentions = read(less, state).slots.flatMap(({ slots }) => slots);
  return mentions.length === 0 ? `add ${more}` : `swap the ${less} for ${more}`;
}
