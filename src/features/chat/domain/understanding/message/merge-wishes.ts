import { hasPlainForm } from '../cues/asks-plainly.ts';
import { isOpenPreference, NO_PREFERENCE } from '../cues/no-preference.ts';
import type { ReadPart } from '../cues/read-part.ts';
import { isDisliked } from '../cues/tones.ts';
import { eachOnce } from '../finding/among-slots.ts';
import type { PlacedSlot } from '../finding/find-slots.ts';
import type { Intent } from '../intent.ts';
import { NOWHERE, type Scope, scopeOf } from '../scope.ts';
import { normalise } from '../typing/normalise.ts';
import { joinFacts } from './join-facts.ts';

/**
 * Parts that only together make a wish: `dance class gives me the fear. treasure hunt?` runs one thing down and names
 * another, so the one takes the other's place. A part that merely gives a reason goes.
 */
export function mergeWishes(parts: readonly ReadPart[]): ReadPart[] {
  const merged: ReadPart[] = [];
  for (const part of parts) {
    const last = merged.at(-1);
    const joined = last ? joinedWith(last, part) : null;
    if (joined) merged[merged.length - 1] = { ...joined, isJoined: true };
    else merged.push(part);
  }
  const wishes = merged.filter(({ intent }) => intent.kind !== 'unknown');
  return wishes.length === 0 ? merged : merged.filter((part) => part.intent.kind !== 'unknown' || !isReason(part));
}

function joinedWith(first: ReadPart, second: ReadPart): ReadPart | null {
  const wish = `${first.wish}, ${second.wish}`;
  const told = joinFacts(first, second);
  if (told) return told;
  const same = saidAgain(first, second);
  if (same) return { ...same, wish };
  const intent = takenUp(first.intent, second);
  if (intent) return { wish, intent, named: intent.kind === 'add' ? [] : first.named };
  const named = eachOnce(first.named);
  const another = ofNamed(first.intent, named, second);
  if (another) return { wish, intent: another, named };
  const instead = ofComplaint(first, second);
  return instead && { wish, intent: instead, named: first.named };
}

/** The one of two parts that says all of the wish of both. */
function saidAgain(first: ReadPart, second: ReadPart): ReadPart | null {
  const [one, other] = [first.intent, second.intent];
  const { line } = normalise(second.wish);
  // `be done by 3 sunday, we leave at 6`: the order outweighs the journey that is the reason for it.
  if (one.kind === 'hours' && other.kind === 'hours' && one.day === other.day) {
    if (one.edge === 'finish' && other.edge === 'leave') return first;
    return one.edge === 'leave' && other.edge === 'finish' ? second : null;
  }
  // `saturday is a bit tame, make it wilder`: the order is about the day that was complained of.
  if (one.kind === 'mood' && other.kind === 'mood') {
    // `keep it cosy on friday, no need for a big one`.
    const isOfDay = / (?:it|that) /.test(line) || (one.days.length > 0 && !OF_ALL.test(line));
    return one.mood === other.mood && other.days.length === 0 && isOfDay ? first : null;
  }
  // `can it be a bit more us? like loud`: the second says what the first left open.
  if (one.kind === 'vague' && one.scope.slots.length === 0 && other.kind === 'mood') return second;
  // `could thursday evening be livelier? the staff find it dull`: what is wrong with it is why.
  const isWorded = one.kind === 'mood' || (one.kind === 'swap' && one.want.mood !== null);
  if (
    isWorded &&
    other.kind === 'swap' &&
    other.scope.slots.length === 0 &&
    isOpenPreference(other.want) &&
    isDisliked(line)
  )
    return first;
  if (one.kind === 'refund' && other.kind === 'refund') return one.cancelledOn ? first : second;
  // `we want to see the museum, squeeze it in somewhere`: the same wish twice.
  return one.kind === 'add' && ADD_IT.test(line) ? first : null;
}

/** What was asked for ideas, or whether there is such a place, and is now wished for. */
function takenUp(asked: Intent, second: ReadPart): Intent | null {
  const { intent, named, wish } = second;
  if (asked.kind === 'ideas') {
    const want =
      intent.kind === 'mood' ? { ...NO_PREFERENCE, mood: intent.mood } : named.length === 0 && wantOf(second);
    return want ? { kind: 'swap', scope: asked.scope, want } : null;
  }
  // `any karting on saturday morning? add it`.
  const isTaken = intent.kind === 'add' || ADD_IT.test(normalise(wish).line);
  if (asked.kind !== 'places' || !isTaken || named.length > 0 || wantOf(second)?.types.length === 1) return null;
  const want = { ...NO_PREFERENCE, types: asked.types, typeLabel: asked.label, venueIds: asked.venueIds };
  return { kind: 'add', scope: NOWHERE, want, slotKind: null, isAnother: false };
}

/** An exchange of what the part before it names. */
function ofNamed(first: Intent, named: readonly PlacedSlot[], second: ReadPart): Intent | null {
  const { line } = normalise(second.wish);
  // `it looks mobbed every time, change it`.
  const isOrdered =
    second.intent.kind === 'vague' && / (?:swap|change|replace|switch) (?:it|that|them|this)(?: please)? $/.test(line);
  if (isOrdered && named.length === 1) return { kind: 'swap', scope: scopeOf(named), want: NO_PREFERENCE };
  if (first.kind !== 'unknown' || named.length !== 2 || !asksLess(second)) return null;
  // `the tiles and the baking are both 40 odd. find one that is cheaper`: one of the two, and nobody knows which;
  // `can we do both for less` leaves nothing to be chosen.
  const isEach = / both (?!\d)/.test(line);
  const scope = { ...scopeOf(named), isOne: !isEach, isEach };
  return { kind: 'swap', scope, want: { ...NO_PREFERENCE, isCheaper: true } };
}

/** What is wished in place of what the part before it runs down, or of it. */
function ofComplaint(first: ReadPart, second: ReadPart): Intent | null {
  const scope = complainedOf(first);
  if (!scope) return null;
  const asks = ASKS_WHAT_INSTEAD.test(normalise(second.wish).line);
  if (asks && wantOf(second) === null) {
    const kinds = [...new Set(scope.slots.map(({ slot }) => slot.kind))];
    return scope.slots.length === 1 ? { kind: 'ideas', scope } : { kind: 'vague', scope: { ...scope, kinds } };
  }
  const want = wantOf(second) ?? (asksLess(second) ? { ...NO_PREFERENCE, isCheaper: true } : null);
  if (want) return { kind: 'swap', scope, want };
  // `vegan lunch sat n later start`: what the meal is to be like is a wish, whatever is wished beside it.
  const about = !asksLike(first) && second.named.length === 0 ? aboutScope(second, scope) : null;
  if (about) return about;
  // `get rid of the quiz, something livelier`, `u sudu - nah. pick another`.
  const { intent } = second;
  return intent.kind === 'swap' && intent.scope.slots.length === 0 ? { ...intent, scope } : null;
}

/** `the walking tour, what would you put instead`: other places are asked for, and none is ordered. */
const ASKS_WHAT_INSTEAD =
  /^ (?:(?:so|and|but|ok|hmm|well) )*(?:what|whats|which)(?: else| other \w+)? (?:(?:would|could|can|do|should|might|have|is|are) )+(?:you|u|we|i|there|got) (?:\w+ ){0,4}?(?:instead|in its place|for it|put there|suggest|recommend) |^ (?:(?:so|and|but|ok|hmm|well) )*(?:what|whats|any) (?:(?:are|is) )?(?:(?:the|my|our|your|other) )*(?:alternatives?|options|other options|choices)(?: (?:then|please|for (?:that|it|them)|there|is|are))* $/;

const OF_ALL = / (?:whole|all|overall|general|weekend|trip|everything|rest|throughout) /;

/** Something for less, and no word of what: `find one half that price`. */
const asksLess = ({ intent, wish, named }: ReadPart): boolean =>
  (intent.kind === 'cheaper' && intent.capPence === null) ||
  (intent.kind === 'unknown' &&
    named.length === 0 &&
    / (?:half|a third of|a quarter of) (?:of )?(?:that|the (?:price|cost)|what) /.test(normalise(wish).line));

/**
 * What a part that names nothing of the plan wishes of what the part before it named: `the street art on day one, we'll
 * skip that`, `hawksmoor on saturday. a bit earlier`. Null where it is a wish about the whole trip.
 */
export function aboutScope({ intent }: Pick<ReadPart, 'intent'>, scope: Scope): Intent | null {
  if (intent.kind === 'drop' || intent.kind === 'retime')
    return intent.scope.isNamed || intent.scope.slots.length > 0 ? null : { ...intent, scope };
  if (intent.kind !== 'mood' || intent.days.length > 0) return null;
  return { kind: 'swap', scope, want: { ...NO_PREFERENCE, mood: intent.mood } };
}

/** Kinds of reading that a part has when it only names a thing and says something of it. */
const REMARKS: ReadonlySet<Intent['kind']> = new Set([
  'unknown',
  'vague',
  'schedule',
  'price',
  'allergy',
  'suits',
  'why',
  'ideas',
]);

/** The scope of a part that runs down, or takes out, what it names. */
function complainedOf({ intent, named, wish }: ReadPart): Scope | null {
  const isOpen =
    (intent.kind === 'swap' && intent.want.types.length + intent.want.venueIds.length === 0) ||
    intent.kind === 'vague' ||
    intent.kind === 'extremes' ||
    intent.kind === 'drop';
  if (isOpen && 'scope' in intent && intent.scope.slots.length > 0 && intent.scope.slots.length <= 2)
    return intent.scope;
  const slots = eachOnce(named);
  const isEmpty =
    intent.kind === 'add' &&
    intent.want.types.length + intent.want.venueIds.length === 0 &&
    intent.want.typeLabel === null;
  const isRemark =
    (isEmpty || REMARKS.has(intent.kind)) && !/^ (?:what time|when|where|how far) /.test(normalise(wish).line);
  if (!isRemark || slots.length !== 1) return null;
  return scopeOf(slots);
}

/** Another place with something said of what it should be like. */
const asksLike = ({ intent }: ReadPart): boolean =>
  intent.kind === 'swap' && (intent.want.diets.length > 0 || intent.want.isCheaper || intent.want.mood !== null);

/** What a part wants in, where it names nothing of the plan to put it in place of. */
function wantOf({ intent, wish }: ReadPart) {
  const isExtra = / (?:add|also|as well|plus|include|extra|another|too) /.test(normalise(wish).line);
  if (intent.kind === 'add' && !isExtra && intent.want.types.length + intent.want.venueIds.length > 0)
    return intent.want;
  if (intent.kind === 'places' && intent.types.length > 0)
    return { ...NO_PREFERENCE, types: intent.types, typeLabel: intent.label, venueIds: intent.venueIds };
  const isOpen = intent.kind === 'swap' && intent.scope.slots.length === 0;
  return isOpen && intent.want.types.length + intent.want.venueIds.length > 0 ? intent.want : null;
}

/** `add it`, `squeeze it in somewhere`, `put that on`. */
const ADD_IT =
  /^ (?:(?:so|please|just|go|on|then|if|can|you|and) )*(?:add|put|include|book|fit|squeeze|get|pop) (?:it|that|this|one|them|something \w+)(?: (?:in|on|please|somewhere|for us|then))* $/;

/** Words that ask for nothing and order nothing say why. */
export const isReason = ({ wish, named }: ReadPart): boolean =>
  !/ (?:swap|drop|remove|cancel|add|move|change|make|put|give|book|find|get|start|finish|please|want|need|can|could|cheaper|earlier|later) /.test(
    normalise(wish).line,
  ) &&
  !/\?\s*$/.test(wish) &&
  !(named.length > 0 && hasPlainForm(normalise(wish).line)) &&
  / (?:it|its|is|are|we|were|i|im|they|he|she|cant|too|so|the|because|not|just|my|our|a|everyone|everything|lads|girls|sorry|lol|nobody|people|some of|most of|half) /.test(
    normalise(wish).line,
  );
