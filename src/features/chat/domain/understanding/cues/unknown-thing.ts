import { EVERYDAY_WORDS } from '../../../../planner/domain/everyday-words.ts';
import type { Intent, Preference } from '../intent.ts';
import type { Reading } from '../reading.ts';
import { NOWHERE } from '../scope.ts';
import { isOpenPreference, NO_PREFERENCE } from './no-preference.ts';
import { isDisliked } from './tones.ts';

const VAGUE = new Set(
  `for with to into by a an the something somewhere anything else different other another better new one place more of on in at
  us we please thanks instead nice good nicer fun that thats is it not so bit little lot less and or my our its activity
  activities restaurant bar pub venue thing option alternative friday saturday sunday monday tuesday wednesday thursday
  morning afternoon evening night dinner lunch then just maybe really very january february march april may june july august
  september october november december spring summer autumn winter called named`.split(/\s+/),
);

/** `swap dinner for sushi` where nothing is sushi: the word itself is the wish, so that the refusal can name it. */
export function orUnknown(want: Preference, reading: Reading, from: number): Preference {
  const unread = reading.words.slice(from).filter((word) => !VAGUE.has(word));
  // `a place you can hear yourself think` describes, and names nothing.
  const isDescribed = unread.length > 3 || unread.some((word) => DESCRIBES.test(word));
  return isOpenPreference(want) && unread.length > 0 && !isDescribed ? { ...want, typeLabel: unread.join(' ') } : want;
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

/** A wish for what nobody here has: adding it says so. */
export const refusedByName = (typeLabel: string): Intent => ({
  kind: 'add',
  scope: NOWHERE,
  want: { ...NO_PREFERENCE, typeLabel },
  slotKind: null,
  isAnother: false,
});

const WANTED_FIRST =
  / (?:book|meet|invite|hire|bring|drive|ride|steal|buy|put on|(?:put|pop|stick)(?! (?:our|my|your|more|less|up|it|that|this|something|somewhere|us) )|fit in|fit|squeeze in|arrange|organise|sort out|sort|add|have|do|go on|go to|get to|go|see|visit|watch|try|want|like|fancy|(?:dinner|lunch|drinks|breakfast) (?:at|on|in|from)) (?:(?:us|me|everyone|onto|on|in|to|at|a|an|the|some|our|one|of|with|for|from|up|day|days|trip|go|ride|visit|see|do|have|quick|private|proper|real|actual|ticket|tickets|table) )*([a-z0-9 ]+)$/;
/** `also a butler`, `what about a`: wanted by nothing but the article. */
const OPENED =
  /^ (?:(?:and|also|plus|then|oh|maybe|what about|how about|any chance of|could we have|can we have|we need|need) )+(?:a|an|some) ([a-z0-9 ]+)$/;
/** Words at which the name of a thing ends. */
const ENDS = new Set(
  `on in at for with to before after during and or but so if when while then please thanks instead too also as because
  friday saturday sunday monday tuesday wednesday thursday tonight tomorrow weekend morning afternoon evening night
  lunch dinner there here somewhere we us they it is are was will would could can`.split(/\s+/),
);
/** `a bit posher than that`: how the thing is wished, and no name. */
const COMPARED =
  /^(?:(?:bit|little|touch|tad|lot|something|somewhere|much|even) )*(?:cheaper|dearer|posher|nicer|fancier|smarter|swankier|classier|livelier|quieter|calmer|closer|nearer|better|bigger|smaller|more \w+|less \w+)(?: than .*)?$/;
/** `can we do the Hoxton instead`: a name by its capital within a sentence, of which nobody here has a word. */
export function unheardName(reading: Reading): string | null {
  const name = unheardOf(reading);
  const [first = ''] = name?.split(' ') ?? [];
  const isCapital = reading.raw
    .split(/\s+/)
    .some((word, at) => at > 0 && /^\p{Lu}/u.test(word) && word.toLowerCase().startsWith(first));
  return name !== null && isCapital ? name : null;
}
const NAME_WORDS_MAX = 4;
/** In a longer message a word may be named for anything. */
const ALONE_MAX = 7;

/**
 * What somebody wants of which neither the plan nor the catalogue has a word, `alton towers`, so that it can be refused
 * by name. For a message that no other reader knows; null where every word of it is an everyday one.
 */
export function unheardOf({ line, words, slots, types, venues }: Reading): string | null {
  // `paintball??`: a kind of place that the city does not have.
  const absent = types.find((type) => type.types.length === 0);
  const isAlone = slots.length + venues.length === 0 && types.length === 1 && words.length <= ALONE_MAX;
  if (absent && isAlone && !isDisliked(line)) return absent.label;
  const rest = (WANTED_FIRST.exec(line) ?? OPENED.exec(line))?.[1]?.trim().split(' ') ?? [];
  // `i have been asked to check this` wishes for nothing.
  if (/^(?:been|be|had|to|just|already|only|out|up|know|stay|leave|finish|minus|negative)$/.test(rest[0] ?? ''))
    return null;
  const end = rest.findIndex((word) => ENDS.has(word));
  const name = rest.slice(0, end < 0 ? rest.length : end);
  if (COMPARED.test(name.join(' '))) return null;
  const isRead = slots.length + types.length + venues.length > 0;
  const isNew = name.some(
    (word) => word.length >= 3 && !/^\d+$/.test(word) && !VAGUE.has(word) && !EVERYDAY_WORDS.has(word),
  );
  return isNew && !isRead && name.length <= NAME_WORDS_MAX ? name.join(' ') : null;
}
