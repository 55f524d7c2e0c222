/** Something is to come in the stead of what was spoken of, and nothing is named to go. */
const COMES =
  /^(?!.* (?:drop|lose|cancel|remove|skip|swap|change|replace|switch|move|instead of|the|that|our|my) .* instead ) .* (?:we could|could we|can we|we can|to) (?:do|have|go to|try|see|get) (?:\w+ ){0,3}instead(?: \w+){0,2} $/;

/** Nobody calls what the plan has `somewhere greek`. */
const OPENLY =
  / (?:somewhere|something|anywhere) (?:(?:a|bit|little|really|properly|nice|good|decent|proper|cool|fun|more|with|doing|that does|serving) )*$/;
const OPENLY_REACH = 6;

/**
 * Whether a kind of place is one that is to come, and not the one of the plan: `is there a market we could do instead`,
 * `somewhere greek`.
 */
export function comesInstead({ from }: { from: number }, words: readonly string[]): boolean {
  if (OPENLY.test(` ${words.slice(Math.max(0, from - OPENLY_REACH), from).join(' ')} `)) return true;
  return /^(?:an?|another|some)$/.test(words[from - 1] ?? '') && COMES.test(` ${words.join(' ')} `);
}
