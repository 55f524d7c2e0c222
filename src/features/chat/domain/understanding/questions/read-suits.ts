import { asksNoAlcohol, asksStepFree } from '../../../../planner/domain/requirement-patterns.ts';
import type { Intent } from '../intent.ts';
import type { Reading } from '../reading.ts';
import type { Scope } from '../scope.ts';
import { QUESTION_LEAD } from '../typing/openings.ts';
import { tellsOfMinors } from '../wishes/read-needs.ts';

/** A question by its form: what, which and who, or a verb before somebody who is not asked to do anything. */
const ASKS = new RegExp(
  `${QUESTION_LEAD}(?:(?:what|which|who|where|how|whats|wheres|hows|list)(?! (?:about|can you|could you|would you|if)) |(?:is|are|isnt|arent|does|do|did|will|would|has|have|any|am) |(?:can|could|might|may|shall) (?!you |we |u |i (?:have|get|ask|add|change|swap)))| (?:allowed|ok|okay|fine|welcome|alright|suitable|sorted) (?:in |at |for )?(?:everywhere|anywhere|everything|it all|all of (?:it|them)) $`,
);
const WISHES =
  / (?:swap|change it|instead|add|replace|drop|remove|can we|could we|can you|could you|would you|find|make it|anything cheaper|something cheaper|book) /;

/** Whether places meet what somebody needs, as the needs that a line names; null where it names none. */
export function suitsOf(reading: Reading, scope: Scope): Intent | null {
  const { line, diets } = reading;
  const stepFree = asksStepFree(line) || / (?:lifts?|ramps?|stairs|steps|access|hills|hilly) /.test(line);
  const noAlcohol = asksNoAlcohol(line);
  const minorsPresent =
    tellsOfMinors(line) ||
    / (?:age limits?|under ?age|too young|old enough|(?:allowed|let|get) in(?:to)? (?:everywhere|anywhere|everything|all of (?:it|them)|all the (?:places|bars|clubs))) /.test(
      line,
    );
  if (diets.length === 0 && !stepFree && !noAlcohol && !minorsPresent) return null;
  return { kind: 'suits', diets, stepFree, noAlcohol, minorsPresent, scope };
}

/** Whether what was told just before is all right: `hes 15, can he get in`. */
export const ASKS_ABOUT_IT =
  / (?:is (?:everything|everywhere|it|it all|that|this) (?:all )?(?:ok|okay|fine|alright|allowed|a problem|an issue)|can (?:he|she|they|we|it) (?:\w+ )?(?:get|come|go|eat|manage|do|join|be)|will (?:he|she|they|it|that|we) (?:be )?(?:ok|okay|fine|alright|manage|get|cope|starve|fit|work|allowed)|does (?:it|that) (?:matter|mess|change|work|affect)) /;

/** `is there a vegan place near the museum`: one of the list, and none that is planned. */
const OTHER_PLACE =
  / (?:is|are) there (?:an?|any|some|anywhere|somewhere) (?:\w+ ){0,6}?(?:near|nearby|close to|round|around|by) /;

/** `can a coeliac eat at the tapas place`, `which of these can you do on crutches`: asked, and not ordered. */
export function readSuits(reading: Reading, scope: Scope): Intent | null {
  const isAsked = ASKS.test(reading.line) || ASKS_ABOUT_IT.test(reading.line);
  if (OTHER_PLACE.test(reading.line)) return null;
  return isAsked && !WISHES.test(reading.line) ? suitsOf(reading, scope) : null;
}

/** Words that speak of the places of the plan without naming one. */
const OF_THE_PLAN =
  / (?:these|those|them|it|they|he|she|i|everywhere|everything|all|of it|the (?:places|plan|restaurants|meals|food|trip)|which ones) /;

/** `does anyone have to climb stairs on friday`. */
const HAS_TO =
  / (?:have|has|need|needs) to (?:climb|do|manage|go up|walk up) (?:\w+ ){0,2}?(?:stairs|steps|hills?) | (?:any|many|lots of) (?:stairs|steps|hills?) /;

/** The same where it is plain that the plan is meant, and not what else the list has. */
export const readSuitsOfPlan = (reading: Reading, scope: Scope): Intent | null =>
  reading.slots.length > 0 || reading.kinds.length > 0 || HAS_TO.test(reading.line) || OF_THE_PLAN.test(reading.line)
    ? readSuits(reading, scope)
    : null;
