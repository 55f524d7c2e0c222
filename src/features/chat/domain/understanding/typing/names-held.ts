import type { ConciergeState } from '../../concierge-state.ts';

/** Words at which one wish may end and another begin, or which ask: in a name they do neither. */
const JOINS =
  /\s(?:and|so|n|but|plus|then|or|no|not|what|where|who|how|with)\s|^(?:so|no|not|what|where|who|how|but|and)\s/i;

/** `so what time is dinner` names no bar. */
const ASKED_ON = '(?!\\s+(?:time|is|are|was|do|does|can|could|would|will|should|if|about|else|happens|did|we|you)\\b)';

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * The names of the plan in which such a word stands (`So What`), with their words tied together, so that `cut foxtrot and
 * so what` is no question. Hyphens are read as blanks, so the words stay the same.
 */
export function namesHeld(message: string, { plan }: ConciergeState): string {
  const names = plan.days.flatMap(({ slots }) => slots.map(({ name }) => name)).filter((name) => JOINS.test(name));
  return names.reduce(
    (text, name) =>
      text.replace(new RegExp(`\\b${escaped(name)}(?![\\w?])${ASKED_ON}`, 'gi'), (said) => said.replace(/\s+/g, '-')),
    message,
  );
}
