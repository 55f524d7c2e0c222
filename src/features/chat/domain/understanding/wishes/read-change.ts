import type { ConciergeState } from '../../concierge-state.ts';
import { wantedFrom } from '../cues/find-scope.ts';
import { outside } from '../cues/outside-names.ts';
import { lessBy, relativeCap, sameKind } from '../cues/relative-cap.ts';
import { byThemselves } from '../cues/tells-of-themselves.ts';
import { orUnknown, refusedByName, unheardName, unknownThing } from '../cues/unknown-thing.ts';
import { hasUnreadObject } from '../cues/unread-object.ts';
import { slotsOf } from '../finding/find-slots.ts';
import type { Intent, Preference } from '../intent.ts';
import type { Mood } from '../mood.ts';
import type { Reading } from '../reading.ts';
import type { Scope } from '../scope.ts';
import { avoidKinds, isPluralType } from './avoid-kinds.ts';
import { kindWanted } from './kind-wanted.ts';
import { limitFrom } from './read-limit.ts';
import {
  asksCheaper,
  asksSmarter,
  limitsPrice,
  moodOf,
  perPersonPence,
  raisesBudget,
  readPreference,
  saysNoBigNight,
  typesBeside,
  unlessScoped,
  wantedOf,
} from './read-preference.ts';
import { withoutLunch, withoutMeals } from './stops-of-scope.ts';

const DISLIKE =
  / (?:(?:dont|doesnt|do not|didnt) (?:really |much )?(?:fancy|like|love|want|care for|rate|feel like|do)|not (?:really |too |that |so )?(?:keen|fussed|bothered|into|feeling|a fan|fans|sure|interested|up for|doing|our thing|my thing)|isnt (?:really )?(?:for us|our thing|my thing)|hate|hates|loathe|sick of|bored of|boring|lame|rubbish|naff|rather not|rather do|rather have|been (?:there|to|before)|already (?:been|done|did|seen)|done (?:it|that) before|nothing like|not for us|for (?:the )?kids|kids stuff|childish|(?:can|could|lets|rather|prefer(?: to)?|would rather) (?:we |you )?not (?:do|have|go)|not the|scared of|afraid of) /;
/** `they'd rather do an escape room`: turns down what is planned, and wants that. */
const RATHER = / rather (?:do|have)(?= )/;
/** `nah lads want burgers`, `no chance, karting instead`, `nah change dinner saturday`: a no to what was said before. */
const NO_BEFORE = new RegExp(
  `^ (?:(?:haha|lol|oh|ok|hmm) )*no (?:${[
    '(?:chance|way|thanks|thank you|ta)(?! (?:are|am|is|of|to|we|i|that) )',
    '(?=(?:(?:the|our|my) )?(?:\\w+ ){1,2}(?:wants?|fancy|fancies|prefers?|(?:would|d) (?:rather|prefer|like|love)) )',
    '(?=(?:id|wed|i would|we would) (?:rather|prefer) )',
    '(?=(?:(?:just|please|can you|could you|lets|leave it|keep it) )*(?:change|swap|move|replace|switch|find|get us|book us) (?!to |in |of |needed |required |necessary |please ))',
    '(?=(?:leave|keep) it )',
  ].join('|')})`,
);
const DROP =
  / (?:(?:can|has|have|needs|got) (?:to )?go(?= $)|drop|remove|cancel|skip|cut|rid|take out|take off|take (?:the |that |it )?\w* ?(?:out|off)|leave out|delete|forget|scratch|without|no more|dont (?:want|need) (?:a |an |any )|dont need (?:the|that|our)|miss out|dropping|removing|free up|free (?:morning|afternoon|evening|night)|(?<!(?:some|of|more|little|enough) )free time(?! (?:before|after|between))|clear|keep (?:\w+ ){1,3}free|leave (?:\w+ ){1,3}free) /;
/** A plain order to take something out outweighs the reason given for it. */
const DROP_VERB =
  /^ (?:(?:please|can|could|we|you|just|ok|lets|also|then|i|want|to) )*(?:drop|remove|cancel|skip|get rid|scratch) | (?:drop|remove|cancel|skip|scratch|get rid of) (?:it|that|them) $/;
const SWAP_VERB = / (?:swap|change|switch|replace) /;
const ADD_VERB = / (?:add|include|fit in|squeeze|put in|find|get|book) /;
const SWAP =
  / (?:swap|change|switch|replace|trade|exchange|something (?:else|different|better|other|new|more|a bit|less)|somewhere (?:else|different|better|fancy|fancier|posh|posher|nice|nicer|new|other|more|less|a bit|with|for)|different|alternatives?|other options?|another (?:place|option|one|restaurant|venue|idea|suggestion)|anything (?:else|less|more|better|different|other|nicer)|instead|(?:better|nicer|posher|fancier|smarter|classier) (?:\w+ )?(?:lunch|dinner|meal|restaurant|bar|pub|club|night out)|change up|mix up|find (?:us |me )?(?:a |an )?(?:new|other|different|better)|not that(?: one)?) /;
const ADD =
  / (?:add|include|any chance of|room for|fit in|fit|squeeze|throw in|chuck in|chuck|put in|put|also do|as well|too(?= $)|can we|could we|can you|could you|want to|would like|i would like|like to|love to|wed love|how about|what about|fancy|must|need(?! more time)|lets|we (?:like|love|really like|are into)|book|plus|another|extra|more|visit|go to|see|do|try|have|get|we want|i want|want|why (?:not|dont we)|also) /;
/** `no we want hawksmoor`, `no lets do the boat`: a word before what is said, and nothing that is to go. */
const ONLY_SIGHS =
  / no (?=(?:worries|problem|rush|need|way|we|i|you|they|he|she|its?|thats?|lets|let|go|keep|leave|stick|put|bring|do|have|want|wants|make|stay|revert|return|undo|wait|sorry|actually|please|yes|dont|not) )/g;
const LEAVES_FREE =
  / (?:leave|keep|free up|clear) (?:\w+ ){0,3}(?:free|clear)? ?| free (?:morning|afternoon|evening|time) /;
/** What is no stop of a plan, but where the group sleeps. */
const STAYS = /^(?:hotel|hostel|apartment|airbnb|accommodation)s?$/;
/** People, and no kind of place: whose fault it is not. */
const EATERS = /^(?:vegans|vegetarians|veggies)$/;

/** What is known of a line that may order a change. */
interface Ordered {
  reading: Reading;
  state: ConciergeState;
  line: string;
  scope: Scope;
  hasTarget: boolean;
  /** What is wanted is said apart from what goes, `swap X for Y`: where that begins, and what it is. */
  isSplit: boolean;
  wanted: number;
  want: Preference;
  /** What is wanted, wherever in the line it stands. */
  wantsAnything: Preference;
  mood: Mood | null;
  /** Something is denied. */
  isNo: boolean;
}

/** A change of what the plan has, or something more; null where nothing is ordered. */
export function readChange(reading: Reading, state: ConciergeState, scope: Scope): Intent | null {
  const { line, words } = reading;
  const wanted = wantedFrom(reading);
  const isSplit = wanted < words.length;
  // The `no` of The Bar With No Name denies nothing.
  const bare = outside({ words, slots: [...reading.slots, ...reading.venues] });
  const one: Ordered = {
    reading,
    state,
    line,
    scope,
    hasTarget: scope.slots.length > 0,
    isSplit,
    wanted,
    want: readPreference(reading, state, isSplit ? wanted : words.length),
    wantsAnything: readPreference(reading, state, 0),
    mood: moodOf(line),
    isNo: / (?:no|avoid|without|not any|no more|zero) /.test(bare.replace(NO_BEFORE, ' ').replace(ONLY_SIGHS, ' ')),
  };
  return (
    raisedBudget(one) ??
    forLess(one) ??
    forDiets(one) ??
    turnedDown(one) ??
    unreadObject(one) ??
    missing(one) ??
    leftFree(one) ??
    dropped(one) ??
    inMood(one) ??
    smarter(one) ??
    swapped(one) ??
    readAdd(reading, state, scope)
  );
}

function raisedBudget({ line, reading, state }: Ordered): Intent | null {
  if (!raisesBudget(line)) return null;
  const { budgetCapPence } = state.request;
  const { totals, groupSize } = state.plan;
  const { amount } = reading;
  return {
    kind: 'budget',
    capPence: amount ? perPersonPence(amount, budgetCapPence ?? totals.slotsPerPersonPence, groupSize) : null,
  };
}

const EXTRA = / (?:an extra|another|one more|extra|add) /;
const hasLimitWord = (line: string): boolean =>
  / (?:cheaper|less|save|cut|lower|reduce|instead|swap|change|too expensive) /.test(line);

/** A limit, or something that costs less: of the part that is named, or of the whole trip. */
function forLess({ reading, state, line, scope, hasTarget, want }: Ordered): Intent | null {
  const { amount, raw, slots, types } = reading;
  const isOfTrip = amount?.perPerson === true && !hasTarget && !scope.isNamed && !/ (?:tip|kitty) /.test(line);
  // `an extra club on saturday, cheap one` is one more, and nothing of that day is too dear.
  const isExtraCheap = EXTRA.test(line) && types.length > 0 && !hasLimitWord(line);
  const isByPart =
    / half (?:the )?price |%/.test(` ${line}${raw}`) &&
    / (?:less|off|cut|cheaper|save|down|half|reduce|trim|knock|shave|discount) /.test(line);
  const isLess = (asksCheaper(line) && !isExtraCheap) || isOfTrip || (amount && limitsPrice(line)) || isByPart;
  if (!isLess) return null;
  const isOfBudget =
    / (?:budget|limit|cap) /.test(line) && slots.length === 0 && scope.kinds.length !== 1 && scope.days.length === 0;
  if (hasTarget && !OF_WHOLE.test(line) && !isOfBudget && scope.isNamed && (isSpecific(scope) || scope.days.length > 0))
    return {
      kind: 'swap',
      scope,
      want: { ...want, ...sameKind(reading), ...lessBy(reading, scope), isCheaper: true },
    };
  const relative = relativeCap(reading, state);
  if (relative !== undefined) return { kind: 'cheaper', capPence: relative, perPerson: true };
  return amount ? limitFrom(amount, state) : { kind: 'cheaper', capPence: null, perPerson: true };
}

const OF_WHOLE =
  / (?:all in|in total|overall|altogether|for everything|whole (?:thing|trip|lot|plan|weekend)|everything|total) /;

const forDiets = ({ reading, line, scope, hasTarget, want }: Ordered): Intent | null =>
  reading.diets.length > 0 && hasTarget && scope.isNamed && isSpecific(scope)
    ? { kind: 'swap', scope, want: { ...want, diets: reading.diets, isOther: SWAP_VERB.test(line) } }
    : null;

/** What nobody wants: a part, a big night, a kind of place, or what is there. */
function turnedDown(one: Ordered): Intent | null {
  const { reading, line, scope, hasTarget, mood, isNo } = one;
  const isDisliked = DISLIKE.test(line);
  const refusesPart = / (?:dont|do not|not) (?:want|need|have|bother with) (?:a |an |any |the )?/.test(line);
  if (refusesPart && scope.kinds.length > 0 && reading.slots.length === 0) return { kind: 'drop', scope };
  if (saysNoBigNight(line) && !/ (?:just|only) /.test(line)) return { kind: 'mood', mood: 'calmer', days: scope.days };
  // `more adrenaline, the lads are bored of walking tours`: where the plan has none of what is disliked, it is only why.
  const isWhy = mood !== null && isDisliked && !hasTarget && moodOf(line.slice(0, line.search(DISLIKE) + 1)) === mood;
  if (isWhy) return { kind: 'mood', mood, days: scope.days };
  const isAllOfAKind = reading.isAll && DROP.test(line);
  const isOfKinds = reading.types.some(({ from, to }) => to - from > 1 || !EATERS.test(reading.words[from] ?? ''));
  const isAgainst = isNo || DISLIKE.test(line.replace(RATHER, ' ')) || isAllOfAKind;
  if (isAgainst && isOfKinds && (!hasTarget || isPluralType(reading))) return avoidKinds(reading, scope);
  const isOfSomething = hasTarget || SWAP.test(line) || / (?:it|that|this) /.test(line);
  return isDisliked && !DROP_VERB.test(line) && isOfSomething ? insteadOfDisliked(one) : null;
}

function insteadOfDisliked({ reading, scope, isSplit, want, wantsAnything }: Ordered): Intent {
  if (isSplit) return { kind: 'swap', scope, want };
  const beside = typesBeside(reading);
  const types = unlessScoped(wantsAnything.types, scope).filter((type) => beside.includes(type));
  const isNamed = types.length > 0 || wantsAnything.venueIds.length > 0;
  return { kind: 'swap', scope, want: isNamed ? { ...wantsAnything, types } : want };
}

/** Of what is to go only the day is known, and the words for it are not: nothing is done to all of that day. */
function unreadObject({ reading, line, scope, isNo }: Ordered): Intent | null {
  const isOfDay = scope.isNamed && reading.slots.length === 0 && scope.kinds.length === 0 && positionless(line);
  const isOrder = DROP.test(line) || isNo || SWAP_VERB.test(line);
  return isOfDay && isOrder && hasUnreadObject(reading) ? { kind: 'unknown' } : null;
}

/** A kind of place that is to go, and that the plan names nowhere. */
function missing({ reading, state, line, scope, hasTarget, wanted, isSplit, want }: Ordered): Intent | null {
  const asksAbout = DROP_VERB.test(line) || (isSplit && SWAP.test(line));
  const type = reading.types.find(({ from }) => from < wanted);
  if (!asksAbout || !type || hasTarget || scope.isNamed || ADD_VERB.test(line)) return null;
  // `replace vodka with jazz`: the word is too plain to name a place, but the plan has one of that kind.
  const slots = slotsOf(state.plan).filter(({ slot }) => type.types.includes(slot.type));
  if (slots.length !== 1) return { kind: 'missing', label: type.label };
  const there: Scope = { ...scope, slots, isNamed: true };
  return isSplit ? { kind: 'swap', scope: there, want } : { kind: 'drop', scope: there };
}

function leftFree({ line, scope }: Ordered): Intent | null {
  if (!DROP.test(line) || !LEAVES_FREE.test(line) || scope.kinds.length > 0 || scope.timesOfDay.length === 0)
    return null;
  const stops = scope.slots.filter(({ slot }) => slot.kind === 'activity' || slot.kind === 'night');
  // With nothing but a meal in it, it is free already.
  return stops.length > 0 ? { kind: 'drop', scope: { ...scope, slots: stops } } : { kind: 'schedule', scope };
}

/** `drop karaoke before cahoots`: the second only says where the first is. */
function withoutLandmark(scope: Scope, { slots: mentions, words }: Reading): Scope {
  const [what, where, ...others] = mentions;
  if (!what || !where || others.length > 0) return scope;
  if (!LANDMARK.test(words.slice(what.to, where.from).join(' '))) return scope;
  const slots = what.slots.filter(({ day }) => where.slots.some((placed) => placed.day === day));
  return slots.length > 0 ? { ...scope, slots } : scope;
}
const LANDMARK =
  /^(?:(?:right|just|straight|thats|that is|bit|thing) )*(?:before|after|next to|following)(?: (?:the|our))?$/;

function dropped({ reading, line, scope, hasTarget, isSplit, isNo }: Ordered): Intent | null {
  const isNamed = hasTarget || scope.isNamed || / (?:it|that|this|them) /.test(line);
  if (DROP.test(line) && !isSplit && isNamed)
    return { kind: 'drop', scope: withoutLunch(withoutLandmark(scope, reading), reading) };
  return isNo && hasTarget ? { kind: 'drop', scope } : null;
}

function inMood({ reading, line, scope, hasTarget, want, wantsAnything, mood }: Ordered): Intent | null {
  const isAddition = ADD.test(line) && wantsAnything.types.length + wantsAnything.venueIds.length > 0;
  if (!mood || isAddition || byThemselves(line)) return null;
  return hasTarget && scope.isNamed && (isSpecific(scope) || scope.timesOfDay.length > 0)
    ? { kind: 'swap', scope: withoutMeals(scope, reading), want: { ...want, mood } }
    : { kind: 'mood', mood, days: scope.days };
}

const smarter = ({ reading, scope, hasTarget, isSplit, want }: Ordered): Intent | null =>
  want.isDearer && asksSmarter(reading) && !isSplit && hasTarget && scope.isNamed && isSpecific(scope)
    ? { kind: 'swap', scope, want }
    : null;

function swapped({ reading, line, scope, hasTarget, isSplit, wanted, want, wantsAnything }: Ordered): Intent | null {
  if (
    !(SWAP.test(line) || (RATHER.test(line) && reading.types.length > 0)) ||
    / (?:add|extra|another (?:activity|thing|night)) /.test(line)
  )
    return null;
  if (isSplit) return { kind: 'swap', scope, want: orUnknown(want, reading, wanted) };
  // `change friday night to karaoke` names what is wanted after the joint, `bowling instead` before it.
  const isDescribed =
    !hasTarget ||
    / (?:instead|rather|prefer|want|maybe|how about|what about|something|somewhere|like|fancy|to|for|with|by) /.test(
      line,
    );
  const types = isDescribed ? unlessScoped(wantsAnything.types, scope) : [];
  // `somewhere thai instead`, where nobody has that: it is told to be missing.
  const isMissing = isDescribed && wantsAnything.types.length === 0;
  const typeLabel = types.length > 0 || isMissing ? wantsAnything.typeLabel : null;
  const name = hasTarget || scope.isNamed || typeLabel !== null ? null : unheardName(reading);
  if (name !== null) return refusedByName(name);
  return { kind: 'swap', scope, want: { ...wantsAnything, types, typeLabel } };
}

function readAdd(reading: Reading, state: ConciergeState, scope: Scope): Intent | null {
  if (!ADD.test(reading.line)) return null;
  const want = wantedOf(reading, readPreference(reading, state, 0));
  const slotKind = kindWanted(reading);
  const isVague =
    / (?:add|squeeze in|fit in|put in) (?:\w+ ){0,2}(?:something|activity|thing|bit)(?= )/.test(reading.line) ||
    / (?:another|extra|one more) (?:activity|thing|night|bar|stop)(?= )/.test(reading.line);
  const isOpen = want.venueIds.length + want.types.length === 0 && want.typeLabel === null && slotKind === null;
  // Nothing new is named, only what the plan has already: that it is there is the answer.
  if (isOpen && !isVague && reading.slots.length > 0) return { kind: 'schedule', scope };
  if (isOpen && !isVague) {
    const unknown = unknownThing(reading);
    if (unknown !== null && STAYS.test(unknown)) return { kind: 'stay' };
    return unknown ? { kind: 'add', scope, want: { ...want, typeLabel: unknown }, slotKind, isAnother: false } : null;
  }
  const isAnother = / (?:another|second|extra|one more|more) /.test(reading.line);
  return { kind: 'add', scope, want, slotKind, isAnother };
}

/** True when the scope is a place, a meal or a kind of slot, and not just a day or the whole plan. */
export const isSpecific = (scope: Scope): boolean =>
  scope.kinds.length > 0 ||
  (scope.slots.length > 0 && scope.days.length === 0 && scope.timesOfDay.length === 0) ||
  scope.slots.length === 1;

const positionless = (line: string): boolean =>
  !/ (?:first|second|third|last) (?:thing|activity|stop|slot|bit|meal|bar|place) /.test(line);
