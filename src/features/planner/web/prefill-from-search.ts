import { BUDGET_BANDS, EVENT_TYPES, type EventType, VIBES } from '../../../catalogue/vocabulary.ts';
import { DESTINATION_MAX, GROUP_SIZE_MAX, GROUP_SIZE_MIN } from '../domain/brief-rules.ts';
import type { WizardValues } from '../domain/wizard-values.ts';

/**
 * Query parameters that fill the wizard in; links of guides and samples carry them. `eventType` is the first step's
 * own field: the browser sends it when Next is pressed before the page has come alive.
 */
export const PREFILL_PARAMETERS = ['event', 'eventType', 'destination', 'vibe', 'group', 'budget'] as const;

export interface WizardPrefill {
  values: Partial<WizardValues>;
  /** The step to open: the second when the first one's Next was pressed, else the first. */
  step: number;
}

/** The words of the activity pages and of the quick search for the planner's event types. */
const EVENT_WORDS: ReadonlyMap<string, EventType> = new Map([
  ...EVENT_TYPES.map((type) => [type, type] as const),
  ['stag', 'stag-do'],
  ['hen', 'hen-party'],
  ['hen-do', 'hen-party'],
  ['work', 'work-do'],
  ['leaving', 'work-do'],
  ['group-weekends', 'group-weekend'],
]);

const oneOf = <Word extends string>(words: readonly Word[], text: string | null): Word | undefined =>
  words.find((word) => word === text);

/** The query once the link has been read: a reload must not undo what the visitor has changed since. */
export function withoutPrefill(search: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(search);
  for (const name of PREFILL_PARAMETERS) rest.delete(name);
  return rest;
}

/** What a link asks for. Words it does not know are left out, so a bad link gives an empty wizard, not a broken one. */
export function prefillFromSearch(search: URLSearchParams): WizardPrefill {
  const sent = oneOf(EVENT_TYPES, search.get('eventType'));
  const eventType = sent ?? EVENT_WORDS.get(search.get('event') ?? '');
  const destination = search.get('destination')?.trim().slice(0, DESTINATION_MAX);
  const vibe = oneOf(VIBES, search.get('vibe'));
  const budgetRange = oneOf(BUDGET_BANDS, search.get('budget'));
  const group = Number(search.get('group') ?? Number.NaN);
  const isGroup = Number.isInteger(group) && group >= GROUP_SIZE_MIN && group <= GROUP_SIZE_MAX;
  const values = {
    ...(eventType && { eventType }),
    ...(destination && { destination }),
    ...(vibe && { vibe }),
    ...(isGroup && { groupSize: group }),
    ...(budgetRange && { budgetRange }),
  };
  return { values, step: sent === undefined ? 0 : 1 };
}
