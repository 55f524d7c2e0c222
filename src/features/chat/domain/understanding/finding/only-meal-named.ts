import { onlyOf } from '../../../../../shared/only-of.ts';
import type { ConciergeState } from '../../concierge-state.ts';
import { asTyped } from '../typing/as-typed.ts';
import { slotsWhere } from './find-slots.ts';

const LEAD = "(?:(?:please|can|could|we|you|lets|let's|should|i|want|to|would|like)\\s+)*";
const MEAL = '(?:the\\s+|our\\s+)?(lunch|dinner)';
const TO_DAY = '(?:to|onto)\\s+(?:the\\s+)?(?:mon|tues|wednes|thurs|fri|satur|sun)day\\b.*';
const VERBS = 'move|shift|switch|push|bring';
const MOVES = new RegExp(`^(${LEAD}(?:${VERBS})\\s+)${MEAL}(\\s+(?:back\\s+|forward\\s+)?${TO_DAY})$`, 'i');
const IS_MOVED = new RegExp(
  `^(${LEAD})${MEAL}(\\s+be\\s+(?:moved|shifted|switched|pushed|brought)\\s+${TO_DAY})$`,
  'i',
);

/** `can lunch be moved to thursday`, of a trip with one lunch: that lunch by the name of its place. */
export function withOnlyMealNamed(state: ConciergeState, message: string): string {
  const [, before, kind, after] = MOVES.exec(message) ?? IS_MOVED.exec(message) ?? [];
  if (before === undefined || kind === undefined || after === undefined) return message;
  const only = onlyOf(slotsWhere(state.plan, [], [], [kind.toLowerCase() === 'lunch' ? 'lunch' : 'dinner']));
  return only ? `${before}${asTyped(only.slot.name)}${after}` : message;
}
