import { onlyOf } from '../../../../../shared/only-of.ts';
import type { ConciergeState } from '../../concierge-state.ts';
import { NO_PREFERENCE } from '../cues/no-preference.ts';
import type { Intent } from '../intent.ts';
import type { Reading } from '../reading.ts';
import { scopeOf } from '../scope.ts';
import { readPreference } from './read-preference.ts';

/** Words that only lead from what goes to what comes. */
const LEADS = /^(?:a|an|some|the|have|do|get|try|find|us|want|for|and|go)$/;
const WORDS_MAX = 12;

/**
 * `scrap starka pierogi place instead`: what goes and what comes in its stead, one after the other without a mark. Null
 * unless one thing of the plan follows the verb, and what stands between it and the `instead` is a kind or a place.
 */
export function readInPlace(reading: Reading, state: ConciergeState): Intent | null {
  const { words, slots, types, venues, line } = reading;
  if (words.length > WORDS_MAX || !/ instead(?: please)? $/.test(line) || / (?:of|not|dont|no|than) /.test(line))
    return null;
  const verb = words.findIndex((word) => /^(?:drop|swap|remove|cancel|skip|replace|change|scratch)$/.test(word));
  const gone = onlyOf(
    slots.filter(({ from }) => from === verb + 1 || (from === verb + 2 && words[verb + 1] === 'the')),
  );
  if (verb < 0 || !gone) return null;
  const start = words.findIndex((word, at) => at >= gone.to && !LEADS.test(word));
  const comes = [...types.filter((type) => type.types.length > 0), ...venues].find(({ from }) => from >= gone.to);
  if (!comes || comes.from > start + 2) return null;
  const want = readPreference(reading, state, gone.to);
  const ofKind = types.filter(({ from }) => from >= gone.to);
  const scope = { ...scopeOf(gone.slots, reading.days), isOne: gone.slots.length > 1 };
  return {
    kind: 'swap',
    scope,
    want: {
      ...NO_PREFERENCE,
      ...want,
      types: ofKind.flatMap((type) => type.types),
      typeLabel: ofKind[0]?.label ?? null,
      notTypes: [],
    },
  };
}
