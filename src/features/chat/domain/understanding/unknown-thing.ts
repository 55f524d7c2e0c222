import { EVERYDAY_WORDS } from '../../../planner/domain/everyday-words.ts';
import type { Preference } from './intent.ts';
import type { Reading } from './reading.ts';

const VAGUE = new Set(
  `for with to into by a an the something somewhere anything else different other another better new one place more of on in at
  us we please thanks instead nice good nicer fun that thats is it not so bit little lot less and or my our its activity
  activities restaurant bar pub venue thing option alternative friday saturday sunday monday tuesday wednesday thursday
  morning afternoon evening night dinner lunch then just maybe really very`.split(/\s+/),
);

/** `swap dinner for sushi` where nothing is sushi: the word itself is the wish, so that the refusal can name it. */
export function orUnknown(want: Preference, reading: Reading, from: number): Preference {
  const isOpen =
    want.venueIds.length + want.types.length + want.diets.length === 0 &&
    want.typeLabel === null &&
    want.mood === null &&
    want.maxPence === null &&
    !want.isCheaper &&
    !want.isIndoor;
  const unread = reading.words.slice(from).filter((word) => !VAGUE.has(word));
  // `a place you can hear yourself think` describes, and names nothing.
  const isDescribed = unread.length > 3 || unread.some((word) => DESCRIBES.test(word));
  return isOpen && unread.length > 0 && !isDescribed ? { ...want, typeLabel: unread.join(' ') } : want;
}

const DESCRIBES = /^(?:you|we|they|he|she|can|could|would|will|does|doesnt|dont|isnt|arent|who|where|which)$/;

const ASKS_FOR =
  / (?:add|include|fit in|squeeze in|(?:can|could) (?:we|you) (?:do|go|have|try|add|get)|what about|how about|(?:want|like|love) to (?:do|go|try)|lets (?:do|go|try)|go|try) (?:for )?(?:a |an |some |the )?([a-z]{4,})(?: ([a-z]{4,}))? /;

/** The thing asked for in so many words that nothing in the catalogue is: `can we go skydiving`. */
export function unknownThing({ line }: Reading): string | null {
  const asked = ASKS_FOR.exec(line);
  const [, first = '', second = ''] = asked ?? [];
  if (first === '' || VAGUE.has(first) || EVERYDAY_WORDS.has(first)) return null;
  return second === '' || VAGUE.has(second) || EVERYDAY_WORDS.has(second) ? first : `${first} ${second}`;
}
