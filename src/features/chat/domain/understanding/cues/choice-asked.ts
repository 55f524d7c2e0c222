import type { Intent } from '../intent.ts';
import { normalise } from '../typing/normalise.ts';
import { CHANGES } from './asks.ts';

/** Words that order or request, and those that ask for something else than which of two. */
const SAYS_MORE =
  / (?:swap|swop|change|switch|replace|drop|bin|cancel|remove|lose|scrap|ditch|add|move|put|keep|leave|make|get|find|book|squeeze|can|could|would|please|is there|are there|have you|do you|got any|instead|cheaper|earlier|later|what about|how about|what if|if) /;
/** `or something`, `or so`, `3 or 4`: no choice between two things. */
const NO_CHOICE =
  / or (?:failing|else|otherwise|at least|rather|something|somewhere|so|not|what|anything|whatever|similar|two|any|more|less|if|\d+) | \d+ or /;

/** Whether a message only asks which of two it should be: `italian or indian for saturday dinner?`, `pub or club?`. */
export function choiceAsked(message: string): boolean {
  if (!/\?\s*$/.test(message)) return false;
  const { line } = normalise(message);
  return / or /.test(line) && !NO_CHOICE.test(line) && !SAYS_MORE.test(line);
}

/** What is left of a wish where only a choice was asked for: of parts of the plan what they are, and anything else as it is. */
export function asChoice(intent: Intent): Intent {
  if (!CHANGES.has(intent.kind) || !('scope' in intent) || intent.scope.slots.length < 2) return intent;
  return { kind: 'schedule', scope: intent.scope };
}
