/** Colours by role. A picture is read on light and on dark paper, so both are in its own style. */
const STYLE = `
.paper{fill:#fdfdfb}.text{fill:#1f1e1b}.quiet{fill:#66645d}.grid{stroke:#e4e2db}.axis{stroke:#a9a69b}
.own{fill:#1f6fd1;stroke:#1f6fd1}.rival{fill:#8b887e;stroke:#8b887e}.second{fill:#c8501b;stroke:#c8501b}
.goal{stroke:#1f1e1b}.own-1{stroke:#86b6ea;fill:#5b93cd}.own-2{stroke:#4a8fdc;fill:#3a7cc6}.own-3{stroke:#1f6fd1;fill:#1f6fd1}.own-4{stroke:#0f3f80;fill:#0f3f80}
@media(prefers-color-scheme:dark){
.paper{fill:#171715}.text{fill:#f1efe9}.quiet{fill:#aba89e}.grid{stroke:#33322d}.axis{stroke:#6d6a61}
.own{fill:#62a8f7;stroke:#62a8f7}.rival{fill:#98958a;stroke:#98958a}.second{fill:#f2915f;stroke:#f2915f}
.goal{stroke:#f1efe9}.own-1{stroke:#2f66a3;fill:#6f9fd3}.own-2{stroke:#4a8bd6;fill:#6aa5e6}.own-3{stroke:#74b3fa;fill:#74b3fa}.own-4{stroke:#c3defc;fill:#c3defc}
}
text{font:13px system-ui,-apple-system,"Segoe UI",Roboto,sans-serif}.title{font-weight:600;font-size:15px}.small{font-size:11.5px}`;

/** Text as XML takes it, between tags and in attributes. */
export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Two decimals at most: a smaller file, and no difference that an eye can see. */
export const px = (value: number): string => String(Math.round(value * 100) / 100);

export interface TextOptions {
  /** Roles of the style, `text` or `quiet` first. */
  role?: string;
  anchor?: 'start' | 'middle' | 'end';
}

/** Words at a place; `x` is where they begin unless `anchor` says otherwise. */
export const textAt = (
  x: number,
  y: number,
  text: string,
  { role = 'text', anchor = 'start' }: TextOptions = {},
): string => `<text class="${role}" x="${px(x)}" y="${px(y)}" text-anchor="${anchor}">${escaped(text)}</text>`;

/** A straight line; `role` is a class of the style, `extra` more attributes as they stand. */
export const lineAt = (x1: number, y1: number, x2: number, y2: number, role: string, extra = ''): string =>
  `<line class="${role}" x1="${px(x1)}" y1="${px(y1)}" x2="${px(x2)}" y2="${px(y2)}" ${extra}/>`;

/** A whole picture with a title that screen readers say. */
export function svgDocument(width: number, height: number, title: string, parts: readonly string[]): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${px(width)} ${px(height)}" width="${px(width)}" height="${px(height)}" role="img" aria-label="${escaped(title)}">`,
    `<style>${STYLE.replaceAll('\n', '')}</style>`,
    `<rect class="paper" width="${px(width)}" height="${px(height)}" rx="8"/>`,
    textAt(20, 28, title, { role: 'text title' }),
    ...parts,
    '</svg>',
    '',
  ].join('\n');
}

/** Round numbers that cover the range in about `count` steps. */
export function ticks(low: number, high: number, count: number): number[] {
  const rough = (high - low) / count;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((each) => each >= rough) ?? power * 10;
  const marks: number[] = [];
  for (let mark = Math.ceil(low / step) * step; mark <= high + step / 1e6; mark += step) {
    marks.push(Number((Math.round(mark / step) * step).toPrecision(12)));
  }
  return marks;
}
