import { onlyOf } from '../../../../../shared/only-of.ts';
import type { ConciergeState } from '../../concierge-state.ts';
import { lastChanged, lastWish } from '../../wording/offers.ts';
import { isInside } from '../finding/is-inside.ts';
import type { Intent } from '../intent.ts';
import { standsAlone } from '../message/stands-alone.ts';
import { read } from '../reading.ts';
import { normalise } from '../typing/normalise.ts';
import { beforeLast } from './before-last.ts';
import { readAlone } from './read-alone.ts';

/** What one clause of a correction says: that it was a mistake, what stays as it was, what was meant, or the wish once more. */
type Said = { sort: 'mistake' | 'sigh' | 'again' } | { sort: 'kept' | 'meant' | 'named'; part: string };

/** `ah put it back, i meant lunch`, and without a mark `wrong one i meant lunch put dinner back`. */
const JOINTS =
  /\s*[.!?;,:…]+(?=\s|$)\s*|\s+[-–—]+\s+|\s+(?:(?:and|so|but|as|cos|because)\s+)?(?=(?:please\s+)?(?:keep|leave|put|not|(?:i|we)\s+(?:meant|mean|wanted|was\s+thinking\s+of))\s)|\s+(?:and|then)\s+(?=(?:make|swap|drop|move|change|do)\s)/i;
const SIGHS =
  /^ (?:(?:no+|nope|nah|naw|wait|sorry|so|very|oh|goodness(?: me)?|heavens|ah|ahh+|er|um|hmm|argh|ugh|oops|whoops|ffs|omg|omfg|god|lol|hang on|hold on|actually|forgive me|pardon me|i beg your pardon|beg your pardon|beg pardon|excuse me|apologies|my (?:bad|mistake|fault|error|apologies)|silly me|typo|correction|autocorrect|yes|yeah|ok|love|hun|babe|pet|mate|lads?|please|pls|thanks|thank you|cheers|x+|and|but|im|am|i am|was|because|cos|as|a|duh|doh) )+/;
const SIGHS_AFTER = /(?: (?:sorry|soz|so|very|oops|whoops|apologies|typo|my (?:bad|mistake|fault)|lol|haha|ffs|x+))+ $/;
const OWNS_UP =
  / (?:no+|nope|nah|naw|wait|sorry|oops|whoops|hang on|hold on|forgive me|pardon me|pardon|apologies|mistake|bad|fault|error|silly me|typo|correction|argh|duh|doh|ffs) /;
const MISTAKE =
  /^ (?:please |can (?:you|we) )?(?:(?:put|bring|have|get) (?:it|that|that one|them|those|this) back(?: (?:in|on|how it was|as it was|please))*|(?:leave|keep) (?:it|that|that one|this)(?: (?:in|as it was|alone|where it was|please))*|(?:undo|ignore|scrap|forget|scratch|disregard) (?:that|it|this)|(?:i|we|you) (?:(?:have|had|must have) )?(?:confused|muddled|mixed)(?: up)? (?:the two|them|those|these|things|it)(?: up)?|(?:i|we|you) (?:(?:have|had) )?got (?:the two|them|those|it) (?:mixed up|muddled(?: up)?|confused|the wrong way (?:round|about))|(?:(?:that is|thats|that was|it is|its|you|have|youve|did|done|got|dropped|swapped|changed|got) )*(?:the )?wrong (?:one|thing|place|meal|bit|day|night|part|way)) $/;
const STAYS =
  '(?: (?:as (?:it|they|that) (?:was|were|is|are)|as is|as before|how it was|where (?:it|they) (?:was|were)|the way it was|the same|alone|back|in|on|there|at (?:half )?\\d[\\d:.]*|already|before|please|too|put))*';
const SOMEBODY = '(?:they|we|she|he|i|everyone|(?:the )?(?:kids|lads|girls|boys|bride|groom|hen|stag|mums?|dad))';
const WANTS = '(?:(?:all|really|do|still|both) )*(?:wants?|loves?|likes?|needs?)';
const KEPT = [
  new RegExp(`^ (?:please |just |can (?:you|we) |lets )*(?:keep|leave|put|have) (?<part>.+?)${STAYS} $`),
  new RegExp(
    `^ (?<part>.+?) (?:can|could|should|must|will|may|is to|are to|to|has to|needs to|ought to) (?:stay|remain|go back|be|come back|be left)(?: (?:to|with|as) (?!it|they|before)[\\w ]+)?${STAYS} $`,
  ),
  new RegExp(`^ (?<part>.+?) (?:stays|remains|is staying)${STAYS} $`),
  new RegExp(
    `^ (?<part>.+?) (?:was|were|is|are) (?:(?:all|absolutely|just|totally|already|perfectly|actually) )*(?:fine|ok|okay|right|good|grand|great|perfect|lovely|correct|spot on|alright|an? must|essential|staying|the (?:whole point|main thing|best (?:bit|part)|highlight)|(?:her|his|my|their) favourite)${STAYS} $`,
  ),
  /^ (?:not|rather than|instead of) (?<part>.+?) $/,
  new RegExp(`^ (?:(?:the )?\\w+ (?:said|says?|reckons?) )?${SOMEBODY} ${WANTS} (?<part>.+?) $`),
];
/** `the lads want that`. */
const WANTS_THAT = new RegExp(`^ ${SOMEBODY} ${WANTS} (?:that|it|that one|those|them) $`);
/** What may happen to what was meant, where that was wished of the other. */
const MAY: Readonly<Partial<Record<Intent['kind'], RegExp>>> = {
  drop: /^ (?<part>.+?) (?:can|could|should) (?:go|be (?:dropped|binned|cut|cancelled)|come out)(?: (?:instead|tho|though|then))* $/,
  swap: /^ (?<part>.+?) (?:can|could|should) (?:change|be (?:swapped|changed|replaced|switched))(?: (?:instead|tho|though|then))* $/,
};
const WISHED =
  '(?:(?:i|we) )?(?:meant|mean|wanted|want|wished|need|needed|was thinking of|were thinking of|was (?:on|talking) about|were talking about|was after)';
const MEANT = [
  new RegExp(
    `^ (?:(?:it|that|what) )?(?:${WISHED}|should have been|should of been)(?: (?:was|to say|to|it|for))? (?<part>.+?)(?: (?:i|we) (?:mean|meant))? $`,
  ),
  new RegExp(
    `^ (?:it is|it was|its|that is|thats|do|should be) (?<part>.+?)(?: (?:that )?${WISHED}(?: (?:to be|to(?= (?:change|swap|drop|move|replace) )|replace|replaced|change|changed|swap|swapped|gone|drop|dropped|taken (?:off|out)|off|out|moved|cheaper|done|later|earlier))*| (?:that |which )?(?:needs?|wants?|has|should) (?:to )?(?:be )?(?:mov|chang|swapp|dropp|cancell|replac|go)(?:ing|ed|e)?(?: (?:to|on|for) \\w+| earlier| later| out)?| (?:we are|i am|im|you are) (?:binning|dropping|swapping|changing|moving))? $`,
  ),
  new RegExp(`^ (?<part>.+?) ${WISHED} $`),
  /^ (?<part>.+?) (?:sorry|soz|oops|whoops|apologies|typo|my (?:bad|mistake)) $/,
];
/** `*lunch`, as people put it right on a phone. */
const STARRED = /^\s*\*\s*(.+?)[\s.!]*$/;
/** `the other museum, actually leave it`: what was meant is let go as well. */
const LETS_BE =
  /[,.;!?…–-]\s*(?:(?:no|nah|wait|oh)[\s,]+)*actually[\s,]+(?:no[\s,]+)?(?:just )?leave (?:it|that)[\s.!]*$/i;
const CLAUSES_MAX = 6;
const WORDS_MAX = 30;

/**
 * `ah put it back, i meant saturday dinner`, `nah i meant the lunch, put dinner back`, `not friday, thursday i meant`: what was done is
 * taken back and what was meant is named beside it, which is one correction, in these words: `no i meant` and that part. What
 * was meant may be a whole wish, `dinner at 7, lunch was fine`. Null where a clause says anything else.
 */
export function backAndMeant(state: ConciergeState, message: string): string | null {
  if (lastWish(state.history) === null || normalise(message).words.length > WORDS_MAX || LETS_BE.test(message))
    return null;
  const base = beforeLast(state);
  const starred = lastChanged(state.history) ? STARRED.exec(message)?.[1] : undefined;
  if (starred !== undefined) return isPart(starred, base) ? `no i meant ${starred}` : null;
  const clauses = message.split(JOINTS).filter((clause) => clause.trim() !== '');
  if (clauses.length < 2 || clauses.length > CLAUSES_MAX) return null;
  const last = readAlone(base, lastWish(state.history) ?? '').at(-1)?.intent ?? { kind: 'unknown' as const };
  const order = normalise(lastWish(state.history) ?? '').words;
  const said = clauses.map((clause) => saidIn(clause, base, MAY[last.kind]) ?? saidAgain(clause, base, order));
  const parts = said.flatMap((one) => (one === null || !('part' in one) ? [] : [one]));
  const meant =
    onlyOf(parts.filter(({ sort }) => sort === 'meant')) ?? onlyOf(parts.filter(({ sort }) => sort === 'named'));
  if (!meant || said.some((one) => one === null)) return null;
  // What is only named, `heaven can stay, cahoots can go`, puts nothing right unless something was wrong.
  const isWrong = said.some(
    (one) => one?.sort === 'mistake' || (one?.sort === 'kept' && isOfWish(one.part, last, base)),
  );
  if (meant.sort === 'named' && !(isWrong && lastChanged(state.history))) return null;
  if (parts.some((one) => one !== meant && one.sort !== 'kept')) return null;
  // A line has the minutes of an hour as a word of their own.
  return `no i meant ${meant.part.replace(/\b(\d{1,2}) (\d\d)\b/, '$1:$2')}`;
}

function saidIn(clause: string, base: ConciergeState, may: RegExp | undefined): Said | null {
  const { line: typed } = normalise(clause);
  const line = typed.replace(SIGHS, ' ');
  if (MISTAKE.test(line) || WANTS_THAT.test(line)) return { sort: 'mistake' };
  if (line.trim() === '') return { sort: OWNS_UP.test(typed) ? 'mistake' : 'sigh' };
  const of = (patterns: readonly RegExp[], words = line): string | undefined =>
    patterns
      .map((pattern) => pattern.exec(words)?.groups?.part)
      .find((part) => part !== undefined && isPart(part, base));
  // `meant saturday sorry!`
  const bare = line.replace(SIGHS_AFTER, ' ');
  const kept = of(KEPT, bare);
  if (kept !== undefined) return { sort: 'kept', part: kept };
  const meant = of(MEANT, bare) ?? of(MEANT) ?? wholeMeant(line, base);
  if (meant !== undefined) return { sort: 'meant', part: meant };
  const named = isPart(line, base) ? line.trim() : of(may ? [may] : []);
  return named === undefined ? null : { sort: 'named', part: named };
}

/** `make thursday cheaper`, after `make fridays dinner cheaper`: the same order in the words of the last, and the part that was meant. */
function saidAgain(clause: string, base: ConciergeState, order: readonly string[]): Said | null {
  const { words, slots, days, kinds } = read(clause, base);
  const named = slots.length + days.length + kinds.length > 0;
  const deed = words.filter((word, at) => !isInside(at, slots) && !OF_PART.test(word));
  return named && deed.length > 0 && deed.every((word) => order.includes(word)) ? { sort: 'again' } : null;
}

/** Whether that part is what the last wish was about. */
function isOfWish(part: string, wish: Intent, base: ConciergeState): boolean {
  const about = 'scope' in wish ? wish.scope.slots : wish.kind === 'move-day' && wish.slot ? [wish.slot] : [];
  const { slots, days, kinds } = read(part, base);
  const named = slots.flatMap((mention) => mention.slots);
  return about.some(
    ({ day, slot }) =>
      named.some((one) => one.slot.id === slot.id) ||
      (named.length === 0 && (days.includes(day) || kinds.includes(slot.kind))),
  );
}

/** `i meant dinner at 7`: a wish of its own. */
function wholeMeant(line: string, base: ConciergeState): string | undefined {
  const part = MEANT[0]?.exec(line)?.groups?.part;
  return part !== undefined && standsAlone(base, part) ? part : undefined;
}

/** Whether the words are no more than one part of the plan: `the lunch`, `thursday`, `saturday night`, `gloria`. */
function isPart(part: string, base: ConciergeState): boolean {
  if (/\binstead of\b/.test(part)) return false;
  const { words, slots, types, venues, days, kinds, timesOfDay } = read(part.replace(AT_HOUR, ' '), base);
  if (venues.length > 0 || slots.length + days.length + kinds.length + timesOfDay.length === 0) return false;
  // `the staropramen tour`: what it is, after its name.
  const named = slots.length > 0 ? [...slots, ...types] : [];
  return words.every((word, at) => isInside(at, named) || OF_PART.test(word));
}
/** `friday lunch at 12`, `sunday an hour later`: the part with its hour, or with how much it moves. */
const AT_HOUR =
  / (?:(?:a bit |(?:half )?an hour |half hour |\d+ (?:minutes|mins|hours) )?(?:later|earlier)|(?:at|to) (?:(?:half|quarter past|quarter to) )?\d{1,2}(?:[: ]\d\d)?(?: ?[ap]m)?)(?= |$)/;
const OF_PART =
  /^(?:the|our|my|that|this|other|one|on|for|in|at|of|to|first|second|last|thing|place|bit|part|instead|not|\w+days?|lunch|dinner|brunch|breakfast|meal|night|nights|morning|afternoon|evening|late|early|bar|tour|visit|trip|walk|class|workshop|session|tasting|booking|game|x+)$/;
