import type { ConciergeState } from '../../concierge-state.ts';
import { LIMIT_SUM } from '../cues/clause-cues.ts';
import type { Mention } from '../cues/mentions.ts';
import { NO_MEAT } from '../cues/no-preference.ts';
import { tonesIn } from '../cues/tones.ts';
import type { Preference } from '../intent.ts';
import type { Reading } from '../reading.ts';
import { readPreference } from '../wishes/read-preference.ts';

export const DIET = /^(?:vegans?|vegetarians?|halal|kosher)$/;

/** What a clause wants to come, from the things that it names. */
export function wantOf(
  reading: Reading,
  ins: readonly Mention[],
  all: readonly Mention[],
  state: ConciergeState,
): Preference {
  const open = openWant(reading, state);
  // `a vegan place` names a need, and every place that meets it will do.
  const types = [...new Set(ins.flatMap((one) => one.types))];
  return {
    ...open,
    // `burgers instead of vegan` wants no vegan place.
    diets: all.some(({ polarity, from }) => polarity === 'out' && DIET.test(reading.words[from] ?? ''))
      ? []
      : open.diets,
    venueIds: ins.flatMap(({ venueIds }) => venueIds),
    types,
    typeLabel: ins.find(({ label }) => label !== null)?.label ?? null,
    mood: null,
  };
}

/** What a clause wants to come, of no kind that it names. */
export function openWant(reading: Reading, state: ConciergeState): Preference {
  const want = readPreference(reading, state, reading.words.length);
  const tones = tonesIn(reading.line);
  const isNotVegan = / (?:normal|regular|ordinary|meat|meaty|with meat) /.test(reading.line);
  const limit = LIMIT_SUM.exec(reading.line)?.[1];
  return {
    ...want,
    maxPence: want.maxPence ?? (limit === undefined ? null : Number(limit) * 100),
    mood: want.mood ?? tones.mood,
    isCheaper: want.isCheaper || / half (?:the |that )?(?:price|cost|that) | half that /.test(reading.line),
    notTypes: isNotVegan ? NO_MEAT : [],
  };
}
