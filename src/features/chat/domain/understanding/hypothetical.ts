const WHAT_IF =
  /^\s*(?:(?:so|and|ok|okay|but|hmm|hi|hey)[\s,]+)*(?:what(?:'s| is)? (?:would )?(?:happen|happens|happened)? ?if|what if|wot if|wat if|suppose|supposing|how much (?:would it be|is it|will it be|would it cost|does it cost|would that be|cheaper would it be)?\s*(?:each|pp|per person)?\s*if|what (?:would|does|will) (?:it|that) (?:cost|be|do to the price) (?:\w+ )?if|what would (?:it|the price) be if|would it (?:be cheaper|cost less|work|help) if)\s+/i;

/** A question about a change that is not to be made yet: the change in plain words, and that it is only a question. */
export function readHypothetical(message: string): { isHypothetical: boolean; wish: string } {
  const found = WHAT_IF.exec(message);
  if (!found) return readPriceOf(message);
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

/** `is everything step-free?` asks; it must not make it so. */
const ASKS_ABOUT_NEEDS =
  /^\s*(?:is|are|does|do|will|would)\s.*?\b((?:step.?free|wheelchair|vegan|vegetarian|veggie|gluten|gf\b|halal|kosher|dairy|nut.?free|alcohol.?free|accessible).*)$/i;

const PRICE_OF =
  /^\s*(?:(?:so|and|ok|okay|but|hi|hey)[\s,]+)*(?:how much(?: cheaper| more| less| extra)?(?: (?:would|will|does|is|do|could))?(?: (?:it|that|we))?(?: (?:be|cost|save|come to|pay))?(?: each| pp| a head| per person)?|what (?:would|will|does) (?:it|that|the price|the total) (?:cost|be|come to)(?: each| pp| per person)?)\s+(without|with|for|if)\s+(.+?)\??\s*$/i;

/** `how much without the theatre` asks about dropping it, `what would it cost for 15 people` about another size. */
function readPriceOf(message: string): { isHypothetical: boolean; wish: string } {
  const need = ASKS_ABOUT_NEEDS.exec(message)?.[1];
  if (need) return { isHypothetical: true, wish: need.replace(/\?+\s*$/, '').trim() };
  if (/^\s*(?:what(?:'s| is)|whats) the cheapest/i.test(message))
    return { isHypothetical: true, wish: 'make it cheaper' };
  const [, joint = '', rest = ''] = PRICE_OF.exec(message) ?? [];
  switch (joint.toLowerCase()) {
    case 'without':
      return { isHypothetical: true, wish: `drop ${rest}` };
    case 'with':
      return /\d|people|more/i.test(rest)
        ? { isHypothetical: true, wish: rest }
        : { isHypothetical: true, wish: `add ${rest}` };
    case 'for':
      return /^(?:a group of )?(?:\d+|[a-z]+) (?:people|of us|ppl|guests|lads|girls)\b/i.test(rest)
        ? { isHypothetical: true, wish: `make it ${rest.replace(/^a group of /i, '')}` }
        : { isHypothetical: false, wish: message };
    default:
      return { isHypothetical: false, wish: message };
  }
}
