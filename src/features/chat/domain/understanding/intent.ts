import type { Venue } from '../../../../catalogue/venue.ts';
import type { Diet } from '../../../../catalogue/vocabulary.ts';
import type { FreeHours, SlotKind, TimeOfDay } from '../../../../engine/trip-request.ts';
import type { Currency } from '../../../../shared/money.ts';
import type { AskedOfPlan } from './asked-of-plan.ts';
import type { DayMove } from './day-move.ts';
import type { Concern } from './finding/concerns.ts';
import type { DateChange } from './finding/find-dates.ts';
import type { PlacedSlot } from './finding/find-slots.ts';
import type { PeopleChange } from './finding/people-change.ts';
import type { PlaceFeature } from './finding/place-features.ts';
import type { PlaceQuality } from './finding/place-qualities.ts';
import type { Anchor } from './finding/rank-places.ts';
import type { Impossible } from './impossible.ts';
import type { LocalTopic } from './local-topic.ts';
import type { Mood } from './mood.ts';
import type { NeedsAsked, NeedsWished } from './needs.ts';
import type { Openly } from './openly.ts';
import type { Scope } from './scope.ts';
import type { SlotHour } from './slot-hour.ts';
import type { StayWant } from './stay-want.ts';

/** What a replacement should be like; every part may be left open. */
export interface Preference {
  venueIds: readonly string[];
  types: readonly string[];
  /** How the person called the types, `bowling`. */
  typeLabel: string | null;
  /** The list has none of what was named, and the types are only what comes nearest. */
  isNearest?: true;
  diets: readonly Diet[];
  isCheaper: boolean;
  /** Something smarter than what is there, whatever it costs more. */
  isDearer?: boolean;
  /** The best that can be had within the limit. */
  isBest?: boolean;
  maxPence: number | null;
  mood: Mood | null;
  /** A neighbourhood, as the catalogue writes it. */
  area: string | null;
  /** What it must have, by its description. */
  feature?: PlaceFeature;
  near?: Near;
  isIndoor: boolean;
  isOutdoor?: boolean;
  /** No place where drinking is the point. */
  isSober?: boolean;
  /** Another place was ordered, though the one that is there may do. */
  isOther?: boolean;
  /** Types it must not be, `not seafood`. */
  notTypes?: readonly string[];
}

/** The places that are a short way from something, and its name. */
export interface Near {
  name: string;
  venueIds: readonly string[];
}

/** On which side of these places of the plan something is to stand. */
export interface Beside {
  side: 'before' | 'after';
  venueIds: readonly string[];
  /** It is to be over before these begin: what stands between two parts. */
  until?: readonly string[];
}

/** Everything the concierge can be asked about a plan, or to do to it. */
export type Wish =
  | AskedOfPlan
  /** `goesAnyway`: it was ordered out, so it goes even where what should come cannot be had. */
  | { kind: 'swap'; scope: Scope; want: Preference; goesAnyway?: boolean }
  | { kind: 'drop'; scope: Scope }
  /** `has` is what somebody wants there, and it has already. */
  | { kind: 'keep'; scope: Scope; has?: string }
  | {
      kind: 'add';
      scope: Scope;
      want: Preference;
      slotKind: SlotKind | null;
      isAnother: boolean;
      beside?: Beside;
      /** The hour that was said for it. */
      startMinute?: number;
    }
  /** `stayPence`: a limit that was said with the stay in it is less by that, a person. */
  | { kind: 'cheaper'; capPence: number | null; perPerson: boolean; stayPence?: number }
  | { kind: 'budget'; capPence: number | null; stayPence?: number }
  /** A day by itself is to cost no more than that, each; the same holds for each of `alsoDays`. */
  | { kind: 'day-limit'; day: number; capPence: number; alsoDays?: readonly number[] }
  /** No more than so many activities, places of a night out, or stops of any kind on each of these days; below nought so many fewer than there are. */
  | { kind: 'at-most'; count: number; counts: 'activity' | 'night' | 'stop'; days: readonly number[] }
  /** Hours that the plan is to leave free, and hours that it may use again. */
  | ({ kind: 'busy' } & FreeHours)
  | { kind: 'hours-again'; free: readonly FreeHours[] }
  /** So many minutes of these hours, whichever cost the plan least. */
  | { kind: 'some-free'; minutes: number; within: FreeHours }
  | { kind: 'mood'; mood: Mood; days: readonly number[]; timesOfDay?: readonly TimeOfDay[] }
  | ({ kind: 'needs'; scope: Scope } & NeedsWished)
  | { kind: 'avoid'; types: readonly string[]; label: string; days: readonly number[] }
  /** Places of the list, spoken of as if the plan had them: kept out where nobody wants them. */
  | { kind: 'absent-place'; venueIds: readonly string[]; deed: 'kept-out' | 'taken-out' | 'changed' }
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
      /** The start is only the latest, or the earliest, that will do; exact without it. */
      bound?: 'latest' | 'earliest' | null;
      /** The start follows from where something else ends or begins, and nobody said it. */
      isReckoned?: true;
      /** As near to the start as fits will do, `nearer 8`. */
      isNear?: true;
      /** The whole day and all in it, not only its first or last slot. */
      isAll?: boolean;
      /** The hour as it was said, where only the conversation tells which slot is meant. */
      said?: { minute: number; isExact: boolean };
      /** Several parts at an hour of each one's own: they are held there while the others go to theirs. */
      hours?: readonly SlotHour[];
    }
  | { kind: 'why'; scope: Scope; venueIds: readonly string[] }
  /** `asksIncluded`: whether something is in the price, `are flights included`. */
  | {
      kind: 'price';
      scope: Scope;
      people: PeopleChange | null;
      asksIncluded?: boolean;
      /** It is asked of the part that was spoken of last. */
      isOfLast?: boolean;
      isCompared?: boolean;
      /** A sum a person that the whole price is held against. */
      held?: { pence: number; isWithStay: boolean };
    }
  /** `asks` is what of the stay was asked for, `parking`. */
  | { kind: 'stay'; asks?: string }
  /** A sum in another money, minor units of `from`; null for what the plan comes to. */
  | { kind: 'exchange-rate'; minor: number | null; from: Currency; to: Currency }
  /** What could be left out to save so much a person, pence; null without a sum. */
  | { kind: 'savings'; pence: number | null }
  /** Somewhere else than this trip is; `list` for which cities there are, where nobody names a place. */
  | { kind: 'other-city'; place: string | null; asks: 'go' | 'dearness' | 'about' | 'list'; question: string }
  /** Where the money goes. */
  | { kind: 'spending' }
  /** A longer look for a better plan. */
  | { kind: 'improve' }
  | { kind: 'change-stay'; want: StayWant }
  /** Hotels that the group does not stay at, spoken of as if it did, spoken against, or only asked about. */
  | { kind: 'absent-stay'; hotelIds: readonly string[]; isAsked?: true }
  /** What other stays there are, the smartest, the cheapest or the nearest first; nothing changes. */
  | {
      kind: 'stays';
      price: StayWant['price'];
      asks?: string;
      isNearer?: boolean;
      feature?: StayWant['feature'];
      sort?: StayWant['sort'];
      area?: string;
      near?: readonly PlacedSlot[];
    }
  /** Three other places for a slot, to choose from; nothing changes. */
  | { kind: 'ideas'; scope: Scope; wanted?: IdeasWanted }
  /** Places of the catalogue, by type, price or name; `isNotThere`: it was asked as if the plan had one. */
  | {
      kind: 'places';
      types: readonly string[];
      label: string;
      maxPence: number | null;
      venueIds: readonly string[];
      isNotThere?: true;
      /** The nearest to this come first. */
      near?: Anchor;
      /** Only those of a neighbourhood, and of a sort. */
      area?: string;
      feature?: PlaceFeature;
      sort?: Venue['kind'];
    }
  /** When a place is open, of the plan or of the list. */
  | { kind: 'opening'; scope: Scope; venueIds: readonly string[] }
  /** Who comes, or until when that may change. */
  | { kind: 'people'; asks?: 'deadline' | 'most' }
  /** Why a venue is still open. */
  | { kind: 'unconfirmed' }
  /** The same plan for less money cannot be. */
  | { kind: 'keep-and-save' }
  | { kind: 'impossible'; why: Impossible }
  /** What the pages of the site say of it; `line` is the question. */
  | { kind: 'site'; question: string }
  /** Two of these are to change places, and nobody knows which two. */
  | { kind: 'which-two'; slots: readonly PlacedSlot[] }
  /** A wish too open to act on: what it is about, to ask back with choices. */
  | ({ kind: 'vague' } & Openly)
  /** Less time on the way: nearer to where the group sleeps. */
  /** `onFoot`: it is the walking that is too much, and no walk may come for it. */
  | { kind: 'closer'; scope: Scope; onFoot?: true }
  /** Indoors for outdoors, on these days or all. */
  | { kind: 'dry'; days: readonly number[]; scope: Scope }
  | { kind: 'schedule'; scope: Scope }
  /** When the trip is. */
  | { kind: 'trip-dates' }
  /** `slots` are the ones it was asked of. */
  | { kind: 'rain'; days?: readonly number[]; slots?: readonly PlacedSlot[] }
  /** `share`: until when so many per cent come back. */
  | { kind: 'refund'; cancelledOn?: string | null; share?: number }
  /** `payers` are so many of the group, asked about together. */
  | { kind: 'split-cost'; ways?: number | null; payers?: number }
  | { kind: 'booking' }
  /** `food` is what somebody leaves alone, without an allergy. */
  | { kind: 'allergy'; food?: string }
  /** Without a slot it is the one spoken of last. */
  | ({ kind: 'move-day' } & DayMove)
  /** Two slots of a kind change places; or stand in the order that was asked for. */
  | { kind: 'exchange' | 'in-order'; first: PlacedSlot; second: PlacedSlot }
  /** What two days have, or the parts of it that are meant, changes places. */
  | {
      kind: 'exchange-days';
      first: number;
      second: number;
      firsts: readonly PlacedSlot[];
      seconds: readonly PlacedSlot[];
    }
  /** Whether places meet a need; only a question. */
  | ({ kind: 'suits'; scope: Scope } & NeedsAsked)
  | { kind: 'extremes'; which: 'dearest' | 'cheapest' | 'free'; scope: Scope }
  /** Which of the places that were just listed is most so, or which of them are so; `wishes` take each of them up. */
  | {
      kind: 'compare-places';
      venueIds: readonly string[];
      wishes: readonly string[];
      quality: PlaceQuality;
      near: Anchor | null;
    }
  /** Where one can sit in the open: at these parts, or at any place for meals or nights. */
  | { kind: 'open-air'; scope: Scope; kinds: readonly SlotKind[] }
  /** Something that only the places themselves can tell, `dogs`, or that only their kind tells, `heights`. */
  | { kind: 'unlisted'; what: string; concern?: Concern; also?: readonly { what: string; concern: Concern }[] }
  | { kind: 'breakfast' }
  | { kind: 'missing'; label: string }
  /** Whether children, students or a group pay less. */
  | { kind: 'reduced-price' }
  | {
      kind: 'hours';
      edge: 'arrive' | 'leave' | 'start' | 'finish';
      day: number;
      minute: number;
      /** The start is only the earliest that will do, `nothing before 10`, or the end the latest, `nothing after 11`. */
      isLeast?: boolean;
      /** The same on these days, `both nights`. */
      alsoDays?: readonly number[];
      /** Only some of the group come or go then. */
      isOfSome?: true;
    }
  /**
   * From stop to stop, or from where the group sleeps; `isLeaving` asks when to set off, `isHome`
   * for the way back to bed; `venueIds` are places that the plan does not have. */
  | {
      kind: 'travel';
      scope: Scope;
      isFromStay?: boolean;
      isLeaving?: boolean;
      isHome?: boolean;
      venueIds?: readonly string[];
    }
  /** What the list says of parts of the plan, where `what` was asked of them. */
  | { kind: 'about'; scope: Scope; what: string }
  /** Why time is free, why there is no such meal, or why something is so late or so early. */
  | { kind: 'free-time'; asks: 'gap' | 'between' | 'hour' | 'busy' | 'lunch' | 'dinner' | 'breakfast'; scope: Scope }
  /**
   * What neither plan nor list tells, `the way to the airport`; null where it has no name; `of` are the parts it was
   * asked of. */
  | { kind: 'outside'; what: string | null; of?: readonly PlacedSlot[] }
  /** What somebody new to the city asks of it; `area` is the neighbourhood it is asked of. */
  | { kind: 'local'; topic: LocalTopic; scope: Scope; days: readonly number[]; area?: string }
  /** Who has paid, or who pays for what is not in the price. */
  | { kind: 'paid'; extra: string | null; scope: Scope }
  | { kind: 'changes' }
  /** So many changes back, all of them for null; below nought it is redo. */
  | { kind: 'undo'; steps: number | null };

/** Which of the other places for a slot are asked for. */
export type IdeasWanted = 'cheaper' | 'dearer' | 'indoors' | 'outdoors' | 'without-drink';

/** A wish, or words that mean nothing to the concierge. */
export type Intent = Wish | { kind: 'unknown' };
