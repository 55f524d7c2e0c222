import { BUDGET_PENCE, type BudgetBand } from '../../../catalogue/vocabulary.ts';
import { formatPounds } from '../../../shared/money.ts';
import { BUDGET_WORDS, bandText } from '../../planner/domain/brief-words.ts';

/**
 * The budget of a brief in words, and the limit that the plan keeps to where that is another one by now: the chat may
 * have set it since. `limitPence` is per person; null is no limit, undefined is one that nobody knows.
 */
export function budgetGivenText(band: BudgetBand | '', limitPence: number | null | undefined): string {
  const known = band || 'mid-range';
  const given = band ? `${BUDGET_WORDS[band].label}, ${bandText(band)}` : 'No preference (mid-range)';
  if (limitPence === undefined || limitPence === BUDGET_PENCE[known].capPence) return given;
  const limit = limitPence === null ? 'no upper limit' : `at most ${formatPounds(limitPence)} per person`;
  return `${given}\nNow ${limit}`;
}
