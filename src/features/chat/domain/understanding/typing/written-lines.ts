/** `- `, `• `, `1. ` or `2) ` before a line. */
const MARK = /^\s*(?:[-–—*•·]\s*|\d{1,2}\s?[.)](?=\s*\D)\s*)(?=\S)/;
/** A line that ends so is not finished, or has its own mark. */
const RUNS_ON = /(?:[,;:&+–-]|\b(?:and|or|but|plus|the|a|an|to|for|with|at|of|on|in|by|from|our|instead of))$/i;
const ENDED = /[.!?…]$/;
/** `1) no museum 2) dinner at half 7` and `a) 22 people b) no museum`, a list in one line. */
const IN_LINE = /(?:^|\s)(?:\d{1,2}(?:\.\s+(?=[a-z])|\)\s*(?=\w))|[a-f]\)\s+(?=\w))/gi;

/** What parts the items of a list in a message of one line. */
export const ITEM_END = ' \n ';

/**
 * A message of several lines as one line: each line ends a sentence unless it plainly runs on, and the items of a list
 * lose their marks and are parted by `ITEM_END`.
 */
export function inOneLine(message: string): string {
  const lines = message
    .split(/[\r\n]+/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const items = lines.length === 1 ? listedInLine(lines[0] ?? '') : [];
  if (items.length > 1) return items.join(ITEM_END);
  if (lines.length < 2) return message;
  const isItem = (line: string | undefined): boolean => line !== undefined && MARK.test(line);
  return lines.reduce((text, line, at) => {
    const own = line.replace(MARK, '');
    if (at === 0) return own;
    if (isItem(line) && isItem(lines[at - 1])) return `${text}${ITEM_END}${own}`;
    return `${text}${RUNS_ON.test(text) || ENDED.test(text) ? ' ' : '. '}${own}`;
  }, '');
}

/** The items of a list numbered from one, or lettered from a, in a single line, which begins with it; none where it is no list. */
function listedInLine(line: string): string[] {
  const numbers = [...line.matchAll(IN_LINE)].map(([mark]) => placeIn(mark.trim()));
  const isList =
    /^\s*(?:1[.)]|a\))\s/i.test(line) && numbers.length > 1 && numbers.every((number, at) => number === at + 1);
  return isList
    ? line
        .split(IN_LINE)
        .map((item) => item.trim())
        .filter((item) => item !== '')
    : [];
}

/** The place of an item by its mark, `2.` or `b)`. */
const placeIn = (mark: string): number =>
  /^\d/.test(mark) ? Number.parseInt(mark, 10) : 'abcdef'.indexOf(mark.slice(0, 1).toLowerCase()) + 1;
