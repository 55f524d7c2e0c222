import { onlyOf } from '../../../../../shared/only-of.ts';
import type { ConciergeState } from '../../concierge-state.ts';
import { diffPlans } from '../../wording/diff-plans.ts';
import { dayName } from '../../wording/name-slot.ts';
import { lastChanged, openQuestion } from '../../wording/offers.ts';
import { slotsWhere } from '../finding/find-slots.ts';
import { read } from '../reading.ts';
import { normalise } from '../typing/normalise.ts';

/** `ok but somewhere cheaper for lunch`: it goes on with what was just done. */
const GOES_ON =
  /^ (?:ok|okay|yes|yeah|great|lovely|perfect|cool|nice|grand|fine|sound|but|only|actually|hmm|no|nah) (?=.* (?:lunch|dinner) )/;
const OF_IT =
  / (?:cheaper|posher|nicer|fancier|smarter|better|different|another|else|somewhere|earlier|later|swap|change|less|closer|nearer|veggie|vegan) /;
/** All of them, another one, or more than a meal is meant. */
const OTHERWISE =
  / (?:both|all|every|each|any|other|also|too|as well|same|lunches|dinners|meals|what|which|when|how|where) /;
const WORDS_MAX = 12;

/** A message about `lunch` or `dinner` on no day, right after that meal of one day was changed: that of the same day. */
export function ofMealChanged(state: ConciergeState, message: string): string {
  const { line, words } = normalise(message);
  const { history, previous, plan } = state;
  if (!previous || !lastChanged(history) || openQuestion(history) !== null || words.length > WORDS_MAX) return message;
  if (!GOES_ON.test(line) || !OF_IT.test(line) || OTHERWISE.test(line)) return message;
  const { kinds, days, slots, timesOfDay } = read(message, state);
  const meal = onlyOf(kinds);
  if (meal === undefined || days.length + slots.length + timesOfDay.length > 0) return message;
  if (slotsWhere(plan, [], [], [meal]).length < 2) return message;
  const touched = diffPlans(previous.plan, plan).flatMap((one) => (one.kind === 'removed' ? [] : [one.after]));
  const day = onlyOf([...new Set(touched.filter(({ slot }) => slot.kind === meal).map((placed) => placed.day))]);
  return day === undefined ? message : `${message.trim().replace(/[.!\s]+$/, '')} on ${dayName(plan, day)}`;
}
