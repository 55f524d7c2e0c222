import type { TripPlan } from '../../../../../engine/trip-plan.ts';
import type { SlotKind } from '../../../../../engine/trip-request.ts';
import { tokenise } from '../../../../planner/domain/tokenise.ts';
import { eachOnce } from '../finding/among-slots.ts';
import { inAreaOfPart } from '../finding/find-areas.ts';
import { findKinds, type PlacedSlot, slotsOf, slotsWhere } from '../finding/find-slots.ts';
import { readOrdinal } from '../finding/read-number.ts';
import type { Reading } from '../reading.ts';
import type { Scope } from '../scope.ts';

/** The words that come after these describe what is wanted, not what is to change (`swap the karting for bowling`). */
const WANTED_AFTER = new Set(['for', 'with', 'to', 'into', 'by']);

/** Where the description of what is wanted begins; the end of the message when there is none. */
export function wantedFrom(reading: Reading): number {
  const verb = reading.words.findIndex((word) =>
    /^(?:swap|change|switch|replace|trade|exchange|move|turn|make)$/.test(word),
  );
  if (verb < 0) return reading.words.length;
  const at = reading.words.findIndex(
    (word, index) =>
      index > verb &&
      WANTED_AFTER.has(word) &&
      // The `to` of `Mezze to share` is part of a name.
      !reading.slots.some(({ from, to }) => from < index && index < to - 1),
  );
  // `change to a vegan dinner`: nothing is named before the joint, so it does not part anything.
  return at < 0 || at === verb + 1 ? reading.words.length : at;
}

/** The part of the plan that a wish is about, read from the words before `upTo`. */
export function findScope(reading: Reading, plan: TripPlan, upTo: number): Scope {
  const { days, timesOfDay, kinds } = reading;
  const mentioned = reading.slots.filter((mention) => mention.from < upTo);
  const meant = mentioned.filter(
    (mention) => !isPraisedBeside(reading, mention) && !isOnlyReason(reading, mention) && !isJustThat(reading, mention),
  );
  const named = (meant.length > 0 ? meant : mentioned).flatMap((mention) => mention.slots);
  const inScope = ({ day, slot }: PlacedSlot) =>
    (days.length === 0 || days.includes(day)) && (timesOfDay.length === 0 || timesOfDay.includes(slot.timeOfDay));
  const isNamed = named.length + days.length + timesOfDay.length + kinds.length > 0;
  const scope = { days, timesOfDay, kinds, isNamed };
  const relative = slotsBeside(reading, plan, upTo);
  if (relative) return { ...scope, isNamed: true, isBeside: true, ...relative };
  if (named.length > 0) {
    const ordinal = positionOf(reading.line);
    const among = named.filter(inScope);
    if (ordinal !== null && !isOrderNamed(reading) && (among.length > 1 || ordinal.at > 0))
      return { ...scope, slots: among.slice(ordinal.at).slice(0, 1), isOne: false };
    const narrowed = among;
    const slots = eachOnce(literal(reading, narrowed.length > 0 ? narrowed : named, upTo));
    return {
      ...scope,
      slots,
      isOne:
        slots.length > 1 &&
        (namesOne(reading, upTo) ||
          isEither(reading, upTo) ||
          / (?:one of (?:the|our|those|these)|too many) /.test(reading.line)),
    };
  }
  const afterMeal = namedOnlyAsBefore(reading, plan);
  if (afterMeal) return { ...scope, kinds: [], isNamed: true, slots: afterMeal };
  const extreme = extremeOf(reading, plan);
  if (extreme) return { ...scope, isNamed: true, slots: [extreme], isOne: false };
  const position = positionOf(reading.line);
  const inView = isNamed ? slotsIn(reading, plan) : slotsOf(plan);
  if (position !== null) {
    const [one] = inView
      .filter(({ slot }) => position.kinds.length === 0 || position.kinds.includes(slot.kind))
      .slice(position.at);
    return { ...scope, isNamed: true, slots: one ? [one] : [] };
  }
  const spared = sparedKinds(reading.line);
  const kept = inView.filter(({ slot }) => !spared.includes(slot.kind));
  const slots = isNamed ? inAreaOfPart(kept.length > 0 ? kept : inView, reading.partAreas) : [];
  return { ...scope, slots, isEach: EACH.test(reading.line) };
}

/** `pizza is fine but not the cinema`: what is praised before something is spoken against stays. */
const isPraisedBeside = ({ words }: Reading, { to }: { to: number }): boolean =>
  /^ (?:at \d+ (?:pp |each |quid )*)?(?:is|are) (?:fine|ok|okay|good|grand|great|lovely|perfect|cool|all right|alright|staying|safe) (?:but|and) (?:not|no|drop|swap|lose|the) /.test(
    ` ${words.slice(to).join(' ')} `,
  );

/** `no nightclub after all that steak`: the steak is only why. */
const isOnlyReason = ({ words }: Reading, { from }: { from: number }): boolean =>
  / (?:after|with|because of) all (?:of )?(?:that|this|the) (?:\w+ )?$/.test(` ${words.slice(0, from).join(' ')} `);

/** `just dancing saturday night, no steak dinner`: what there is to be only is no part of what is not to be. */
const isJustThat = ({ words, slots }: Reading, { from, to }: { from: number; to: number }): boolean =>
  / (?:just|only) (?:the |our )?$/.test(` ${words.slice(0, from).join(' ')} `) &&
  slots.some(
    (other) => other.from >= to && / (?:no|not|without|drop) /.test(` ${words.slice(to, other.from).join(' ')} `),
  );

/** `the second activity` was counted already, where it is named as a whole. */
const isOrderNamed = ({ slots, words }: Reading): boolean =>
  slots.some(({ from, to }) => to - from > 1 && words.slice(from, to).some((word) => ORDINAL.test(word)));

const ORDINAL = /^(?:first|second|third|1st|2nd|3rd|last|final)$/;

/** `cheaper dinners`, `both lunches`, `dinner each day`: all there are, so that nobody need ask which. */
export const EACH =
  / (?:lunches|dinners|(?:both|all|every|each)(?: the| our)? (?:lunch|dinner|night|evening|day|meal|bar)s?) /;

/** The slots that are of the very kind that was said, where some are: `the museum` is not the gallery. */
function literal(reading: Reading, slots: readonly PlacedSlot[], upTo: number): readonly PlacedSlot[] {
  if (!namesOne(reading, upTo)) return slots;
  const words = reading.slots.flatMap(({ from, to }) => reading.words.slice(from, to));
  const exact = slots.filter(({ slot }) => tokenise(`${slot.name} ${slot.type}`).some((word) => words.includes(word)));
  return exact.length > 0 ? exact : slots;
}

/** One mention in the singular: `the museum`, and not `museums` or `both museums`. */
function namesOne({ slots, words, line }: Reading, upTo: number): boolean {
  const [only, ...others] = slots.filter((mention) => mention.from < upTo);
  if (!only || others.length > 0 || / (?:both|all|every|each|any|no) /.test(line)) return false;
  return !words[only.to - 1]?.endsWith('s');
}

/** `swap the boat or the shard`: one of the two; `no boat or shard` is about both. */
function isEither({ slots, words }: Reading, upTo: number): boolean {
  const [first, second, another] = slots.filter((mention) => mention.from < upTo);
  if (!first || !second || another) return false;
  const between = words.slice(first.to, second.from).join(' ');
  const before = ` ${words.slice(0, first.from).join(' ')} `;
  return (
    /^or(?: the| that| our)?$/.test(between) &&
    !/ (?:no|not|dont|without|never|neither|isnt|arent|if|for) /.test(before)
  );
}

/** `whatever is dearest on saturday`. */
const WHATEVER_IS =
  / (?:whatevers|whichevers|(?:whatever|whichever|what ever|which ever|the (?:one|bit|thing|part|place)(?: that| which)?) (?:\w+ )?(?:is|are|costs?)) (?:the |our )?(priciest|dearest|most expensive|costliest|cheapest) /;

/** `the priciest thing`, `the dearest meal on saturday`. */
function extremeOf({ line, days }: Reading, plan: TripPlan): PlacedSlot | null {
  const [, ofNoun, noun = ''] =
    / (priciest|dearest|most expensive|costliest|cheapest) (thing|activity|meal|dinner|lunch|one|bit|slot|place|night|bar|restaurant) /.exec(
      line,
    ) ?? [];
  const word = ofNoun ?? WHATEVER_IS.exec(line)?.[1];
  if (word === undefined) return null;
  const kinds = findKinds(` ${noun} `);
  const isMeal = noun === 'meal' || noun === 'restaurant';
  const among = slotsWhere(plan, days, [], isMeal ? ['lunch', 'dinner'] : kinds);
  const sorted = [...among].sort((left, right) => right.slot.pricePerPersonPence - left.slot.pricePerPersonPence);
  return (word === 'cheapest' ? sorted.at(-1) : sorted[0]) ?? null;
}

/** `the first activity`, `the last thing on Friday`: a place in the order of the day or the trip. */
function positionOf(line: string): { at: number; kinds: readonly SlotKind[] } | null {
  const [, word, noun = ''] =
    / (first|second|third|last|1st|2nd|3rd|final) (thing|activity|stop|slot|bit|meal|bar|place|pub|club|venue|one)s? /.exec(
      line,
    ) ?? [];
  if (word === undefined) return null;
  const kinds: readonly SlotKind[] = /bar|pub|club/.test(noun)
    ? ['night']
    : noun === 'meal'
      ? ['lunch', 'dinner']
      : noun === 'activity'
        ? ['activity']
        : [];
  return { at: (readOrdinal(word) ?? 0) - 1, kinds };
}

/** Kinds that are to stay, `nothing on friday, just dinner and drinks`. */
function sparedKinds(line: string): SlotKind[] {
  const rest = / (?:just|only|except(?: for)?|apart from|besides|but not|but keep|other than|bar the) (.*)$/.exec(
    line,
  )?.[1];
  const isTakingOut = / (?:drop|no|not|dont|nothing|cancel|remove|forget|skip|without|clear|free|cut) /.test(line);
  return rest === undefined || !isTakingOut ? [] : findKinds(` ${rest}`);
}

const BESIDE =
  / (?:(thing|one|bit|activity|place|stop|slot|bar|pub|club|what is|whats|whatever is|whatevers|happening|happens|next|drinks|comes?|is on|doing|going on|up to|are we|do we|we) (?:(?:\w+ ){0,3}?)|(anything|everything|nothing|stuff|all) (?:(?:\w+ ){0,4}?))(after|before|following) (?:the |our |that )?(\w+)(?= )/;

/** `the bar after dinner`, `what is on after pilsner`, `nothing on friday after supper`: slots by what they stand next to. */
function slotsBeside(reading: Reading, plan: TripPlan, upTo: number): { slots: PlacedSlot[]; isOne: boolean } | null {
  const found = BESIDE.exec(reading.line);
  if (!found) return null;
  const [, , all, direction = '', anchor = ''] = found;
  const at =
    reading.line
      .slice(0, found.index + found[0].length)
      .trim()
      .split(' ').length - 1;
  const mention = reading.slots.find(({ from, to }) => at >= from && at < to && from < upTo);
  const [kind] = findKinds(` ${anchor} `);
  const { days } = reading;
  const anchors = (mention ? mention.slots : kind ? slotsWhere(plan, [], [], [kind]) : []).filter(
    ({ day }) => days.length === 0 || days.includes(day),
  );
  const slots = anchors.flatMap((placed) => {
    const ofDay = slotsWhere(plan, [placed.day], [], []);
    const index = ofDay.findIndex(({ slot }) => slot.id === placed.slot.id);
    const side = direction === 'before' ? ofDay.slice(0, index).reverse() : ofDay.slice(index + 1);
    return all ? side : side.slice(0, 1);
  });
  // That nothing comes after lunch is no reason to take lunch itself.
  if (slots.length === 0) return all !== undefined && anchors.length > 0 ? { slots, isOne: false } : null;
  return { slots, isOne: !all && slots.length > 1 };
}

/** `straight home after dinner`: what comes after the meal, and not the meal. */
function namedOnlyAsBefore({ line, kinds, days }: Reading, plan: TripPlan): PlacedSlot[] | null {
  const meal = / after (?:the |our )?(lunch|dinner) /.exec(line)?.[1];
  // `after dinner` is a word for nights out as well.
  const isOnlyMeal = kinds.every((kind) => kind === meal || kind === 'night');
  if (meal === undefined || !isOnlyMeal || !HOME.test(line)) return null;
  const anchors = slotsWhere(plan, days, [], ['lunch', 'dinner']).filter(({ slot }) => slot.kind === meal);
  const slots = anchors.flatMap(({ day, slot }) =>
    slotsWhere(plan, [day], [], []).filter((other) => other.slot.startMinute > slot.startMinute),
  );
  return slots.length > 0 ? slots : null;
}

const HOME = / (?:home|bed|clear|free|hotel|nothing|finish|done|call it a night|thats it|airport|station|sleep) /;

function slotsIn({ days, timesOfDay, kinds, line }: Reading, plan: TripPlan): PlacedSlot[] {
  if (kinds.length > 0) {
    // `friday night dinner` is a dinner: its kind says more than the time of day.
    const ofKind = slotsWhere(plan, days, [], kinds);
    const atThatTime = ofKind.filter(({ slot }) => timesOfDay.length === 0 || timesOfDay.includes(slot.timeOfDay));
    return atThatTime.length > 0 ? atThatTime : ofKind;
  }
  if (/ (?:night|nights|tonight) /.test(line) && timesOfDay.length === 1) {
    const nights = slotsWhere(plan, days, [], ['night']);
    if (nights.length > 0) return nights;
  }
  return slotsWhere(plan, days, timesOfDay, []);
}
