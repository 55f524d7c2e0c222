import type { ReactNode } from 'react';

export interface LegalTableProps {
  /** What the table shows, for whoever hears it. */
  caption: string;
  heads: readonly string[];
  rows: readonly (readonly ReactNode[])[];
}

/** A table that fits a phone: there each row is a block, and each cell carries its head. */
export function LegalTable({ caption, heads, rows }: LegalTableProps) {
  return (
    <table className="mt-5 w-full border-collapse text-left text-sm max-sm:block">
      <caption className="sr-only">{caption}</caption>
      <thead className="max-sm:sr-only">
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col" className="border-b-2 border-gold py-2 pr-4 align-bottom font-semibold">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-sm:block">
        {rows.map((cells, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows are constants and never move.
          <tr key={row} className="max-sm:block max-sm:border-b max-sm:border-line max-sm:py-3">
            {cells.map((cell, column) => (
              <td
                key={heads[column]}
                className="py-2.5 pr-4 align-top max-sm:block max-sm:py-0.5 sm:border-b sm:border-line first:font-semibold"
              >
                {column === 0 ? null : <span className="text-soft sm:hidden">{`${heads[column]}: `}</span>}
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
