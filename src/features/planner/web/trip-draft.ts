import * as z from 'zod/mini';
import { BUDGET_BANDS, EVENT_TYPES, VIBES } from '../../../catalogue/vocabulary.ts';
import { EMPTY_WIZARD, type WizardValues } from '../domain/wizard-values.ts';
import { clampStep } from './wizard-steps.ts';

/** Named so that the linter does not take it for the method of a promise. */
const orElse = z.catch;

export const TRIP_DRAFT_KEY = 'huzzah.trip-draft';

/** A forgotten draft holds an e-mail address, so it does not lie in the browser for ever. */
const TRIP_DRAFT_DAYS = 30;
const MS_PER_DAY = 86_400_000;

export interface TripDraft {
  /** Made once for each draft and sent with every try, so that a repeated submit makes one booking. */
  id: string;
  /** True once it was sent: the server may already hold a booking under this id, so an edit needs a new one. */
  isSent: boolean;
  step: number;
  values: WizardValues;
}

type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const word = <const Words extends readonly string[]>(words: Words) =>
  orElse(z.union([z.literal(''), z.enum(words)]), '');
const text = orElse(z.string(), '');

/** A field that no longer fits falls back to empty; the rest of the draft is kept. */
const StoredDraft = z.object({
  version: z.literal(1),
  id: z.uuid(),
  isSent: orElse(z.boolean(), false),
  step: orElse(z.number(), 0),
  savedAt: z.number(),
  values: z.object({
    eventType: word(EVENT_TYPES),
    vibe: word(VIBES),
    destination: text,
    groupSize: orElse(z.nullable(z.number()), EMPTY_WIZARD.groupSize),
    dates: text,
    budgetRange: word(BUDGET_BANDS),
    contactEmail: text,
    specialRequirements: text,
  }),
});

function parseJson(raw: string): unknown {
  try {
    return JSON.parse(raw);
  } catch {
    return null;
  }
}

/** The draft left in this browser, or null when there is none, it is too old, or it is not ours. */
export function readTripDraft(storage: DraftStorage, nowMs: number): TripDraft | null {
  const raw = storage.getItem(TRIP_DRAFT_KEY);
  if (raw === null) return null;
  const parsed = StoredDraft.safeParse(parseJson(raw));
  if (!parsed.success || nowMs - parsed.data.savedAt > TRIP_DRAFT_DAYS * MS_PER_DAY) return null;
  const { id, isSent, step, values } = parsed.data;
  return { id, isSent, step: clampStep(step), values };
}

/** False when the browser refused (private mode, storage full): the draft then lives in memory only. */
export function writeTripDraft(storage: DraftStorage, draft: TripDraft, nowMs: number): boolean {
  try {
    storage.setItem(TRIP_DRAFT_KEY, JSON.stringify({ version: 1, ...draft, savedAt: nowMs }));
    return true;
  } catch {
    return false;
  }
}

export const clearTripDraft = (storage: DraftStorage): void => storage.removeItem(TRIP_DRAFT_KEY);
