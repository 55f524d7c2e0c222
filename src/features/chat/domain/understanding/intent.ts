import type { Diet } from '../../../../catalogue/vocabulary.ts';
import type { SlotKind, TimeOfDay } from '../../../../engine/trip-request.ts';
import type { DateChange } from './find-dates.ts';
import type { PeopleChange } from './find-people.ts';
import type { PlacedSlot } from './find-slots.ts';

/** A direction for the plan: quieter, louder, or more of one vibe. */
export type Mood = 'calmer' | 'wilder' | 'cultural' | 'foodie' | 'adventurous';

/** What a replacement should be like; every part may be left open. */
export interface Preference {
  venueIds: readonly string[];
  types: readonly string[];
  /** How the person called the types, `bowling`. */
  typeLabel: string | null;
  diets: readonly Diet[];
  isCheaper: boolean;
  maxPence: number | null;
  mood: Mood | null;
  /** A neighbourhood, as the catalogue writes it. */
  area: string | null;
  isIndoor: boolean;
}

/** Which part of the plan a wish is about. */
export interface Scope {
  /** The slots it points at, none when it is about the whole plan. */
  slots: readonly PlacedSlot[];
  days: readonly number[];
  timesOfDay: readonly TimeOfDay[];
  kinds: readonly SlotKind[];
  /** The person named a part (a day, a meal, a place), even if the plan has nothing there. */
  isNamed: boolean;
  /** One thing was said that fits several slots. */
  isOne?: boolean;
}

/** Everything the concierge can be asked about a plan, or to do to it. */
export type Wish =
  | { kind: 'swap'; scope: Scope; want: Preference }
  | { kind: 'drop'; scope: Scope }
  | { kind: 'keep'; scope: Scope }
  | { kind: 'add'; scope: Scope; want: Preference; slotKind: SlotKind | null; isAnother: boolean }
  | { kind: 'cheaper'; capPence: number | null; perPerson: boolean }
  | { kind: 'budget'; capPence: number | null }
  | { kind: 'mood'; mood: Mood; days: readonly number[] }
  | {
      kind: 'needs';
      diets: readonly Diet[];
      stepFree: boolean;
      noAlcohol: boolean;
      minorsPresent: boolean;
      isPregnant: boolean;
      scope: Scope;
    }
  | { kind: 'avoid'; types: readonly string[]; label: string; days: readonly number[] }
  | { kind: 'group-size'; change: PeopleChange }
  | { kind: 'dates'; change: DateChange }
  | {
      kind: 'retime';
      scope: Scope;
      direction: 'earlier' | 'later';
      /** Which end of a day is meant where only the day is named. */
      edge: 'first' | 'last' | null;
      startMinute: number | null;
      byMinutes: number | null;
    }
  | { kind: 'why'; scope: Scope; venueIds: readonly string[] }
  | { kind: 'price'; scope: Scope; people: PeopleChange | null }
  | { kind: 'stay' }
  | { kind: 'schedule'; scope: Scope }
  | { kind: 'rain' }
  | { kind: 'refund' }
  | { kind: 'split-cost' }
  | { kind: 'booking' }
  | { kind: 'allergy' }
  /** Without a slot it is the one spoken of last. */
  | { kind: 'move-day'; slot: PlacedSlot | null; day: number }
  /** Two slots of a kind change places. */
  | { kind: 'exchange'; first: PlacedSlot; second: PlacedSlot }
  /** Whether places meet a need; only a question. */
  | {
      kind: 'suits';
      diets: readonly Diet[];
      stepFree: boolean;
      noAlcohol: boolean;
      minorsPresent: boolean;
      scope: Scope;
    }
  | { kind: 'extremes'; which: 'dearest' | 'cheapest' | 'free'; scope: Scope }
  | { kind: 'breakfast' }
  | { kind: 'missing'; label: string }
  | { kind: 'hours'; edge: 'arrive' | 'leave' | 'start' | 'finish'; day: number; minute: number }
  | { kind: 'travel'; scope: Scope }
  | { kind: 'changes' }
  | { kind: 'undo' };

/** Courtesies, and answers to what the concierge said last: they are whole messages. */
export type SmallTalk =
  | { kind: 'yes' }
  | { kind: 'no' }
  | { kind: 'pick'; number: number }
  | { kind: 'greeting' }
  | { kind: 'thanks' }
  | { kind: 'help' };

/** A wish, or words that mean nothing to the concierge. */
export type Intent = Wish | { kind: 'unknown' };
