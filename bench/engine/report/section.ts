/** One measure against its goal, for the table at the top of the page. */
export interface Goal {
  measure: string;
  goal: string;
  value: string;
  /** Null where it has not been measured, or not in full: nobody can say then. */
  holds: boolean | null;
}

/** A part of the page: its text in Markdown, its pictures, and the goals it answers. */
export interface Section {
  goals: readonly Goal[];
  text: string;
  pictures: readonly { name: string; svg: string }[];
}

/** Never "-0.00 %", which sums of fractions would give. */
export function percent(value: number, decimals = 2): string {
  const text = value.toFixed(decimals);
  return `${Number(text) === 0 ? text.replace('-', '') : text} %`;
}

/** A picture in Markdown, from the folder of the report. */
export const picture = (name: string, alt: string): string => `![${alt}](engine-quality/${name})`;

/** A Markdown table; all columns but the first are numbers and stand to the right. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map((_, index) => (index === 0 ? '---' : '---:'))), ...rows.map(line)].join('\n');
}
