import { onlyOf } from '../../../../../shared/only-of.ts';
import { EVERYDAY_WORDS } from '../../../../planner/domain/everyday-words.ts';
import { findVenues } from '../../../../planner/domain/find-venues.ts';
import { tokenise } from '../../../../planner/domain/tokenise.ts';
import type { ConciergeState } from '../../concierge-state.ts';

/** A run of words that names a hotel of the city, the one of the plan or another. */
export interface HotelMention {
  hotelId: string;
  from: number;
  to: number;
}

/** A shorter word of another hotel's name (`the dean`) may be anybody's name. */
const TELLING_MIN = 4;
const PLAIN =
  /^(?:hotels?|hostel|apartments?|suites?|centre|central|centrum|city|grand|royal|house|beer|artist|design|premier)$/;

/** `temple bar hotel` is one, though each of its words is plain. */
const isWholeName = (said: readonly string[], name = ''): boolean =>
  said.some((word) => /^(?:hotel|hostel)$/.test(word)) && tokenise(name).join(' ') === said.join(' ');

/** Hotels that the words name in full, by two words of the name, or by one that no other hotel and no area has. */
export function findHotels(
  words: readonly string[],
  { places, plan }: Pick<ConciergeState, 'places' | 'plan'>,
): HotelMention[] {
  if (places.kind !== 'city') return [];
  const { hotels, name: city } = places.city;
  const plain = new Set(tokenise(`${city} ${hotels.map(({ area, type }) => `${area} ${type}`).join(' ')}`));
  const isPlain = (word: string): boolean => plain.has(word) || PLAIN.test(word);
  const mentions = findVenues(
    words,
    hotels.map(({ id, name, type }) => ({ id, name, type, kind: 'activity' as const })),
  )
    .filter(({ venueId, from, to }) => to - from > 1 || venueId === plan.stay?.hotelId)
    // `covent garden` is where it stands and no hotel.
    .filter(({ venueId, from, to }) => {
      const said = words.slice(from, to);
      return said.some((word) => !isPlain(word)) || isWholeName(said, hotels.find(({ id }) => id === venueId)?.name);
    })
    .map(({ venueId, from, to }) => ({ hotelId: venueId, from, to }));
  const telling = hotels.map(({ id, name }) => ({ id, words: tokenise(name) }));
  for (const [from, word] of words.entries()) {
    if (word.length < TELLING_MIN || isPlain(word) || EVERYDAY_WORDS.has(word)) continue;
    // `a bit vanilla` says what something is like.
    if (OF_DEGREE.test(words[from - 1] ?? '')) continue;
    if (mentions.some((other) => other.from <= from && from < other.to)) continue;
    const only = onlyOf(telling.filter((hotel) => hotel.words.includes(word)));
    if (only) mentions.push({ hotelId: only.id, from, to: from + 1 });
  }
  return mentions.sort((left, right) => left.from - right.from);
}

const OF_DEGREE = /^(?:bit|too|very|so|rather|quite|pretty|little|really|less)$/;
