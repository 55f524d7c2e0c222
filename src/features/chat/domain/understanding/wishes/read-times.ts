import type { SlotKind } from '../../../../../engine/trip-request.ts';
import { onlyOf } from '../../../../../shared/only-of.ts';
import type { ConciergeState } from '../../concierge-state.ts';
import { EACH, findScope } from '../cues/find-scope.ts';
import { type Clock, findClocks, nearest } from '../finding/find-clocks.ts';
import { findDates } from '../finding/find-dates.ts';
import { type PlacedSlot, slotsOf, slotsWhere } from '../finding/find-slots.ts';
import type { Intent } from '../intent.ts';
import { type Reading, read } from '../reading.ts';
import { NOWHERE, type Scope, scopeOf } from '../scope.ts';

type Retime = Extract<Intent, { kind: 'retime' }>;

const SEGMENTS =
  /(?<=[a-z0-9)!?])(?:\s*[;!?]+\s+|\s*\.{1,3}(?=\s|$)\s*|,(?!\d)\s*|\s+-\s+|\s+(?:so|but|because|cos|coz|as|since|then|therefore)\s+)/i;
/** Words of another wish than one about hours. */
const OTHER_WISH =
  / (?:add|drop|cancel|remove|skip|cheaper|calmer|wilder|different|another|somewhere|vegan|book|find|include|squeeze|how much|how long|cost|price|closed?|open|opens|opening) | (?:swap|change|switch|replace) .* (?:for|with|to) (?:a |an |some )?[a-z]+/;
const DEADLINE =
  / (?:done|finish|finished|finishes|over|out|wrap|wrapped|ends?|ended|complete|completed|through|clear|conclude|concludes|concluded|stop|stops) /;
/** How far from its present start a bare number may still mean an hour for a slot, minutes. */
const BARE_WITHIN = 180;
/** A meal is told from another by the hour that is asked for it, minutes. */
const MEAL_WITHIN = 165;

/** `so we can get the 3 oclock train`: the hour of a journey is none of a part of the plan. */
const JOURNEY = / (?:trains?|flights?|coach|plane|ferry home|taxis?|cabs?|bus home|airport|station) /;

const BESIDE = / (?:before|after) (?:the |our )?(?!that |it |this |then )[a-z]{3,} /;

/** `the last thing on friday`: a part by its place in the day. */
const COUNTED =
  / (?:first|second|third|last|final) (?:thing|activity|stop|slot|bit|meal|bar|place|pub|club|venue|one) /;

interface Segment {
  reading: Reading;
  clocks: readonly Clock[];
  slots: readonly PlacedSlot[];
  kinds: readonly SlotKind[];
  days: readonly number[];
}

/**
 * A new hour for one part of the plan, wherever in the message the part, its day and the hour stand: the hour beside the
 * part wins over one in a reason (`match kicks off at 5 so the karting has to be done by half 4`). Null when no hour is
 * asked for a part.
 */
export function readTimes(reading: Reading, state: ConciergeState): Retime | null {
  const all = findClocks(reading.raw);
  if (all.length === 0 || OTHER_WISH.test(reading.line)) return null;
  // `move it to 1 to 20 June` has days in it and no hours.
  const date = findDates(reading.raw, reading.line, state.today);
  if (date?.kind === 'range' || date?.kind === 'start') return null;
  const segments = segmentsOf(reading, state);
  const target = targetOf(segments, reading);
  if (target === null) return ofOldHour(reading, all, state) ?? ofSpoken(reading, all);
  const { segment, kinds } = target;
  const own = segment.clocks.filter(isWanted);
  const elsewhere = segments
    .filter(({ reading: said }) => !JOURNEY.test(said.line))
    .flatMap(({ clocks }) => clocks)
    .filter(isWanted);
  // `only free till 6, so can the boat come before lunch`: where it is to stand is said by what it stands beside.
  if (own.length === 0 && BESIDE.test(segment.reading.line)) return null;
  // `later than 19.35, like 8`: the hour it is compared with is not the one that is wanted.
  const said = (own.length > 0 ? own : elsewhere).filter(isNoComparison);
  const [clock] = said.length > 0 ? said : own.length > 0 ? [...elsewhere.filter(isNoComparison), ...own] : elsewhere;
  if (!clock) return null;
  const days = segment.days.length > 0 ? segment.days : reading.days;
  if (isElsewhere(segment, days)) return null;
  const slots = chosen(state, segment, { kinds, days, clock });
  const [only] = slots;
  if (!only || (clock.isBare && (slots.length > 1 || distance(clock, only) > BARE_WITHIN))) return null;
  // `lunch at 1 on sat and sun`: both of them were named.
  const isEachDay = days.length > 1 && days.length === slots.length && slots.every(({ day }) => days.includes(day));
  const isEach = slots.length > 1 && (isEachDay || EACH.test(reading.line));
  const scope: Scope = {
    slots,
    days,
    timesOfDay: [],
    kinds: segment.slots.length > 0 ? [] : kinds,
    isNamed: true,
    ...(isEach ? { isEach } : {}),
  };
  const retime = retimeOf(only, scope, clock, segment.reading.line);
  return NEAR.test(segment.reading.line) ? { ...retime, isNear: true } : retime;
}
const NEAR =
  / (?:nearer|closer to|as (?:near|close) (?:to|as)|towards|more like|ish|around|roughly|or so|or thereabouts) /;

/** `11.30 friday is optimistic, make it half 12`: the part that begins at the hour that is run down. */
function ofOldHour({ line, days, slots, kinds }: Reading, clocks: readonly Clock[], { plan }: ConciergeState) {
  const [old] = clocks.filter(({ isRefused, isBare }) => isRefused && !isBare);
  const clock = onlyOf(clocks.filter(isWanted));
  const isOfDay = / (?:start|starts|starting|begin|kick off|nothing|finish|end) /.test(line);
  if (!old || !clock || isOfDay || slots.length + kinds.length > 0) return null;
  const only = onlyOf(
    slotsWhere(plan, days, [], []).filter(({ slot }) => nearest(old, slot.startMinute) === slot.startMinute),
  );
  if (!only) return null;
  const scope: Scope = scopeOf([only], days);
  return retimeOf(only, scope, clock, line);
}

/** `can it go at 4`, `move it to 3`: what was spoken of last, at another hour. */
function ofSpoken({ line, days, slots }: Reading, clocks: readonly Clock[]): Retime | null {
  const [clock] = clocks.filter((one) => isWanted(one) && !one.isBare);
  if (!clock || slots.length + days.length > 0 || clock.joint === 'by' || !ON_IT.test(line)) return null;
  const { minute, isExact } = clock;
  const base = { kind: 'retime', scope: NOWHERE, edge: null, byMinutes: null } as const;
  return { ...base, direction: 'later', startMinute: minute, said: { minute, isExact } };
}

const ON_IT =
  / (?:can|could|would|do|does|make|have|move|push|put|bring|shift|start|book|get|go|run|lets) (?:\w+ )?(?:it|that|this|them|they) | (?:it|that|they) (?:to )?(?:go|be|start|begin|happen|run) /;

/** `beers at 5 friday`, in a plan with beer on other days: a kind of thing that the day does not have, and none of those. */
function isElsewhere({ reading: { slots, types }, slots: fitting }: Segment, days: readonly number[]): boolean {
  const isKind = slots.every(({ from, to }) => types.some((type) => type.from <= from && to <= type.to));
  return isKind && days.length > 0 && fitting.length > 1 && fitting.every(({ day }) => !days.includes(day));
}

const isNoComparison = ({ joint }: Clock): boolean => joint !== 'later' && joint !== 'earlier';
const isWanted = ({ isRefused, isKept }: Clock): boolean => !isRefused && !isKept;

function segmentsOf(reading: Reading, state: ConciergeState): Segment[] {
  const texts = reading.raw.split(SEGMENTS).filter((text) => /\w/.test(text));
  return texts.map((text): Segment => {
    const part = texts.length === 1 ? reading : read(text, state);
    const named = part.slots.flatMap((mention) => mention.slots);
    // `fado dinner at 9`: the dinner that is one.
    const ofType = slotsOf(state.plan).filter(({ slot }) => part.types.some(({ types }) => types.includes(slot.type)));
    const counted =
      named.length + ofType.length === 0 && COUNTED.test(part.line)
        ? findScope(part, state.plan, part.words.length)
        : null;
    const slots = named.length > 0 ? named : counted ? counted.slots : ofType;
    return { reading: part, clocks: findClocks(part.raw), slots, kinds: part.kinds, days: part.days };
  });
}

/** The segment that names what is to move: one with an hour of its own first, `saturday's` with the meal before it. */
function targetOf(
  segments: readonly Segment[],
  { line }: Reading,
): { segment: Segment; kinds: readonly SlotKind[] } | null {
  const isNamed = ({ slots, kinds }: Segment): boolean => slots.length > 0 || kinds.some((kind) => kind !== 'activity');
  const isMoved = (one: Segment): boolean => isNamed(one) && one.clocks.some(isWanted);
  const own = segments.find(isMoved);
  if (own) return { segment: own, kinds: own.kinds };
  const like = segments.findLast(({ clocks, days }) => days.length > 0 && clocks.some(isWanted));
  const before = segments.find((one) => isNamed(one) && one.clocks.some(({ isKept }) => isKept));
  if (like && before && before.slots.length === 0) return { segment: like, kinds: before.kinds };
  const named = segments.filter(isNamed);
  const [only] = named;
  const isSpokenOf =
    / (?:early|late|earlier|later|move|push|bring|make|kinder|better|instead|please|start) /.test(line) ||
    segments.some(({ clocks }) => clocks.some(({ isRefused }) => isRefused));
  return only && named.length === 1 && isSpokenOf ? { segment: only, kinds: only.kinds } : null;
}

function chosen(
  { plan }: ConciergeState,
  segment: Segment,
  { kinds, days, clock }: { kinds: readonly SlotKind[]; days: readonly number[]; clock: Clock },
): readonly PlacedSlot[] {
  const named =
    segment.reading.slots.length > 0
      ? findScope(segment.reading, plan, segment.reading.words.length).slots
      : segment.slots.length > 0
        ? segment.slots
        : slotsWhere(
            plan,
            days,
            [],
            kinds.filter((kind) => kind !== 'activity'),
          );
  const here = named.filter(({ day }) => days.length === 0 || days.includes(day));
  const among = here.length > 0 ? here : named;
  const near = among.filter((placed) => distance(clock, placed) <= MEAL_WITHIN);
  const fitting = near.length > 0 ? near : among;
  const isOneDay = new Set(fitting.map(({ day }) => day)).size === 1;
  if (!isOneDay || fitting.length < 2) return fitting;
  const [nearestOne] = [...fitting].sort((left, right) => distance(clock, left) - distance(clock, right));
  return nearestOne ? [nearestOne] : [];
}

export const distance = (clock: Clock, { slot }: PlacedSlot): number =>
  Math.abs(nearest(clock, slot.startMinute) - slot.startMinute);

/** The move of a slot that an hour and the words beside it ask for: from when, by when, or over by when. */
export function retimeOf({ slot }: PlacedSlot, scope: Scope, clock: Clock, line: string): Retime {
  const base = { kind: 'retime', scope, edge: null, byMinutes: null } as const;
  const isDeadline = clock.joint === 'by' && (clock.isEnd || DEADLINE.test(line));
  if (isDeadline) {
    const end = nearest(clock, slot.endMinute);
    const startMinute = end - (slot.endMinute - slot.startMinute);
    return { ...base, direction: 'earlier', startMinute, bound: 'latest', isReckoned: true };
  }
  const start = nearest(clock, slot.startMinute);
  if (clock.isEnd && clock.joint !== 'by') {
    const startMinute = nearest(clock, slot.endMinute) - (slot.endMinute - slot.startMinute);
    const isEarlier = startMinute < slot.startMinute;
    return {
      ...base,
      direction: isEarlier ? 'earlier' : 'later',
      startMinute,
      bound: isEarlier ? 'latest' : null,
      isReckoned: true,
    };
  }
  if (clock.rangeEnd !== undefined) {
    const latest = nearest({ minute: clock.rangeEnd, isExact: clock.isExact }, start + 45);
    const isThere = start <= slot.startMinute && slot.startMinute <= latest;
    return {
      ...base,
      direction: start < slot.startMinute ? 'earlier' : 'later',
      startMinute: isThere ? slot.startMinute : start,
      bound: isThere ? null : 'earliest',
    };
  }
  const isPresent = start === slot.startMinute;
  switch (clock.joint) {
    case 'earlier':
      return {
        ...base,
        direction: 'earlier',
        startMinute: isPresent ? null : start,
        bound: isPresent ? null : 'latest',
      };
    case 'later':
      return {
        ...base,
        direction: 'later',
        startMinute: isPresent ? null : start,
        bound: isPresent ? null : 'earliest',
      };
    case 'by': {
      // `dinner before 7`, of one at seven: seven is not before seven.
      const isBefore = isPresent && / before /.test(line);
      return { ...base, direction: 'earlier', startMinute: isBefore ? start - 15 : start, bound: 'latest' };
    }
    case 'after':
    case 'until':
      return { ...base, direction: 'later', startMinute: start, bound: 'earliest' };
    case 'at':
      return { ...base, direction: start < slot.startMinute ? 'earlier' : 'later', startMinute: start, bound: null };
  }
}
