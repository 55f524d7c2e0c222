import { DINNER_START, LUNCH_START, NIGHT_START_FROM } from '../../../../../engine/day-rules.ts';
import type { SlotKind } from '../../../../../engine/trip-request.ts';
import { onlyOf } from '../../../../../shared/only-of.ts';
import type { ConciergeState } from '../../concierge-state.ts';
import { NO_PREFERENCE } from '../cues/no-preference.ts';
import { outside } from '../cues/outside-names.ts';
import { twoParts } from '../cues/two-parts.ts';
import { onDays } from '../finding/among-slots.ts';
import { type PlacedSlot, slotsWhere } from '../finding/find-slots.ts';
import { isInside } from '../finding/is-inside.ts';
import type { Intent } from '../intent.ts';
import { type Reading, read } from '../reading.ts';
import { scopeOf } from '../scope.ts';
import { normalise } from '../typing/normalise.ts';

const BEFORE =
  /^ (?:(?!(?:and|or|then|not) )\w+ ){0,3}?(?:(?:should|needs?|has|must|can|could|wants|to|be|go|come|goes|comes|is|on) ){0,3}(?:before|first and then|first then|first|then|ahead of|and then|followed by) (?:(?:the|our|that|you|\w{1,2}) )?$/;
const AFTER =
  /^ (?:(?!(?:and|or|then|not) )\w+ ){0,3}?(?:(?:should|needs?|has|must|can|could|wants|to|be|go|come|goes|comes|is|on) ){0,3}(?:after|following) (?:(?:the|our|that|you|\w{1,2}) )?$/;
const FIRST =
  /^ (?:(?:on )?(?:the )?\w+day )?(?:first thing|first(?! (?:day|night|evening|morning|afternoon))|to start(?! (?:at|around|about|by|from|after|before|half|quarter|ten|\d))|start of the day|goes first|at the start)(?= )/;
const LAST =
  /^ (?:(?:on )?(?:the )?\w+day )?(?:last thing|last(?! (?:day|night|evening|morning|afternoon))|at the end|goes last)(?= )/;
/** `the museum first thing on saturday and the market after`: who says which comes first says also which follows. */
const FIRST_OF_TWO =
  /^ (?:(?:on )?(?:the )?\w+day )?(?:(?:be|go|come) )?(?:first thing|first|to start|to start with|in the morning)(?: (?:(?:on )?\w+day|instead|please|in the morning))* (?:(?:and|then|with|and then) )?(?:(?:the|our|that) )?$/;
const THEN_OTHER =
  /^ (?:(?:on )?\w+day )?(?:after|afterwards|after that|second|next|last|later|later on|to follow|then|to finish)(?: (?:(?:on )?\w+day|instead|please|that|it|thanks))* $/;
const MEAL_BESIDE = / (before|after|first and then|first then) (?:the |our )?(lunch|dinner) /;
/** `dinner after karaoke`, `have lunch before the golf`: the meal is what moves. */
const MEAL_MOVED =
  / (lunch|dinner) (?:(?:should|needs?|has|must|can|could|wants|to|be|go|come|goes|comes|is|on|it|moved|saturday|friday|sunday|thursday) ){0,3}?(before|after|first then|first and then) (?:the |our |that )?$/;
/** `lunch straight after the boat`. */
const MEAL_AT_ONCE = /^ (?:\w+ ){0,4}?(lunch|dinner) (?:straight|right|directly|immediately) after /;
const AT_ONCE = / (?:straight|right|directly|immediately|as soon as) after /;
/** From one part of a day to the next, minutes; the planner knows better. */
const ON_THE_WAY = 20;
const OTHER_WISH =
  / (?:add|drop|swap|change|replace|cheaper|how|what|when|where|why|calmer|wilder|sooner|earlier|later|something|somewhere|another|is|are|does|breather|gap|break|rest|breathing|free|leave|time|near|\w+ing then) /;
/** `no ice cream after dinner`: it is to go, and not to come later. */
const UNWANTED =
  / (?:no|no more|no need for|no need to (?:go to|do|have|book)|without|skip|skipping|forget|never mind|(?:dont|do not|wont|not) (?:\w+ )?(?:want|need|bother with|bothered about|fussed about|do|have)) (?:(?:the|any|that|an|a|our|for) )*$/;
const WORDS_MAX = 16;
/** Nothing of a plan starts sooner, minutes after midnight. */
const EARLIEST = 9 * 60;

/**
 * The order of two parts of a day, `the spa before the beer thing`, `museum first then whiskey`, or of one in it, `the shard
 * first thing`: they change places. Null where other words make another wish of it, and where the order is so already.
 */
export function readOrder(reading: Reading, state: ConciergeState): Intent | null {
  const { plan } = state;
  const { line, words, slots: mentions, types, venues, days } = reading;
  const swapped = readTurnedRound(reading, state);
  if (swapped) return swapped;
  if (words.length > WORDS_MAX || OTHER_WISH.test(outside(reading)) || venues.length > 0) return null;
  const [one, other] = mentions;
  if (!one || types.some(({ from, types: covers }) => covers.length > 0 && !isInside(from, mentions))) return null;
  const [first, more] = onDays(one.slots, days.length > 0 ? days : (other?.slots ?? []).map(({ day }) => day));
  if (!first || (more && mentions.length === 1)) return null;
  if (UNWANTED.test(` ${words.slice(0, one.from).join(' ')} `))
    return / (?<! the (?:day|morning|night|week) )(?:before|after|following) (?=\w)/.test(
      ` ${words.slice(one.to).join(' ')} `,
    )
      ? { kind: 'drop', scope: scopeOf([first]) }
      : null;
  if (other) {
    const between = ` ${words.slice(one.to, other.from).join(' ')} `;
    const isFirstOfTwo = FIRST_OF_TWO.test(between) && THEN_OTHER.test(` ${words.slice(other.to).join(' ')} `);
    const isBefore = BEFORE.test(between) || isFirstOfTwo;
    if (!isBefore && !AFTER.test(between)) return null;
    const atOnce = isBefore ? null : rightAfter(first, other.slots, line);
    if (atOnce) return atOnce;
    const mates = other.slots.filter(({ slot, day }) => day === first.day && slot.id !== first.slot.id);
    const second = onlyOf(mates);
    if (!second) return null;
    return first.slot.kind === second.slot.kind
      ? exchanged(first, second, isBefore)
      : beside(first, second, { isAfter: !isBefore, isAtOnce: AT_ONCE.test(line) });
  }
  const moved = MEAL_MOVED.exec(` ${words.slice(0, one.from).join(' ')} `);
  if (moved) {
    const [meal] = slotsWhere(plan, [first.day], [], [moved[1] === 'lunch' ? 'lunch' : 'dinner']);
    return meal ? beside(meal, first, { isAfter: moved[2] === 'after', isAtOnce: AT_ONCE.test(line) }) : null;
  }
  const eaten = fedBefore(one, first, reading, plan);
  if (eaten) return eaten;
  const mealFirst = MEAL_AT_ONCE.exec(line)?.[1];
  const [mealOfDay] = mealFirst ? slotsWhere(plan, [first.day], [], [mealFirst === 'lunch' ? 'lunch' : 'dinner']) : [];
  if (mealOfDay) return rightAfter(mealOfDay, [first], line);
  const named = MEAL_BESIDE.exec(line);
  if (named) {
    const [meal] = slotsWhere(plan, [first.day], [], [named[2] === 'lunch' ? 'lunch' : 'dinner']);
    return meal ? beside(first, meal, { isAfter: named[1] === 'after', isAtOnce: AT_ONCE.test(line) }) : null;
  }
  const after = ` ${words.slice(one.to).join(' ')} `;
  const isFirst = FIRST.test(after);
  if (!isFirst && !LAST.test(after)) return null;
  const ofDay = slotsWhere(plan, [first.day], [], [first.slot.kind]);
  const edge = isFirst ? ofDay[0] : ofDay.at(-1);
  return edge ? exchanged(first, edge, isFirst) : null;
}

/** `can we eat before the axes`: the meal of that day that can be before it, which comes where there is none. */
function fedBefore(
  { from }: { from: number },
  placed: PlacedSlot,
  { words }: Reading,
  plan: ConciergeState['plan'],
): Intent | null {
  const { slot, day } = placed;
  if (slot.kind === 'lunch' || slot.kind === 'dinner' || !FED.test(` ${words.slice(0, from).join(' ')} `)) return null;
  const kind = slot.startMinute <= DINNER_START.from ? 'lunch' : 'dinner';
  const [meal] = slotsWhere(plan, [day], [], [kind]);
  if (meal) return beside(meal, placed, { isAfter: false, isAtOnce: false });
  return { kind: 'add', scope: scopeOf([], [day]), want: NO_PREFERENCE, slotKind: kind, isAnother: false };
}
const FED =
  / (?:we|us|everyone|they|to|could|can) (?:all )?(?:eat|get fed|(?:get|have|grab) (?:some |a bit of |something )?(?:food|scran|grub|to eat|a bite)(?: (?:into|in) us)?|(?:some |a bit of )?food (?:into|in) us) before (?:the |our |we do (?:the )?|\w+ )?$/;

/** `the bar right after dinner`: as soon as one can be there, where they are of different sorts. */
function rightAfter({ slot, day }: PlacedSlot, others: readonly PlacedSlot[], line: string): Intent | null {
  const before = onlyOf(others.filter((one) => one.day === day && one.slot.kind !== slot.kind));
  if (!AT_ONCE.test(line) || !before) return null;
  const startMinute = Math.ceil((before.slot.endMinute + slot.travel.minutes) / 5) * 5;
  const scope = scopeOf([{ slot, day }]);
  const direction = startMinute < slot.startMinute ? 'earlier' : 'later';
  return { kind: 'retime', scope, direction, edge: null, byMinutes: null, startMinute, bound: null, isReckoned: true };
}

/**
 * `boat after lunch`: at the end of the other at the earliest, or done by its beginning. Where its own hours
 * forbid that, as of a lunch before ten o'clock golf, the other one is moved. */
function beside(
  placed: PlacedSlot,
  other: PlacedSlot,
  { isAfter, isAtOnce }: { isAfter: boolean; isAtOnce: boolean },
): Intent | null {
  if (other.slot.id === placed.slot.id) return null;
  const { startMinute, travel } = placed.slot;
  const scope = scopeOf([placed]);
  const base = { kind: 'retime', scope, edge: null, byMinutes: null, isReckoned: true } as const;
  const soonest = Math.ceil((other.slot.endMinute + travel.minutes) / 5) * 5;
  if (isAfter && isAtOnce && startMinute > soonest)
    return { ...base, direction: 'earlier', startMinute: soonest, bound: null };
  if (isAfter === startMinute > other.slot.startMinute)
    return { kind: 'in-order', first: isAfter ? other : placed, second: isAfter ? placed : other };
  const own = startBeside(placed, other, isAfter);
  const others = startBeside(other, placed, !isAfter);
  const isOther = !isAllowed(placed.slot.kind, own) && isAllowed(other.slot.kind, others);
  const isLater = isOther ? !isAfter : isAfter;
  return {
    ...base,
    scope: { ...scope, slots: [isOther ? other : placed] },
    direction: isLater ? 'later' : 'earlier',
    startMinute: isOther ? others : own,
    bound: isLater ? 'earliest' : 'latest',
  };
}

/** When one starts that comes after another, or is over before it, the way included; minutes after midnight. */
const startBeside = ({ slot }: PlacedSlot, other: PlacedSlot, isAfter: boolean): number =>
  isAfter
    ? other.slot.endMinute + ON_THE_WAY
    : other.slot.startMinute - ON_THE_WAY - (slot.endMinute - slot.startMinute);

/** Whether a meal or a night out may start then; an activity goes by its opening hours. */
function isAllowed(kind: SlotKind, start: number): boolean {
  if (kind === 'activity') return start >= EARLIEST;
  if (kind === 'night') return start >= NIGHT_START_FROM;
  const { from, to } = kind === 'lunch' ? LUNCH_START : DINNER_START;
  return from <= start && start <= to;
}

const SWAP_ROUND =
  / (?:swap|change|switch|trade)(?: \w+){0,14} (?:days|nights|evenings|round|around|places|over|about)(?: please| then| on| the| \w+day| night)* $|(?<! or| than| or the| than the) (?:the )?other way (?:about|round|around)(?: please| then| instead| on| the| \w+day| night)* $| (?:want|wants|need|needs|be|are better|get|getting) (?:swapping|swapped|switching|switched|swap|reversing|reversed|flipping|flipped)(?: over| round| around| about)?(?: please| then)* $|^ (?:please |can (?:you|we) |could (?:you|we) )*(?:flip|reverse) | vice versa(?= (?:$|please ))|^ (?:\w+ )?(?:can|could|should|let|have|make) (?:\w+ ){1,6}and (?:\w+ ){1,6}(?:swap|switch|trade)(?: please| on| \w+day| night)* $|^ (?!(?:drop|move|keep|swap|add|can|could|we|i|no|not|is|are) )(?:\w+ ){1,5}and (?:\w+ ){1,5}(?:swap|switch)(?: please| thanks)* $/;

/** `karting and axes swap days`, `can lunch and the bike ride swap round`: two parts, of whichever days and sorts they are. */
export function readTurnedRound({ raw }: Reading, state: ConciergeState): Intent | null {
  const clause = raw.split(REASON_APART).find((part) => SWAP_ROUND.test(normalise(part).line));
  const reading = clause === undefined ? null : read(clause, state);
  if (!reading || reading.venues.length > 0) return null;
  const [first, second] = twoParts(reading, state.plan) ?? [];
  return first && second ? { kind: 'exchange', first, second } : null;
}

/** What stands behind a mark is why. */
const REASON_APART = /[,;:.!?](?=\s|$)/;

function exchanged(first: PlacedSlot, second: PlacedSlot, isBefore: boolean): Intent | null {
  if (first.slot.kind !== second.slot.kind || first.slot.id === second.slot.id) return null;
  const [earlier, later] = isBefore ? [first, second] : [second, first];
  const isSo = earlier.slot.startMinute < later.slot.startMinute;
  return isSo ? { kind: 'in-order', first: earlier, second: later } : { kind: 'exchange', first, second };
}
