import * as z from 'zod/mini';
import { DIETS } from '../../../../catalogue/vocabulary.ts';
import { venuesOf } from '../../../../engine/places.ts';
import { foldText } from '../../../../shared/plain-text.ts';
import { findTypes } from '../../../planner/domain/find-types.ts';
import { tokenise } from '../../../planner/domain/tokenise.ts';
import type { ConciergeState } from '../concierge-state.ts';
import { NO_PREFERENCE } from '../understanding/cues/no-preference.ts';
import type { Preference } from '../understanding/intent.ts';
import { Mood, Text } from './tool-arguments.ts';

/** What a new place should be like, as arguments of a tool. All of it may be left open. */
export const wantedPlace = {
  /** The exact name of a place, as find_places or alternatives gave it. */
  place: z.optional(Text),
  /** A kind of place, in plain words: `karting`, `cocktail bar`. */
  type: z.optional(Text),
  cheaper: z.optional(z.boolean()),
  most_pounds_per_person: z.optional(z.number().check(z.nonnegative(), z.maximum(10_000))),
  mood: z.optional(Mood),
  area: z.optional(Text),
  indoors: z.optional(z.boolean()),
  diets: z.optional(z.array(z.enum(DIETS))),
};
const WantedPlace = z.object(wantedPlace);

/** The wish in the planner's terms, or what of it our list does not have. */
export function preferenceOf(
  { places }: ConciergeState,
  args: z.output<typeof WantedPlace>,
): { ok: true; want: Preference } | { ok: false; unknown: string } {
  const venues = venuesOf(places);
  const folded = args.place === undefined ? null : foldText(args.place).trim();
  const named = venues.filter(({ name }) => foldText(name) === folded);
  if (args.place !== undefined && named.length === 0) return { ok: false, unknown: args.place };
  const types = args.type === undefined ? [] : findTypes(tokenise(args.type), venues).flatMap((type) => type.types);
  if (args.type !== undefined && types.length === 0) return { ok: false, unknown: args.type };
  const area = venues.find((venue) => foldText(venue.area) === foldText(args.area ?? ''))?.area ?? null;
  if (args.area !== undefined && area === null) return { ok: false, unknown: args.area };
  const most = args.most_pounds_per_person;
  return {
    ok: true,
    want: {
      ...NO_PREFERENCE,
      venueIds: named.map(({ id }) => id),
      types: [...new Set(types)],
      typeLabel: args.type ?? null,
      diets: args.diets ?? [],
      isCheaper: args.cheaper ?? false,
      maxPence: most === undefined ? null : Math.round(most * 100),
      mood: args.mood ?? null,
      area,
      isIndoor: args.indoors ?? false,
    },
  };
}
