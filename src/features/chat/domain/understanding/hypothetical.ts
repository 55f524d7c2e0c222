const WHAT_IF =
  /^\s*(?:(?:so|and|ok|okay|but|hmm|hi|hey)[\s,]+)*(?:what(?:'s| is)? (?:would )?(?:happen|happens|happened)? ?if|what if|wot if|wat if|suppose|supposing|how much (?:would it be|is it|will it be|would it cost|does it cost|would that be|cheaper would it be)?\s*(?:each|pp|per person)?\s*if|what (?:would|does|will) (?:it|that) (?:cost|be|do to the price) (?:\w+ )?if|what would (?:it|the price) be if|would it (?:be cheaper|cost less|work|help) if)\s+/i;

/** A question about a change that is not to be made yet: the change in plain words, and that it is only a question. */
export function readHypothetical(message: string): { isHypothetical: boolean; wish: string } {
  const found = WHAT_IF.exec(message);
  if (!found) return { isHypothetical: false, wish: message };
  const wish = message
    .slice(found[0].length)
    .replace(/\?+\s*$/, '')
    .trim();
  return { isHypothetical: true, wish: present(wish) };
}

/** `we swapped` and `we were to drop` as the wish itself: `swap`, `drop`. */
function present(wish: string): string {
  return wish
    .replace(/^(?:we|i|you|they)\s+(?:were to|was to|did|could|would|just|decided to|wanted to)\s+/i, '')
    .replace(/^(?:we|i|you)\s+/i, '')
    .replace(/\bswapped\b/i, 'swap')
    .replace(/\bchanged\b/i, 'change')
    .replace(/\badded\b/i, 'add')
    .replace(/\bmoved\b/i, 'move')
    .replace(/\bskipped\b/i, 'skip')
    .replace(/\bcancelled (the|our)\b/i, 'drop $1')
    .replace(/\bdropped (?=the|our|friday|saturday|sunday|dinner|lunch)/i, 'drop ');
}
