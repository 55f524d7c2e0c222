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

const SO_ASKED =
  /^\s*so[,\s]+(?=what(?:['’]?s|['’]?re)\b(?! (?:is|too|out|off|shut|closed)\b)|what (?:is|was) (?:the|our|it|that|this|there|in|on)\b|what (?:time|are|do|does|did|can|could|would|will|should|if|about|else|happens|have)\b(?! (?:be|go|come) (?:after|before|at|on|earlier|later|first|last)\b))/i;

/** A question without the `so` that opens it: that of `so whats the new total` is no word of `So What`. */
export const withoutSoAsked = (message: string): string => message.replace(SO_ASKED, '');
