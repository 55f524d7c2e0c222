import { signsOf } from '../../src/features/chat/domain/understanding/ear/ear-features.ts';
import { read } from '../../src/features/chat/domain/understanding/reading.ts';
import type { Case } from './case-schema.ts';
import { expectedKind } from './expected-kind.ts';
import { fixedTrip } from './fixed-trip.ts';
import { OPEN_SETS, openCases } from './open-sets.ts';
import { TRIP_OUTLINES } from './trip-outlines.ts';

/** Beyond so many words a message has more than one thing in it. */
const WORDS_MAX = 30;

/**
 * The messages of the open sets that wish for one thing, as the ear hears them, with the kind that is expected. Not those
 * of the strangers: what mending alone does shows on these.
 */
export function expectedSigns(): { label: string; signs: string[] }[] {
  const trips = new Map(TRIP_OUTLINES.map((outline) => [outline.id, fixedTrip(outline)]));
  return OPEN_SETS.filter((set) => !set.startsWith('strangers')).flatMap((set) =>
    openCases(set).flatMap((one) => {
      const trip = trips.get(one.trip);
      const label = trip ? expectedKind(one, trip.request.groupSize) : null;
      if (!trip || label === null) return [];
      const refused = namesRefused(one.expect);
      const signs = signsOf(read(one.message, trip)).filter((sign) => !refused.some((name) => sign.startsWith(name)));
      return signs.length > WORDS_MAX ? [] : [{ label, signs }];
    }),
  );
}

/** What nobody here has, by the names that a refusal tells: a word that is learnt would no longer be a strange one. */
const namesRefused = (expect: Case['expect']): string[] =>
  expect.kind === 'any'
    ? expect.of.flatMap(namesRefused)
    : expect.kind === 'refusal'
      ? expect.mentions.flat().map((name) => name.toLowerCase())
      : [];
