import * as z from 'zod/mini';
import { budgetStory } from '../../../../engine/budget-story.ts';
import { rainPlan } from '../../../../engine/rain-plan.ts';
import { formatPounds } from '../../../../shared/money.ts';
import { scopeOf } from '../understanding/scope.ts';
import { perPerson } from '../wording/price-words.ts';
import { type ConciergeTool, defineTool, found } from './concierge-tool.ts';
import { dayNamed, noSuchDay } from './named-slots.ts';
import { slotFacts } from './plan-facts.ts';
import { runChange } from './run-change.ts';
import { Text } from './tool-arguments.ts';

const rain = defineTool({
  name: 'rain_plan',
  description: 'What could take the place of everything outdoors, on a day or on all, if it rains; changes nothing.',
  effect: 'reads',
  args: z.strictObject({ day: z.optional(Text) }),
  run: (state, { day }) => {
    const index = day === undefined ? null : dayNamed(state, day);
    if (day !== undefined && index === null) return found(noSuchDay(state, day));
    const result = rainPlan(state.plan, state.request, state.places, { day: index });
    if (result.kind === 'dry-already') return found({ outdoors: [], note: 'Nothing is outdoors there.' });
    const stays = result.stays.map(({ slot }) => slotFacts(slot));
    if (result.kind === 'no-swap') return found({ outdoors: stays, note: 'Nothing indoors fits in their place.' });
    const { deltaPencePerPerson: by } = result.effect;
    return found({
      swaps: result.swaps.map(({ slot, instead }) => ({
        outdoors: slotFacts(slot),
        indoors: instead === null ? 'that time stays free' : slotFacts(instead),
      })),
      staysOutdoors: stays,
      difference: by === 0 ? 'the same price' : `${formatPounds(Math.abs(by))} a person ${by < 0 ? 'less' : 'more'}`,
    });
  },
});

const stayDry = defineTool({
  name: 'stay_dry',
  description: 'Puts places indoors where the plan is outdoors, on a day or on all.',
  effect: 'changes',
  args: z.strictObject({ day: z.optional(Text) }),
  run: (state, { day }) => {
    const index = day === undefined ? null : dayNamed(state, day);
    if (day !== undefined && index === null) return found(noSuchDay(state, day));
    const days = index === null ? [] : [index];
    return runChange(state, { kind: 'dry', days, scope: scopeOf([], days) });
  },
});

const comeCloser = defineTool({
  name: 'come_closer',
  description:
    'Exchanges what is farthest from the hotel for places nearer by, on a day or on all: less time on the way.',
  effect: 'changes',
  args: z.strictObject({ day: z.optional(Text) }),
  run: (state, { day }) => {
    const index = day === undefined ? null : dayNamed(state, day);
    if (day !== undefined && index === null) return found(noSuchDay(state, day));
    return runChange(state, { kind: 'closer', scope: scopeOf([], index === null ? [] : [index]) });
  },
});

const budgetTool = defineTool({
  name: 'where_the_money_goes',
  description: 'What the plan spends on activities, meals and nights out, and the dearest slots.',
  effect: 'reads',
  args: z.strictObject({}),
  run: ({ plan }) => {
    const story = budgetStory(plan);
    return found({
      story: story.lines,
      shares: story.shares.map(({ kind, pencePerPerson, slots, percent }) => ({
        for: kind,
        price: perPerson(pencePerPerson),
        slots,
        percent,
      })),
      dearest: story.dearest.map(slotFacts),
    });
  },
});

const improve = defineTool({
  name: 'improve',
  description: 'Looks longer for a better plan by the planner’s own measure; keeps the plan where there is none.',
  effect: 'changes',
  args: z.strictObject({}),
  run: (state) => runChange(state, { kind: 'improve' }),
});

const otherStay = defineTool({
  name: 'change_stay',
  description: 'Suggests another place to stay: cheaper or dearer, nearer, a hostel, apartment or hotel.',
  effect: 'changes',
  args: z.strictObject({
    sort: z.optional(z.enum(['hostel', 'apartment', 'hotel'])),
    price: z.optional(z.enum(['cheaper', 'dearer'])),
    nearer: z.optional(z.boolean()),
    step_free: z.optional(z.boolean()),
  }),
  run: (state, { sort, price, nearer, step_free: stepFree }) =>
    runChange(state, {
      kind: 'change-stay',
      want: {
        hotelIds: [],
        sort: sort ?? null,
        price: price ?? null,
        isNearer: nearer ?? false,
        stepFree: stepFree ?? false,
      },
    }),
});

/** Tools that let the planner think further than one change. */
export const ENGINE_TOOLS: readonly ConciergeTool[] = [rain, stayDry, comeCloser, budgetTool, improve, otherStay];
