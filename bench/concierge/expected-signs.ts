import type { ConciergeState } from '../../src/features/chat/domain/concierge-state.ts';
import { signsOf, signsWithMarks } from '../../src/features/chat/domain/understanding/ear/ear-features.ts';
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
  return learntFrom().flatMap(({ one, trip }) => {
    const label = expectedKind(one, trip.request.groupSize);
    if (label === null) return [];
    const refused = namesRefused(one.expect);
    const signs = signsOf(read(one.message, trip)).filter((sign) => !refused.some((name) => sign.startsWith(name)));
    return signs.length > WORDS_MAX ? [] : [{ label, signs }];
  });
}

/**
 * The same messages, of any number of things, with whether a change of the plan would be right: `change` where that is
 * one of the reactions that are expected, `none` where nothing may change.
 */
export function expectedChanges(): { label: 'change' | 'none'; signs: string[] }[] {
  return learntFrom().map(({ one, trip }) => {
    const reactions = one.expect.kind === 'any' ? one.expect.of : [one.expect];
    const label = reactions.some(({ kind }) => kind === 'change') ? 'change' : 'none';
    return { label, signs: signsWithMarks(read(one.message, trip)) };
  });
}

/** The messages that the ears learn from, each with its trip. */
const learntFrom = (): { one: Case; trip: ConciergeState }[] => {
  const trips = new Map(TRIP_OUTLINES.map((outline) => [outline.id, fixedTrip(outline)]));
  return OPEN_SETS.filter((set) => !set.startsWith('strangers'))
    .flatMap(openCases)
    .flatMap((one) => {
      const trip = trips.get(one.trip);
      return trip ? [{ one, trip }] : [];
    });
};

/** What nobody here has, by the names that a refusal tells: a word that is learnt would no longer be a strange one. */
const namesRefused = (expect: Case['expect']): string[] =>
  expect.kind === 'any'
    ? expect.of.flatMap(namesRefused)
    : expect.kind === 'refusal'
      ? expect.mentions.flat().map((name) => name.toLowerCase())
      : [];
