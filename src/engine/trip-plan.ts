import type { VenueKind } from '../catalogue/venue.ts';
import type { IsoDay, Weekday } from '../shared/dates.ts';
import type { Currency } from '../shared/money.ts';
import type { SlotKind, TimeOfDay } from './trip-request.ts';

export interface Leg {
  /** Minutes door to door, buffer included, for the whole group. */
  minutes: number;
  mode: 'walk' | 'ride' | 'none';
  /** Street kilometres, estimated. Null in a generic plan. */
  km: number | null;
}

export interface PlanSlot {
  /** Stable within the plan, `d1-dinner`, `d2-a3`. */
  id: string;
  kind: SlotKind;
  timeOfDay: TimeOfDay;
  /** Minutes after the midnight that begins the slot's day; may pass 1440. */
  startMinute: number;
  endMinute: number;
  venueId: string;
  venueKind: VenueKind;
  name: string;
  type: string;
  area: string;
  description: string;
  website: string | null;
  lat: number | null;
  lon: number | null;
  /** From the stop before (or the hotel, first thing) to this one. */
  travel: Leg;
  pricePerPersonPence: number;
  /** The price on the spot, where it is not in pounds or is per group. */
  localPrice: { minor: number; currency: Currency; per: 'person' | 'group' };
  /** In how many tables or teams the group comes; 1 unless a relaxation says the group is split. */
  splitInto: number;
  /** Why the planner chose it: a sentence built from the solver's own figures. */
  reason: string;
  /** True in a generic plan: the kind of thing is planned, the venue is still open. */
  venueToBeConfirmed: boolean;
  asOf: string;
  source: string;
}

export interface PlanDay {
  date: IsoDay | null;
  weekday: Weekday;
  slots: readonly PlanSlot[];
  /** Back to the hotel after the last slot. */
  travelHome: Leg;
}

export interface PlanStay {
  hotelId: string;
  name: string;
  type: string;
  area: string;
  lat: number;
  lon: number;
  nights: number;
  rooms: number;
  perPersonPence: number;
  groupPence: number;
  website: string | null;
  asOf: string;
  source: string;
}

/** A rule that the brief made impossible, what the plan does instead, and by how much. */
export type Relaxation =
  | {
      kind: 'budget-raised';
      byPencePerPerson: number;
      /** The fewest meals without which this very plan keeps to the budget; absent where three would not do. */
      orWithout?: readonly { day: number; meal: 'lunch' | 'dinner' }[];
      text: string;
    }
  | { kind: 'meal-dropped'; day: number; meal: 'lunch' | 'dinner'; text: string }
  | { kind: 'group-split'; into: number; venueIds: readonly string[]; text: string }
  | { kind: 'must-have-left-out'; venueId: string; text: string }
  | { kind: 'pin-moved'; venueId: string; text: string }
  | { kind: 'diet-unconfirmed'; venueIds: readonly string[]; text: string }
  /** The day begins so many minutes sooner, or ends so many later, than the brief says. */
  | { kind: 'day-extended'; day: number; edge: 'start' | 'end'; byMinutes: number; text: string }
  | { kind: 'nothing-open'; day: number; text: string };

/** How a plan serves one member of the group, or several of one taste. */
export interface ServedMember {
  memberIds: readonly string[];
  label: string;
  isGuestOfHonour: boolean;
  people: number;
  /** What the plan is worth to them, as whole percent of the best plan for them alone. */
  percent: number;
  /** Slots with something they like, and with something they do not. */
  likedSlotIds: readonly string[];
  dislikedSlotIds: readonly string[];
}

export interface TripPlan {
  version: 1;
  /** `city` plans name real places; `generic` ones name kinds of things with the venue to be confirmed. */
  scope: 'city' | 'generic';
  cityId: string | null;
  /** The version of an imported city that the plan was made from; absent for a city of the release. */
  cityVersion?: string;
  destination: string;
  groupSize: number;
  days: readonly PlanDay[];
  /** Priced on a line of its own, never inside the budget band (PRODUCT). Null in a generic plan or a day trip. */
  stay: PlanStay | null;
  totals: {
    /** The plan's slots, a person and the group, pence. */
    slotsPerPersonPence: number;
    slotsGroupPence: number;
    stayPerPersonPence: number;
    stayGroupPence: number;
    allPerPersonPence: number;
    allGroupPence: number;
  };
  budgetCapPence: number | null;
  relaxations: readonly Relaxation[];
  /** Honest remarks: default weekend assumed, prices converted at the dated table … */
  notes: readonly string[];
  seed: number;
  /** Where tastes were known: how everyone is served, the least satisfied first. A replan leaves it out. */
  served?: readonly ServedMember[];
}
