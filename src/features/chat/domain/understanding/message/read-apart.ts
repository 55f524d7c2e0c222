import type { ConciergeState } from '../../concierge-state.ts';
import type { ReadPart } from '../cues/read-part.ts';
import type { Intent } from '../intent.ts';
import { read } from '../reading.ts';
import { normalise } from '../typing/normalise.ts';
import { ITEM_END } from '../typing/written-lines.ts';
import { isOfOne, subjectOf } from './wish-subject.ts';

/** Reads words as if they were a message of their own and one wish. */
type ReadAlone = (words: string) => readonly ReadPart[];

/** Joints at which one wish may end and another begin, with the words that only lead on. */
const JOINT =
  /(?:\s*[.!?;]+(?=\s|$)\s*|\s*,(?!\d)\s*|\s+(?:[-–—+&]|and|n|plus|then|also|but)\s+)(?:(?:and|also|oh|plus|then|but|please|pls)\s+(?:so\s+)?)*/gi;

/** Longer messages tell a story, and shorter ones have no room for two wishes. */
const WORDS_MAX = 45;
const WORDS_MIN = 4;
const JOINTS_MAX = 7;
/** Nobody could follow the answer to more. */
const ITEMS_MAX = 6;

/** Words that refer to what was said before them, or take it back. */
const LEANS =
  /^ (?:(?:please|just|can you|could you|so) )*(?:swap|change|switch|replace|trade) (?:for|to|with|into) |^ (?:not|no wait|actually|sorry|i mean|i meant|or|rather|he|she|they|it|that|this|those|them|which|who|because|cos|since|as|so|if|unless|instead|even|just|only|except|apart from) | (?:instead|either|both|as well as that) $| (?:something|somewhere|anything|somebody) (?:\w+ ){0,3}(?:there|instead(?! of )|in its place|for it) | (?:one|some|any|each|either) of (?:em|them|those|these) /;
/** What was named before, and nothing of its own. */
const OF_IT = / (?:it|that|this|them|those|these|one|em) /;
/** `we'll be hanging out` tells how they will be, and counts nobody. */
const TELLS_STATE = / (?:well|we will|were|we are|they will|theyll) (?:all )?(?:be )?(?!\d)/;

/**
 * The wishes of a message that parts into words each of which is a whole wish by itself, about another part of the
 * plan or the trip: each is read as it would be alone, so that neither swallows the other. Null where the parts lean
 * on one another (a reason and its order, what goes and what comes in its place), or one of them is no whole wish.
 */
export function readApart(state: ConciergeState, message: string, readAlone: ReadAlone): ReadPart[] | null {
  const items = message.split(ITEM_END);
  // Whoever makes a list says that its items are wishes of their own.
  if (items.length > 1 && items.length <= ITEMS_MAX) return items.flatMap((item) => [...readAlone(item)]);
  const { words } = normalise(message);
  if (words.length < WORDS_MIN || words.length > WORDS_MAX) return null;
  // `11 & 12 March` is one thing.
  const joints = [...message.matchAll(JOINT)].filter(
    ({ 0: joint, index }) =>
      index > 0 && !(/\d$/.test(message.slice(0, index)) && /^\d/.test(message.slice(index + joint.length))),
  );
  if (joints.length === 0 || joints.length > JOINTS_MAX) return null;
  const ends = joints
    .map(({ 0: joint, index }) => ({ at: index, next: index + joint.length, joint }))
    .filter(({ next, joint }, at, all) => !(IS_AND.test(joint) && isOnlyNamed(message.slice(next, all[at + 1]?.at))))
    .filter(({ at, next, joint }) => !(IS_AND.test(joint) && isExchanged(message.slice(0, at), message.slice(next))));
  const whole = (from: number, to: number, joint: string): readonly ReadPart[] | null => {
    const text = `${message.slice(from, to).trim()}${/^\s*\?/.test(joint) ? '?' : ''}`;
    const { line, words: own } = normalise(text);
    if (own.length < 2 || LEANS.test(line) || SENTENCES.test(text)) return null;
    const parts = readAlone(text);
    const isOne = parts.length === 1 || (parts.length > 1 && parts.every(({ intent }) => OF_TRIP.has(intent.kind)));
    return isOne && parts.every((part) => isWhole(part, state)) ? parts : null;
  };
  const known = new Map<number, ReadPart[] | null>();
  // The rest of the message from there on, as few words a wish as will do.
  const restFrom = (from: number): ReadPart[] | null => {
    const before = known.get(from);
    if (before !== undefined) return before;
    const found = partedFrom(from) ?? (from === 0 ? null : whole(from, message.length, ''));
    const parts = found === null ? null : [...found];
    known.set(from, parts);
    return parts;
  };
  const partedFrom = (from: number): ReadPart[] | null => {
    for (const { at, next, joint } of ends) {
      const first = at > from ? whole(from, at, joint) : null;
      const rest = first === null ? null : restFrom(next);
      if (first && rest && first.every((one) => rest.every((other) => !isOfOne(one, other))))
        return [...first, ...rest];
    }
    return null;
  };
  return restFrom(0);
}

/** `swap the museum and jameson over`, `swap the museum and jameson for a spa and a boat`: the two of one exchange. */
const isExchanged = (before: string, after: string): boolean =>
  (/\b(?:swap|replace|change|switch) (?!.*\b(?:for|to|with)\b)(?:[\w'’]+ ){0,4}[\w'’]+$/i.test(before) &&
    /^(?:[\w'’]+ ){1,5}?(?:for|with) (?:\w+ ){1,3}and\b/i.test(after)) ||
  (/\b(?:swap|switch|trade|flip|change) (?:[^\s.,;!?]+ ){0,7}[^\s.,;!?]+$/i.test(before) &&
    /^(?:[^\s.,;!?]+ ){1,8}?(?:over|round|around|places|about)\b/i.test(after));

const IS_AND = /^\s+(?:[+&]|and|n|plus)\s+/i;

/** `bin the tiles and the escape room, late start saturday`: a name alone goes on with the list before it. */
function isOnlyNamed(text: string): boolean {
  const { words, line } = normalise(text);
  return words.length <= 4 && /^ (?:the|that|those|our) /.test(line) && !SAYS.test(line);
}
const SAYS =
  / (?:out|off|in|gone|stays?|goes|later|earlier|instead|first|last|can|is|are|no|not|yes|to|at|for|on|needs?|please|free|cheaper|\d+) /;

/** Two sentences, of which the second may be about the first. */
const SENTENCES = /[.!?;]\s+\S/;
/** `two more and one is vegan`: told together. */
const OF_TRIP: ReadonlySet<Intent['kind']> = new Set(['group-size', 'needs']);

/** Whether nothing of the wish is left to be said by other words. */
export function isWhole({ intent, wish }: ReadPart, state: ConciergeState): boolean {
  const subject = subjectOf(intent);
  if (subject === null) return false;
  const { slots, types, venues, line, days, kinds, called } = read(wish, state);
  if (slots.length + days.length + kinds.length === 0 && subject === 'slots' && OF_IT.test(line)) return false;
  // `sick of cahoots, too dear` is about that place, and `karaoke in` counts nobody.
  if (subject === 'money' && slots.length + types.length > 0) return false;
  if (subject === 'size' && (slots.length + types.length + venues.length > 0 || TELLS_STATE.test(line))) return false;
  if (intent.kind === 'move-day') return intent.slot !== null;
  if (intent.kind === 'add') return called !== null || intent.want.types.length + intent.want.venueIds.length > 0;
  if (intent.kind !== 'swap' && intent.kind !== 'drop' && intent.kind !== 'retime') return true;
  const { scope } = intent;
  return scope.isNamed && scope.slots.length > 0 && (intent.kind === 'retime' || scope.isOne !== true);
}
