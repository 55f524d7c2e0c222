import { Fragment, type ReactNode, useId, useState } from 'react';
import { Link } from 'react-router';
import { Card } from '../../../ui/card.tsx';

export interface Bar {
  key: string;
  name: string;
  value: number;
  /** A mark on the same scale, as a limit; null for none. */
  mark: number | null;
  /** The value and what it means, in words. */
  text: string;
}

export interface BarChartProps {
  title: string;
  lead: string;
  bars: readonly Bar[];
  /** What the table behind the chart holds: a heading for each column, and every row, those of a bar of many under its name. */
  heads: readonly string[];
  rows: readonly Row[];
}

export interface Row {
  key: string;
  /** Rows of one group follow one another. */
  group: string | null;
  /** Where its name leads; null for nowhere. */
  to: string | null;
  cells: readonly string[];
}

/** On a phone a table is wider than its card: it moves sideways by itself, and by the keyboard too. */
const SCROLLABLE = { tabIndex: 0 };

/** Bars from the left, each with its figure in words, and the same figures as a table for whoever wants to read. */
export function BarChart({ title, lead, bars, heads, rows }: BarChartProps) {
  const id = useId();
  // Hundreds of rows in each of six tables are made for whoever opens one.
  const [isTableOpen, setTableOpen] = useState(false);
  const longest = Math.max(1, ...bars.flatMap(({ value, mark }) => [value, mark ?? 0]));
  return (
    <Card className="min-w-0">
      <section aria-labelledby={id}>
        <h3 id={id} className="display text-card">
          {title}
        </h3>
        <p className="mt-1 mb-5 text-soft">{lead}</p>
        <ul className="flex flex-col gap-4">
          {bars.map(({ key, name, value, mark, text }) => (
            <li key={key}>
              <div className="mb-1 flex flex-wrap justify-between gap-x-4 max-sm:flex-col">
                <span className="font-semibold wrap-anywhere">{name}</span>
                <span className="text-soft tabular-nums">{text}</span>
              </div>
              <svg
                aria-hidden="true"
                viewBox="0 0 1000 24"
                preserveAspectRatio="none"
                className="h-4 w-full bg-sunken text-link"
              >
                <rect width={(1000 * value) / longest} height="24" fill="currentColor" />
                {mark === null ? null : (
                  <g className="text-content">
                    <rect x={Math.min(994, (1000 * mark) / longest - 3)} width="6" height="24" fill="currentColor" />
                  </g>
                )}
              </svg>
            </li>
          ))}
        </ul>
        <details className="mt-5" onToggle={(event) => setTableOpen(event.currentTarget.open)}>
          <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-link underline underline-offset-4">
            Show as a table
          </summary>
          <section aria-label={`${title}, as a table`} {...SCROLLABLE} className="overflow-x-auto -outline-offset-3">
            <table className="w-full text-left tabular-nums">
              <caption className="sr-only">{title}</caption>
              <thead>
                <tr>
                  {heads.map((head) => (
                    <th key={head} scope="col" className="border-b-2 border-line px-2 py-2 whitespace-nowrap">
                      {head}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {(isTableOpen ? rows : []).map(({ key, group, to, cells }, row) => (
                  <Fragment key={key}>
                    {group === null || group === rows[row - 1]?.group ? null : (
                      <tr>
                        <th scope="colgroup" colSpan={heads.length} className="px-2 pt-5 pb-1 text-soft">
                          {group}
                        </th>
                      </tr>
                    )}
                    <tr>{cells.map((cell, index) => tableCell(heads[index] ?? '', cell, index === 0, to))}</tr>
                  </Fragment>
                ))}
              </tbody>
            </table>
          </section>
        </details>
      </section>
    </Card>
  );
}

const tableCell = (head: string, cell: string, isName: boolean, to: string | null): ReactNode =>
  isName ? (
    <th key={head} scope="row" className="border-b border-line px-2 py-2 font-medium">
      {to === null ? (
        cell
      ) : (
        <Link to={to} className="text-link underline underline-offset-4">
          {cell}
        </Link>
      )}
    </th>
  ) : (
    <td key={head} className="border-b border-line px-2 py-2">
      {cell}
    </td>
  );
