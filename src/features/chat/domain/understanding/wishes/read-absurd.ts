import type { ConciergeState } from '../../concierge-state.ts';
import type { Impossible } from '../impossible.ts';
import { type Reading, read } from '../reading.ts';
import { normalise } from '../typing/normalise.ts';
import { beyondUs } from './beyond-us.ts';
import { dietClash } from './diet-clash.ts';
import { famousGuest } from './famous-guests.ts';
import { oddSpot } from './odd-spots.ts';
import { oppositeWishes } from './opposite-wishes.ts';
import { ofOthersBusiness } from './others-business.ts';
import { countedInParts } from './whole-numbers.ts';

/** A sum that is meant for everybody and buys nothing, `20p each`. */
const PENNIES = /(?:^|\s)\d{1,2}\s?p\s+(?:each|pp|a head|per head|per person|all in|total|budget)\b/i;
const FOR_NONE =
  / for the price of (?:none|nothing|zero|0|nobody) | (?:\d+|one|a) beds? (?:and )?(?:\d|one|a) (?:euro|pound|quid|zloty|koruna) $/;
const NO_SUM =
  / (?:drop|take|less|off|more|cheaper|extra|dearer|save|saving|under|below|over|tip|tips|deposit|change|about|around) /;

/** What is a joke, or contradicts itself: nobody could do it, whatever they have on their list. */
export function readAbsurd(reading: Reading): Impossible | null {
  const { line, raw, slots, venues } = reading;
  if (ofOthersBusiness(line)) return { kind: 'others-business' };
  const things = countedInParts(raw);
  if (things !== null) return { kind: 'in-parts', things };
  if (FOR_NONE.test(line) || (PENNIES.test(raw) && slots.length === 0 && !NO_SUM.test(line)))
    return { kind: 'free', thing: 'all of it' };
  const name = famousGuest(line);
  if (name !== null && !isNamed(name, reading)) return { kind: 'famous', name };
  const beyond = beyondUs(line);
  if (beyond) return beyond;
  const spot = oddSpot(line);
  if (spot !== null && !venues.some(({ to, from }) => to - from > 2)) return { kind: 'nowhere', thing: spot };
  const clash = dietClash(line);
  return clash ? { kind: 'diet-clash', ...clash } : oppositeWishes(reading);
}

/** Whether a clause may be absurd, by its words alone. */
const soundsAbsurd = (clause: string): boolean => {
  const { line } = normalise(clause);
  return (
    countedInParts(clause) !== null ||
    famousGuest(line) !== null ||
    beyondUs(line) !== null ||
    oddSpot(line) !== null ||
    dietClash(line) !== null ||
    ofOthersBusiness(line)
  );
};

const JOINTS = /\s*(?:[.;!?,]+\s+(?:(?:and|but|then|also|plus|oh)\s+)*|\s(?:and|but|then|also|plus)\s+)(?=\S)/i;
const LENGTH_MAX = 400;

/** The one clause of a message that is absurd, and what else is said in it; null where there is no such clause. */
export function absurdClause(
  message: string,
  state: ConciergeState,
): { clause: string; why: Impossible; rest: string } | null {
  if (message.length > LENGTH_MAX) return null;
  const clauses = message.split(JOINTS);
  const at = clauses.length > 1 ? clauses.findIndex(soundsAbsurd) : -1;
  const clause = clauses[at];
  const why = clause === undefined ? null : readAbsurd(read(clause, state));
  return clause === undefined || !why
    ? null
    : { clause, why, rest: clauses.filter((_, index) => index !== at).join('. ') };
}

/** A place of the plan or of the list bears the name, `prince charles cinema`. */
const isNamed = (name: string, { words, slots, venues, hotels }: Reading): boolean =>
  [...slots, ...venues, ...hotels].some(({ from, to }) => {
    const said = words.slice(from, to);
    return said.length > 1 && name.split(' ').some((word) => said.includes(word));
  });

/** What contradicts itself over clauses that alone are wishes: `drunk but no alcohol`; null in a longer message. */
export const readAbsurdWhole = (reading: Reading): Impossible | null =>
  reading.words.length > WORDS_MAX || JOINS.test(reading.raw) ? null : readAbsurd(reading);

const WORDS_MAX = 14;
/** Another wish that stands beside it. */
const JOINS =
  /[.;?!]\s+\w|,? (?:and|but|then|also|plus) (?:please |just |can (?:we|you) |could (?:we|you) )?(?:swap|drop|move|change|add|book|ditch|bin|cancel|remove|replace)\b/i;
