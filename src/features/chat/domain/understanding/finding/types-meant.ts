import type { Venue } from '../../../../../catalogue/venue.ts';
import { findTypes, type TypeMention } from '../../../../planner/domain/find-types.ts';
import { findVenues } from '../../../../planner/domain/find-venues.ts';
import { stem, tokenise } from '../../../../planner/domain/tokenise.ts';

/** `not walking round looking at that`, `a gap to potter`: what people do, and no walking tour or pottery. */
export const isVerb = (words: readonly string[], at: number): boolean =>
  words[at] === 'potter' ||
  (words[at] === 'walking' &&
    (/^(?:round|around|about|to|from|home|back|there|everywhere|miles|involved)$/.test(words[at + 1] ?? '') ||
      /^(?:much|little|less|more|lots|of)$/.test(words[at - 1] ?? '')));

/** Every word is a word of the place's name as it is written. */
const isExact = (words: readonly string[], venueId: string, venues: readonly Venue[]): boolean => {
  const name = tokenise(venues.find(({ id }) => id === venueId)?.name ?? '');
  return words.every((word) => name.includes(word));
};

/** The kinds of place that are meant by their words: those that are a verb, a group or a word of a name are none. */
export function typesMeant(words: readonly string[], catalogue: readonly Venue[]): TypeMention[] {
  // The team that comes along is no game for teams.
  const kinds = findTypes(words, catalogue).filter(
    ({ from, to }) =>
      to - from > 1 ||
      !(
        /^(?:team|private|light)$/.test(words[from] ?? '') ||
        / (?:we|i|you|can|could|cant|cannot|couldnt|wont|barely|hardly) walk $/.test(
          ` ${words.slice(from - 1, to).join(' ')} `,
        ) ||
        isVerb(words, from)
      ),
  );
  const inFull = findVenues(words, catalogue).filter(({ from, to, venueId }) =>
    isExact(words.slice(from, to), venueId, catalogue),
  );
  // `padella` is a place, and no paella with a slip.
  return kinds.filter(
    ({ from, to, label }) =>
      !inFull.some((venue) => venue.from <= from && to <= venue.to) ||
      words.slice(from, to).some((word) => label.split(' ').some((part) => stem(part) === stem(word))),
  );
}
