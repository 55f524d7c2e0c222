import { editDistance } from '../../planner/domain/edit-distance.ts';

/** The known word that was probably meant: the nearest one a third of its letters away or less, or its beginning. */
function nearestWord(typed: string, known: readonly string[]): string | null {
  const lower = typed.toLowerCase();
  let best: { word: string; distance: number } | null = null;
  for (const word of known) {
    const bound = Math.max(1, Math.floor(word.length / 3));
    const distance = editDistance(lower, word.toLowerCase(), bound);
    if (distance <= bound && (best === null || distance < best.distance)) best = { word, distance };
  }
  return best?.word ?? known.find((word) => word.length >= 3 && lower.startsWith(word.toLowerCase())) ?? null;
}

/** ` (did you mean “x”?)`, or nothing. */
export function didYouMean(typed: string, known: readonly string[]): string {
  const meant = nearestWord(typed, known);
  return meant === null || meant === typed ? '' : ` (did you mean “${meant}”?)`;
}
