/**
 * The alternatives of several lists, `a|b(?:c|d)`, as one list with each once. A word that stands in it twice could be
 * matched in two ways, a row of such words in as many ways as a power of two, and a pattern of them tries all.
 */
export function eachOnce(...lists: readonly string[]): string {
  const alternatives: string[] = [];
  let depth = 0;
  let from = 0;
  const all = `${lists.join('|')}|`;
  for (let at = 0; at < all.length; at += 1) {
    if (all[at] === '(') depth += 1;
    else if (all[at] === ')') depth -= 1;
    else if (all[at] === '|' && depth === 0) {
      alternatives.push(all.slice(from, at));
      from = at + 1;
    }
  }
  return [...new Set(alternatives)].join('|');
}
