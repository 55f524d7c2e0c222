import { HEADS } from './count-plain.ts';
import type { PeopleChange } from './people-change.ts';
import { NUMBER, readNumberText } from './read-number.ts';

const LED =
  '(?:were|we are|we will be|will be|it is|its|that is|there are|there is|there will be|so|makes? it|making it|makes|making|leaves|leaving|down to|up to|make it|call it|now|bring us to|brings us to|takes us to)';
const BETWEEN =
  '(?:(?:now|only|just|down to|up to|us|us with|us at|at|back to|back up to|it|a group of|actually|about) )*';
/** Somebody comes or goes, so that another number of the line is how many, and no total. */
const EVENT =
  '(?:dropped out|dropping out|drops out|pulled out|pulling out|bailed|bailing|cancelled|out|(?:cant|cannot|wont|couldnt) (?:come|make|be)|(?:not|no longer|isnt|arent) (?:coming|joining)|joined|joining|coming|extra|more|less|fewer|came|can (?:now )?come|said yes|ill|sick|poorly|invited|bringing|brought|gone)';
/** Who it is, and neither the people just counted nor what they do. */
const WHO = `(?!(?:of|more|less|fewer|extra|others?|dropped|dropping|pulled|pulling|bailed|are|is|have|has|had|will|wont|cant|cannot|could|couldnt|not|no|arent|isnt|down|short|up|out|just|both|all|who|and|want|wants|to|on|vegans?|vegetarians?|vegetarian|coeliacs?|halal|kosher|non|new|hungry|year|years|${HEADS})\\b)(?:\\w+ ){1,4}?(?:(?:is|are|has|have|had to|just|all|both|now) )*${EVENT}`;
const REASON = `(?:(?:now |then |actually |in fact )?(?:because|as|since|after|thanks to|cos|with|now that) |(?:now|actually|in fact|as it turns out|then) ${WHO} |(?!\\w+s\\b)${WHO} )`;
const HAS_EVENT = new RegExp(` ${EVENT} `);

/** `we are 11 now, soph dropped out`, `down to 8 because jen bailed`. */
const WITH_REASON = new RegExp(
  `(?:^| ${LED}) ${BETWEEN}(${NUMBER})(?: (?:of us|in total|altogether|${HEADS}))?(?: coming)? ${REASON}`,
);
/** `two bailed so we are 10`, `two less, ten of us`. */
const AT_THE_END = new RegExp(
  ` (?:${LED} ${BETWEEN}(${NUMBER})(?: (?:of us|in total|altogether|now|${HEADS}))*|(${NUMBER}) of us(?: now| in total| then)*) $`,
);
/** `14 if you count tom's dad`. */
const IF_COUNTED = new RegExp(
  `^ (?:${LED} )?${BETWEEN}(${NUMBER}) (?:if you count|counting|including|once you count) (?!lunch|dinner|drinks|breakfast|hotel|stay|everything|tips?|food|no|the hotel|the stay)\\w+`,
);
const FILLERS =
  '(?:so|and|ok|sorry|no|well|actually|i mean|i meant|now|in total|altogether|please|it is|its|were|we are|that is|there are|there will be|make it|coming|all in|in all|for|just|only|not \\w+)';
/** `7 kids plus 2 adults`: all who come, by sort. */
const BY_SORT = new RegExp(
  `^ (?:${FILLERS} )*(${NUMBER}) (${HEADS}) (?:(?:and|plus|with) )?(${NUMBER}) (?!\\2)${HEADS}(?: (?:and |plus )?(${NUMBER}) ${HEADS})? (?:${FILLERS} )*$`,
);

/** `dinner for 26`, or `at 26` as hours are written out: later than any hour. */
const MEAL_FOR = new RegExp(
  `^ (?:(?:and|also|please|then|make|it|book|we need|need|can we have|a) )*(?:dinner|lunch|tables?|meals?|food|everything|rooms?)(?: (?:is|are|needs? to be|should be))? (?:for (1[3-9]|[2-9]\\d)|at (2[5-9]|[3-9]\\d))(?: (?:now|please|instead|then|of us|people|${HEADS}))* $`,
);

/** `7 kids plus 2 adults`. */
export function countBySort(line: string): PeopleChange | null {
  const [, one = '', , two = '', three = ''] = BY_SORT.exec(line) ?? [];
  const sorts = [one, two, three].flatMap((typed) => (typed === '' ? [] : (readNumberText(typed) ?? [])));
  return sorts.length > 1 ? { kind: 'size', people: sorts.reduce((sum, count) => sum + count, 0) } : null;
}

/**
 * The whole number of a group that is told beside why it has changed, `we are 11 now, soph dropped out`, or by the
 * sorts of people that come, `7 kids plus 2 adults`; null for any other count.
 */
export function countTold(line: string): PeopleChange | null {
  const bySort = countBySort(line);
  if (bySort) return bySort;
  const [, fedFor, fedAt] = MEAL_FOR.exec(line) ?? [];
  const fed = readNumberText(fedFor ?? fedAt ?? '');
  if (fed !== null) return { kind: 'size', people: fed };
  const counted = readNumberText(IF_COUNTED.exec(line)?.[1] ?? '');
  if (counted !== null && counted > 1) return { kind: 'size', people: counted };
  if (!HAS_EVENT.test(line) || OF_MONEY.test(line)) return null;
  const [, led, own] = AT_THE_END.exec(line) ?? [];
  const people = readNumberText(WITH_REASON.exec(line)?.[1] ?? led ?? own ?? '');
  return people !== null && people > 1 ? { kind: 'size', people } : null;
}

const OF_MONEY = / (?:£|budget|spend|cap|limit|pp|each|quid|pounds|a head|price|pm|am|oclock) /;
