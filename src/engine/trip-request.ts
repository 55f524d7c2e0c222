import type { Diet, EventType, VenueVibe, Vibe } from '../catalogue/vocabulary.ts';
import type { IsoDay, Weekday } from '../shared/dates.ts';

/** What a slot is for. Lunch and dinner are restaurants, night is nightlife. */
export type SlotKind = 'activity' | 'lunch' | 'dinner' | 'night';

/** The times of day of SPEC 3: before noon, before 18:00, and the rest of the evening and night. */
export const TIMES_OF_DAY = ['Morning', 'Afternoon', 'Evening'] as const;
export type TimeOfDay = (typeof TIMES_OF_DAY)[number];

export interface TripDay {
  /** Null when the brief gave no dates: opening hours are then those of the weekday of a default weekend. */
  date: IsoDay | null;
  weekday: Weekday;
  /** Minutes after midnight between which slots may lie; the end may pass 1440. */
  startMinute: number;
  endMinute: number;
  needsLunch: boolean;
  needsDinner: boolean;
}

/** A slot that must stay as it is (a replan keeps what nobody asked to change). */
export interface PinnedSlot {
  day: number;
  kind: SlotKind;
  venueId: string;
  /** Exact start, minutes; null lets the planner move it within the day. */
  startMinute: number | null;
}

/** Hours of a day that the group wants for itself, minutes after midnight: no slot may lie in them. */
export interface FreeHours {
  day: number;
  startMinute: number;
  endMinute: number;
}

/** One person of the group, or several with the same taste, as far as the brief says what they like. */
export interface Member {
  /** Unique within the request. */
  id: string;
  /** As the plan calls them: `Sarah`, `the bride`, `the other six`. */
  label: string;
  /** How many people this is. */
  weight: number;
  likedTypes: readonly string[];
  dislikedTypes: readonly string[];
  likedVibes: readonly VenueVibe[];
  /** Whom the trip is for: counts for several people. */
  isGuestOfHonour: boolean;
}

/** Everything the planner must respect or prefer, already understood: no free text, no clock. */
export interface TripRequest {
  eventType: EventType;
  vibe: Vibe;
  groupSize: number;
  days: readonly TripDay[];
  /** Most that the slots of the whole trip may cost a person, pence; null for luxury, which has no cap. */
  budgetCapPence: number | null;
  /** What the band expects to be spent, pence: plans far below it waste the brief. Soft. */
  budgetFloorPence: number;
  needs: {
    /** Every meal must cater for all of these. */
    diets: readonly Diet[];
    stepFree: boolean;
    noAlcohol: boolean;
    /** Someone in the group is under 18: no adults-only place. */
    minorsPresent: boolean;
  };
  /** Soft wishes; `calmer` and `wilder` come from the concierge. */
  wishes: {
    pace: 'calm' | 'normal' | 'packed';
    /** Venue ids wanted in the plan: kept unless a hard rule forbids it (then a relaxation says so). */
    mustHaveVenueIds: readonly string[];
    /** Venue types liked, as in the catalogue (`Go-karting`). */
    likedTypes: readonly string[];
  };
  /** Venues never to be used (dropped or swapped away by the organiser). */
  bannedVenueIds: readonly string[];
  /** Slots the organiser dropped: that kind of slot is not to be filled on that day. */
  droppedSlots: readonly { day: number; kind: 'lunch' | 'dinner' | 'night' }[];
  /** By day: at most so many activities, where the organiser dropped some; null, or no entry, leaves it to the pace. */
  activityCapByDay: readonly (number | null)[];
  pinned: readonly PinnedSlot[];
  /** Absent or empty: the planner may use every hour of the days. */
  keptFree?: readonly FreeHours[];
  /** Whose tastes are known. Absent or empty: one group, one taste. */
  members?: readonly Member[];
  /**
   * How much each of `members` counts while the plan is made, in their order, summing to 1. Absent: by weight.
   * Set by fair-plan.ts between two rounds of planning, and never stored.
   */
  memberShares?: readonly number[];
}
