import { hasPlainForm } from '../cues/asks-plainly.ts';
import { NO_PREFERENCE } from '../cues/no-preference.ts';
import { NOWHERE } from '../cues/nowhere.ts';
import type { ReadPart } from '../cues/read-part.ts';
import type { Intent, Scope } from '../intent.ts';
import { scopeOf } from '../scope-of.ts';
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
  const told = joinFacts(first, second);
  if (told) return told;
  const wish = `${first.wish}, ${second.wish}`;
  // `be done by 3 sunday, flights at 6`: the order outweighs the journey that is the reason for it.
  if (first.intent.kind === 'hours' && second.intent.kind === 'hours' && first.intent.day === second.intent.day) {
    if (first.intent.edge === 'finish' && second.intent.edge === 'leave') return { ...first, wish };
    if (first.intent.edge === 'leave' && second.intent.edge === 'finish') return { ...second, wish };
  }
  // `saturday is a bit tame, make it wilder`: the order is about the day that was complained of.
  if (
    first.intent.kind === 'mood' &&
    second.intent.kind === 'mood' &&
    first.intent.mood === second.intent.mood &&
    second.intent.days.length === 0 &&
    (/ (?:it|that) /.test(normalise(second.wish).line) ||
      // `keep it cosy on friday, no need for a big one`.
      (first.intent.days.length > 0 && !OF_ALL.test(normalise(second.wish).line)))
  )
    return { ...first, wish };
  // `can it be a bit more us? like loud`: the second says what the first left open.
  if (first.intent.kind === 'vague' && first.intent.scope.slots.length === 0 && second.intent.kind === 'mood')
    return { ...second, wish };
  if (first.intent.kind === 'refund' && second.intent.kind === 'refund')
    return first.intent.cancelledOn ? first : second;
  if (first.intent.kind === 'ideas' && second.intent.kind === 'mood')
    return {
      wish,
      intent: { kind: 'swap', scope: first.intent.scope, want: { ...NO_PREFERENCE, mood: second.intent.mood } },
      named: first.named,
    };
  if (first.intent.kind === 'ideas' && wantOf(second) && second.named.length === 0)
    return {
      wish,
      intent: { kind: 'swap', scope: first.intent.scope, want: wantOf(second) ?? NO_PREFERENCE },
      named: first.named,
    };
  // `any karting on saturday morning? add it`.
  if (
    first.intent.kind === 'places' &&
    (second.intent.kind === 'add' || ADD_IT.test(normalise(second.wish).line)) &&
    second.named.length === 0 &&
    wantOf(second)?.types.length !== 1
  )
    return {
      wish,
      intent: {
        kind: 'add',
        scope: NOWHERE,
        want: {
          ...NO_PREFERENCE,
          types: first.intent.types,
          typeLabel: first.intent.label,
          venueIds: first.intent.venueIds,
        },
        slotKind: null,
        isAnother: false,
      },
      named: [],
    };
  // `we want to see the museum, squeeze it in somewhere`: the same wish twice.
  if (first.intent.kind === 'add' && ADD_IT.test(normalise(second.wish).line)) return { ...first, wish };
  const [gone] = second.named;
  const isSameSlot =
    first.intent.kind === 'swap' &&
    second.intent.kind === 'drop' &&
    first.intent.want.mood !== null &&
    second.intent.scope.slots.length === 1 &&
    first.intent.scope.slots.some(({ slot }) => slot.id === gone?.slot.id);
  if (isSameSlot) return { ...first, wish };
  // `chilled last night please, no karaoke`: what the mood is to come in place of.
  if (first.intent.kind === 'mood' && second.intent.kind === 'drop' && gone && first.intent.days.includes(gone.day))
    return {
      wish,
      intent: { kind: 'swap', scope: second.intent.scope, want: { ...NO_PREFERENCE, mood: first.intent.mood } },
      named: second.named,
    };
  // `no dinner fri, we get in too late`: why it goes is no wish for an hour.
  if (first.intent.kind === 'drop' && second.intent.kind === 'retime' && second.named.length === 0 && isTold(second))
    return { ...first, wish };
  const complaint = complainedOf(first);
  // `it looks mobbed every time, change it`.
  const isSwapOrdered =
    second.intent.kind === 'vague' &&
    / (?:swap|change|replace|switch) (?:it|that|them|this)(?: please)? $/.test(normalise(second.wish).line);
  const onlyNamed = first.named.filter(
    (one, at) => first.named.findIndex((other) => other.slot.id === one.slot.id) === at,
  );
  if (isSwapOrdered && onlyNamed.length === 1)
    return {
      wish,
      intent: { kind: 'swap', scope: scopeOf(onlyNamed), want: NO_PREFERENCE },
      named: onlyNamed,
    };
  // `the tiles and the baking are both 40 odd. find one that is cheaper`: one of the two, and nobody knows which.
  if (first.intent.kind === 'unknown' && onlyNamed.length === 2 && asksLess(second)) {
    // `can we do both for less` leaves nothing to be chosen.
    const isEach = / both (?!\d)/.test(normalise(second.wish).line);
    const scope = { ...NOWHERE, slots: onlyNamed, isNamed: true, isOne: !isEach, isEach };
    return { wish, intent: { kind: 'swap', scope, want: { ...NO_PREFERENCE, isCheaper: true } }, named: onlyNamed };
  }
  const want = wantOf(second);
  if (complaint && want) return { wish, intent: { kind: 'swap', scope: complaint, want }, named: first.named };
  if (complaint && asksLess(second))
    return {
      wish,
      intent: { kind: 'swap', scope: complaint, want: { ...NO_PREFERENCE, isCheaper: true } },
      named: first.named,
    };
  // `vegan lunch sat n later start`: what the meal is to be like is a wish, whatever is wished beside it.
  const about = complaint && !asksLike(first) && second.named.length === 0 ? aboutScope(second, complaint) : null;
  if (about) return { wish, intent: about, named: first.named };
  // `get rid of the quiz, something livelier`, `u sudu - nah. pick another`.
  if (complaint && second.intent.kind === 'swap' && second.intent.scope.slots.length === 0)
    return { wish, intent: { ...second.intent, scope: complaint }, named: first.named };
  // `somewhere better for dinner, it is a chain`: the complaint comes after and is about the same.
  const isAfterthought =
    second.intent.kind === 'swap' && first.intent.kind === 'swap' && second.intent.scope.slots.length === 0;
  return isAfterthought ? { ...first, wish } : null;
}

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
export function aboutScope({ intent, wish }: Pick<ReadPart, 'intent' | 'wish'>, scope: Scope): Intent | null {
  const isOfIt = / (?:it|that|this|them|those|one) /.test(normalise(wish).line);
  if (intent.kind === 'drop' || intent.kind === 'retime')
    return intent.scope.isNamed || intent.scope.slots.length > 0 ? null : { ...intent, scope };
  if (intent.kind === 'undo') return isOfIt ? { kind: 'drop', scope } : null;
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
  const slots = named.filter((one, at) => named.findIndex((other) => other.slot.id === one.slot.id) === at);
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

/** `we get in too late` tells how it is, `half an hour later please` asks. */
const isTold = ({ wish }: ReadPart): boolean =>
  /^ (?:(?:cos|because|as|since|and) )?(?:we|they|he|she|i|most|half|some|everyone|everybody|its?|(?:the |our )?(?:flights?|trains?|coach|plane|lads|girls|others)) /.test(
    normalise(wish).line,
  ) && !/ (?:please|can|could|want|need|make|instead|rather|would|should) /.test(normalise(wish).line);

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
