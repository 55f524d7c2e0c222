import { onlyOf } from '../../../../../shared/only-of.ts';
import type { ConciergeState } from '../../concierge-state.ts';
import { read } from '../reading.ts';
import { asTyped } from '../typing/as-typed.ts';

const CUE =
  "(?:no|nope|nah|wait|sorry|soz|oops|whoops|hang on|hold on|er+m*|um+|ah|actually|i meant?|or rather|rather|make that|my (?:mistake|bad)|i beg your pardon|apologies|correction|scratch that|that'?s wrong)";
/** What was said, the words that put it right, and what was meant. */
const IN_BREATH = new RegExp(`[\\s,.;!–—-]+((?:${CUE}[\\s,.;:!–—-]+)+)(?=\\S)`, 'gi');
/** `250 a head - 280 sorry`: the word that puts right stands last. */
const SAID_LAST = /^(.+?)[\s,]+(?:sorry|soz|i meant?|oops|whoops)[\s.!]*$/i;

const DAY = "(?:mon|tues?|wed(?:s|nes)?|thu(?:r|rs)?|fri|sat(?:ur)?|sun)(?:day)?(?:[’']?s)?";
const PART = '(?:\\s+(?:morning|afternoon|evening|night|daytime))?';
const MEAL = '(?:lunch|dinner|tea|brunch|breakfast)';
const NUMBER =
  '(?:£?\\d{1,4}(?:[:.]\\d\\d)?(?:\\s?[ap]m)?|(?:half|quarter)(?:\\s+(?:past|to))?\\s+\\w+|(?<=\\b(?:at|to|from|by|till|until)\\s)one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon|midnight)';
const DIET =
  '(?:vegans?|vegetarians?|veggies?|pescatarians?|halal|kosher|coeliacs?|celiacs?|(?:gluten|dairy|nut|lactose)(?:[\\s-]free)?)';
/** Values that stand for one another, the longer before the shorter. */
const MEAL_OF_DAY = `(?:${DAY}\\s+${MEAL}|${MEAL}\\s+(?:on\\s+)?${DAY})`;
const SORTS = [MEAL_OF_DAY, MEAL, `${DAY}${PART}`, NUMBER, DIET];
/** What may stand between the wrong value and the words that put it right, and after the right one, without saying more. */
const ALONG = `(?:on|for|at|in|of|us|people|lads|girls|guests|a|an|the|head|each|pp|per|person|quid|max|please|pls|now|instead|one|food|${DAY}|${MEAL}|night|then|thanks|lol|x+)`;
const ENDS = new RegExp(
  `^(?:\\s*$|\\s*[,.;!?)]|\\s+(?:${ALONG}|to|and|from|by|with|not|rather|if|so|cos|because|but|swap|drop)\\b)`,
  'i',
);
/** `dinner at 8, 12 of us sorry` says an hour and a number of people. */
const OF_PEOPLE = /^\s+(?:of us|people|lads|girls|guests)\b/i;
const AN_HOUR = /\b(?:at|from|by|until|till|til)\s+$/i;
/** `i told you seven i meant eight` speaks of what was said before. */
const SAID = /\b(?:told (?:you|u)|said|typed|wrote|i put)\s+(?:it was |it |we were |were )?$/i;
/** `not pottery, i meant the perfume one`: of what was said in a message before. */
const DENIED =
  /\b(?:not|no|never|isn['’]?t|wasn['’]?t|don['’]?t (?:mean|want))\s+(?:(?:the|an?|on|for|at|to|our)\s+)*$/i;
/** More of it is wished, and nothing is put right. */
const AS_WELL = /\b(?:too|as well|also|either|neither|both)\b/i;
const BEFORE_VALUE = "(?:(?:on|for|at|to|it|is|its|it[’']s|make|that|the|a|an|just|only|maybe)\\s+)*";
/** `sorry i mean the bikes not the ship`: the wrong one is named again. */
const NAMED_AGAIN = /[\s,]+(?:not|rather than|instead of)\s+(?:the\s+|our\s+)?[^,.;!?]{2,40}?(?=\s*(?:$|[,.;!?]))/i;
const A_MEAL = new RegExp(`^\\s+${MEAL}\\b`, 'i');
/** `no museums`: with no mark after it, the word may turn down what follows. */
const ENDS_IN_NO = /\b(?:no|nope|nah)\s+$/i;
const TURNS_DOWN = /^\s+(?:no|nope|nah)[.!;]+\s*$/i;
/** `start at eleven instead of ten`: the hour that was. */
const NOT_AT = new RegExp(
  `(\\b(?:at|from|by|till|until)\\s+${NUMBER})\\s+(?:instead of|rather than)\\s+(?:at\\s+|from\\s+)?${NUMBER}(?=\\s*(?:$|[,.;!?]|\\s(?:and|please|on|for|then)\\b))`,
  'i',
);
const LENGTH_MAX = 300;
const CUES_MAX = 3;

/**
 * A message with what it puts right in the same breath: `lunch at 1, no, half 1`, `drop vzorkovna sorry i mean u sudu`, `12 of us,
 * sorry 13`. The value that was said first gives way to the other of its sort: a number or an hour, a day, a meal, a diet, a
 * part of the plan or a kind of place. A whole wish after such a word is for other readers.
 */
export function withPutRight(typed: string, state: ConciergeState): string {
  if (typed.length > LENGTH_MAX) return typed;
  const message = typed.replace(NOT_AT, '$1');
  const last = putRightLast(message);
  if (last !== null) return last;
  let cues = 0;
  for (const found of message.matchAll(IN_BREATH)) {
    cues += 1;
    if (cues > CUES_MAX) break;
    const before = message.slice(0, found.index);
    const after = message.slice(found.index + found[0].length);
    if (before.trim() === '' || AS_WELL.test(after)) continue;
    const endsInNo = ENDS_IN_NO.test(found[1] ?? '');
    // `so sushi no. chinese`: the word turns down what stands before it.
    const isTurnedDown = TURNS_DOWN.test(found[0]);
    const named = isTurnedDown ? null : otherNamed(before, after, endsInNo, state);
    const right = otherValue(before, after, endsInNo) ?? named;
    if (right !== null) return withPutRight(right, state);
  }
  return message;
}

function putRightLast(message: string): string | null {
  const words = (SAID_LAST.exec(message)?.[1] ?? '').split(' ');
  for (const count of [3, 2, 1]) {
    const before = words.slice(0, -count).join(' ');
    const said = before.replace(/[\s,.;–—-]+$/, '');
    const right = said === before ? null : otherValue(said, words.slice(-count).join(' '));
    if (right !== null) return right;
  }
  return null;
}

function otherValue(before: string, after: string, endsInNo = false): string | null {
  // `drop friday dinner, no saturday dinner` wants neither.
  for (const sort of endsInNo ? SORTS.filter((one) => one !== MEAL_OF_DAY && one !== MEAL) : SORTS) {
    // `swap friday lunch for pizza, sorry thursday dinner`: what is wished of it may stand between.
    const between = sort === MEAL_OF_DAY ? "[\\w'’-]+" : ALONG;
    const wrong = new RegExp(`^(.*?\\b|.*?(?=£))(${sort})((?:\\s+${between}){0,4})\\s*$`, 'is').exec(before);
    const right = new RegExp(`^${BEFORE_VALUE}(${sort})(?![\\w:])`, 'i').exec(after);
    if (!wrong || !right) continue;
    const rest = after.slice(right[0].length);
    if (endsInNo && A_MEAL.test(rest)) continue;
    if (
      SAID.test(wrong[1] ?? '') ||
      DENIED.test(wrong[1] ?? '') ||
      !ENDS.test(rest) ||
      (OF_PEOPLE.test(rest) && AN_HOUR.test(wrong[1] ?? ''))
    )
      continue;
    // `friday dinner, i mean the dinner`: the day was wrong.
    const isSame = sort === MEAL && wrong[2]?.toLowerCase() === right[1]?.toLowerCase();
    const head = isSame ? (wrong[1] ?? '').replace(new RegExp(`${DAY}\\s+$`, 'i'), '') : (wrong[1] ?? '');
    return joined(head, right[1] ?? '', wrong[3] ?? '', rest);
  }
  return null;
}

/** Another part of the plan, or another kind of place, in the stead of the last one that was named. */
function otherNamed(before: string, after: string, endsInNo: boolean, state: ConciergeState): string | null {
  const at = Math.max(...['.', ';', '!', '?', '\n'].map((mark) => before.lastIndexOf(mark))) + 1;
  const [clause = ''] = after.split(/[,.;!?]/);
  const said = read(before.slice(at), state);
  const meant = read(clause, state);
  for (const sort of ['slots', 'types'] as const) {
    const wrong = said[sort].at(-1);
    const right = meant[sort].find(({ from }) => meant.words.slice(0, from).every((word) => ARTICLE.test(word)));
    if (!wrong || !right || said.words.slice(wrong.to).some((word) => !AFTER_NAMED.test(word))) continue;
    // `drop the boat no museums` says more; `no the museum` puts right.
    if (endsInNo && right.from === 0) continue;
    const end = ` ${meant.words.slice(right.to).join(' ')}${after.slice(clause.length)}`.replace(NAMED_AGAIN, '');
    if (!ENDS.test(end)) continue;
    if (DENIED.test(`${said.words.slice(0, wrong.from).join(' ')} `)) continue;
    const head = `${before.slice(0, at)}${at > 0 ? ' ' : ''}${said.words.slice(0, wrong.from).join(' ')} `;
    const part = 'slots' in right ? onlyOf(right.slots) : undefined;
    const named = part ? asTyped(part.slot.name) : meant.words.slice(right.from, right.to).join(' ');
    return joined(head, named, ` ${said.words.slice(wrong.to).join(' ')}`, end);
  }
  return null;
}
const ARTICLE = /^(?:the|that|our|a|an|it|is|its|to|for)$/;
/** `axe nation when hungover nah, a museum` runs one down, and names no other by mistake. */
const AFTER_NAMED =
  /^(?:on|for|at|to|by|from|in|the|that|\w+day|night|morning|afternoon|evening|lunch|dinner|please|thing|one|place|bar|bit|\d+)$/;

/** What followed the wrong value follows the right one, unless that has its own. */
function joined(head: string, value: string, unit: string, rest: string): string {
  const own = rest.replace(/^\s*,\s*(?=(?:on|at|for|to|in|by|with)\b)/i, ' ');
  const isSaid = unit.trim() !== '' && new RegExp(`^\\s+${unit.trim().split(/\s+/)[0] ?? ''}\\b`, 'i').test(own);
  return `${head}${value}${isSaid ? '' : unit.trimEnd()}${own}`.replace(/ +(?=[ .,;!?])/g, '').trim();
}
