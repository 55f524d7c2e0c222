import { onlyOf } from '../../../../../shared/only-of.ts';
import type { ConciergeState } from '../../concierge-state.ts';
import { diffPlans } from '../../wording/diff-plans.ts';
import { lastChanged, lastWish, openQuestion } from '../../wording/offers.ts';
import { ASKS_WHICH, CHANGES } from '../cues/asks.ts';
import { hearAct } from '../ear/hear-act.ts';
import type { Intent, Wish } from '../intent.ts';
import { readIntent } from '../message/read-intent.ts';
import { splitWishes } from '../message/split-wishes.ts';
import { type Reading, read } from '../reading.ts';
import { scopeOf } from '../scope.ts';
import { normalise } from '../typing/normalise.ts';
import { readGoingBack } from '../wishes/read-going-back.ts';
import { pickedOf } from './answered-with-more.ts';
import { BACK_AT, backAt } from './back-at.ts';
import { isBareSlip } from './bare-slip.ts';
import { beforeLast, type Correction, cameIn, cheaperStill } from './before-last.ts';
import { keptAndOther, MARKS, otherDrop } from './kept-and-other.ts';
import { isDeedDenied, isOnlyDenied, otherDeed, otherVerb, withoutDeed } from './other-deed.ts';
import { NARROWS, narrowed } from './other-scope.ts';
import { withOtherValue } from './other-value.ts';
import { isTurnedBack, otherWay } from './other-way.ts';
import { putsNothingRight } from './puts-nothing-right.ts';
import { readAlone } from './read-alone.ts';
import { saysItsOwn } from './says-its-own.ts';
import { partsSpokenOf } from './spoken-of.ts';
import { whenSaid } from './when-said.ts';
import { wordedInFull } from './worded-in-full.ts';

const LEAD =
  /^ (?:(?:no|nope|nah|undo that|undo it|undo this|not that|not that one|sorry|oops|whoops|apologies|wait|hang on|hold on|actually|oh|ah|eh|god|gosh|argh|ugh|my (?:bad|mistake)|typo|correction|wrong (?:one|day|place|number|meal|way|night|slot)|scratch that|that is wrong|thats wrong|silly me|duh|i|we|you|it|its|is|was|that|this|mean|means|meant|said|say|asked for|asked|talking about|referring to|should (?:be|read|say|have been|have said)|supposed to be|be|read|make that|make it|as in|the other way|dont|didnt|did not|want|wanted|rather|only|just|like) )+/;
/** `not 300, 250` and `13 not 14`. */
const DENIES =
  / not (?:the |for |on |at |in |my |our |from |to )*((?:£ ?)?[\w]+(?: (?!but|the|i|it|its|for|on|we)[\w]+){0,2}?)(?= (?:the|but|i|it|its|for|on|we) | \d|$| $)/;

/** `not dinner lunch`. */
const DENIES_FIRST = /^ not (?:the )?[\w ]{1,30} (?:\d|the |\w+ $)/;
/** `not feeling saturday` says how somebody feels, and nothing of what was said before. */
const IS_FELT =
  /^ (?:(?:hmm|tbh|sorry|we are|am|im|still|just|really) )*not (?:(?:really|overly|too|that|so|very|massively) )*(?:feeling|keen|sure|fussed|bothered|loving|happy|convinced|sold|into|mad|up for|a fan|big on|digging) (?!(?:it|that|this|them|those) $)/;

/** `no museum either`, after something else was dropped. */
const AS_WELL =
  / also (?!.* meant )(?=(?:please |can (?:you|we) |just )*(?:drop|swap|change|move|add|lose|bin|make|get|put|cancel|skip) )| (?:either|as well|too)(?: please| pls| then| thanks| mate| x+)* $/;

/** `wrong one, i wanted the lunch gone` takes back what was done, and says what should have been. */
const SAYS_MEANT =
  /^ (?:(?:no|sorry|oh|oops|that is|thats|the) )*wrong (?:one|day|place|meal|night|slot|bar|thing) (?:\w+ )?(?:i|we) (?:meant|mean|wanted|said) (?!\w+ back )(?=\w)/;

/** `didnt say cheaper just different`: what was said of it and was not meant. */
const NOT_SO =
  / (?:didnt|did not|never) (?:say|said|ask for|ask|asked for|mean|want|need)(?: it| them)?(?: (?:to be|be|anything|something|somewhere|any|a))* (?:cheap|cheaper|less)(?= )|^ (?:(?:ooh|oh|no|nah|sorry|hmm) )*not (?:necessarily )?(?:a )?cheaper (?:one )?(?:just|only|but|simply) /;

const SAID_CHEAPER =
  / (?:i|we) (?:said|meant|asked for|wanted|did say) (?:something |somewhere |a )?(?:cheap|cheaper|less|less expensive)(?: one| place)?(?: not \w+)? $/;

/** `too late, 6.30`: said of the hour that it was just moved to. */
const TOO_LATE =
  /^ (?:(?:oh|no|hmm|that is|thats|its|it is|a bit|bit|way|far|still) )*too (?:late|early|soon)(?= .*(?:\d|half|noon))/;

/** `half an hour would have done`: so much of the move that was made. */
const AMOUNT_DOES =
  /^ (?:(?:just|only|no|actually|oh|nah|even) )*(?:half an hour|an hour|quarter of an hour|\d+ (?:mins|minutes|hours?)) (?:(?:is|will|would|was|should|be) )*(?:fine|enough|plenty|do|ok|have done|have been (?:enough|plenty|fine)|it)(?: please| thanks| really| i think)* $/;

/** `nothing before 11`, after a number of people, says when. */
const OF_HOUR = / (?:before|after|till|until|by|from|earlier than|later than) (?:half )?\d/;

/** How much a line must sound like a correction; whether it is one is for what was wished before to say. */
const EAR_LIKELY = 0.25;

/** Whether the line sounds like a correction of what was said before, and answers no question: `ffs typo. eleven`. */
export const hearsCorrection = (reading: Reading, state: ConciergeState, message: string): boolean =>
  openQuestion(state.history) === null &&
  (UNDO_MEANT.test(reading.line) ||
    (BACK_AT.test(reading.line) && lastChanged(state.history)) ||
    isBareSlip(message, state) ||
    hearAct(reading).some(({ label, share }) => label === 'correction' && share >= EAR_LIKELY));

/** `undo that, i meant the cruise`: the undo is said again by what was meant. */
const UNDO_MEANT =
  /^ (?:(?:no|oh|oops|sorry|please) )*undo (?:that|it|this)? ?(?:(?:no|sorry|because|cos|as) )*(?:i|we) meant /;

/**
 * A correction of the last turn (`no i meant friday`, `*lunch`, `13 not 14`); null for anything that stands alone. With
 * `isLast`, no other reading is left: another number or another day can only be meant for what was wished before.
 */
export function readCorrection(
  state: ConciergeState,
  message: string,
  { isLast } = { isLast: false },
): Correction | null {
  const said = wishSaid(state);
  if (said === null) return null;
  const { line, words } = normalise(message);
  if (ASKS_WHICH.test(line) || AS_WELL.test(line) || IS_FELT.test(line) || (isLast && putsNothingRight(line)))
    return null;
  // `wait, danny only eats halal` is no other value for a swap.
  const told = readAlone(state, message);
  if (onlyOf(told)?.intent.kind === 'needs' && !saidNeeds(state, said)) return null;
  const other = keptAndOther(state, said, line);
  if (other) return other;
  const deniesFirst = DENIES_FIRST.test(line) && words.length <= 8;
  const sentDigits =
    / \d/.test(line) && !OF_HOUR.test(line) && words.length <= 6 && /!|\b(?:sorry|not|no|nope|nah)\b/i.test(message);
  const isMarked =
    isLast ||
    hearsCorrection(read(message, state), state, message) ||
    sentDigits ||
    MARKS.test(line) ||
    NARROWS.test(line) ||
    isDeedDenied(line) ||
    deniesFirst ||
    NOT_SO.test(line) ||
    AMOUNT_DOES.test(line) ||
    TOO_LATE.test(line) ||
    BACK_AT.test(line) ||
    / not (?:the )?\w+ $/.test(line);
  if (!isMarked || words.length > 18) return null;
  if (
    !isDeedDenied(line) &&
    !SAYS_MEANT.test(line) &&
    !UNDO_MEANT.test(line) &&
    !BACK_AT.test(line) &&
    isGoingBack(state, message, line)
  )
    return null;
  const base = beforeLast(state);
  if (base !== state && isTurnedBack(line, said, base)) return { state, intent: { kind: 'undo', steps: 1 } };
  const whole = correctable(readAlone(base, said).map(({ intent }) => ofPartThen(intent, state, base)));
  // What names a day that the trip does not have is no wish as a whole, and may still be put right.
  const wishes = whole.length > 0 ? whole : correctable(splitWishes(said).map((part) => readIntent(part, base)));
  // `not that one, the other dinner`, after `swap circolo, keep it under 40`: of the two, the one about a part.
  const ofPart = / other (?:\w+ )?(?:one|dinner|lunch|night|bar|club|day|place) /.test(line)
    ? wishes.findLast((intent) => 'scope' in intent)
    : undefined;
  const previous = ofPart ?? wishes.at(-1);
  if (!previous) return null;
  // It is about something else: where nothing came of the wish before, or where other parts than its own are named.
  if (base === state && saysItsOwn(state, message, previous)) return null;
  if (base !== state && saysItsOwn(state, message, previous, cameIn(state, base))) return null;
  if (/ (?:keep|leave) (?:the|it|them|that|my|our) /.test(line) && previous.kind === 'drop' && base !== state) {
    const rest = otherDrop(line, base, previous);
    return { state: base, intent: rest ?? { kind: 'keep', scope: previous.scope } };
  }
  const fewer = base === state ? null : narrowed(line, previous, cameIn(state, base));
  if (fewer) return { state: { ...base, request: state.previous?.request ?? base.request }, intent: fewer };
  // `thats dearer! i said cheaper`: what came in was not what was asked for.
  if (previous.kind === 'swap' && base !== state && SAID_CHEAPER.test(line)) return cheaperStill(state, base, previous);
  if (previous.kind === 'swap' && previous.want.isCheaper && NOT_SO.test(line))
    return { state: base, intent: { ...previous, want: { ...previous.want, isCheaper: false, isOther: true } } };
  const opposite = base === state ? null : otherWay(line, previous);
  if (opposite) return { state: base, intent: opposite };
  const again = base === state ? null : backAt(base, line, message, previous);
  if (again) return { state: base, intent: again };
  const verb =
    otherVerb(line, previous, base) ??
    (base === state ? null : otherDeed(withoutDeed(line).replace(LEAD, ' '), base, previous));
  if (verb) return { state: base, intent: verb };
  if (base !== state && isOnlyDenied(line, base, previous)) return { state, intent: { kind: 'undo', steps: 1 } };
  const meant = meantWords(line, deniesFirst);
  if (meant.trim() === '') return null;
  const intent = withOtherValue(base, previous, read(meant, base), message);
  const besides = base === state ? [] : wishes.filter((wish) => wish !== previous);
  return intent ? { state: base, intent, besides } : null;
}

/** `our MD likes hawksmoor, can you undo that`: an order to go back, whatever is told beside it. */
const isGoingBack = (state: ConciergeState, message: string, line: string): boolean =>
  readGoingBack(read(withoutFine(line), state), state) !== null ||
  onlyOf(readAlone(state, message))?.intent.kind === 'undo';

/** What was wished last, in full: `the second one` is what was listed there, `make it a steakhouse` what had been asked of. */
function wishSaid(state: ConciergeState): string | null {
  const said = lastWish(state.history);
  if (said === null) return null;
  const then = whenSaid(state);
  return pickedOf(then, said) ?? wordedInFull(then, said);
}

/** A wish that names no part, of the one that was spoken of when it was said: `make it an hour later`, `can it be a steakhouse`. */
function ofPartThen(intent: Intent, state: ConciergeState, base: ConciergeState): Intent {
  if (intent.kind === 'swap' && base !== state) return ofReplaced(intent, state, base);
  if (intent.kind !== 'retime' || intent.scope.isNamed || intent.scope.slots.length > 0) return intent;
  const part = onlyOf(partsSpokenOf(whenSaid(state)));
  return part ? { ...intent, scope: scopeOf([part]) } : intent;
}

/** Where one place alone gave way to another, that is the part that was meant, and its like what was wanted there. */
function ofReplaced(intent: Swap, state: ConciergeState, base: ConciergeState): Swap {
  const { scope, want } = intent;
  const replaced = onlyOf(diffPlans(base.plan, state.plan).filter(({ kind }) => kind !== 'moved'));
  if (replaced?.kind !== 'replaced' || scope.slots.some(({ slot }) => slot.id === replaced.before.slot.id))
    return intent;
  const isOpen = want.types.length + want.venueIds.length === 0 && want.typeLabel === null;
  const types = isOpen ? [replaced.after.slot.type] : want.types;
  return { ...intent, scope: scopeOf([replaced.before]), want: { ...want, types } };
}
type Swap = Extract<Wish, { kind: 'swap' }>;

const saidNeeds = (state: ConciergeState, said: string): boolean =>
  readAlone(beforeLast(state), said).some(({ intent }) => intent.kind === 'needs');

const correctable = (intents: readonly Intent[]): Wish[] =>
  intents.filter((intent): intent is Wish => intent.kind !== 'unknown' && isCorrectable(intent.kind));

/** An exchange has two places, and which of them was wrong nobody can tell. */
const isCorrectable = (kind: Intent['kind']): boolean => CHANGES.has(kind) && kind !== 'exchange';

/** `sunday sorry. saturday was fine as it was`: what is said to have been right is no part of what was meant. */
const withoutFine = (line: string): string =>
  line.replace(
    / (?:and )?(?:the )?\w+ (?:was|is|were|are) (?:fine|ok|right|good|grand|wrong)(?: (?:as|how|where|like|the way) (?:it|they) (?:was|were|is|are))?(?= |$)/,
    (kept) => (/ \d+ was right/.test(kept) ? kept : ' '),
  );

/** `instead of the boat i meant`, `sorry i meant instead of the boat, keep the golf`. */
const INSTEAD_MEANT = [
  / instead of ((?:the |our )?(?:\w+ ){1,4}?)(?:(?:i|we) (?:meant|mean)|(?:was|is) what (?:i|we) meant|sorry) $/,
  / (?:meant|mean) (?:to say |it )?instead of ((?:the |our )?(?:\w+ ){1,5}?)(?:(?:and )?(?:keep|leave) .*)?$/,
];

/** The words that say what was meant, without the lead and without what was not. */
function meantWords(line: string, deniesFirst: boolean): string {
  // `wrong museum well there is only one i meant the brewery`.
  const [, said] = / wrong \w+ .* (?:i|we) meant ((?:\w+ ){1,6})$/.exec(line) ?? [];
  // `not instead of the golf, instead of the boat i meant`.
  const place = INSTEAD_MEANT.map((said) => said.exec(line)?.[1]).find((one) => one !== undefined);
  if (place !== undefined) return ` ${place}`;
  const bare = said === undefined ? line.replace(LEAD, ' ') : ` ${said}`;
  if (deniesFirst) {
    const rest = line.replace(/^ not (?:the |an? |another |for |on )*(?:£ ?)?\w+/, ' ');
    if (rest.trim() !== '') return rest.replace(LEAD, ' ');
  }
  return withoutFine(bare)
    .replace(
      / (?:should of said|i should of|autocorrect|sorry|typo|cant count|cant type|haha|pet|love|mate|it is|we are) /g,
      ' ',
    )
    .replace(DENIES, ' ')
    .replace(/ instead of .*$/, ' ');
}
