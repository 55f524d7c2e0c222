import { onlyOf } from '../../../../../shared/only-of.ts';
import type { ConciergeState } from '../../concierge-state.ts';
import { questionKind } from '../cues/asks.ts';
import { findClocks } from '../finding/find-clocks.ts';
import type { PlacedSlot } from '../finding/find-slots.ts';
import { isInside } from '../finding/is-inside.ts';
import { readOrdinal } from '../finding/read-number.ts';
import { readWeekday } from '../finding/weekdays.ts';
import type { Intent } from '../intent.ts';
import type { Reading } from '../reading.ts';

interface Token {
  from: number;
  to: number;
  /** All that the words fit. */
  slots?: readonly PlacedSlot[];
  day?: number;
}

const LAST: ReadonlySet<string> = new Set(['last', 'final']);
const IS_PART = /^(?:day|night|evening|morning|afternoon)s?$/;
/** Before a day that is only named as the one a thing leaves. */
const IS_OLD = /^(?:not|from|than|of)$/;
const OTHER_WISH =
  / (?:add|drop|remove|cancel|skip|replace|cheaper|calmer|wilder|different|another|something|somewhere|instead of|how|what|when|where|why|who|too|hate|dont|earlier|later|with|keep|leave|lie in|can go(?= (?:$|please|then|too))|has to go|needs to go) /;
const ON_SAME_DAY = / (?:on |for )?the same (?:day|afternoon|morning|night|evening) (?:please |then |instead )*$/;
const WORDS_MAX = 18;

/**
 * Parts of the plan and days that go together one by one, whichever stands first: `friday: golf. saturday: karting.`,
 * `treasure hunt 2nd day, axes 1st`. Two that change places are one exchange; what is on its day already stays. Null
 * where they do not alternate and no day is shared, `the ship and the woods on the same day`, or where other words make another wish of it.
 */
export function readDayPairs(reading: Reading, state: ConciergeState): Intent[] | null {
  const { line, raw, words, slots, venues } = reading;
  if (slots.length < 2 || venues.length > 0 || words.length > WORDS_MAX || OTHER_WISH.test(line)) return null;
  if (questionKind(line, raw) !== null || findClocks(raw).some(({ isBare }) => !isBare)) return null;
  const named = namedOnce(slots);
  const [left, right] = named.flatMap(({ slots: fitting = [] }) => (fitting.length === 1 ? fitting : []));
  if (ON_SAME_DAY.test(line) && named.length === 2 && left && right && left.day !== right.day)
    return [{ kind: 'move-day', slot: left, day: right.day }];
  const tokens = [...named, ...daysIn(reading, state)].sort((left, right) => left.from - right.from);
  if (tokens.length !== 2 * named.length) return null;
  const fitting = tokens.flatMap((token, at) => {
    const next = tokens[at + 1];
    const found = token.slots ?? next?.slots;
    const day = token.day ?? next?.day;
    return at % 2 === 0 && found !== undefined && day !== undefined ? [{ slots: found, day }] : [];
  });
  // `brewery friday, laser tag sunday`, of two breweries: the one that makes room for the other.
  const pairs = fitting.flatMap(({ slots: found, day }, at) => {
    const others = fitting.filter((_, index) => index !== at).map((other) => other.day);
    const slot = onlyOf(found.length > 1 ? found.filter((one) => others.includes(one.day)) : found);
    return slot ? [{ slot, day }] : [];
  });
  if (pairs.length !== named.length) return null;
  const moves = pairs.filter(({ slot, day }) => slot.day !== day);
  const [one, other] = moves;
  if (!one) return null;
  const isExchange =
    other !== undefined &&
    moves.length === 2 &&
    one.slot.day === other.day &&
    other.slot.day === one.day &&
    one.slot.slot.kind === other.slot.slot.kind;
  if (isExchange) return [{ kind: 'exchange', first: one.slot, second: other.slot }];
  // Every day has its own meals, so that one meal alone has nowhere to go.
  if (moves.some(({ slot: { slot } }) => slot.kind === 'lunch' || slot.kind === 'dinner')) return null;
  return moves.map(({ slot, day }) => ({ kind: 'move-day', slot, day }));
}

/** The parts of the plan that are named, each once: the `laser` and the `tag` of one name are one. */
const namedOnce = (mentions: Reading['slots']): Token[] =>
  mentions.flatMap(({ from, to, slots }, at): Token[] => {
    const last = mentions[at - 1];
    const isSame =
      last !== undefined && last.to === from && slots.length === 1 && last.slots[0]?.slot.id === slots[0]?.slot.id;
    return isSame ? [] : [{ from, to, slots }];
  });

/** The days that the words name, in their order; `1st` is a day where another says that it is. */
function daysIn({ words, slots }: Reading, { plan }: ConciergeState): Token[] {
  const isNamed = (at: number): boolean => isInside(at, slots);
  const isCounted = words.some(
    (word, at) => positionOf(word, plan.days.length) !== null && IS_PART.test(words[at + 1] ?? ''),
  );
  return words.flatMap((word, at): Token[] => {
    if (isNamed(at) || IS_OLD.test(words[at - 1] ?? '') || IS_OLD.test(words[at - 2] ?? '')) return [];
    const weekday = readWeekday(word.replace(/s$/, ''));
    const ofWeek = plan.days.flatMap((day, index) => (day.weekday === weekday ? [index] : []));
    const position = IS_PART.test(words[at + 1] ?? '') || isCounted ? positionOf(word, plan.days.length) : null;
    const [day] = weekday !== null && ofWeek.length === 1 ? ofWeek : position === null ? [] : [position];
    return day === undefined || day >= plan.days.length ? [] : [{ from: at, to: at + 1, day }];
  });
}

function positionOf(word: string, count: number): number | null {
  if (LAST.has(word)) return count - 1;
  const nth = readOrdinal(word);
  return nth === null ? null : nth - 1;
}
