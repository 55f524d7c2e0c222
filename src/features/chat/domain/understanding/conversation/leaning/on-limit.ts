import { formatPounds } from '../../../../../../shared/money.ts';
import type { ConciergeState } from '../../../concierge-state.ts';
import { lastReplyOf } from '../../../wording/offers.ts';
import { normalise } from '../../typing/normalise.ts';
import { inOneClause } from './in-one-clause.ts';

const TOLD = /\byour limit (?:is|of) £|The limit is now £|You have set no limit/i;
const THAT = '(?:it|that|this|the (?:budget|limit|cap))';
const SUM = '£?(\\d{2,5}(?:\\.\\d\\d)?)';
const END =
  '(?: ?(?:quid|pounds|each|pp|a head|per head|per person|instead|now|please|pls|then|max|tops|though|if we can|i reckon))*';
/** `finance have cut that to 200`, `bump it up to 550`. */
const TO = new RegExp(
  `\\b(?:cut|drop(?:ped)?|reduced?|bring|brought|lower(?:ed)?|knock(?:ed)?|get|take|put|raised?|up|bump(?:ed)?|increased?|make|changed?|set|push(?:ed)?|stretch)(?: ${THAT})?(?: (?:down|up|back))? to ${SUM}${END}[\\s.!]*$`,
  'i',
);
/** `make it 250`, after the limit itself was asked for. */
const MADE = new RegExp(
  `^\\W*(?:(?:ok|oh|no|nah|right|so|can you|can we|could you|please|lets|well)[\\s,]+)*(?:make|set|call|say|change|put)(?: ${THAT})?(?: (?:at|to))? ${SUM}${END}[\\s.!]*$`,
  'i',
);
/** `250 then`, `right, 220 each`. */
const BARE = new RegExp(
  `^\\W*(?:(?:ok|oh|right|so|well|no|nah|say|let'?s say|just|actually|hmm|for|at)[\\s,]+)*${SUM}${END}[\\s.!]*$`,
  'i',
);
const OF_LIMIT = / (?:budget|limit|cap|spend) /;
/** `bump it up by 50`, `take 40 off that`. */
const BY = new RegExp(
  `\\b(?<up>(?:bump|raise|put|up|increase|push|stretch)(?: ${THAT})?(?: up)? by|(?:add|stick|put|bung|whack|chuck)(?: another| an extra)?)? ?(?<down>(?:cut|drop|reduce|bring|lower|knock|take)(?: ${THAT})?(?: (?:down|back))? by|(?:take|knock|cut|drop|shave)(?: another)?)? ?${SUM}(?: quid| pounds)?(?<tail> (?:to|onto|on) ${THAT}| off(?: ${THAT})?)?${END}[\\s.!]*$`,
  'i',
);
/** `finance only sign off 280, can it be brought down to that`. */
const TO_THAT =
  /\b(?:bring|brought|get|got|cut|take|taken|drop|dropped|keep|kept|stick|come|go)\b[^.!?]{0,20}? (?:to|at|under|within) that\b[\s?.!]*$/i;
/** `thats 20 too much, get it down`. */
const TOO_MUCH =
  /^ (?:(?:ok|oh|hmm|thats|that is|its|it is|about|bit|still) )*(\d{2,3})(?: quid| pounds)?(?: each)? (?:too (?:much|expensive|steep|high)|more than we (?:want|have|can)|over what we) (?:(?:each|for us|really|so|and|then|please|can you|could you|we|get|bring|knock|take|trim|make|it|that|this|down|cheaper|a bit|to|spend|afford) )*$/;
/** `so we have 115 left`: what was told, and no other limit. */
const LEFT =
  / (?:left|spare|to spare|to play with|in hand|under|remaining|over) (?:then |so |still |for us |thats good |thats fine |is that right |right )*$/;
const HAVE = / (?:we have|weve|we are|were|that leaves|leaves us|so|have|got|thats|that is) (?:\w+ ){0,3}?\d{2,4} /;
const OF_ELSE = / (?:total|altogether|for (?:all|everyone|the group)|dinner|lunch|hotel|stay|people|of us|night|day) /;
const PENCE = 100;
/** `make it 14` is a number of people, whatever was asked before. */
const LIMIT_MIN = 40;

/**
 * `cut that to 200`, `bump it up by 50`, right after a reply that told the limit: the new limit, in full, and no number of people. Null for any
 * other message.
 */
export function onLimit(state: ConciergeState, message: string): string | null {
  const { history, request } = state;
  if (!TOLD.test(lastReplyOf(history))) return null;
  const [sum, another] = normalise(message).raw.match(/\b\d{2,5}\b/g) ?? [];
  if (sum !== undefined && another === undefined && TO_THAT.test(message) && !OF_ELSE.test(normalise(message).line))
    return `budget is ${formatPounds(Number(sum) * PENCE)} each`;
  // `whats the limit`, `and what are we at`, `250 then`.
  const isOfLimit = history
    .filter(({ role }) => role === 'user')
    .slice(-2)
    .some(({ content }) => OF_LIMIT.test(normalise(content).line));
  const over = TOO_MUCH.exec(normalise(message).line)?.[1];
  if (over !== undefined) return `get it down by £${over} each`;
  return inOneClause(state, message, (words) => {
    const { line, raw: clause } = normalise(words);
    if (LEFT.test(line) && HAVE.test(line)) return 'what is our budget';
    if (OF_ELSE.test(line)) return null;
    const made = isOfLimit ? (MADE.exec(clause)?.[1] ?? BARE.exec(clause)?.[1]) : undefined;
    const to = TO.exec(clause)?.[1] ?? (Number(made) >= LIMIT_MIN ? made : undefined);
    if (to !== undefined) return `budget is ${formatPounds(Number(to) * PENCE)} each`;
    const { up, down, tail = '' } = BY.exec(clause)?.groups ?? {};
    const by = Number(BY.exec(clause)?.[3] ?? 0) * PENCE;
    const isDown = down !== undefined && (/by$/i.test(down) || /off/i.test(tail));
    const isUp = up !== undefined && (/by$/i.test(up) || tail !== '');
    const now = request.budgetCapPence;
    if (isDown === isUp || now === null || by <= 0 || by >= now) return null;
    return `budget is ${formatPounds(isUp ? now + by : now - by)} each`;
  });
}
