import type { ConciergeState } from '../../concierge-state.ts';
import type { ReadPart } from '../cues/read-part.ts';
import { refusedByName, unheardOf } from '../cues/unknown-thing.ts';
import type { PlacedSlot } from '../finding/find-slots.ts';
import { read } from '../reading.ts';
import { readGivenByVerb } from '../wishes/read-given-for.ts';
import { readLoosely } from '../wishes/read-loosely.ts';
import { alsoOfTrip } from './also-of-trip.ts';
import { countedTogether } from './counted-together.ts';
import { isCourtesy } from './is-courtesy.ts';
import { mergeWishes } from './merge-wishes.ts';
import { opposed } from './opposed.ts';
import { readComplaint } from './read-frames.ts';
import { readIntent } from './read-intent.ts';
import { splitWishes } from './split-wishes.ts';
import { needsBeside, thingOnDay, withAnyOnes } from './things-beside.ts';

/** Nobody could follow the answer to more wishes. */
const WISHES_MAX = 6;

/** Whether a guess will do where no rule reads it, and the parts spoken of last. */
export interface HowRead {
  isLoose: boolean;
  topic: readonly PlacedSlot[];
}

/** The clauses of a message, each read on its own, and what belongs together joined. */
export function readEach(
  state: ConciergeState,
  message: string,
  { isLoose, topic, isBeside = false }: HowRead & { isBeside?: boolean },
): ReadPart[] {
  const wishes = splitWishes(message).slice(0, WISHES_MAX);
  // `hi, swap dinner please. thanks`: courtesies around a wish need no answer of their own.
  const spokenWishes = wishes.filter((wish) => wishes.length === 1 || !isCourtesy(wish, topic, state.history));
  const alone = spokenWishes.map((wish): ReadPart => {
    const named = read(wish, state).slots.flatMap(({ slots }) => slots);
    const intent = readGivenByVerb(wish, state) ?? readIntent(wish, state);
    const onDay = intent.kind === 'unknown' && (isBeside || wishes.length > 1) ? thingOnDay(wish, state) : null;
    return { wish, intent: onDay ?? intent, named };
  });
  const counted = countedTogether(alone, message, state);
  if (counted) return [counted, ...alone.flatMap((part) => needsBeside(part, state))];
  const withThings = withAnyOnes(alone, state);
  const alongside = withThings.flatMap((part): ReadPart[] => {
    const also = alsoOfTrip(part, state);
    return also.length > 0 ? [part, ...also] : opposed(part, state);
  });
  const merged = mergeWishes(alongside);
  if (merged.every(({ intent }) => intent.kind !== 'unknown')) return merged;
  if (merged.every(({ intent }) => intent.kind === 'unknown')) {
    if (!isLoose) return merged;
    const whole = read(message, state);
    const loosely = readComplaint(state, message) ?? readLoosely(whole, state, topic);
    const unheard = loosely === null || loosely.kind === 'vague' ? unheardOf(whole) : null;
    const intent = unheard === null ? loosely : refusedByName(unheard);
    if (intent) return [{ wish: message, intent, named: [] }];
  }
  const loose = merged.map((part) =>
    part.intent.kind === 'unknown'
      ? { ...part, intent: readLoosely(read(part.wish, state), state, topic) ?? part.intent }
      : part,
  );
  return mergeWishes(loose);
}
