import type { ReactNode } from 'react';
import { formatDays, isIsoDay } from '../../../shared/dates.ts';
import { formatPounds, formatPoundsInColumn } from '../../../shared/money.ts';
import type { ReadRecommendations } from '../domain/recommendations-schema.ts';
import { bookableLink } from './day-periods.ts';
import { PlanChecks } from './plan-checks-line.tsx';

/** What it comes to, per person and for the group; and where to, how many and when, where the page does not say so above. */
export function PlanHeader({ plan, isTitled }: { plan: ReadRecommendations; isTitled: boolean }) {
  return (
    <header className="on-poster overflow-hidden rounded-card bg-ink text-cream">
      <div className="bg-linear-to-br from-indigo to-ink p-4 @sm:p-6 @2xl:p-8">
        {isTitled ? (
          <>
            <h2 className="display text-title">{plan.destination || 'Your itinerary'}</h2>
            <p className="mt-2 mb-6 text-lead text-cream/90">{tripLine(plan)}</p>
          </>
        ) : (
          <h2 className="sr-only">What it comes to</h2>
        )}
        {plan.totals ? <Totals plan={plan} totals={plan.totals} /> : null}
      </div>
      <PlanChecks plan={plan} />
    </header>
  );
}

function tripLine(plan: ReadRecommendations): string {
  const dates = plan.days.map((day) => day.date).filter((date) => date !== null && isIsoDay(date));
  const [first, last] = [dates[0], dates.at(-1)];
  const when =
    first && last
      ? formatDays(first, last)
      : `${plan.days.length} ${plan.days.length === 1 ? 'day' : 'days'}, dates still open`;
  if (plan.groupSize === null) return when;
  return `${plan.groupSize} ${plan.groupSize === 1 ? 'person' : 'people'} · ${when}`;
}

/** Where the letters are so large that three columns would be cut off, the two sums stand below what they are for. */
const STACKED = '@max-3xs:flex @max-3xs:flex-wrap @max-3xs:justify-between';

function Totals({ plan, totals }: { plan: ReadRecommendations; totals: NonNullable<ReadRecommendations['totals']> }) {
  const { stay } = plan;
  return (
    <table className="w-full max-w-2xl text-left text-sm tabular-nums @sm:text-base">
      <thead className="text-sm text-cream/85">
        <tr className={STACKED}>
          <th scope="col" className="pb-1 font-medium">
            <span className="sr-only">What</span>
          </th>
          <th scope="col" className="pb-1 pl-2 text-right @sm:pl-3 font-medium whitespace-nowrap">
            Per person
          </th>
          <th scope="col" className="pb-1 pl-2 text-right @sm:pl-3 font-medium">
            Group
          </th>
        </tr>
      </thead>
      <tbody>
        <TotalsRow
          label="Activities, meals and nights out"
          note={daysNote(plan)}
          perPersonPence={totals.slotsPerPersonPence}
          groupPence={totals.slotsGroupPence}
        />
        {stay ? (
          <TotalsRow
            label="Suggested stay"
            note={<StayNote stay={stay} />}
            perPersonPence={totals.stayPerPersonPence}
            groupPence={totals.stayGroupPence}
          />
        ) : null}
      </tbody>
      {stay ? (
        <tfoot className="border-t-2 border-gold text-base font-bold @sm:text-lg">
          <TotalsRow
            label="All in"
            note={null}
            perPersonPence={totals.allPerPersonPence}
            groupPence={totals.allGroupPence}
          />
        </tfoot>
      ) : null}
    </table>
  );
}

/** What the sum is of, and what it was to stay within. */
function daysNote({ days, budgetCapPence }: ReadRecommendations): string {
  const sumOf = days.length === 1 ? 'The day below' : `The ${days.length} days below`;
  return budgetCapPence === null ? sumOf : `${sumOf}; your budget: up to ${formatPounds(budgetCapPence)} a person`;
}

function StayNote({ stay }: { stay: NonNullable<ReadRecommendations['stay']> }) {
  const nights = `${stay.nights} ${stay.nights === 1 ? 'night' : 'nights'}`;
  const rooms = `${stay.rooms} ${stay.rooms === 1 ? 'room' : 'rooms'}`;
  const site = bookableLink(stay.website ?? '');
  return (
    <>
      {site ? (
        <a href={site} target="_blank" rel="noopener noreferrer" className="underline underline-offset-4">
          {stay.name}
          <span className="sr-only"> (opens in a new tab)</span>
        </a>
      ) : (
        stay.name
      )}
      , {nights}, {rooms}, typical price
    </>
  );
}

function TotalsRow({
  label,
  note,
  perPersonPence,
  groupPence,
}: {
  label: string;
  note: ReactNode;
  perPersonPence: number;
  groupPence: number;
}) {
  return (
    <tr className={`align-top ${STACKED}`}>
      <th scope="row" className="py-2 font-semibold @max-3xs:w-full">
        {label}
        {note === null ? null : <span className="block text-xs font-normal @sm:text-sm text-cream/85">{note}</span>}
      </th>
      <td className="py-2 pl-2 text-right @sm:pl-3">{formatPoundsInColumn(perPersonPence)}</td>
      <td className="py-2 pl-2 text-right @sm:pl-3">{formatPoundsInColumn(groupPence)}</td>
    </tr>
  );
}
