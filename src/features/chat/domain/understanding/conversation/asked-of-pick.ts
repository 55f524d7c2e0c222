import { onlyOf } from '../../../../../shared/only-of.ts';
import type { ConciergeState } from '../../concierge-state.ts';
import { listedWishes } from '../../wording/offers.ts';
import { questionKind } from '../cues/asks.ts';
import { normalise } from '../typing/normalise.ts';
import { pickedOf } from './answered-with-more.ts';

/** Words that only point at one of a list, with what somebody thinks of it. */
const POINTS =
  /^ (?:(?:hmm|ooh|oh|ok|so|and|well|maybe|possibly|quite|i|we|like|liking|fancy|the|look|looks|of) )*(?:(?:the )?(?:first|second|third|fourth|last|1st|2nd|3rd|4th)(?: (?:one|option|place|choice))?|(?:number |option )?(?:\d|one|two|three|four))(?: (?:sounds?|looks?|seems?|is|could|might|would|be|work|appeals?|(?:really|so|dead|well|quite|pretty|very) |\w+ly|good|nice|lovely|fun|great|interesting|perfect|ideal|tempting|decent|cool|ok|okay|but|though|tho|maybe|then))* $/;
/** A question that is asked of what was just pointed at. */
const ASKED =
  /[\s,.!–-]+(?:(?:but|and|so|tho|though)\s+)?((?:is|are|was|will|would|does|do|did|has|can|could)\s+(?:it|that|they|there|we|you)\b.*|how\s+(?:much|far|long|dear|expensive|big|busy)\b.*|(?:what|which|whats)\b.*|where(?:'?s| is| are)\b.*)$/i;
const OF_MONEY =
  /\b(?:how much|costs?|price|dearer|cheaper|pricey|expensive|set us back|come to|more money|save|difference|extra|budget)\b/i;
const POINTED =
  /\b(?:the )?(?:first|second|third|fourth|last|1st|2nd|3rd|4th)(?: (?:one|option|place|choice))?\b|\b(?:number|option) (?:\d|one|two|three|four)\b/i;
const IS_IT = /\b(?:it|that|they)\b/i;
const STAY = /^stay at /i;

/**
 * `the first sounds good, would it cost more`, `how much more is the second one` of a list of hotels: what is asked of a thing
 * that was listed takes nothing up, so the question is asked in full. What it would cost is shown, and offered. Null for any
 * message that asks nothing of one of a list.
 */
export function askedOfPick(state: ConciergeState, message: string): string | null {
  const wishes = listedWishes(state.history);
  if (wishes.length < 2) return null;
  const { line, raw } = normalise(message);
  const tail = ASKED.exec(message);
  const head = tail ? message.slice(0, tail.index) : '';
  const asked = tail?.[1];
  if (asked !== undefined) {
    const isPointed = POINTS.test(normalise(head).line);
    const picked = isPointed
      ? (pickedOf(state, POINTED.exec(head)?.[0] ?? head) ?? pickedOf(state, head))
      : namedIn(head, wishes);
    if (picked !== null) return inFull(picked, asked, IS_IT);
  }
  const pointed = questionKind(line, raw) === null ? undefined : POINTED.exec(message)?.[0];
  const picked = pointed === undefined ? null : pickedOf(state, pointed);
  return picked !== null && (STAY.test(picked) || OF_MONEY.test(message)) ? inFull(picked, message, POINTED) : null;
}

/** The listed wish that is named in few words of praise, and not asked for: `the ned looks nice`. */
function namedIn(head: string, wishes: readonly string[]): string | null {
  const { line, words } = normalise(head);
  const isPraised =
    / (?:looks?|sounds?|seems?|is|fancy|like|nice|good|lovely|fun|tempting) /.test(line) && !TAKES.test(line);
  const named = wishes.filter((wish) => line.includes(` ${normalise(nameOf(wish)).line.trim().replace(/^the /, '')} `));
  return words.length <= 8 && isPraised ? (onlyOf(named) ?? null) : null;
}
const TAKES = / (?:lets|please|book|take|have|get|go|swap|add|do|put|yes|not|no) /;

const nameOf = (wish: string): string =>
  /^swap .+ for (.+)$/i.exec(wish)?.[1] ?? wish.replace(/^(?:add|stay at) /i, '');

function inFull(picked: string, asked: string, of: RegExp): string {
  if (OF_MONEY.test(asked)) return `what would it cost if we ${picked.charAt(0).toLowerCase()}${picked.slice(1)}`;
  const name = nameOf(picked);
  const plain = asked.replace(/[\s?!.]+$/, '');
  return `${of.test(plain) ? plain.replace(of, name) : `${plain} ${name}`}?`;
}
