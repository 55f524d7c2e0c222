import { EVENT_TYPES, type EventType } from '../../../catalogue/vocabulary.ts';

/**
 * The card that was chosen on the prerendered page before React took it over. The browser's radio button keeps
 * the choice, but the form's state knows nothing of it.
 */
export function earlyEventType(form: HTMLFormElement | null): EventType | undefined {
  const chosen = form?.querySelector<HTMLInputElement>('input[name="eventType"]:checked')?.value;
  return EVENT_TYPES.find((type) => type === chosen);
}
