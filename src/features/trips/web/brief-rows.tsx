import { datesText, EVENT_TYPE_WORDS, VIBE_WORDS } from '../../planner/domain/brief-words.ts';
import type { GivenBrief } from '../domain/brief-as-given.ts';
import { budgetGivenText } from '../domain/budget-words.ts';

/** The brief in words, with what an empty choice means, and the limit in pence a person that the plan keeps to today. */
export function BriefRows({ brief, limitPence }: { brief: GivenBrief; limitPence: number | null | undefined }) {
  return (
    <dl className="w-full divide-y-2 divide-line">
      {rowsOf(brief, limitPence).map(([label, value]) => (
        <div key={label} className="grid grid-cols-1 gap-x-4 py-3 sm:grid-cols-[11rem_minmax(0,1fr)]">
          <dt className="text-sm text-soft sm:text-base">{label}</dt>
          <dd className="font-semibold wrap-break-word whitespace-pre-line">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function rowsOf(brief: GivenBrief, limitPence: number | null | undefined): readonly (readonly [string, string])[] {
  const { eventType, vibe, destination, groupSize, dates, budgetRange, contactEmail, specialRequirements } = brief;
  return [
    ['Event type', EVENT_TYPE_WORDS[eventType].label],
    ['Vibe', vibe ? VIBE_WORDS[vibe].label : 'No preference (a mix)'],
    ['Destination', destination],
    ['Group size', `${groupSize} ${groupSize === 1 ? 'person' : 'people'}`],
    ['Dates', datesText(dates) ?? 'Flexible'],
    ['Budget', budgetGivenText(budgetRange, limitPence)],
    ['Special requirements', specialRequirements || 'None'],
    ['Contact email', contactEmail],
  ];
}
