/**
 * Widths in parts of the type size, a little above those of Figtree's semibold and of the faces that stand in for it:
 * a label may be narrower than its box, never wider.
 */
const WIDTHS: readonly (readonly [RegExp, number])[] = [
  [/[iljI.,:;'’|!·]/, 0.32],
  [/[ftr\-–()/ ]/, 0.44],
  [/[mwMW@%&—]/, 0.96],
  [/[A-Z]/, 0.74],
];
const OTHER_WIDTH = 0.63;
const ELLIPSIS = '…';

/** How wide a text is at most, in pixels. */
export function textWidth(text: string, size: number): number {
  let sum = 0;
  for (const letter of text.normalize('NFD').replace(/\p{M}/gu, ''))
    sum += WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? OTHER_WIDTH;
  return Math.ceil(sum * size);
}

/** The text in at most so many lines that keep to the width; what is too long ends in an ellipsis. */
export function wrapText(text: string, size: number, maxWidth: number, maxLines: number): string[] {
  const lines: string[] = [];
  for (const word of text.trim().split(/\s+/)) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && textWidth(longer, size) <= maxWidth) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  const shown = lines.slice(0, maxLines);
  const isCut = lines.length > maxLines;
  return shown.map((line, index) => shortened(line, size, maxWidth, isCut && index === maxLines - 1));
}

function shortened(line: string, size: number, maxWidth: number, goesOn: boolean): string {
  if (!goesOn && textWidth(line, size) <= maxWidth) return line;
  const letters = Array.from(line);
  while (letters.length > 1 && textWidth(`${letters.join('')}${ELLIPSIS}`, size) > maxWidth) letters.pop();
  return `${letters.join('').trimEnd()}${ELLIPSIS}`;
}
