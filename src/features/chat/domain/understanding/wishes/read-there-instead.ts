import { onlyOf } from '../../../../../shared/only-of.ts';
import type { ConciergeState } from '../../concierge-state.ts';
import { findScope } from '../cues/find-scope.ts';
import type { Intent } from '../intent.ts';
import type { Reading } from '../reading.ts';

/** Something is to go or to give way, by a verb of the same breath. */
const GOES =
  / (?:swap|swapped|change|replace|switch|drop|lose|bin|cut|remove|cancel|scrap|ditch|skip|not|no|dont|doesnt|cant|wont|without|never|move|moved|shift|push|something|somewhere|anything|other|another|else|different|cheaper|than|of|for|make|be|is) /;
const STARTS_ANEW = /^(?:and|then|so|but|just|or)$/;
const ONE = /^(?:a|an|some|another)$/;
const WORDS_MAX = 22;

/**
 * `lets do the boat instead`, `lose something on friday and have the market instead`: what the plan has, and is wanted, goes
 * to the day that was said, and stays where none was. Null where a verb sends it off, or where something else is named.
 */
export function readThereInstead(reading: Reading, { plan }: ConciergeState): Intent | null {
  const { line, words, slots, venues, hotels, types, kinds, days } = reading;
  if (words.length > WORDS_MAX || venues.length + hotels.length + kinds.length > 0 || slots.length !== 1) return null;
  const [mention] = slots;
  const placed = onlyOf(mention?.slots ?? []);
  if (!mention || !placed || ONE.test(words[mention.from - 1] ?? '')) return null;
  const end = words[mention.to] === 'instead' ? mention.to : mention.to + 1;
  if (
    words[end] !== 'instead' ||
    words[end + 1] === 'of' ||
    (end > mention.to && !(words[mention.to] ?? '').endsWith('day'))
  )
    return null;
  const from = words.slice(0, mention.from).findLastIndex((word) => STARTS_ANEW.test(word)) + 1;
  const breath = ` ${words.slice(from, mention.from).join(' ')} `;
  const isOther = types.some((type) => type.types.length > 0 && type.to <= mention.from && type.from >= from);
  if (GOES.test(breath) || isOther || / instead .* instead /.test(line)) return null;
  const day = onlyOf(days);
  if (day === undefined || day === placed.day) return { kind: 'keep', scope: findScope(reading, plan, words.length) };
  return { kind: 'move-day', slot: placed, day };
}
