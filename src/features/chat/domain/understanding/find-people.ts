import { NUMBER, readNumberText } from './read-number.ts';

/** A new size of the group, or so many more or fewer. */
export type PeopleChange = { kind: 'size'; people: number } | { kind: 'by'; people: number };

const PEOPLE = '(?:people|persons?|guests?|lads|girls|of us|of them|friends|mates|guys|folks|adults|heads|hens|stags)';
const GONE =
  '(?:dropped out|drop outs?|dropouts?|dropping out|drops out|pulled out|pull out|pulling out|pulls out|cancelled|cant come|cant make it|cant make|not coming|arent coming|isnt coming|bailed|bailing|have dropped|has dropped|less|fewer|down)';

const FEWER = [
  new RegExp(
    ` (${NUMBER})(?: (?:more|of us|of them|of the (?:girls|lads|group)|${PEOPLE}))*(?: (?:have|has|had|are|is|just|now|might|may|to))* ${GONE}(?= )`,
  ),
  new RegExp(` (?:lost|minus|without|remove|take off) (${NUMBER}) ?${PEOPLE}?(?= )`),
];
const MORE = [
  new RegExp(
    ` (${NUMBER}) (?:more|extra|additional)(?: ${PEOPLE})?(?: (?:are|is|have|has|just|now))*(?: (?:coming|joining|joined|come|join|people))?(?= )`,
  ),
  new RegExp(` (?:another|plus|extra|add) (${NUMBER}) ${PEOPLE}(?= )`),
  new RegExp(` (?:another|extra) (${NUMBER}) (?:are |is )?(?:coming|joining)(?= )`),
  new RegExp(
    ` (${NUMBER}) (?:new )?${PEOPLE} (?:are |is |have |has )?(?:joining|joined|coming too|coming as well|coming along)(?= )`,
  ),
];
const SIZE = [
  new RegExp(
    ` (${NUMBER}) of us(?= )(?! (?:is|are|was|has|have|cant|dont|doesnt|needs?|wants?|uses?|will|would|might|only|get|eat|drink|hates?|likes?|loves?) )`,
  ),
  new RegExp(
    ` (?:there (?:is|are|will be)|we (?:are|will be)|were|now|we have|it is|its|actually|party of|group of|group is|group size|table for|plan for|for|to|be|size) (?:now |only |actually |about |a group of |to )*(${NUMBER}) ${PEOPLE}(?= )`,
  ),
  new RegExp(
    ` (?:group of|were|group is now|make us|just|only|actually|party of|group size (?:is |to |of )?|plan for|we are now|we are|there is now|there are now|there will be) (${NUMBER})(?: now| in total| total)?(?= $)`,
  ),
  new RegExp(
    ` (?:make|change) (?:it|that|the group|us|the group size|the numbers?)(?: to| for)? (${NUMBER})(?: now| instead| in total| total| ${PEOPLE})*(?= $)`,
  ),
  new RegExp(`^ (${NUMBER}) (?:people|of us)(?: now)? (?=$)`),
];

/** How many come, if the message says that this has changed. `another 2 hours` and `2 more bars` are not people. */
export function findPeople(line: string): PeopleChange | null {
  if (
    / (?:hours?|minutes?|mins?|days?|nights?|bars?|pubs?|clubs?|activit\w+|drinks?|weeks?|things?) /.test(line) &&
    !mentionsPeople(line)
  )
    return null;
  const fewer = firstNumber(FEWER, line);
  if (fewer !== null) return { kind: 'by', people: -fewer };
  const size = firstNumber(SIZE, line);
  const more = firstNumber(MORE, line);
  if (more !== null && (mentionsPeople(line) || / (?:coming|joining|joined) /.test(line)))
    return { kind: 'by', people: more };
  return size === null ? null : { kind: 'size', people: size };
}

const mentionsPeople = (line: string): boolean =>
  new RegExp(` ${PEOPLE}(?= )`).test(line) || new RegExp(` ${GONE}(?= )`).test(line);

function firstNumber(patterns: readonly RegExp[], line: string): number | null {
  for (const pattern of patterns) {
    const typed = pattern.exec(line)?.[1];
    const number = typed ? readNumberText(typed) : null;
    if (number !== null) return number;
  }
  return null;
}
