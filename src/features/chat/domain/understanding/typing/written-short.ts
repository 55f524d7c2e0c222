/** `dinner w the girls`, `w/o the museum`. */
const WITH = /(?<=\s)w\/?(?=\s)/gi;
const WITHOUT = /(?<=\s)w\/o(?=\s)/gi;
/** `the first night's dinner with the second night's`: the meal is said once for both. */
const MEAL_SAID_ONCE =
  /\b((?:first|second|third|last|\w+day)\s+nights?['’]?s?\s+(dinner|lunch)\s+(?:with|and|for)\s+(?:the\s+)?(?:first|second|third|last|\w+day)\s+nights?['’]?s?)(?=\s*(?:$|[.,!?]|please|pls|thanks|x+$))/i;
/** `who pays the deposit and when`: what is told of it has the hour or the place with it. */
const ASKED_TOO = /^(\W*(?:who|which|what)\b[^,?]{8,80}?),?\s+and\s+(?:when|where|what time)\s*\??\s*$/i;

/** A message with what was left out or shortened because it is plain to whoever reads it. */
export const writtenOutShort = (typed: string): string =>
  typed.replace(WITHOUT, 'without').replace(WITH, 'with').replace(MEAL_SAID_ONCE, '$1 $2').replace(ASKED_TOO, '$1?');
