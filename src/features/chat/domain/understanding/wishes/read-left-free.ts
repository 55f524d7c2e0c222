import { onlyOf } from '../../../../../shared/only-of.ts';
import type { ConciergeState } from '../../concierge-state.ts';
import { questionKind } from '../cues/asks.ts';
import { saidBesideWhy } from '../cues/only-why.ts';
import { findClocks } from '../finding/find-clocks.ts';
import { findKinds, type PlacedSlot, slotsWhere } from '../finding/find-slots.ts';
import type { Intent } from '../intent.ts';
import { type Reading, read } from '../reading.ts';
import { scopeOf } from '../scope.ts';

const HOME =
  '(?:home|bed|beds|sleep(?! in )|(?:back )?(?:to )?the (?:hotel|flat|apartment|airbnb|hostel|house|digs|airport|station))';
/** That nothing, or nothing of a night out, is to be in a stretch of a day. */
const EMPTY = new RegExp(
  ` (?:drop everything (?=(?:after|before) )|nothing (?=after |before |on |at all |planned |booked |arranged |else |for |please |(?:on )?\\w+day )|no (?:more )?(?:plans|stops|activities) |(?:leave|leaving|left|keep|keeping|kept|have|make|want|need|free up|clear|stay|be|is) (?:\\w+ ){0,5}?(?:free|empty|clear|blank|open|unplanned) |free up |clear (?:the |our )?(?:\\w+day |rest )|(?:straight |right |just |off |then |and |go |head |we are |be |thats us )+${HOME} |${HOME} (?:straight |right )?after |leave (?:it|\\w+day|the (?:day|night)) (?:night )?at |end (?:it|that|the day|the night|saturday|friday|sunday|thursday)? ?(?:after|with|at|on) |(?:ends?|finish|stop|be done|be over|is over|call it a night|call it quits) (?:it )?(?:straight |right )?(?:after|with|at|on) |is a (?:hard |big |definite )?no |(?:that is|thats) (?:it|us|all|us done) |(?:dont|do not|rather not|not) (?:want |need |fancy |bother |be |planning )?(?:to |on )?(?:to )?(?:have |having )?(?:anything|go out|going out|doing anything|do anything|stay out|staying out) )`,
);
/** That a night out is to be without its bars, and nothing is said of the rest. */
const NO_NIGHT =
  / (?:no|not|without|dont (?:want|need)|drop|cancel|skip) (?:any |more |the |any more )?(?:bars?|clubs?|pubs?|clubbing|drinks|drinking|going out|night out|nightlife|partying|party) /;
const DENIED =
  / (?:dont|do not|not|never|no need to|rather than|instead of|nobody|no one) (?:\w+ ){0,2}?(?:end|finish|leave|keep|go (?:straight )?(?:home|to bed)|going (?:straight )?(?:home|to bed)|stop|home|bed|free|empty|clear|call it) /;
/** Words that wish for something else, or ask. */
const OTHERWISE =
  / (?:swap|change|replace|switch|add|move|start|earlier|later|cheaper|wilder|calmer|livelier|quieter|something|somewhere|find|book|instead|taxi|taxis|uber|cab|walk|how|why|what|where|which|when|who|as it is|as is|alone|for now) /;

const SOME_TIME =
  / (?:some|bit of|a little|more|enough) (?:free |spare |quiet |down ?|chill )+time | (?:some|more) downtime /;

/** `there is nothing after lunch` tells what the plan has, and `nothing after lunch?` asks. */
const TELLS_EMPTY =
  / (?:(?:is|are|theres|have|has|got) (?:already )?nothing|(?:is|are|isnt|arent) (?:already )?(?:empty|free)) /;
const ASKS_FOR = /^ (?:(?:so|and|ok|hi) )*(?:can|could|may|shall|please) /;

const ANCHOR_LEAD =
  /^(?:the|our|that|we|have|had|eaten|having|straight|right|friday|saturday|sunday|thursday|big|nice)$/;
const SIDES: ReadonlyMap<string, 'after' | 'before'> = new Map([
  ['after', 'after'],
  ['following', 'after'],
  ['with', 'after'],
  ['at', 'after'],
  ['before', 'before'],
]);

/** What stands on one side of it is left free: slots of the plan, `from` to `to` in words. */
interface Anchor {
  side: 'after' | 'before';
  slots: readonly PlacedSlot[];
  /** It is all there is to be. */
  isOnly: boolean;
  /** It stands last before the way home. */
  isLast: boolean;
}

/**
 * `keep sunday free after lunch`, `straight to bed after dinner friday`, `dinner then home`: what comes on that side of a
 * meal or a part goes, and that part stays. A clause that only says why is passed over. Null where more is wished for.
 */
export function readLeftFree(whole: Reading, state: ConciergeState): Intent | null {
  const said = onlyOf(saidBesideWhy(whole, state).flatMap((one) => withoutJourney(one, state)));
  if (!said) return null;
  const { line, raw, venues, amount, diets } = said;
  if (venues.length + diets.length > 0 || amount !== null || findClocks(raw).length > 0) return null;
  if (questionKind(line, raw) !== null || OTHERWISE.test(line)) return null;
  // `some free time before dinner` is no whole afternoon.
  if (SOME_TIME.test(line)) return null;
  if (TELLS_EMPTY.test(line) || (/\?\s*$/.test(raw) && !ASKS_FOR.test(line))) return null;
  const isNights = NO_NIGHT.test(line);
  if (!isNights && !EMPTY.test(line)) return null;
  const days = daysOf(said, whole, state);
  const anchor = anchorThen(said, days, state) ?? anchorBeside(said, days, state);
  // `just lunch and home` leaves nothing before lunch either; a dinner is the end of a day that is not spoken of.
  if (anchor === null || (anchor.isOnly && anchor.slots.every(({ slot }) => slot.kind !== 'dinner'))) return null;
  const beside = anchor.slots.flatMap(({ day, slot }) =>
    slotsWhere(state.plan, [day], [], isNights ? ['night'] : []).filter((other) =>
      anchor.side === 'after' ? other.slot.startMinute > slot.startMinute : other.slot.startMinute < slot.startMinute,
    ),
  );
  // `no clubs after dinner` leaves the bars.
  const named = said.slots.flatMap((mention) => mention.slots.map(({ slot }) => slot.id));
  const ofKind = isNights ? beside.filter(({ slot }) => named.includes(slot.id)) : [];
  const meant = ofKind.length > 0 ? ofKind : beside;
  const slots = KEPT_FREE.test(line) ? meant.filter((one) => !isAfterDinner(one, anchor, state)) : meant;
  if (slots.length === 0 || !isAllSaid(said, anchor, slots)) return null;
  const scope = { ...scopeOf(slots, [...days]), isBeside: true };
  return { kind: DENIED.test(line) ? 'keep' : 'drop', scope };
}

/** `flight home is 2pm sunday so everything after the park has to go`: the journey is why. */
function withoutJourney(said: Reading, state: ConciergeState): Reading[] {
  if (!/ (?:drop everything|nothing) (?:after|before) /.test(said.line)) return [said];
  const clauses = said.raw.split(BEFORE_ORDER).map((text) => read(text, state));
  const ordered = clauses.filter(({ line, slots, kinds }) => !JOURNEY.test(line) || slots.length + kinds.length > 0);
  return ordered.length > 0 ? ordered : [said];
}
const BEFORE_ORDER = /\s*(?:[,;.!]+(?=\s)|\s[-–]\s|\bso\b)\s*/i;
const JOURNEY = / (?:flights?|trains?|fly|flying|ferry|coach|bus|plane|leave|leaving) /;

/** `keep friday free after lunch` frees an afternoon; the dinner and the night of that day are no part of it. */
const KEPT_FREE = / (?:leave|keep|have) (?:\w+ ){0,5}?(?:free|clear|open) /;

function isAfterDinner({ day, slot }: PlacedSlot, { side, slots }: Anchor, { plan }: ConciergeState): boolean {
  const [dinner] = slotsWhere(plan, [day], [], ['dinner']);
  const isLater = slots.some((one) => one.day === day && one.slot.kind === 'dinner');
  return dinner !== undefined && side === 'after' && !isLater && slot.startMinute >= dinner.slot.startMinute;
}

const EACH = / (?:both|either|each|every|any|all) (?:the )?(?:days?|nights?|evenings?) /;

/** The days meant; none for all, or for whichever has the part that is named. */
function daysOf(said: Reading, whole: Reading, { plan }: ConciergeState): readonly number[] {
  if (EACH.test(said.line)) return [...plan.days.keys()];
  if (said.days.length > 0) return said.days;
  return whole.days.length === 1 ? whole.days : [];
}

/** `after dinner`, `before the boat`. */
function anchorBeside(said: Reading, days: readonly number[], state: ConciergeState): Anchor | null {
  const { words } = said;
  for (const [at, word] of words.entries()) {
    const isEnd =
      word !== 'at' ||
      / (?:end|ends|finish|stop|done|over|leave) (?:(?:it|\w+day|the day|the night) )?(?:night )?$/.test(
        ` ${words.slice(0, at).join(' ')} `,
      );
    const side = isEnd ? SIDES.get(word) : undefined;
    const step = words.slice(at + 1).findIndex((next) => !ANCHOR_LEAD.test(next));
    if (side === undefined || step < 0) continue;
    const slots = partAt(said, at + 1 + step, days, state);
    if (slots.length > 0) return { side, slots, isOnly: false, isLast: false };
  }
  return null;
}

const THEN = new RegExp(` (?:(?:then|and|straight|right|just|off|back|to|go|head)(?: |$))+(?:${HOME}|thats it) `);

/** `dinner then bed`, `straight from the boat to dinner then home`: the last part before the way home. */
function anchorThen(said: Reading, days: readonly number[], state: ConciergeState): Anchor | null {
  const found = THEN.exec(said.line);
  if (!found) return null;
  const end = said.line.slice(0, found.index).split(' ').filter(Boolean).length;
  for (let at = end - 1; at >= Math.max(0, end - REACH); at -= 1) {
    const slots = partAt(said, at, days, state);
    const isOnly = / (?:just|only|nothing but) (?:the |our |a )?$/.test(` ${said.words.slice(0, at).join(' ')} `);
    if (slots.length > 0) return { side: 'after', slots, isOnly, isLast: true };
  }
  return null;
}
/** So many words may stand between a part and the way home: its day. */
const REACH = 3;

const partAt = (
  { words, slots }: Reading,
  at: number,
  days: readonly number[],
  { plan }: ConciergeState,
): readonly PlacedSlot[] => {
  const named = slots.find(({ from, to }) => from <= at && at < to)?.slots ?? [];
  const word = (words[at] ?? '').replace(/^(?:tea|supper|meal|food|eating)$/, 'dinner');
  const [kind] = findKinds(` ${word} `).filter((one) => one === 'lunch' || one === 'dinner');
  const meant = named.length > 0 ? named : kind === undefined ? [] : slotsWhere(plan, days, [], [kind]);
  return meant.filter(({ day }) => days.length === 0 || days.includes(day));
};

/**
 * Nothing is named but the part that things are left free beside, what of them is refused by name, and what comes before it
 * on the way home: `dinner then karaoke then home`, `straight from the boat to dinner`.
 */
const isAllSaid = (
  { words, slots, kinds }: Reading,
  { slots: anchors, isLast }: Anchor,
  gone: readonly PlacedSlot[],
): boolean => {
  const has = (some: readonly PlacedSlot[], named: readonly PlacedSlot[]): boolean =>
    named.some((one) => some.some(({ slot }) => slot.id === one.slot.id));
  const isBefore = (named: readonly PlacedSlot[]): boolean =>
    named.some((one) => anchors.some(({ day, slot }) => day === one.day && one.slot.startMinute < slot.startMinute));
  return (
    slots.every(({ from, slots: named }) => {
      const before = ` ${words.slice(0, from).join(' ')} `;
      const isRefused =
        / (?:no|not|nothing|without|drop|skip|forget|dont want|more)(?: (?:any|more|the|going|to))* $/.test(before);
      return has(anchors, named) || (isRefused && has(gone, named)) || (isLast && isBefore(named));
    }) && kinds.every((kind) => kind === 'night' || kind === anchors[0]?.slot.kind || isLast)
  );
};
