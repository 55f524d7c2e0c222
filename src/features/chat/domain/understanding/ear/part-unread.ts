import type { ConciergeState } from '../../concierge-state.ts';
import { askWhatToChange } from '../../wording/vague-question.ts';
import { findScope } from '../cues/find-scope.ts';
import { isRunDown } from '../cues/run-down.ts';
import { unnamed } from '../cues/unnamed.ts';
import type { Reading } from '../reading.ts';
import { hear } from './hear.ts';
import { hearAct } from './hear-act.ts';
import { hasUnheardName } from './unheard-name.ts';

/** Longer messages have more in them than one part of the plan. */
const WORDS_MAX = 24;

/**
 * What shall become of the part of the plan that a message names, where nothing else could be read from its words; null
 * where it names none, sounds like no wish at all, or speaks of something nobody has heard of.
 */
export function askOfUnread(reading: Reading, state: ConciergeState): string | null {
  const scope = findScope(reading, state.plan, reading.words.length);
  const [heard] = hear(reading);
  const isWish = heard !== undefined && heard.label !== 'none' && hearAct(reading)[0]?.label === 'wish';
  const isPart = scope.isNamed && scope.slots.length > 0 && reading.words.length <= WORDS_MAX;
  // `my friend did circolo and says its just for instagram`: something is said against one part, and nothing asked.
  const isComplaint = scope.slots.length === 1 && reading.slots.length > 0 && isRunDown(unnamed(reading), '');
  if (!isPart || !(isWish || isComplaint) || hasUnheardName(reading)) return null;
  return `I am not sure what you would like there, so nothing has changed. ${askWhatToChange(state, scope)}`;
}
