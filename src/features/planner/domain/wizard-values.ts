import type { BudgetBand, EventType, Vibe } from '../../../catalogue/vocabulary.ts';
import type { IsoDay } from '../../../shared/dates.ts';
import { GROUP_SIZE_DEFAULT, tripBriefSchema } from './trip-brief.ts';

/** What the wizard holds while someone fills it in: unlike a brief, it may be empty or wrong. */
export interface WizardValues {
  eventType: EventType | '';
  vibe: Vibe | '';
  destination: string;
  /** Null while the number has been cleared. */
  groupSize: number | null;
  /** The spec's one string: start, ` to `, end. */
  dates: string;
  budgetRange: BudgetBand | '';
  contactEmail: string;
  specialRequirements: string;
}

export type WizardField = keyof WizardValues;

export const EMPTY_WIZARD: WizardValues = {
  eventType: '',
  vibe: '',
  destination: '',
  groupSize: GROUP_SIZE_DEFAULT,
  dates: '',
  budgetRange: '',
  contactEmail: '',
  specialRequirements: '',
};

const isWizardField = (name: unknown): name is WizardField => typeof name === 'string' && name in EMPTY_WIZARD;

export type WizardFaults = Partial<Record<WizardField, string>>;

/** The first message of every faulty field, by the same schema as the server's (SPEC 5). Empty when all is well. */
export function wizardFaults(values: WizardValues, today: IsoDay): WizardFaults {
  const parsed = tripBriefSchema(today).safeParse(values);
  const faults: WizardFaults = {};
  for (const issue of parsed.error?.issues ?? []) {
    const [field] = issue.path;
    if (isWizardField(field)) faults[field] ??= issue.message;
  }
  return faults;
}
