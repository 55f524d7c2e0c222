import * as z from 'zod/mini';
import type { ConciergeState } from '../concierge-state.ts';
import type { PlacedSlot } from '../understanding/finding/find-slots.ts';
import { NOWHERE } from '../understanding/scope.ts';
import { type ConciergeTool, defineTool, found, type ToolRun } from './concierge-tool.ts';
import { dayNamed, noSuchDay, noSuchSlot, scopeWithDays, slotNamed } from './named-slots.ts';
import { runChange } from './run-change.ts';
import { Clock, Text } from './tool-arguments.ts';
import { preferenceOf, wantedPlace } from './wanted-place.ts';

/** Slots one call may touch. More than this is another plan, which is asked for in words of its own. */
const SLOTS_MAX = 3;

const notOnOurList = (unknown: string): ToolRun =>
  found({ changed: false, because: 'Our list has nothing of that name or kind.', asked: unknown });

function withSlot(state: ConciergeState, asked: string, run: (target: PlacedSlot) => ToolRun): ToolRun {
  const target = slotNamed(state, asked);
  return target ? run(target) : found(noSuchSlot(state, asked));
}

const swap = defineTool({
  name: 'swap',
  description: 'Puts another place into a slot: a named one, a kind, or a cheaper, calmer, indoor one.',
  effect: 'changes',
  args: z.strictObject({ slot: Text, ...wantedPlace }),
  run: (state, { slot, ...wanted }) =>
    withSlot(state, slot, (target) => {
      const preference = preferenceOf(state, wanted);
      if (!preference.ok) return notOnOurList(preference.unknown);
      return runChange(state, { kind: 'swap', scope: scopeWithDays([target]), want: preference.want });
    }),
});

const add = defineTool({
  name: 'add',
  description: 'Adds one place to the plan where there is time and money for it, on any day or a given one.',
  effect: 'changes',
  args: z.strictObject({
    ...wantedPlace,
    slot_kind: z.optional(z.enum(['activity', 'lunch', 'dinner', 'night'])),
    day: z.optional(Text),
    time_of_day: z.optional(z.enum(['Morning', 'Afternoon', 'Evening'])),
  }),
  run: (state, { day, slot_kind: slotKind, time_of_day: time, ...wanted }) => {
    const index = day === undefined ? null : dayNamed(state, day);
    if (day !== undefined && index === null) return found(noSuchDay(state, day));
    const preference = preferenceOf(state, wanted);
    if (!preference.ok) return notOnOurList(preference.unknown);
    const days = index === null ? [] : [index];
    return runChange(state, {
      kind: 'add',
      scope: { ...NOWHERE, days, timesOfDay: time ? [time] : [], isNamed: days.length > 0 },
      want: preference.want,
      slotKind: slotKind ?? null,
      isAnother: true,
    });
  },
});

const drop = defineTool({
  name: 'drop',
  description: 'Takes one to three slots out and leaves their time free; only when the organiser asks for it.',
  effect: 'takes-away',
  args: z.strictObject({ slots: z.array(Text).check(z.minLength(1), z.maxLength(SLOTS_MAX)) }),
  run: (state, { slots }) => {
    const named = slots.map((asked) => ({ asked, target: slotNamed(state, asked) }));
    const missing = named.find(({ target }) => target === null);
    if (missing) return found(noSuchSlot(state, missing.asked));
    const targets = named.flatMap(({ target }) => (target ? [target] : []));
    return runChange(state, { kind: 'drop', scope: scopeWithDays(targets) });
  },
});

const retime = defineTool({
  name: 'retime',
  description: 'Starts a slot at another time of the same day, or some minutes earlier or later.',
  effect: 'changes',
  args: z.strictObject({
    slot: Text,
    start: z.optional(Clock),
    later_by_minutes: z.optional(z.int().check(z.minimum(-300), z.maximum(300))),
  }),
  run: (state, { slot: asked, start, later_by_minutes: by }) =>
    withSlot(state, asked, (target) => {
      if ((start === undefined) === (by === undefined))
        return found({ changed: false, because: 'Give either start or later_by_minutes.' });
      const isLater = start === undefined ? (by ?? 0) > 0 : start > target.slot.startMinute % 1440;
      return runChange(state, {
        kind: 'retime',
        scope: scopeWithDays([target]),
        direction: isLater ? 'later' : 'earlier',
        edge: null,
        startMinute: start ?? null,
        byMinutes: by === undefined ? null : Math.abs(by),
      });
    }),
});

const move = defineTool({
  name: 'move',
  description: 'Moves a slot to another day of the trip.',
  effect: 'changes',
  args: z.strictObject({ slot: Text, day: Text }),
  run: (state, { slot: asked, day }) =>
    withSlot(state, asked, (target) => {
      const index = dayNamed(state, day);
      return index === null
        ? found(noSuchDay(state, day))
        : runChange(state, { kind: 'move-day', slot: target, day: index });
    }),
});

/** Tools that change single slots. */
export const SLOT_TOOLS: readonly ConciergeTool[] = [swap, add, drop, retime, move];
