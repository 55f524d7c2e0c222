import { type Places, venuesOf } from '../../../../../engine/places.ts';
import type { TripPlan } from '../../../../../engine/trip-plan.ts';
import type { TypeMention } from '../../../../planner/domain/find-types.ts';
import { findVenues, isWeak, type VenueMention } from '../../../../planner/domain/find-venues.ts';
import { stem, tokenise } from '../../../../planner/domain/tokenise.ts';
import type { HotelMention } from './find-hotels.ts';
import type { PlacedSlot, SlotMention } from './find-slots.ts';
import { isCountry, joinedNames, namedByKind, partlyNamed } from './partly-named.ts';

/** Words with what was found in them before the places outside the plan. */
interface Said {
  words: readonly string[];
  types: readonly TypeMention[];
  hotels: readonly HotelMention[];
  slots: readonly SlotMention[];
  /** Names that are written otherwise than they are read. */
  asRead: readonly VenueMention[];
}

interface Span {
  from: number;
  to: number;
}

const overlap = (one: Span, other: Span): boolean => one.from < other.to && other.from < one.to;

/** Every word stands in the name of a place, in whatever form, or in what or where it is. */
const hasAll = ({ name, type, area }: PlacedSlot['slot'], said: readonly string[]): boolean => {
  const own = tokenise(`${name} ${type} ${area}`).map(stem);
  return said.every((word) => own.includes(stem(word)));
};

/**
 * Places of the catalogue, outside the plan, that are meant by their names, in full or in part. A name in full wins over a
 * word of it that happens to point at a part of the plan; a single word that is a kind of place (`pierogi`) means the kind,
 * though one name begins with it.
 */
export function venuesMeant(
  { words, types, hotels, slots, asRead }: Said,
  { plan, places, destination }: { plan: TripPlan; places: Places; destination: string },
): VenueMention[] {
  const catalogue = venuesOf(places);
  const inWhole = firstOf([
    asRead,
    [...findVenues(words, catalogue), ...joinedNames(words, catalogue)],
    namedByKind(words, catalogue),
  ]);
  const isNamed = (span: Span): boolean => [...inWhole, ...hotels].some((other) => overlap(other, span));
  const isTaken = (span: Span): boolean => isNamed(span) || types.some((other) => overlap(other, span));
  const isOfPart = (span: Span): boolean => slots.some((slot) => overlap(slot, span));
  // `borough market` is that one, and not the flower market of the plan; `wawel castle` is no dragon.
  const isFuller = (span: Span): boolean =>
    span.to - span.from === 2 &&
    !isWeak(words[span.from] ?? '') &&
    !isNamed(span) &&
    types.every((other) => !overlap(other, span) || other.from === span.from + 1) &&
    slots.every(
      (mention) =>
        !overlap(mention, span) ||
        (mention.to - mention.from === 1 &&
          !mention.slots.some(({ slot }) => hasAll(slot, words.slice(span.from, span.to)))),
    );
  const inPart = partlyNamed(words, catalogue, destination).filter(
    (part) => (!isTaken(part) && !isOfPart(part)) || isFuller(part),
  );
  const used = new Set(plan.days.flatMap((day) => day.slots.map((slot) => slot.venueId)));
  const isKind = ({ from, to }: Span): boolean =>
    to - from === 1 && types.some((type) => type.from <= from && to <= type.to && type.types.length > 0);
  return [...inWhole, ...inPart].filter((venue) => {
    const isOneWord = venue.to - venue.from === 1;
    return (
      !used.has(venue.venueId) &&
      !(isOneWord && (isCountry(words[venue.from] ?? '') || isOfPart(venue))) &&
      !isKind(venue)
    );
  });
}

/** Those of each list that share no word with one of a list before it. */
function firstOf(lists: readonly (readonly VenueMention[])[]): VenueMention[] {
  const taken: VenueMention[] = [];
  for (const list of lists) taken.push(...list.filter((one) => !taken.some((other) => overlap(one, other))));
  return taken;
}
