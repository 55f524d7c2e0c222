import type { EventType } from '../../../catalogue/vocabulary.ts';

export const EVENT_NAME: Record<EventType, string> = {
  'stag-do': 'Stag do',
  'hen-party': 'Hen party',
  birthday: 'Birthday',
  'work-do': 'Work do',
  'group-weekend': 'Group weekend',
  'just-travel': 'Just travel',
};

/** The cities whose venues, hours and prices the planner knows today; tag lines are the specification's. */
export const PLANNED_CITIES = [
  { name: 'London', tagline: 'The Big Smoke', art: '/art/london.svg' },
  { name: 'Prague', tagline: 'Stag & Hen Heaven', art: '/art/prague.svg' },
] as const;

/** The address of the planner, filled in with what a link already knows. */
export const planPath = (known: { destination?: string; event?: EventType }): string =>
  `/plan?${new URLSearchParams(known).toString()}`;
