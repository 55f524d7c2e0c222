import type { SlotKind } from '../../../../../engine/trip-request.ts';
import type { ConciergeState } from '../../concierge-state.ts';
import { findScope } from '../cues/find-scope.ts';
import { slotsWhere } from '../finding/find-slots.ts';
import { NUMBER, readNumberText } from '../finding/read-number.ts';
import type { Wish } from '../intent.ts';
import type { Reading } from '../reading.ts';
import { NOWHERE } from '../scope.ts';
import { openings } from '../typing/openings.ts';

const ACTIVITIES = '(?<activity>things?|activity|activities|bits|events)';
const NIGHTS = '(?<night>bars?|pubs?|clubs?|boozers?|drinking (?:places|spots|stops))';
const STOPS = '(?<stop>stops?|places?|slots?|bookings?)';
const THING = `(?:to do |different |main |big |planned |late |late night )?(?:${ACTIVITIES}|${NIGHTS}|${STOPS})(?: to do| planned| booked)?`;
const COUNT = `(?<count>${NUMBER})`;
const WHEN =
  '(?: (?:in |on )?(?:(?:a|per|each|every|any|one|the) (?:single |given )?(?:day|night|evening|\\w+day)|(?:both|either|all) (?:days|nights)|daily|\\w+days?))?';
const LEAD = `^ ${openings('can|could|we|i|you|please|lets|let us|want|would|like|have|do|with|a|on|\\w+day')}`;
const END = '(?: (?:please|thanks|x+|will do|really|for us|ok|at most|or it is too much))* $';

const AT_MOST = [
  new RegExp(
    `${LEAD}(?:no more than|not more than|never more than|at (?:the )?most|max(?:imum)?(?: of)?|(?:keep|limit|cut|trim|reduce|cap|hold|stick|get|bring) (?:(?:it|us|things|everything|that|\\w+day|each day|every day|each night|every night) )?(?:down )?(?:to|at)(?: just| only| a max(?:imum)? of| no more than)?|(?:(?:only|just) )?(?:want|need|fancy|have time for|time for|do)? ?(?:only|just)|(?:only|just) (?:want|need|fancy|have time for|do))(?: the)? ${COUNT} ${THING}${WHEN}${END}`,
  ),
  new RegExp(
    `${LEAD}${COUNT} ${THING}${WHEN} (?:max|maximum|tops|at (?:the )?most|only|is (?:plenty|enough|the max|our max|the most|our limit|the limit)|are (?:plenty|enough)|will do)${WHEN}${END}`,
  ),
  new RegExp(
    `${LEAD}(?:keep|limit|cut|trim|reduce|cap|hold|get|bring) (?:the |our )?${THING} (?:down )?to (?:a max of |a maximum of |no more than |just |only )?${COUNT}${WHEN}${END}`,
  ),
  new RegExp(
    `${THING}${WHEN} is too (?:many|much)(?: for us)? ${COUNT} (?:is|would be|will be|will) (?:\\w+ )?(?:plenty|enough|do|ideal|max|better|fine|ok)${END}`,
  ),
];
/** `lose a pub each night`. */
const ONE_FEWER = new RegExp(
  ` (?:drop|lose|bin|cut|remove|skip|ditch|take(?: out| away)?) (?:an?|one|1) ${THING} (?:away |out |off )?(?:a|per|each|every|both|on both|from each|from every) (?:day|night|evening|days|nights)${END}`,
);
/** `one meal less on saturday`, `one less stop`: which of them, is asked. */
const ONE_LESS = new RegExp(
  `(?<! is) (?:one|1|a) (?:(?:warm|hot|big|proper) )?(?:(?:meals?|${THING}) (?:less|fewer)|(?:less|fewer) (?:\\w+ )?(?:meals?|${THING}))(?= )`,
);
/** What there is already, wondered at: `there is only one thing on sunday`, `sunday only has two things`. */
const THERE_IS = new RegExp(
  ` (?:(?:there|we|\\w+day) (?:is|are|has|have) (?:only|just)|(?:we|\\w+day) (?:only|just) (?:has|have)) (?:got )?${COUNT} ${THING}${WHEN}${END}`,
);

/**
 * No more than so many things on a day, or on every day: `two things max on saturday`, `max 3 stops per day`. What there
 * is by now is no limit: asked, it is told, and stated it is asked what to change.
 */
export function readAtMost(reading: Reading, { plan }: ConciergeState): Wish | null {
  const { line, raw, days, slots } = reading;
  if (/ (?:why|how come) /.test(line)) return null;
  // The bars of `only the one bar each night` are those that are counted.
  const isCounted = AT_MOST.some((pattern) => pattern.test(line));
  if (slots.length > 0 && !isCounted) return null;
  const less = ONE_LESS.exec(line);
  if (less) {
    const { activity, night, stop } = less.groups ?? {};
    const kinds: SlotKind[] = activity ? ['activity'] : night ? ['night'] : stop ? [] : ['lunch', 'dinner'];
    const left = slotsWhere(plan, days, [], kinds);
    return { kind: 'drop', scope: { ...NOWHERE, slots: left, days, isNamed: true, isOne: left.length > 1 } };
  }
  const fewer = ONE_FEWER.exec(line)?.groups;
  const groups = fewer ?? AT_MOST.map((pattern) => pattern.exec(line)?.groups).find((found) => found !== undefined);
  const isStated = THERE_IS.test(line);
  const isAsked = /\?\s*$/.test(raw) && !/^ (?:can|could) /.test(line);
  const scope = findScope(reading, plan, reading.words.length);
  if (isStated || (groups && isAsked))
    return days.length === 0 ? null : { kind: isAsked ? 'schedule' : 'vague', scope };
  const count = fewer ? -1 : readNumberText(groups?.count ?? '');
  if (!groups || count === null) return null;
  const counts = groups.night ? 'night' : groups.stop ? 'stop' : 'activity';
  return { kind: 'at-most', count, counts, days: days.length > 0 ? days : [...plan.days.keys()] };
}
