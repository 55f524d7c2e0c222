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
  leans?: Mood;
  /** What would help against what is said of one part, or of the price of all: it is early, late or dear. */
  helps?: 'earlier' | 'later' | 'cheaper';
}
