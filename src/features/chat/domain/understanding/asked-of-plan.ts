import type { PlacedSlot } from './finding/find-slots.ts';
import type { PageTopic } from './page-topic.ts';

/** What days are held up against each other by. */
export type DaysBy = 'parts' | 'price';

/** What is asked of the plan as it stands, beside its hours and prices: each has an answer of its own, and nothing changes. */
export type AskedOfPlan =
  /** A change that was only hinted at: it is offered, in words that make it. */
  | { kind: 'offered'; wish: string }
  /** When days begin or end, held against an hour or a journey that is told with it; nothing is kept free for it. */
  | {
      kind: 'edge';
      edge: 'start' | 'finish';
      days: readonly number[];
      byMinute: number | null;
      journey: { minute: number; isArrival: boolean; way: string } | null;
    }
  /** How the plan stands to an hour that is told of something else; `slots` are the parts it was asked of. */
  | { kind: 'at-hour'; minute: number; days: readonly number[]; slots: readonly PlacedSlot[] }
  /** Who put a part into the plan. */
  | { kind: 'who-chose'; slots: readonly PlacedSlot[] }
  /** Why a part or a day costs so much; why there is so much of one sort, called as it was said. */
  | { kind: 'why-dear'; slots: readonly PlacedSlot[] }
  | { kind: 'why-many'; slots: readonly PlacedSlot[]; label: string; days: readonly number[] }
  /** Which day is the fullest or the dearest. */
  | { kind: 'days-compared'; by: DaysBy; first: 'most' | 'least' }
  /** What is asked around the plan, and of no part of it. */
  | {
      kind: 'practical';
      topic: 'forgotten' | 'bags' | 'secret' | 'own-share' | 'book-first';
      slots: readonly PlacedSlot[];
      days: readonly number[];
    }
  /** How the site works, and what the trip's own page can do. */
  | { kind: 'page'; topic: PageTopic }
  /** How far two places are from one another, by their ids. */
  | { kind: 'way-between'; first: string; second: string };
