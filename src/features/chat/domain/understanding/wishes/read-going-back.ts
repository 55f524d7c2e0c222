import type { ConciergeState } from '../../concierge-state.ts';
import { trailOf } from '../../trail.ts';
import { diffPlans } from '../../wording/diff-plans.ts';
import { lastChanged } from '../../wording/offers.ts';
import { NUMBER, readNumberText } from '../finding/read-number.ts';
import { saysNumber } from '../finding/says-number.ts';
import type { Wish } from '../intent.ts';
import type { Reading } from '../reading.ts';
import { readRestore } from './read-restore.ts';

/** `scratch that`, right after a change: there is nothing else to refuse. */
export const TAKES_BACK =
  / (?:scratch|forget|cancel|scrap|ignore|drop|reverse|disregard|strike) (?:that|it|this|the last (?:one|bit)) | on second thoughts? | changed my mind |^ (?:oh |please )*no (?:please )?dont (?:please |do (?:that|it) )*$/;

const UNDO =
  / (?:undo(?: that| it| this)?|(?:leave|keep|have|want) (?:it|that|them|everything) (?:how|as|like|the way) (?:it|you|we|they) (?:was|were|had)|roll ?back|put (?:it|that|them|everything|things|the plan|it all) back(?: (?:how|as|like|the way|to how) it was)?|revert|change (?:it|that) back|go back to (?:how it was|before|the old|the last|the previous|the original|what it was|what we had)|back to (?:how it was|before|the (?:old|original|previous|first))|as (?:it was|you were|we were)(?: before)?|(?:how|like) it was(?: before)?|take that back|reverse (?:that|it|the last|your last|this|the change)|i (?:preferred|liked) (?:it before|the old|the last|the previous|the original|the first|what we had)|(?:preferred|prefer|liked|want|rather have|bring back|keep|restore|stick with) (?:it before|the (?:old|previous|original|first|last|other) (?:one|plan|version|way|place)|what we had|how it was|it (?:the way|how|as) it was)|previous (?:plan|version|one)|(?:old|original) (?:plan|version)|better before|back to normal|(?:drop|cancel|ignore|forget|delete|remove) (?:(?:that|the|your|my) )?(?:last|previous|latest) (?:thing|change|one|bit|edit|swap|message|request|step|move)(?! (?:on|of) )|(?:changed|change) (?:my|our) minds?|(?:that|it) was (?:a mistake|an accident|by accident|wrong)|didnt mean (?:that|to|it)|wrong one|(?:dont|do not) like (?:that|the|this|your|what you) (?:change|changed|new one|new plan|did)|unswap|undrop|un do|ctrl z|control z|return to (?:what|how|the)|what we had (?:before|originally|first)|(?:the )?(?:first|other|old|original|previous) (?:one|place|version|plan) (?:was|is|were) (?:better|nicer|fine|good|great|best)|(?:give|get|have|want|bring|put|can we have) (?:us |me |we )?(?:the )?(?:other|old|first|original|previous) (?:one|place|plan)(?: \w+)? ?(?:back)?|(?:have|want|get|bring|put|leave) (?:it|that|them) back(?! (?:under|below|within|down|on budget|to \d))(?: in| after all)?|take back (?:the|your|my|that)|disregard (?:my|that|the) (?:last|previous)|(?:forget|ignore) (?:my last|i said that|what i (?:just )?said)|(?:just )?(?:kidding|joking|messing)|only (?:kidding|joking)|put back it|put it back|scratch that|as before|restore it|(?:it|that|this|them)(?: to be| all)? (?:reinstated|restored|put back|brought back|undone)) /;
const UNDO_SHORT =
  /^ (?:(?:no|ok|actually|please|can you|hmm|oops|wait|oh|sorry|on second thoughts) )*(?:(?:swap|switch|put|turn|bring) (?:it|that|them) back|go back|back to (?:how it was|before)|as you were|undo .*|back|oops|scrap that|(?:drop|forget) that(?: change)?) (?:please |again |now |again please )?$/;

const STEPS = '(?:changes?|things?|edits?|swaps?|steps?|ones?|goes|requests?|messages?|moves?|tweaks?|bits?|times?)';
/** `finance have come back` with an answer, and a deposit is got back: neither goes back. */
const BACK =
  '(?:undo|reverse|revert|take back|rewind|go back|roll back|step back|backtrack|back up|(?<!(?:come|came|coming|get|got|getting|be|been|are|is|hear|heard|report|reported|paid|pay|money|been|written|wrote|rang|call|called) )back)';
/** `undo the last two`, `go back 3 steps`, `undo both`, `undo twice`; `drop the last two` alone is about the plan. */
const COUNTED = [
  new RegExp(
    ` ${BACK} (?:(?:the|my|your|those|these|by|last|previous|past|latest) )*(${NUMBER}|both|twice|thrice)(?! (?:days?|weeks?|months?|hours?|hrs?|min(?:ute)?s?|people|pp|each|quid|pounds))(?: of (?:those|them|these|the))?(?: more)?(?: ${STEPS})?(?= )`,
  ),
  / (?:put|bring|have|want|get|change|switch|swap) (?:(?:the|them|those|these|it) )*(both|two)(?: of (?:those|them|these))? back(?= )/,
  / (both)(?: of (?:those|them|these))? back(?: (?:how|as|like|the way|to how) (?:they|it) (?:was|were|had been))(?= )/,
  new RegExp(
    ` (?:drop|cancel|ignore|forget|remove|scratch|delete) (?:(?:the|my|your|those|these) )*(?:last|previous|past|latest) (${NUMBER}|both) (?:changes|edits|swaps|steps|requests|messages|tweaks)(?= )`,
  ),
];
const ALL =
  / (?:(?:undo|revert|reverse|scratch|reset) (?:it all|all|the lot|everything|all of (?:it|that|them|those))|(?:cancel|forget|drop|remove|undo|revert|reverse|scratch) (?:every (?:single )?change|all (?:of )?(?:my |the |your |those |these )?(?:changes|edits|swaps))|put (?:it all|all|the lot|everything|all of (?:it|that|them|those)|all (?:my|the|your|those|these) (?:changes|edits|swaps)) back|reset(?: it| this| that| the (?:plan|trip|itinerary))?|start (?:over|again|afresh|from scratch)(?= $| from| please| then)|back to (?:square one|the drawing board|where we started|scratch)|(?:at|in|from|to) the (?:very )?(?:start|beginning|outset|first place)(?= $| please| again| of (?:this|the) (?:chat|conversation))|(?:how|what|as|like|the way|to how) (?:it|we|you|they|things) (?:was|were|had(?: it)?|gave us|did(?: it)?|made(?: it)?|planned(?: it)?|suggested)(?: it| us)? (?:original(?:ly)?|initially|at first|first|to begin with|to start with)|(?:the|your) (?:very first|original|initial) (?:plan|version|itinerary|trip|draft|suggestion)|(?:as )?(?:original(?:ly)?|initially|first) (?:planned|suggested|made)) /;
const REDO =
  / (?:redo|re do|reapply|re apply|undo (?:the|that|your|my|last|this) (?:last )?undo|(?:forget|ignore|cancel|drop) (?:the|that|my) undo|unundo|go forward(?:s)?(?: again| one| a step| one step)?|(?:put|bring|have|want|get) (?:the|that|those|my|your) changes? back(?: in| on)?|(?:want|have|keep|prefer|take|liked) (?:the|that|my|your|those) (?:new )?changes? after all|shouldnt have undone(?: that| it)?|should not have undone(?: that| it)?|didnt mean to undo(?: that| it)?|did not mean to undo(?: that| it)?) /;
const COUNT_WORDS = new Map([
  ['both', 2],
  ['twice', 2],
  ['thrice', 3],
]);

/** `put it back till after lunch`: later, and not as it was. */
const PUSHED_BACK =
  / (?:put|push|move|knock|set|bring|shift) (?:it|that|this|them|things) back (?:(?:a bit )?(?:until|till|by|after|past) |to (?:after |about |around |around )?(?:\d|half|quarter|noon|lunch|dinner|one |two |three |four |five |six |seven |eight |nine |ten |eleven |twelve )|an? (?:hour|bit|few|couple)|half an|\d)/;

/** `three of us are vegetarian, I should have said so at the start`: what they did not say before, and nothing goes back to then. */
const SAID_LATE =
  / (?:should have|should of|shouldve|ought to have|meant to|forgot to|forgotten to|never|didnt|couldve|could have|not|have) (?:\w+ ){0,2}?(?:said|say|saying|mention(?:ed|ing)?|told|tell|telling|flag(?:ged)?|put that|brought (?:it|that) up|added)(?: (?:so|that|this|it|you|to you|as much|something))* (?:(?:right )?(?:at|from|in) the (?:very )?(?:start|beginning|outset|first place)|originally|initially|to begin with|to start with|before|first|earlier)(?= )/;

/** Back to an earlier trip, forth again, or a place of an earlier trip back in its place; null for anything else. */
export function readGoingBack(reading: Reading, state: ConciergeState): Wish | null {
  if (PUSHED_BACK.test(reading.line) || SAID_LATE.test(reading.line)) return null;
  const { line, venues, slots } = reading;
  if (REDO.test(line)) return { kind: 'undo', steps: -(counted(line) ?? 1) };
  if (isDoneAfterAll(reading, state)) return { kind: 'undo', steps: -1 };
  const steps = counted(line) ?? bothBack(line, state);
  if (steps !== null) return { kind: 'undo', steps };
  if (ALL.test(line)) return { kind: 'undo', steps: null };
  const restored = readRestore(reading, state);
  if (restored) return restored;
  if (OTHER_MIND.test(line) && slots.length > 0 && !isOfLastChange(reading, state)) return null;
  // `wrong one, the flower market` corrects.
  if (venues.length > 0 || (slots.length > 0 && line.includes(' wrong one '))) return null;
  // `drop the last thing saturday` is about what comes last that day.
  if (LAST_THING.test(line)) return null;
  if (UNDO.test(line) || UNDO_SHORT.test(line)) return { kind: 'undo', steps: 1 };
  return isShortWayBack(reading, state) ? { kind: 'undo', steps: 1 } : null;
}

/** `changed our minds about the boat` is about the boat. */
const OTHER_MIND = / chang(?:ed|e|ing) (?:my|our|his|her|their) minds? (?:about|on) /;

/** Whether a part that is named came in with the last change. */
const isOfLastChange = ({ slots }: Reading, { history, previous }: ConciergeState): boolean => {
  if (!previous || !lastChanged(history)) return false;
  const had = new Set(previous.plan.days.flatMap((day) => day.slots.map(({ venueId }) => venueId)));
  return slots.some((mention) => mention.slots.some(({ slot }) => !had.has(slot.venueId)));
};

const LAST_THING =
  / (?:drop|cancel|remove|delete|forget) the last (?:thing|bit|one) (?:(?:on|of|for) )?(?:the )?(?:\w+day|day|night|evening|afternoon) /;

/** `actually no, do drop it`, right after it was taken back. */
function isDoneAfterAll({ line, slots, venues, words }: Reading, state: ConciergeState): boolean {
  const isOrder =
    / (?:drop|swap|change|move|add|do|make) (?:it|that|them|those|this)(?: (?:after all|again|anyway|please|then|mate|x))* $/.test(
      line,
    );
  const names = slots.length + venues.length;
  return isOrder && names === 0 && words.length <= 9 && lastChanged(state.history) && trailOf(state).undone.length > 0;
}

const BOTH_BACK =
  / (?:(?:(?:put|bring|get|have|want) )?(?:(?:them |those )?both|both of (?:them|those))|(?:put|bring|get|have|want) (?:them |those )?two) back (?!(?:to |till |by |an? |half ))/;

/** `put both back`: two changes, or one that was of two. */
function bothBack(line: string, { previous, plan }: ConciergeState): number | null {
  if (!BOTH_BACK.test(line) || !previous) return null;
  const made = diffPlans(previous.plan, plan).filter(({ kind }) => kind !== 'moved');
  return made.length > 1 ? 1 : 2;
}

const WAY_BACK =
  / (?:undo|undone|un do|un drop|un swap|un change|go back|step back|a step back|put back|put (?:it|that|them|things) back|like before|as before|restore|revert|reverse|return|regret|undo it|unchanged|(?:the )?(?:way|how|as|like) (?:it|that|things|they) (?:was|were)|(?:previous|earlier|former|last|old|original) (?:arrangement|set ?up|state|plan|one|version|choice|option)|(?:cancel|drop|scrap|forget|ignore|bin|kill|lose) (?:that|it|this)(?: change| swap| one| last one)?|that was wrong|bad idea|mistake|on second thoughts?|changed (?:my|our|his|her|their) minds?) /;

const MEANT = / (?:meant|mean|swap (?:it|that)|instead|not) /;

/** A few words right after a change that name nothing and point backwards. */
function isShortWayBack(reading: Reading, { history }: ConciergeState): boolean {
  const { words, line, slots, types, days, kinds, timesOfDay, amount } = reading;
  const namesNothing = slots.length + types.length + days.length + kinds.length + timesOfDay.length === 0;
  return (
    namesNothing &&
    amount === null &&
    !saysNumber(reading) &&
    words.length <= 9 &&
    lastChanged(history) &&
    WAY_BACK.test(line) &&
    !MEANT.test(line)
  );
}

function counted(line: string): number | null {
  const said = COUNTED.map((pattern) => pattern.exec(line)?.[1]).find((word) => word !== undefined);
  const number = said === undefined ? null : (COUNT_WORDS.get(said) ?? readNumberText(said));
  if (number !== null && number > 1) return number;
  const undos = line.match(/ undo(?= )/g)?.length ?? 0;
  return undos > 1 ? undos : null;
}
