import { venuesOf } from '../../../../../engine/places.ts';
import { onlyOf } from '../../../../../shared/only-of.ts';
import type { ConciergeState } from '../../concierge-state.ts';
import { isOpenPreference, NO_PREFERENCE } from '../cues/no-preference.ts';
import type { ReadPart } from '../cues/read-part.ts';
import { refusedByName } from '../cues/unknown-thing.ts';
import { hasUnreadObject } from '../cues/unread-object.ts';
import { slotsOf } from '../finding/find-slots.ts';
import { ASSOCIATIONS } from '../finding/slot-associations.ts';
import type { Intent } from '../intent.ts';
import { type Reading, read } from '../reading.ts';
import { NOWHERE, scopeOf } from '../scope.ts';
import { givenAnother } from '../wishes/given-another.ts';
import { unreadWant } from '../wishes/read-given-for.ts';
import { readLength } from '../wishes/read-length.ts';
import { complainedOf, funForChildren, neededByNobody, notForAge } from './complained-of.ts';
import { missingMoved } from './missing-moved.ts';
import { inPartOfDay, moodAfterMeal, moodOfClause, moodOfTime } from './mood-of-part.ts';
import { saidOtherwise } from './said-otherwise.ts';
import { addedForThem } from './wanted-for-them.ts';

/**
 * A wish held up against the words it was read from, whichever reader took it: what they say and the reading has thrown
 * away (a day the trip does not have, one of several things, how many, before or after what, what is wanted) corrects it or
 * refuses it. A plan is not changed by half of what was said.
 */
export function heldToWords(first: ReadPart, state: ConciergeState): ReadPart {
  const part = givenAnother(first);
  const reading = read(part.wish, state);
  if (reading.words.length > WORDS_MAX) return part;
  const intent =
    lengthSaid(part.intent, reading, state) ??
    saidOtherwise(part.intent, reading, state) ??
    tooManyOfKind(part.intent, reading) ??
    neededByNobody(part.intent, reading) ??
    complainedOf(part.intent, reading) ??
    replacedAbsent(part.intent, reading, state) ??
    wantedAndDropped(part.intent, reading) ??
    addedForThem(part.intent, reading) ??
    oneOfSeveral(part.intent, reading) ??
    droppedOutright(part.intent, reading) ??
    moodOfClause(part.intent, reading, state) ??
    inPartOfDay(part.intent, reading) ??
    moodOfTime(part.intent, reading) ??
    moodAfterMeal(part.intent, reading, state) ??
    oneMeal(part.intent, reading) ??
    missedThere(part.intent, reading) ??
    wantedUnread(part, state) ??
    ofSameKind(part.intent, reading) ??
    missingInstead(part.intent, reading) ??
    missingMoved(part.intent, reading) ??
    takesOffMoney(part.intent, reading, state) ??
    ofDearPart(part.intent, reading) ??
    withinDay(part.intent, reading) ??
    funForChildren(part.intent, reading) ??
    notForAge(part.intent, reading, state) ??
    cheaperNight(part.intent, reading, state) ??
    withBeside(part.intent, reading, state) ??
    withDescribed(part.intent, reading, state);
  return intent ? { ...part, intent } : part;
}

/** `cut kasarna short`: it is neither to go nor to be another. */
const lengthSaid = (intent: Intent, reading: Reading, state: ConciergeState): Intent | null =>
  intent.kind === 'drop' || intent.kind === 'swap' ? readLength(reading, state) : null;

/** A longer message has reasons in it, and days and numbers of its own in them. */
const WORDS_MAX = 12;

const COUNTED =
  / (\d|three|four|five|six|seven|eight|nine) (?:different |more |new )?(?:bars|pubs|clubs|nightclubs|museums|tours|activities) /;
const COUNTS = ['three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
/** One kind of stop, on one day. */
const OF_A_KIND_MAX = 4;

/** `six clubs on friday`: one of them is not what was asked for. */
function tooManyOfKind(intent: Intent, { line, days }: Reading): Intent | null {
  const said = COUNTED.exec(line)?.[1];
  if (intent.kind !== 'add' || said === undefined || days.length !== 1) return null;
  const spelled = COUNTS.indexOf(said);
  const count = spelled < 0 ? Number(said) : spelled + 3;
  return count < OF_A_KIND_MAX ? null : { kind: 'impossible', why: { kind: 'too-many', count } };
}

const REPLACES = / (?:swap|replace|change|switch) (?:out )?(?:the |our )?$/;

const REPLACED =
  /^ (?:(?:please|can|could|you|we|lets) )*(?:swap|replace|switch) (?:out )?(?:the |our )((?:\w+ ){1,4}?)(?:with|for) /;

/** `replace the storehouse with something cultural`, where the plan has no storehouse: nothing else is given for it. */
function replacedAbsent(intent: Intent, reading: Reading, state: ConciergeState): Intent | null {
  const { line, words, venues, slots, kinds, days } = reading;
  const [venue] = venues;
  const isChange = intent.kind === 'mood' || intent.kind === 'swap' || intent.kind === 'cheaper';
  if (!isChange || slots.length > 0) return null;
  if (venue && REPLACES.test(` ${words.slice(0, venue.from).join(' ')} `)) {
    const name = venuesOf(state.places).find(({ id }) => id === venue.venueId)?.name;
    return name === undefined ? null : { kind: 'missing', label: name };
  }
  const label = REPLACED.exec(line)?.[1]?.trim();
  const isOfAll = intent.kind === 'mood' && kinds.length + days.length + venues.length === 0;
  return isOfAll && label !== undefined && hasUnreadObject(reading) ? { kind: 'missing', label } : null;
}

const WANTS =
  / (?:fancy|fancies|want|wants|need|needs|would like|would love|is after|are after|am after|keen on|up for) (?:to (?:do|have|try|go for) )?(?:a|an|some) ((?:\w+ ){1,3}?)(?:on|at|for|in|after|before|please|too|then|as)? ?$/;
const AGAINST =
  / (?:no|not|dont|doesnt|nobody|no one|none|never|off|out|less|fewer|without|instead|rather|skip|drop|cancel|break|rest|change|free) /;

/** `the groom fancies a thai massage` is no wish to take anything out, whatever in the plan is like it. */
function wantedAndDropped(intent: Intent, { line }: Reading): Intent | null {
  const wanted = WANTS.exec(line)?.[1]?.trim();
  if (intent.kind !== 'drop' || wanted === undefined || AGAINST.test(line)) return null;
  return refusedByName(wanted);
}

const ONE =
  / (?:(?:either|any) (?:bar|pub|club|dinner|lunch|one|of)|(?:just )?(?:one|1|a) (?:thing|activity|stop|place|bit|item)|one of (?:the|our|those|them)|something) /;

const WHICHEVER =
  / (?:(?:dont|do not|doesnt) (?:care|mind|matter|bothered|fussed)|not (?:bothered|fussed)|no preference|whichever|either(?: one)?(?: (?:is|will|would))?|up to you|you (?:pick|choose|decide)|any of (?:them|those)) /;
/** `swap the further one`: one of them, and which is further nobody here has looked up. */
const COMPARED_ONE = / the (?!other |dinner |better )(?:\w+er|\w+est|(?:more|most|less|least) \w+|worse|worst) one /;
const OF_BARS = / (one of (?:the|our|those) )\w+ /;

/** `lose one thing on saturday`: one of what is there, and not all of it. */
function oneOfSeveral(intent: Intent, { line, slots, words, raw }: Reading): Intent | null {
  const isSeveral = (intent.kind === 'drop' || intent.kind === 'swap') && intent.scope.slots.length > 1;
  if (isSeveral && COMPARED_ONE.test(line)) return { ...intent, scope: { ...intent.scope, isOne: true } };
  if (intent.kind !== 'drop' || !isSeveral) return null;
  // Of several of which any may go, the last does.
  if (WHICHEVER.test(line) && ONE.test(line.replace(OF_BARS, ' $1')))
    return { ...intent, scope: { ...intent.scope, slots: intent.scope.slots.slice(-1), isOne: false } };
  // `dont need the escape room or the walk` needs neither.
  const isNeither = /\b(?:(?:don['’]?t|do not|not) (?:\w+ )?(?:need|want|fancy)|neither|nor|without)\b/i.test(raw);
  const isEither =
    !isNeither &&
    slots.some(
      ({ to }, at) =>
        / or /.test(` ${words.slice(to, slots[at + 1]?.from ?? to).join(' ')} `) && !/ (?:and|both) /.test(line),
    );
  if (!isEither && (slots.length > 0 || !ONE.test(line))) return null;
  return { ...intent, scope: { ...intent.scope, isOne: true } };
}

const ORDERED_OUT = /^ (?:(?:please|just|can|could|you|we|lets|ok|and|so) )*(?:drop|remove|cancel|skip|delete) /;
const FOR_ANOTHER =
  / (?:for|instead|something|somewhere|another|else|other|different|replace|swap|find|rather|better|and) /;

/** `drop whatever is last on friday`: with no word of anything in its stead, it only goes. */
function droppedOutright(intent: Intent, { line }: Reading): Intent | null {
  if (intent.kind !== 'swap' || !isOpenPreference(intent.want) || intent.scope.slots.length === 0) return null;
  return ORDERED_OUT.test(line) && !FOR_ANOTHER.test(line) ? { kind: 'drop', scope: intent.scope } : null;
}

/** `theres no go karts on here??`: what is missed is wanted, and not to be kept out. */
function missedThere(intent: Intent, { line, types, days, raw }: Reading): Intent | null {
  const isMissed = / (?:there is|theres|there are|why is there|how come there is) no (?!more )/.test(line);
  const isAsked = /\?/.test(raw) || / (?:on here|in there|in it|on it|planned|anywhere) /.test(line);
  if (intent.kind !== 'avoid' || !isMissed || !isAsked) return null;
  const scope = { ...NOWHERE, days, isNamed: days.length > 0 };
  const want = { ...NO_PREFERENCE, types: types.flatMap((type) => type.types), typeLabel: intent.label };
  return { kind: 'add', scope, want, slotKind: null, isAnother: true };
}

/** `a nice fish lunch`: one of the lunches, and nobody knows which. */
function oneMeal(intent: Intent, { line, slots }: Reading): Intent | null {
  const isOne = intent.kind === 'swap' && slots.length === 0 && intent.scope.slots.length > 1 && !intent.scope.isOne;
  return isOne && intent.want.types.length > 0 && / (?:an?|one) (?:\w+ ){0,4}(?:lunch|dinner) /.test(line)
    ? { ...intent, scope: { ...intent.scope, isOne: true } }
    : null;
}

/** `can the boat be the sort you drive yourself`: what is wanted names nothing we know, so any other thing would be wrong. */
function wantedUnread({ intent, wish }: ReadPart, state: ConciergeState): Intent | null {
  const scope = intent.kind === 'swap' && isOpenPreference(intent.want) ? unreadWant(wish, state) : null;
  return scope ? { kind: 'vague', scope } : null;
}

/** `a different winery`: another of its kind. */
function ofSameKind(intent: Intent, { words, slots }: Reading): Intent | null {
  const named = onlyOf(slots);
  const placed = onlyOf(named?.slots ?? []);
  if (intent.kind !== 'swap' || !isOpenPreference(intent.want) || !named || !placed) return null;
  if (words[named.from - 1] !== 'different') return null;
  const typeLabel = words.slice(named.from, named.to).join(' ');
  return { ...intent, want: { ...intent.want, types: [placed.slot.type], typeLabel } };
}

/** `a pub instead of the cinema`, where the plan has no cinema: that is what is said, by its name. */
function missingInstead(intent: Intent, { words, slots, types }: Reading): Intent | null {
  const isNowhere = intent.kind === 'swap' && intent.scope.slots.length === 0 && slots.length === 0;
  const than = words.findIndex((word, at) => word === 'than' || (word === 'instead' && words[at + 1] === 'of'));
  const gone = types.find(({ from }) => than >= 0 && from > than);
  return isNowhere && gone ? { kind: 'missing', label: gone.label } : null;
}

const BY_SO_MUCH = / (?:off|drop|less|save|saving|knock|shave|trim|by|lose) /;

/** `get friday down to 60 each`, `thursday under £100 a head`: the sum is for the day, not for its parts nor for the trip. */
function withinDay(intent: Intent, { slots, kinds, timesOfDay, days, amount, line }: Reading): Intent | null {
  const day = onlyOf(days);
  const isOfParts = slots.length + kinds.length + timesOfDay.length > 0;
  if (isOfParts || day === undefined || amount === null) return null;
  if (intent.kind === 'cheaper')
    return intent.capPence !== null && amount.perPerson && !BY_SO_MUCH.test(line)
      ? { kind: 'day-limit', day, capPence: amount.pence }
      : null;
  if (intent.kind !== 'swap') return null;
  const { isCheaper, maxPence, types, venueIds } = intent.want;
  if (!isCheaper || types.length + venueIds.length > 0 || BY_SO_MUCH.test(line)) return null;
  return { kind: 'day-limit', day, capPence: maxPence ?? amount.pence };
}

/** `cut 20 off`, of ten people: so many cannot stay at home, so it is pounds. */
function takesOffMoney(intent: Intent, { line }: Reading, { plan }: ConciergeState): Intent | null {
  if (intent.kind !== 'group-size' || intent.change.kind !== 'by' || !/^ (?:\w+ )?drop \d{2,3} $/.test(line))
    return null;
  const fewer = -intent.change.people;
  const capPence = plan.totals.slotsPerPersonPence - fewer * 100;
  return fewer >= plan.groupSize && capPence > 0 ? { kind: 'cheaper', capPence, perPerson: true } : null;
}

const DEAR =
  / (?:expensive|dear|dearest|priciest|pricey|costliest) (?:bit|one|part|thing|place|meal|dinner|lunch|activity|stop) /;

const TOO_DEAR =
  / (?<!not )too expensive (?=.*(?:alternatives?|another|something|somewhere|swap|instead|else|different|options?) )/;

/** `swap the dear bit`: what is pointed at by its price is to cost less. */
const ofDearPart = (intent: Intent, { line }: Reading): Intent | null =>
  intent.kind === 'swap' &&
  isOpenPreference(intent.want) &&
  !intent.want.isCheaper &&
  (DEAR.test(line) || TOO_DEAR.test(line))
    ? { ...intent, want: { ...intent.want, isCheaper: true } }
    : null;

/** `a cheaper club night`: one of the nights, and the rest of the trip stays as it is. */
function cheaperNight(intent: Intent, { line, days, slots }: Reading, { plan }: ConciergeState): Intent | null {
  const isWhole = intent.kind === 'cheaper' && intent.capPence === null && slots.length + days.length === 0;
  if (!isWhole || !/ cheaper (?:club|bar|pub)(?: nights?)?(?: please| pls)* $/.test(line)) return null;
  const nights = slotsOf(plan).filter(({ slot }) => slot.kind === 'night');
  const scope = { ...scopeOf(nights), isOne: nights.length > 1 };
  return nights.length === 0 ? null : { kind: 'swap', scope, want: { ...NO_PREFERENCE, isCheaper: true } };
}

const BESIDE = / (before|after) (?:the |our )?(?=(\w+) )/;

/** `something after dinner`, `breakfast before the market`: what is added must stand on that side of it. */
function withBeside(intent: Intent, { line, words, slots }: Reading, { plan }: ConciergeState): Intent | null {
  const [, side, next = ''] = BESIDE.exec(line) ?? [];
  if (intent.kind !== 'add' || (side !== 'before' && side !== 'after')) return null;
  if (/ (?:nothing|no|not|dont|free|clear|drop) /.test(line)) return null;
  const at = words.lastIndexOf(side);
  const beyond = slots.filter(({ from }) => from > at);
  // `after the boat could we squeeze in the eye`: what is named further on is what comes.
  const isNext = ({ from }: { from: number }): boolean =>
    from === beyond[0]?.from || / (?:and|or|,) (?:the )?$/.test(` ${words.slice(at, from).join(' ')} `);
  const named = beyond.filter(isNext).flatMap(({ slots: placed }) => placed);
  const meals = slotsOf(plan).filter(
    ({ slot, day }) => slot.kind === next && (intent.scope.days.length === 0 || intent.scope.days.includes(day)),
  );
  const mates = named.length > 0 ? named : meals;
  if (mates.length === 0) return null;
  const days = [...new Set(mates.map(({ day }) => day))];
  // `add dinner after the castle`, of a day without one.
  const isMeal = intent.slotKind === 'lunch' || intent.slotKind === 'dinner';
  const hasMeal = slotsOf(plan).some(({ slot, day }) => slot.kind === intent.slotKind && days.includes(day));
  if (isMeal && !hasMeal) return { ...intent, scope: scopeOf([], days) };
  const isOpen = intent.want.types.length + intent.want.venueIds.length === 0;
  const isNight = side === 'after' && mates.every(({ slot }) => slot.kind === 'dinner' || slot.kind === 'night');
  return {
    ...intent,
    scope: scopeOf([], days),
    slotKind: isOpen ? (isNight ? 'night' : 'activity') : intent.slotKind,
    beside: { side, venueIds: mates.map(({ slot }) => slot.venueId) },
  };
}

const DESCRIBED =
  / (?:something|somewhere|anything|an activity|a thing) (?:else )?(?:on|with|in|to do with|involving|where you) (?:the |a |an |some )?(\w+)(?= )/;

/** `something on the water`: what the words are said of, where no kind of place is named. */
function withDescribed(intent: Intent, { line }: Reading, { places }: ConciergeState): Intent | null {
  if ((intent.kind !== 'swap' && intent.kind !== 'add') || !isOpenPreference(intent.want)) return null;
  const word = DESCRIBED.exec(line)?.[1];
  const patterns = ASSOCIATIONS.filter(({ words, telling = '' }) =>
    `${words}|${telling}`.split('|').includes(word ?? ''),
  );
  if (word === undefined || patterns.length === 0) return null;
  const types = new Set(
    venuesOf(places).flatMap(({ type }) => (patterns.some((one) => one.types.test(type)) ? [type] : [])),
  );
  return types.size === 0 ? null : { ...intent, want: { ...intent.want, types: [...types], typeLabel: word } };
}
