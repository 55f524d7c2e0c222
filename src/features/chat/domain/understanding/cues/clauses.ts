/** Verbs and pronouns that begin a clause of their own after an `and`. */
const OPENERS =
  'we|i|id|ill|you|u (?:can|could|should|need|must|may|might|got|have|lot|guys|wanna|want|know)|they|he|she|it|its|that|go|do|have|get|try|see|book|put|add|swap|swop|change|make|find|sub|stick|bung|pop|chuck|throw|drop|ditch|bin|scrap|lose|remove|cancel|skip|replace|switch|move|start|finish|instead|maybe|perhaps|can|could|lets|fancy|how|what|is|are|would|leave|take|knock|keep|bring|shift|push|squeeze|delete|sack|please|give|rather|pick|choose|everyone|nobody|the rest|shove|second|secondly|third|also|cut|dump|set|delay|extend|upgrade|reduce|allow|also|tell|whats|hows|when|where|who|want|need|no|not|dinner at|lunch at|out it|off it|(?:late|later|early|earlier|cheaper|posher|quieter|different) (?:start|finish|dinner|lunch|tea|night|bar)|(?:\\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) (?:of us|people|lads|girls|guests|vegans?|veggies?|vegetarians?|coeliacs?)';

/** Joints after which words are a clause of their own: marks, a dash, `but`, `because`, and an `and` before a verb. */
const JOINTS = new RegExp(
  String.raw`(\s*(?:[.!?;:\n…]+(?=\s|$)|,(?!\d)|\s[-–—+]+\s|[()])\s*|(?<!\b(?:any|every|no)(?:thing|where|one|body)|\ball)\s+but\s+|\s+(?:cos|coz|cuz|because|bc|since|whereas|though|although)\s+|\s+(?=(?:it[’']?s|she[’']?s|he[’']?s|there[’']?s|they[’']re|theyre|we[’']re|we[’']ll|i[’']m) )|\s+(?=(?:(?:lol|haha|just|so) )*leave (?:it|that|a gap|us a gap)(?: out| off)?[.! x]*$)|\s+(?:and|plus|then)\s+(?=(?:(?:an?|the|some)\s+)?(?:\w+\s+){1,3}(?:instead of|rather than|for the|in place of)\b)|\s+(?:and then|and|an|n|&|so|then|plus|also)\s+(?=(?:(?:then|just|maybe|also|please|um|er|erm|like|if possible|possibly) )*(?:${OPENERS})\b(?! n )))`,
  'i',
);

/** A clause with the joint that ended it. */
export interface Clause {
  text: string;
  joint: string;
}

/** A message in clauses, in order; none is empty. */
export function clausesOf(message: string): Clause[] {
  const parts = message.split(JOINTS);
  const clauses: Clause[] = [];
  for (let at = 0; at < parts.length; at += 2) {
    const text = (parts[at] ?? '').trim();
    const joint = parts[at + 1] ?? '';
    const last = clauses.at(-1);
    if (text !== '') clauses.push({ text, joint });
    else if (last) clauses[clauses.length - 1] = { ...last, joint: `${last.joint}${joint}` };
  }
  return clauses;
}

/** Where one question ends, or what was told before it, and another begins. */
const BEFORE_QUESTION =
  /(?<=[.?!])\s+|\n+|\s*\/\s+|\s+[-–]+\s+|[,;]\s+(?:(?:and|so|but|also)\s+)?|\s+(?:and|so|but)\s+(?=(?:what|whats|how|hows|do|does|is|are|will|would|can|could|where|when|should|which|make|move|swap|drop)\b)/i;
/** A message in the questions that it may consist of; words in a row, `lunch and dinner`, stay together. */
export const questionsOf = (message: string): string[] =>
  message.split(BEFORE_QUESTION).filter((clause) => clause.trim() !== '');

/** Every mark and every word that may join two things. */
const ANY_JOINT = /\s*[.!?;\n]+(?=\s|$)\s*|\s*,(?!\d)\s*|\s+(?:[-–—+&]|and|n|plus|then|also|but|oh)\s+/i;
/** A message in the smallest clauses that it may consist of. */
export const leastClausesOf = (message: string): string[] => message.split(ANY_JOINT);
