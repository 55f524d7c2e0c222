import { BUDGET_WORDS, datesText, EVENT_TYPE_WORDS, VIBE_WORDS } from '../../planner/domain/brief-words.ts';
import type { GivenBrief } from './brief-as-given.ts';

/** The fields of a brief in the order of the form. */
export const BRIEF_FIELDS = [
  'eventType',
  'vibe',
  'destination',
  'groupSize',
  'dates',
  'budgetRange',
  'specialRequirements',
  'contactEmail',
] as const;
export type BriefField = (typeof BRIEF_FIELDS)[number];

/** How a version's cause begins when the brief was edited. */
const BRIEF_EDIT_CAUSE = 'Changed the brief';
const CAUSE_MAX = 500;

export const FIELD_WORDS: Record<BriefField, string> = {
  eventType: 'event type',
  vibe: 'vibe',
  destination: 'destination',
  groupSize: 'group size',
  dates: 'dates',
  budgetRange: 'budget',
  specialRequirements: 'special requirements',
  contactEmail: 'contact email',
};

/** Which fields say something else now. */
export const changedFields = (before: GivenBrief, after: GivenBrief): BriefField[] =>
  BRIEF_FIELDS.filter((field) => before[field] !== after[field]);

/** Only where the plan is not concerned: who is written to. */
export const isAboutContactOnly = (changed: readonly BriefField[]): boolean =>
  changed.length > 0 && changed.every((field) => field === 'contactEmail');

/** `Changed the brief: 8 → 10 people, Party Hard → Foodie`: what the history calls the version. */
export function causeOfEdit(before: GivenBrief, after: GivenBrief): string {
  const parts = changedFields(before, after).map((field) => partOf(field, before, after));
  return `${BRIEF_EDIT_CAUSE}: ${parts.join(', ')}`.slice(0, CAUSE_MAX);
}

/** Whether a version of this cause is an edit of the brief that its plan was made for: that of the address alone is not. */
export const isEditOfPlan = (cause: string): boolean =>
  cause.startsWith(`${BRIEF_EDIT_CAUSE}: `) && cause !== `${BRIEF_EDIT_CAUSE}: ${FIELD_WORDS.contactEmail}`;

function partOf(field: BriefField, before: GivenBrief, after: GivenBrief): string {
  const fromTo = (wordOf: (brief: GivenBrief) => string): string => `${wordOf(before)} → ${wordOf(after)}`;
  switch (field) {
    case 'eventType':
      return fromTo(({ eventType }) => EVENT_TYPE_WORDS[eventType].label);
    case 'vibe':
      return fromTo(({ vibe }) => (vibe ? VIBE_WORDS[vibe].label : 'any vibe'));
    case 'destination':
      return fromTo(({ destination }) => destination);
    case 'groupSize':
      return `${before.groupSize} → ${after.groupSize} ${after.groupSize === 1 ? 'person' : 'people'}`;
    case 'dates':
      return fromTo(({ dates }) => datesText(dates) ?? 'flexible dates');
    case 'budgetRange':
      return fromTo(({ budgetRange }) => (budgetRange ? BUDGET_WORDS[budgetRange].label : 'any budget'));
    // Long, and somebody's diet or health may be in it: the history need not repeat it.
    case 'specialRequirements':
    case 'contactEmail':
      return FIELD_WORDS[field];
  }
}
