import { onlyOf } from '../../../../../shared/only-of.ts';
import type { ConciergeState } from '../../concierge-state.ts';
import { findScope } from '../cues/find-scope.ts';
import { nearWhat } from '../cues/near-what.ts';
import { ORDER } from '../cues/topic-words.ts';
import type { Intent } from '../intent.ts';
import type { Reading } from '../reading.ts';
import { QUESTION_LEAD } from '../typing/openings.ts';
import { sortSaid } from './read-area-places.ts';

const NEAR_ASKED = new RegExp(
  `${QUESTION_LEAD}(?:what|whats|what is|is there|are there|any|anything|anywhere|something|somewhere|owt|have you got|do you know)(?: (?!how|far|time)\\w+){0,5}? (?:near|nearby|close to|close by|next to|round the corner from|handy for|(?:a )?(?:short|quick) walk from|(?:with)?in (?:a |about |the )?(?:\\w+ )?(?:minutes?|minute walk|walking distance|stones throw|walk)(?: walk)?(?: of| from| to)?) `,
);
const LATER = / (?:after|afterwards|later|next|nightcap) /;
const WORDS_MAX = 16;

/**
 * `whats within a few minutes of the club if people get hungry`, `is there anything near dinner for after`: what the list has, the
 * nearest to that part first. Null where no one part is named.
 */
export function readNearAsked(reading: Reading, state: ConciergeState): Intent | null {
  const { line, slots, kinds, types, venues, hotels, words } = reading;
  if (!NEAR_ASKED.test(line) || words.length > WORDS_MAX || venues.length + hotels.length > 0 || ORDER.test(line))
    return null;
  if (slots.length > 1 || (slots.length === 0 && kinds.length !== 1)) return null;
  const mention = slots[0];
  const isIn = ({ from, to }: { from: number; to: number }) =>
    mention !== undefined && mention.from <= from && to <= mention.to;
  const type = types.find((one) => !isIn(one));
  const parts = findScope(reading, state.plan, words.length).slots;
  const near = nearWhat(reading, state);
  if (!near || parts.length === 0) return state.places.kind === 'city' ? null : { kind: 'unconfirmed' };
  const isMeal = onlyOf([...new Set(parts.map(({ slot }) => slot.kind))]) === 'dinner';
  const base = { kind: 'places', maxPence: null, venueIds: [], near } as const;
  // Of what nobody here has none is found, and it is said so.
  if (type) return { ...base, types: type.types.length > 0 ? type.types : [type.label], label: type.label };
  const sort = sortSaid(line, kinds) ?? (isMeal && LATER.test(line) ? 'nightlife' : undefined);
  const label = sort === 'restaurant' ? 'place to eat' : sort === 'nightlife' ? 'night out' : 'place';
  return { ...base, types: [], label, ...(sort ? { sort } : {}) };
}
