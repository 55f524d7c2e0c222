import type { ConciergeState } from '../../concierge-state.ts';
import type { PlacedSlot } from '../finding/find-slots.ts';
import type { Wish } from '../intent.ts';
import { read } from '../reading.ts';
import { scopeOf } from '../scope.ts';
import { beforeLast, type Correction } from './before-last.ts';
import { otherScope } from './other-scope.ts';
import { readAlone } from './read-alone.ts';

/** Words of somebody who puts something right. */
export const MARKS =
  / (?:i meant|i mean|we meant|meant|i said|should (?:read|be|say|have been|have said|of said|of been)|not that one|was wrong|\d+ was right|autocorrect|auto correct|fat fingers|fat thumbs|count(?:ed)? wrong|miscounted|missed one|silly me|was a joke|wrong word|not that (?:dinner|lunch|day|bar|club|thing)|cant (?:count|type|spell)|i thought i said|typo|correction|apologies|my mistake|my bad|wrong (?:one|day|place|number|meal|night|slot)|make that|i was talking about|asked for) |^ (?:no|nope|sorry|oops|whoops|wait|actually|hang on|hold on|not that)(?: (?:no|sorry|wait|actually))* (?!thanks |need |way |worries |ta |cheers )/;
/** `staropramen stays, it was the cruise`: what went by mistake is named again to be kept, and what was meant beside it. */
export function keptAndOther(state: ConciergeState, said: string, line: string): Correction | null {
  const base = beforeLast(state);
  const isKept =
    / (?:keep|keeping|kept|stays?|stands|staying|leave|back|not (?:to )?(?:cancel|drop|swap|change)|(?:is|was) fine) /.test(
      line,
    );
  const isSaidNot = namesNot(line, base);
  // Nothing came of it: `wait no the sailing for a spa, keep the winery`.
  const isRefused = base === state && isKept && MARKS.test(line);
  if ((base === state && !isRefused) || !(isKept || isSaidNot) || line.split(' ').length > 28) return null;
  const wishes = readAlone(base, said).flatMap(({ intent }) => (intent.kind === 'unknown' ? [] : [intent]));
  const previous = wishes.findLast(({ kind }) => kind === 'drop' || kind === 'swap' || kind === 'retime');
  const besides = base === state ? [] : wishes.filter((wish) => wish !== previous);
  if (previous?.kind === 'retime' && isKept && !isSaidNot) {
    const timed = new Set(previous.scope.slots.map(({ slot }) => slot.id));
    const named = read(line, base).slots.flatMap((mention) => mention.slots);
    return named.every(({ slot }) => timed.has(slot.id)) ? keptAlone(line, state, base, named) : null;
  }
  if (previous?.kind !== 'drop' && previous?.kind !== 'swap') return null;
  const gone = new Set(previous.scope.slots.map(({ slot }) => slot.id));
  const named = read(line, base).slots.flatMap((mention) => mention.slots);
  const meant = named.filter(({ slot }) => !gone.has(slot.id));
  // `leave the museum as it was, bowling stands`: nothing is meant in its stead.
  if (base !== state && wishes.length === 1 && BACK.test(line) && areKept(meant, line, base))
    return { state, intent: { kind: 'undo', steps: 1 } };
  const back = named.filter(({ slot }) => gone.has(slot.id));
  // `leave the crawl, just the other one`, of two: what is left of the wish.
  const rest = previous.scope.slots.filter(({ slot }) => !back.some((one) => one.slot.id === slot.id));
  const slots = meant.length > 0 || isRefused ? meant : rest;
  const onlyKept = isKept && !isSaidNot && meant.length + rest.length === 0 ? keptAlone(line, state, base, back) : null;
  // `drop the winery and we are 10 now`, then `winery back please`: they are 10 all the same.
  if (onlyKept) return besides.length > 0 ? null : onlyKept;
  if (isRefused && (previous.kind !== 'swap' || slots.length === 0)) return null;
  if (back.length > 0 && slots.length === 0) return elsewhere(line, base, previous);
  if (back.length === 0 || slots.length > 2) return null;
  const scope = scopeOf(slots);
  return { state: base, intent: { ...previous, scope }, besides };
}

const BACK = / (?:back|(?:as|how|like|the way) (?:it|that|they|we) (?:was|were|had)(?: it)?) /;
const KEPT_AFTER = /^ (?:(?:can|should|is|was|to) )*(?:stands?|stays?|staying|stay|remains?|fine|good|as is) /;
const KEPT_BEFORE = / (?:keep|keeping|leave|leaving)(?: (?:the|our|that))? $/;

/** Whether each of these parts is said to stay. */
function areKept(parts: readonly PlacedSlot[], line: string, base: ConciergeState): boolean {
  const { slots, words } = read(line, base);
  const isSaid = ({ slot }: PlacedSlot): boolean =>
    slots.some(
      (mention) =>
        mention.slots.some((one) => one.slot.id === slot.id) &&
        (KEPT_AFTER.test(` ${words.slice(mention.to).join(' ')} `) ||
          KEPT_BEFORE.test(` ${words.slice(0, mention.from).join(' ')} `)),
    );
  return parts.length > 0 && parts.every(isSaid);
}

/**
 * `no leave foxtrot, i was looking at the wrong day`, `no, keep the yoga`: the very part that went is to stay, and nothing is wished in
 * its stead.
 */
function keptAlone(line: string, state: ConciergeState, base: ConciergeState, kept: PlacedSlot[]): Correction | null {
  const { days, types, slots, kinds, timesOfDay, venues } = read(line, base);
  const isOther = types.some(({ from, to }) => !slots.some((slot) => slot.from < to && from < slot.to));
  const parts = days.length + kinds.length + timesOfDay.length + venues.length;
  if (
    kept.length === 0 ||
    isOther ||
    parts > 0 ||
    WISHES.test(line.replace(/ (?:the )?other way (?:round |around |about )?/, ' '))
  )
    return null;
  if (base !== state) return { state, intent: { kind: 'undo', steps: 1 } };
  return {
    state,
    intent: { kind: 'keep', scope: scopeOf(kept) },
  };
}
const WISHES =
  / (?:swap|change|move|drop|bin|lose|other|another|something|somewhere|instead|cheaper|earlier|later|just|only|\d+) /;

/** `not foxtrot, karaoke`: a place of the plan is denied, and another named. */
function namesNot(line: string, base: ConciergeState): boolean {
  const { slots, words } = read(line, base);
  return (
    slots.length === 2 &&
    slots.filter(({ from }) => / not (?:the )?$/.test(` ${words.slice(0, from).join(' ')} `)).length === 1
  );
}

/** `rooftop on saturday tho, leave cahoots`: the same for another part of the plan. */
function elsewhere(
  line: string,
  base: ConciergeState,
  previous: Extract<Wish, { kind: 'drop' | 'swap' }>,
): Correction | null {
  const rest = read(
    line.replace(/ (?:keep|keeping|leave|leaving|not) (?:the |it |them |that |my |our )?\w+(?= )/, ' '),
    base,
  );
  const isElsewhere = rest.days.some((day) => !previous.scope.slots.some((one) => one.day === day));
  const other =
    isElsewhere && rest.slots.length === 0 ? otherScope(base, previous, { ...rest, types: [], venues: [] }) : null;
  return other && { state: base, intent: other };
}

/** `keep the escape rooms, it is the karting we are binning`: what is to go in their stead. */
export function otherDrop(line: string, base: ConciergeState, previous: Extract<Wish, { kind: 'drop' }>): Wish | null {
  const rest = read(line.replace(/ (?:keep|leave) (?:the |it |them |that |my |our )?(?:\w+ ){0,2}?/, ' '), base);
  const kept = new Set(previous.scope.slots.map(({ slot }) => slot.id));
  const slots = rest.slots.flatMap((mention) => mention.slots).filter(({ slot }) => !kept.has(slot.id));
  return slots.length > 0 ? { kind: 'drop', scope: scopeOf(slots) } : null;
}
