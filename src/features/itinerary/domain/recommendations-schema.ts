import * as z from 'zod/mini';
import { TIMES_OF_DAY } from '../../../engine/trip-request.ts';

/** Named so that the linter does not take it for the method of a promise. */
const orElse = z.catch;

const CURRENCIES = ['GBP', 'EUR', 'CZK', 'PLN'] as const;

const text = orElse(z.string(), '');
const optionalText = orElse(z.nullable(z.string()), null);
const pence = orElse(z.number(), 0);
const minutes = orElse(z.number(), 0);
/** Null where the place is still open, and in plans of before. */
const degrees = orElse(z.nullable(z.number()), null);

const Leg = z.object({
  minutes,
  mode: orElse(z.enum(['walk', 'ride', 'none']), 'none'),
  km: orElse(z.nullable(z.number()), null),
});
const NO_LEG = { minutes: 0, mode: 'none', km: null } as const;

/** The exact slot under an entry. Times and price are what makes it one; anything else may be missing. */
const Slot = z.object({
  id: text,
  startMinute: z.number(),
  endMinute: z.number(),
  /** What kind of place it is; with its type it chooses the picture. */
  venueKind: orElse(z.nullable(z.enum(['activity', 'restaurant', 'nightlife'])), null),
  /** What the slot is for: tells lunch from dinner. */
  kind: orElse(z.nullable(z.enum(['activity', 'lunch', 'dinner', 'night'])), null),
  area: text,
  lat: degrees,
  lon: degrees,
  travel: orElse(Leg, NO_LEG),
  pricePerPersonPence: z.number(),
  localPrice: orElse(
    z.nullable(z.object({ minor: z.number(), currency: z.enum(CURRENCIES), per: z.enum(['person', 'group']) })),
    null,
  ),
  splitInto: orElse(z.number(), 1),
  reason: text,
  venueToBeConfirmed: orElse(z.boolean(), false),
  /** Whether the organiser pinned it; plans of before there were pins do not say. */
  isPinned: orElse(z.boolean(), false),
  asOf: text,
  source: text,
});

const Activity = z.object({ name: text, type: text, affiliateLink: text });

const ScheduleEntry = z.object({
  timeOfDay: z.enum(TIMES_OF_DAY),
  description: text,
  activity: orElse(z.nullable(Activity), null),
  slot: orElse(z.nullable(Slot), null),
});

const weekday = z.literal([0, 1, 2, 3, 4, 5, 6]);

const Day = z.object({
  date: optionalText,
  weekday: orElse(z.nullable(weekday), null),
  travelHome: orElse(Leg, NO_LEG),
  keptFree: orElse(z.array(z.object({ startMinute: z.number(), endMinute: z.number() })), []),
  schedule: orElse(z.array(orElse(z.nullable(ScheduleEntry), null)), []),
});

const Stay = z.object({
  name: text,
  type: text,
  area: text,
  lat: degrees,
  lon: degrees,
  nights: z.number(),
  rooms: z.number(),
  website: optionalText,
  asOf: text,
  source: text,
});

const Totals = z.object({
  slotsPerPersonPence: pence,
  slotsGroupPence: pence,
  stayPerPersonPence: pence,
  stayGroupPence: pence,
  allPerPersonPence: pence,
  allGroupPence: pence,
});

/**
 * Reads the column `ai_recommendations` for display. Only the days and their schedule with the three fields
 * of SPEC 3 are needed; every text, figure or slot that is missing reads as empty, so that an older or a
 * foreign plan still shows what it has.
 */
export const RecommendationsSchema = z.object({
  days: z.array(Day),
  destination: text,
  scope: orElse(z.nullable(z.enum(['city', 'generic'])), null),
  groupSize: orElse(z.nullable(z.number()), null),
  stay: orElse(z.nullable(Stay), null),
  totals: orElse(z.nullable(Totals), null),
  budgetCapPence: orElse(z.nullable(z.number()), null),
  relaxations: orElse(z.array(z.object({ kind: text, text })), []),
  notes: orElse(z.array(z.string()), []),
});

export type ReadRecommendations = z.output<typeof RecommendationsSchema>;
export type ReadDay = ReadRecommendations['days'][number];
export type ReadEntry = NonNullable<ReadDay['schedule'][number]>;
export type ReadSlot = NonNullable<ReadEntry['slot']>;
export type ReadLeg = z.output<typeof Leg>;

/** A stored plan as the page shows it, or null when there is no plan in it: nothing stored yet, or no days. */
export function readRecommendations(stored: unknown): ReadRecommendations | null {
  const parsed = RecommendationsSchema.safeParse(stored);
  return parsed.success && parsed.data.days.length > 0 ? parsed.data : null;
}
