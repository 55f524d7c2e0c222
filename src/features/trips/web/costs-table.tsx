import type { ReactNode } from 'react';
import { formatPoundsInColumn } from '../../../shared/money.ts';
import { Card } from '../../../ui/card.tsx';
import { COST_KIND_WORDS, commonMonth, lineRemark } from '../domain/cost-words.ts';
import type { Cost, CostLine, TripCosts } from '../domain/trip-costs.ts';

/** Every price of the trip, day by day, with the sum of each day, and the sums of the whole at the foot. */
export function CostsTable({ costs }: { costs: TripCosts }) {
  const { days, stay, slots, all } = costs;
  const month = commonMonth(costs);
  return (
    <Card className="min-w-0 overflow-x-auto">
      <table className="w-full text-left tabular-nums">
        <caption className="display mb-3 text-left text-card">Day by day</caption>
        <thead className="text-sm text-soft">
          <tr>
            <th scope="col" className="pb-1 font-medium">
              What
            </th>
            <th scope="col" className="pb-1 pl-2 text-right font-medium whitespace-nowrap">
              Per person
            </th>
            <th scope="col" className="pb-1 pl-2 text-right font-medium">
              Group
            </th>
          </tr>
        </thead>
        {days.map(({ key, title, lines, sum }) => (
          <tbody key={key}>
            <GroupHead>{title}</GroupHead>
            {lines.map((line) => (
              <LineRow key={line.key} line={line} month={month} />
            ))}
            <SumRow label="Day total" cost={sum} />
          </tbody>
        ))}
        {stay === null ? null : (
          <tbody>
            <GroupHead>Where you sleep</GroupHead>
            <LineRow line={stay} month={month} />
          </tbody>
        )}
        <tfoot className="border-t-2 border-gold">
          {stay === null ? null : <SumRow label="All days" cost={slots} />}
          <SumRow label="All in" cost={all} />
        </tfoot>
      </table>
    </Card>
  );
}

function GroupHead({ children }: { children: string }) {
  return (
    <tr>
      <th scope="rowgroup" colSpan={3} className="border-b-2 border-line pt-5 pb-1 font-semibold">
        {children}
      </th>
    </tr>
  );
}

function LineRow({ line, month }: { line: CostLine; month: string }) {
  const remark = lineRemark(line, month);
  return (
    <tr className="border-b border-line">
      <th scope="row" className="py-2 font-normal">
        {line.name}
        <span className="block text-sm text-soft">
          {/* On a phone the name tells well enough what it is, and the words would take four lines. */}
          <span className="max-sm:hidden">{`${COST_KIND_WORDS[line.kind]}${remark === '' ? '' : ' · '}`}</span>
          {remark}
        </span>
      </th>
      <Amount>{line.perPersonPence === 0 ? 'Free' : formatPoundsInColumn(line.perPersonPence)}</Amount>
      <Amount>{line.groupPence === 0 ? 'Free' : formatPoundsInColumn(line.groupPence)}</Amount>
    </tr>
  );
}

function SumRow({ label, cost }: { label: string; cost: Cost }) {
  return (
    <tr className="font-semibold">
      <th scope="row" className="py-2 font-semibold">
        {label}
      </th>
      <Amount>{formatPoundsInColumn(cost.perPersonPence)}</Amount>
      <Amount>{formatPoundsInColumn(cost.groupPence)}</Amount>
    </tr>
  );
}

const Amount = ({ children }: { children: ReactNode }) => (
  <td className="py-2 pl-2 text-right align-top whitespace-nowrap">{children}</td>
);
