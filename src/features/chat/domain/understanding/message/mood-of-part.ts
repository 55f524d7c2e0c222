import { onlyOf } from '../../../../../shared/only-of.ts';
import { EVERYDAY_WORDS } from '../../../../planner/domain/everyday-words.ts';
import type { ConciergeState } from '../../concierge-state.ts';
import { clausesOf } from '../cues/clauses.ts';
import { slotsWhere } from '../finding/find-slots.ts';
import type { Intent } from '../intent.ts';
import { type Reading, read } from '../reading.ts';
import { moodOf } from '../wishes/read-preference.ts';

/** `quiet friday please, the big night is saturday`: the mood is wished for the day that is said with it. */
export function moodOfClause(intent: Intent, { raw, days }: Reading, state: ConciergeState): Intent | null {
  if (intent.kind !== 'mood' || days.length < 2) return null;
  const own = clausesOf(raw)
    .map(({ text }) => read(text, state))
    .filter(({ line }) => moodOf(line) === intent.mood);
  const only = onlyOf(own);
  return only && only.days.length > 0 && only.days.length < days.length ? { ...intent, days: only.days } : null;
}

/**
 * `a quieter venue on thursday night`: the evening is meant, and the afternoon stays as it is; `sensible on saturday daytime`
 * means the day before its evening.
 */
export function inPartOfDay(intent: Intent, { days, timesOfDay, slots, line }: Reading): Intent | null {
  if (intent.kind !== 'mood' || intent.timesOfDay !== undefined || slots.length > 0) return null;
  if (days.length === 1 && timesOfDay.length === 1) return { ...intent, timesOfDay };
  return timesOfDay.length === 0 && BY_DAY.test(line) ? { ...intent, timesOfDay: ['Morning', 'Afternoon'] } : null;
}

const BY_DAY = / (?:daytime|day time|by day|(?:in|during) the day) (?!(?:off|out|of|after|before|trip) )/;

/** `something quieter after dinner friday`, `a calmer evening`: what is eaten is not what sets the mood of what comes after. */
export function moodAfterMeal(
  intent: Intent,
  { line, slots, timesOfDay }: Reading,
  { plan }: ConciergeState,
): Intent | null {
  const { mood = null } = intent.kind === 'swap' ? intent.want : {};
  if (intent.kind !== 'swap' || mood === null || slots.length > 0) return null;
  const { scope } = intent;
  const meal = / after (?:the |our )?(lunch|dinner) /.exec(line)?.[1];
  const meals = slotsWhere(plan, scope.days, [], []).filter(({ slot }) => slot.kind === meal);
  const after = meals.flatMap(({ day, slot }) =>
    slotsWhere(plan, [day], [], ['activity', 'night']).filter((one) => one.slot.startMinute > slot.startMinute),
  );
  const isOfTime = timesOfDay.length > 0 && !/ (?:lunch|lunches|dinner|dinners|meals?|food|restaurants?) /.test(line);
  const stops = scope.slots.filter(({ slot }) => slot.kind === 'activity' || slot.kind === 'night');
  const meant = meal === undefined ? (isOfTime ? stops : []) : after;
  return meant.length === 0 || (meal === undefined && meant.length === scope.slots.length)
    ? null
    : { ...intent, scope: { ...scope, slots: meant } };
}

/** `adventure, not pints, on saturday afternoon`: the time that is said is meant, and not what the refused word stands for. */
export function moodOfTime(intent: Intent, { days, timesOfDay, slots, line, words }: Reading): Intent | null {
  const { mood = null } = intent.kind === 'swap' ? intent.want : {};
  if (intent.kind !== 'swap' || mood === null) return null;
  // `friday should be mayhem`: an everyday word that one place of another day is described by points at none.
  const isByPlain = slots.every(({ from, to }) => to - from === 1 && EVERYDAY_WORDS.has(words[from] ?? ''));
  const isOfOther = days.length > 0 && intent.scope.slots.every(({ day }) => !days.includes(day));
  if (isOfOther && isByPlain) return { kind: 'mood', mood, days, ...(timesOfDay.length > 0 ? { timesOfDay } : {}) };
  if (slots.length > 0 || timesOfDay.length !== 1) return null;
  const isElsewhere = intent.scope.slots.every(({ slot }) => !timesOfDay.includes(slot.timeOfDay));
  return isElsewhere && / not /.test(line) ? { kind: 'mood', mood, days, timesOfDay } : null;
}
