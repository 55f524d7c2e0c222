import type { ConciergeState } from '../../concierge-state.ts';
import { type Reading, read } from '../reading.ts';
import { clausesOf } from './clauses.ts';

const TELLS =
  / (?:is|are|am|was|were|isnt|arent|wont|wasnt|we|i|they|he|she|its?|theyll|well|everyone|everybody|nobody|half|most|some|people|lads|girls|cos|because|as|has|have|got|too|need|needs|wants?|gets?|feels|looks|seems|sounds|everyones|flights?|trains?|coach|plane|knackered|tired) /;
/** A day that is only the reason for what is wished of another. */
const AHEAD = / (?:big|early|long|late|busy|mad|heavy) (?:one|start|day|night|morning|flight|train)s? /;
/** That nothing else is planned, said once more. */
const SAID_AGAIN =
  /^ (?:(?:so|and|with) )?(?:no (?:planned|organised|booked) (?:stuff|things|activities)|nothing (?:else )?(?:planned|booked|organised)) (?:(?:in|during|for) the day(?:time)? )?$/;
const AFTER_DAY = / (?:after|from|since) (?:(?:a|the|our) )?(?:\w+ )?\w+day /;
const WISHES =
  / (?:swap|change|replace|switch|drop|remove|cancel|move|add|make|find|book|put|keep|leave|cheaper|calmer|wilder|quieter|livelier|instead|rather|something|somewhere|could|can|please|lets|fancy|maybe|else|start later|later start|lie in) |\?\s*$/;

/** Whether a clause names no part of a trip and has no word of a wish in it. */
export const ordersNothing = ({ line, raw, slots, types, venues, kinds, diets, amount, hotels }: Reading): boolean =>
  slots.length + types.length + venues.length + kinds.length + diets.length + hotels.length === 0 &&
  amount === null &&
  !WISHES.test(line) &&
  !/\?\s*$/.test(raw);

/** Whether a clause can only say why something else is wished. */
export function isOnlyWhy(clause: Reading): boolean {
  if (!ordersNothing(clause)) return false;
  const { line, days } = clause;
  return AHEAD.test(line) || SAID_AGAIN.test(line) || ((days.length === 0 || AFTER_DAY.test(line)) && TELLS.test(line));
}

/** The clauses of a message that say more than why, read by themselves; all of it in one where nothing is only why. */
export function saidBesideWhy(whole: Reading, state: ConciergeState): readonly Reading[] {
  const clauses = clausesOf(whole.raw).map(({ text }) => read(text, state));
  const said = clauses.filter((clause) => !isOnlyWhy(clause));
  return said.length > 0 && said.length < clauses.length ? said : [whole];
}
