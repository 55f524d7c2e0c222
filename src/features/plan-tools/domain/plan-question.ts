import * as z from 'zod/mini';

const BookingId = z.uuid('bookingId must be a booking');
const SlotId = z.string().check(z.regex(/^d\d{1,2}-(?:lunch|dinner|a\d|n\d)$/, 'There is no such slot'));
const DAYS_MAX = 14;
/** Index of a day of the trip; null for all of it. */
const Day = z.nullable(z.int().check(z.minimum(0), z.maximum(DAYS_MAX - 1)));
/** A wanted start, minutes after the day's midnight; past 1440 it is the night that follows. */
const StartMinute = z
  .int()
  .check(z.minimum(0), z.maximum(28 * 60), z.multipleOf(5, 'A start is a multiple of five minutes'));
const DayIndex = z.int().check(z.minimum(0), z.maximum(DAYS_MAX - 1));
const NAME_MAX = 100;

/** What an organiser may ask about the plan of their own booking. Nothing is changed by it. */
export const PlanQuestion = z.discriminatedUnion('ask', [
  z.strictObject({ ask: z.literal('why-this'), bookingId: BookingId, slotId: SlotId }),
  z.strictObject({ ask: z.literal('ideas'), bookingId: BookingId, slotId: SlotId }),
  /** What a slot can change places with on a day where a move to that hour is refused. */
  z.strictObject({
    ask: z.literal('exchanges'),
    bookingId: BookingId,
    slotId: SlotId,
    day: DayIndex,
    startMinute: StartMinute,
  }),
  z.strictObject({ ask: z.literal('rain'), bookingId: BookingId, day: Day }),
  z.strictObject({ ask: z.literal('budget'), bookingId: BookingId }),
  z.strictObject({ ask: z.literal('served'), bookingId: BookingId }),
  z.strictObject({
    ask: z.literal('why-not'),
    bookingId: BookingId,
    name: z.string().check(z.trim(), z.minLength(2, 'Name a place'), z.maxLength(NAME_MAX, 'That name is too long')),
  }),
]);
export type PlanQuestion = z.output<typeof PlanQuestion>;

/** What an organiser may do to the plan that they were shown: it is refused when the plan is another one by now. */
export const PlanChange = z.strictObject({
  bookingId: BookingId,
  /** The revision of the plan that the change was shown for. */
  revision: z.int().check(z.minimum(1)),
  change: z.discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('swap'),
      slotId: SlotId,
      venueId: z.string().check(z.minLength(1), z.maxLength(120)),
    }),
    z.strictObject({ kind: z.literal('rain'), day: Day }),
    /** The slot stays where and when it is, whatever is replanned later; and no longer. */
    z.strictObject({ kind: z.literal('pin'), slotId: SlotId }),
    z.strictObject({ kind: z.literal('unpin'), slotId: SlotId }),
    /** The slot to another hour, or another day; everything else stays. */
    z.strictObject({
      kind: z.literal('move'),
      slotId: SlotId,
      day: DayIndex,
      startMinute: StartMinute,
    }),
    /** The slot into the place of another, which takes its own, as near to the wanted minute as was offered. */
    z.strictObject({ kind: z.literal('exchange'), slotId: SlotId, withSlotId: SlotId, startMinute: StartMinute }),
    /** A longer search from where the plan stands. */
    z.strictObject({ kind: z.literal('improve') }),
    /** An older version brought back as a new one. */
    z.strictObject({ kind: z.literal('restore'), revision: z.int().check(z.minimum(1)) }),
    /** Back to the plan before the last change. */
    z.strictObject({ kind: z.literal('undo') }),
  ]),
});
export type PlanChange = z.output<typeof PlanChange>;
/** What the planner is asked to do; going back to a version needs no planner. */
export type PlannedChange = Exclude<PlanChange['change'], { kind: 'undo' | 'restore' }>;
