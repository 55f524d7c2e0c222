import type { Reading } from '../reading.ts';

const OBJECT_OF =
  / (?:drop|remove|cancel|skip|cut|rid of|take out|take off|forget|scratch|delete|avoid|without|swap|change|switch|replace|no|no more|not any) (?:any |more |the |a |an |our |my |that |those |all |all the |both |both the )*/g;

/** Words after a verb that name no thing of their own. */
export const NO_THING: ReadonlySet<string> = new Set(
  `the a an of to for with by it that this them these those one ones thing things bit bits stuff slot slots part half plan
  plans something somewhere anything everything else different other another better first second third last next final
  day days night nights morning mornings afternoon afternoons evening evenings weekend today tonight tomorrow
  monday tuesday wednesday thursday friday saturday sunday mondays fridays saturdays sundays all both whole entire
  lunch dinner lunches dinners brunch meal meals food restaurant activity activities drinks out place venue bar on at in
  from around up over and or please now then instead just as is are was if so because we i you us me our my around
  really very too bit free time back thanks early late nightlife going after before clubbing`.split(/\s+/),
);
const ENDS = new Set(['on', 'at', 'from', 'for', 'with', 'in', 'because', 'if', 'so', 'and', 'to', 'as', 'is', 'its']);

/**
 * True when a verb has an object that nothing in the plan or the catalogue answers to: `drop the limo on saturday` must
 * not be read as `drop saturday`.
 */
export function hasUnreadObject({ line, words, slots, types, venues }: Reading): boolean {
  const known = [...slots, ...types, ...venues];
  for (const found of line.matchAll(OBJECT_OF)) {
    const from = line
      .slice(0, found.index + found[0].length)
      .trim()
      .split(' ').length;
    for (let at = from; at < words.length; at += 1) {
      const word = words[at] ?? '';
      if (ENDS.has(word)) break;
      const isKnown = known.some((mention) => mention.from <= at && at < mention.to);
      if (!isKnown && !NO_THING.has(word) && !/^\d/.test(word)) return true;
    }
  }
  return false;
}
