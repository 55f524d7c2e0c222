import type { Mood } from './mood.ts';
import type { Scope } from './scope.ts';

/** A wish too open to act on, and what is known of it. */
export interface Openly {
  scope: Scope;
  isSmarter?: boolean;
  /** A day is to stay free, and nobody said which. */
  isDayFree?: boolean;
  /** An hour is to stay free on that side of a meal, `before dinner`, and nobody said of which day. */
  freeBeside?: string;
  /** What is wished of some day, `start at 11:00`, and nobody said of which. */
  onSomeDay?: string;
  /** All of it is to be in this neighbourhood; null for a side of the city, which no list tells. */
  area?: string | null;
  leans?: Mood;
  /** What would help against what is said of one part, or of the price of all: it is early, late, dear, or its hour will not do. */
  helps?: 'earlier' | 'later' | 'cheaper' | 'another-hour';
}
