import * as z from 'zod/mini';
import { DIETS } from '../../../../catalogue/vocabulary.ts';
import { liesIn } from '../../../../engine/kept-free.ts';
import { isIsoDay } from '../../../../shared/dates.ts';
import { NOWHERE } from '../understanding/scope.ts';
import { type ConciergeTool, defineTool, found } from './concierge-tool.ts';
import { dayNamed, noSuchDay } from './named-slots.ts';
import { runChange } from './run-change.ts';
import { Clock, Mood, Text } from './tool-arguments.ts';

const Day = z.string().check(z.refine(isIsoDay, 'must be a day such as 2027-05-14'));

const needs = defineTool({
  name: 'set_needs',
  description: 'Makes diets, step-free access, no alcohol, or someone under 18 a rule of the whole trip.',
  effect: 'changes',
  args: z.strictObject({
    diets: z.optional(z.array(z.enum(DIETS))),
    step_free: z.optional(z.boolean()),
    no_alcohol: z.optional(z.boolean()),
    someone_under_18: z.optional(z.boolean()),
    someone_pregnant: z.optional(z.boolean()),
  }),
  run: (state, { diets, step_free, no_alcohol, someone_under_18, someone_pregnant }) => {
    const asked = {
      diets: diets ?? [],
      stepFree: step_free ?? false,
      noAlcohol: no_alcohol ?? false,
      minorsPresent: someone_under_18 ?? false,
      isPregnant: someone_pregnant ?? false,
    };
    const { diets: wanted, ...flags } = asked;
    if (wanted.length === 0 && !Object.values(flags).some(Boolean))
      return found({ changed: false, because: 'No need was named. A need can be added here, not taken back.' });
    return runChange(state, { kind: 'needs', ...asked, scope: NOWHERE });
  },
});

const groupSize = defineTool({
  name: 'set_group_size',
  description: 'Plans for another number of people, 1 to 100.',
  effect: 'changes',
  args: z.strictObject({ people: z.int().check(z.minimum(1), z.maximum(100)) }),
  run: (state, { people }) => runChange(state, { kind: 'group-size', change: { kind: 'size', people } }),
});

const dates = defineTool({
  name: 'set_dates',
  description: 'Puts the trip on other dates; its length follows from the first and the last day.',
  effect: 'takes-away',
  args: z.strictObject({ first_day: Day, last_day: Day }),
  run: (state, { first_day: start, last_day: end }) =>
    end < start
      ? found({ changed: false, because: 'The last day is before the first.' })
      : runChange(state, { kind: 'dates', change: { kind: 'range', start, end } }),
});

const budget = defineTool({
  name: 'set_budget',
  description: 'Makes the whole plan cost at most so much a person, or lifts the limit when none is given.',
  effect: 'changes',
  args: z.strictObject({
    most_pounds_per_person: z.nullable(z.number().check(z.minimum(0), z.maximum(10_000))),
  }),
  run: (state, { most_pounds_per_person: most }) => {
    const capPence = most === null ? null : Math.round(most * 100);
    const isSaving = capPence !== null && capPence < state.plan.totals.slotsPerPersonPence;
    return runChange(state, isSaving ? { kind: 'cheaper', capPence, perPerson: true } : { kind: 'budget', capPence });
  },
});

const cheaper = defineTool({
  name: 'make_cheaper',
  description: 'Saves money where it costs least of the fun, when the organiser names no amount.',
  effect: 'changes',
  args: z.strictObject({}),
  run: (state) => runChange(state, { kind: 'cheaper', capPence: null, perPerson: true }),
});

const mood = defineTool({
  name: 'set_mood',
  description: 'Makes the trip or one day of it calmer, wilder, more cultural, foodie or adventurous.',
  effect: 'changes',
  args: z.strictObject({ mood: Mood, day: z.optional(Text) }),
  run: (state, { mood: wanted, day }) => {
    const index = day === undefined ? null : dayNamed(state, day);
    if (day !== undefined && index === null) return found(noSuchDay(state, day));
    return runChange(state, { kind: 'mood', mood: wanted, days: index === null ? [] : [index] });
  },
});

const keepFree = defineTool({
  name: 'keep_free',
  description:
    'Leaves hours of a day to the group, now and in later changes; with is_over the plan may use them again.',
  effect: 'takes-away',
  args: z.strictObject({ day: Text, from: Clock, to: Clock, is_over: z.optional(z.boolean()) }),
  run: (state, { day, from, to, is_over: isOver }) => {
    const index = dayNamed(state, day);
    if (index === null) return found(noSuchDay(state, day));
    const hours = { day: index, startMinute: from, endMinute: to > from ? to : to + 24 * 60 };
    if (!isOver) return runChange(state, { kind: 'busy', ...hours });
    const free = (state.request.keptFree ?? []).filter((one) => one.day === index && liesIn(hours, one));
    return free.length === 0
      ? found({ changed: false, because: 'No hours of that time are kept free.' })
      : runChange(state, { kind: 'hours-again', free });
  },
});

const undo = defineTool({
  name: 'undo',
  description: 'Brings back the trip as it was before the last change.',
  effect: 'takes-away',
  args: z.strictObject({}),
  run: (state) => runChange(state, { kind: 'undo', steps: 1 }),
});

/** Tools that change the trip as a whole. */
export const TRIP_TOOLS: readonly ConciergeTool[] = [needs, groupSize, dates, budget, cheaper, mood, keepFree, undo];
