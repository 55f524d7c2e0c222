export interface PageIslands {
  /** Every island of the page, by name: the page carries the style of all of them. */
  all: string[];
  /** Those whose code is worth fetching once the page is quiet. One that wakes when it is near is fetched then. */
  warm: string[];
}

/** Reads the markers that platform/browser/islands/island.tsx prints. */
export function islandsIn(html: string): PageIslands {
  const marks = [...html.matchAll(/<\w[^<>]* data-island="([^"]+)"(?: data-wake="([^"]+)")?/g)];
  const names = (wanted: typeof marks) => [...new Set(wanted.map(([, name = '']) => name))];
  return { all: names(marks), warm: names(marks.filter(([, , wake]) => wake !== 'near')) };
}
