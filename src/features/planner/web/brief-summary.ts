import { BUDGET_WORDS, bandText, datesText, EVENT_TYPE_WORDS, VIBE_WORDS } from '../domain/brief-words.ts';
import type { WizardField, WizardValues } from '../domain/wizard-values.ts';
import { WIZARD_STEPS } from './wizard-steps.ts';

export interface SummaryRow {
  label: string;
  value: string;
  /** The step whose fields make this row. */
  step: number;
}

const stepOf = (field: WizardField): number => WIZARD_STEPS.findIndex((step) => step.fields.includes(field));

/** The trip as the review shows it, with what an empty choice will mean (PRODUCT: mid-range, mix, a weekend). */
export function briefSummary(values: WizardValues): SummaryRow[] {
  const { eventType, vibe, destination, groupSize, dates, budgetRange, contactEmail } = values;
  return [
    {
      label: 'Event type',
      value: eventType ? EVENT_TYPE_WORDS[eventType].label : 'Not chosen yet',
      step: stepOf('eventType'),
    },
    { label: 'Vibe', value: vibe ? VIBE_WORDS[vibe].label : 'No preference (a mix)', step: stepOf('vibe') },
    { label: 'Destination', value: destination.trim() || 'Not chosen yet', step: stepOf('destination') },
    {
      label: 'Group size',
      value: groupSize === null ? 'Not chosen yet' : `${groupSize} ${groupSize === 1 ? 'person' : 'people'}`,
      step: stepOf('groupSize'),
    },
    { label: 'Dates', value: datesText(dates) ?? 'Flexible (a Friday-to-Sunday weekend)', step: stepOf('dates') },
    {
      label: 'Budget',
      value: budgetRange
        ? `${BUDGET_WORDS[budgetRange].label}, ${bandText(budgetRange)}`
        : `No preference (${BUDGET_WORDS['mid-range'].label.toLowerCase()})`,
      step: stepOf('budgetRange'),
    },
    { label: 'Contact email', value: contactEmail.trim() || 'Not given yet', step: stepOf('contactEmail') },
  ];
}
