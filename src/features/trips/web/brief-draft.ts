import * as z from 'zod/mini';
import { BUDGET_BANDS, EVENT_TYPES, VIBES } from '../../../catalogue/vocabulary.ts';
import type { WizardValues } from '../../planner/domain/wizard-values.ts';
import { BRIEF_FIELDS } from '../domain/brief-changes.ts';

/** What the organiser typed and has not stored: the fields they touched, and nothing else. */
export type BriefEdits = Partial<WizardValues>;

type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const word = <const Words extends readonly string[]>(words: Words) =>
  z.optional(z.union([z.literal(''), z.enum(words)]));
const text = z.optional(z.string());

const StoredEdits = z.object({
  version: z.literal(1),
  edits: z.object({
    eventType: word(EVENT_TYPES),
    vibe: word(VIBES),
    destination: text,
    groupSize: z.optional(z.nullable(z.number())),
    dates: text,
    budgetRange: word(BUDGET_BANDS),
    contactEmail: text,
    specialRequirements: text,
  }),
});

const keyOf = (bookingId: string): string => `huzzah.brief-edit.${bookingId}`;

/** The edits left in this tab, none where there are none or they are not ours. */
export function readBriefDraft(storage: DraftStorage | null, bookingId: string): BriefEdits {
  const raw = storage?.getItem(keyOf(bookingId));
  if (!raw) return {};
  try {
    const { edits } = StoredEdits.parse(JSON.parse(raw));
    return definedOf(edits);
  } catch {
    // Written by another release, or by hand: what cannot be read is no draft.
    return {};
  }
}

/** Keeps the edits until the tab is closed. A browser that refuses keeps them on the page only. */
export function writeBriefDraft(storage: DraftStorage | null, bookingId: string, edits: BriefEdits): void {
  try {
    if (Object.keys(edits).length === 0) storage?.removeItem(keyOf(bookingId));
    else storage?.setItem(keyOf(bookingId), JSON.stringify({ version: 1, edits }));
  } catch (refused) {
    console.warn('the unfinished brief is not kept over a reload', refused);
  }
}

/** Edits that say something else than the brief as it is by now: a change that came from elsewhere too is none. */
export function liveEdits(edits: BriefEdits, present: WizardValues): BriefEdits {
  const live = { ...edits };
  for (const field of BRIEF_FIELDS) if (live[field] === present[field]) delete live[field];
  return live;
}

function definedOf(edits: z.output<typeof StoredEdits>['edits']): BriefEdits {
  const defined: BriefEdits = {};
  for (const field of BRIEF_FIELDS) if (edits[field] !== undefined) Object.assign(defined, { [field]: edits[field] });
  return defined;
}
