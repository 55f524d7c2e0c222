import { venuesOf } from '../../../../../engine/places.ts';
import type { ConciergeState } from '../../concierge-state.ts';
import { NO_MEAT, NO_PREFERENCE } from '../cues/no-preference.ts';
import type { PlacedSlot } from '../finding/find-slots.ts';
import type { Intent, Preference } from '../intent.ts';
import type { Reading } from '../reading.ts';
import type { Scope } from '../scope.ts';
import { readCloser } from '../wishes/read-closer.ts';
import { wantedSide } from '../wishes/wanted-side.ts';

/** `quiet pub`, `wildlife park or zoo`: so many words say what is wanted where some are read only in part. */
const DESCRIBED_MAX = 4;
const BEFORE_WANTED =
  /^ (?:(?:and|so|then|just|please|can|could|would|we|you|i|us|lets|let|give|get|do|go|going|try|book|find|have|pick|want|wants|need|needs|like|fancy|prefer|rather|maybe|perhaps|possibly|ideally|how|what|about|a|an|the|some|any|something|somewhere|anything|anywhere|bit|of|more|to|for|with|be|make|it|that|in|as|nice|good|decent|proper|normal|plain|real|actual|ordinary|regular|quiet|quieter|cosy|lively|livelier|chilled|traditional|local|old|little|big|(?:the )?(?:bride|groom|hen|stag|boss|team|girls|lads|dad|mum|he|she|they|everyone) (?:wants?|prefers?|fancies|loves?|would like|would rather)) )*/;
const AFTER_WANTED =
  /(?: (?:then|instead|please|thanks|maybe|perhaps|possibly|rather|better|nicer|would|might|could|will|may|be|is|are|sounds?|seems?|more|us|me|our|thing|like|if|there|one|possible|poss|you|can|for|or|something|somewhere|anything|owt|x+|mate|lol|haha|cheers|place|spot|joint|any|day|over|that|much|way|far|do|so|surely|lads|girls|everyone|all|of))* $/;
/** A part by its day, its time and its meal. */
const OF_PART =
  / (?:(?:on|for|at|the|that|this) )*(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|lunch|dinner|morning|afternoon|evening|night)s?(?= )/g;
/** `what else is there`: asked of what goes, and nothing chosen. */
const ASKS_OTHERS =
  /^ (?:(?:so|and|but|then) )*(?:what|which|where|any|anything|anywhere|got any|is there anything) (?:else|others?|alternatives|options|ideas|suggestions)(?: (?:is|are|there|could|can|we|you|have|got|that|similar|like it|places?|options|ideas|do|go|for it|instead|then|around|suggest))* $/;
/** What comes may be anything else. */
const ANY_OTHER =
  /^ (?=.* (?:else|other|another|different|better|sensible|something|somewhere|replace|swap|change) )(?:(?:replace|swap|change|it|that|for|something|somewhere|anything|anywhere|else|other|another|different|better|nicer|sensible|decent|one|place|idea|pick|find|get|give|us|we|can|could|have|please|then|instead|just|so|a|an|little|bit|more|lets|do|go|try|and) )+$/;
const NEW_ONE = / (?:another|other|different|new) /;

/** What is to come for it: something else, or something nearer. */
export function insteadOf(only: PlacedSlot, wanted: Reading, scope: Scope, state: ConciergeState): Intent | null {
  if (ASKS_OTHERS.test(wanted.line)) return { kind: 'ideas', scope };
  const closer = wanted.slots.length === 0 ? readCloser(wanted, state) : null;
  if (closer) return closer.kind === 'closer' ? { ...closer, scope } : null;
  const want = wantOf(wanted, only, state);
  return want && isOfSort(want, only, state) ? { kind: 'swap', scope, want } : null;
}

/** Nobody eats in the place of a museum, or looks at one for dinner. */
function isOfSort({ types, venueIds }: Preference, { slot }: PlacedSlot, { places }: ConciergeState): boolean {
  const wanted = venuesOf(places).filter(({ id, type }) => venueIds.includes(id) || types.includes(type));
  const isMeal = slot.venueKind === 'restaurant';
  return wanted.length === 0 || wanted.some(({ kind }) => (kind === 'restaurant') === isMeal);
}

/** What the last words want, where they say nothing else but when. */
function wantOf({ line }: Reading, { slot }: PlacedSlot, state: ConciergeState): Preference | null {
  const plain = line.replace(OF_PART, ' ').replace(/ {2,}/g, ' ');
  if (/^ (?:\w+ ){0,4}(?:meat|meaty)(?: \w+)? $/.test(plain)) return { ...NO_PREFERENCE, notTypes: NO_MEAT };
  if (ANY_OTHER.test(plain)) return { ...NO_PREFERENCE, notTypes: [slot.type] };
  const isNew = NEW_ONE.test(plain);
  const words = plain.replace(NEW_ONE, ' ').replace(BEFORE_WANTED, ' ').replace(AFTER_WANTED, ' ').trim();
  const bare = words === '' ? null : wantedSide(words, state, true);
  const want = bare ?? (words.split(' ').length <= DESCRIBED_MAX ? wantedSide(words, state) : null);
  const isKnown = bare !== null || (want !== null && want.types.length + want.venueIds.length > 0);
  if (!want || !isKnown) return null;
  if (want.types.length === 0) return want;
  // A `nice bar` for the bar crawl is any other bar, and a `quiet pub` is a pub first.
  const types = isNew ? want.types : want.types.filter((type) => type !== slot.type);
  return types.length > 0 ? { ...want, types, mood: null } : null;
}
