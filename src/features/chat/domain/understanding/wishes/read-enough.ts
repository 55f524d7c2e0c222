import type { SlotKind } from '../../../../../engine/trip-request.ts';
import type { ConciergeState } from '../../concierge-state.ts';
import { type PlacedSlot, slotsWhere } from '../finding/find-slots.ts';
import { NUMBER, readNumberText } from '../finding/read-number.ts';
import type { Intent } from '../intent.ts';
import type { Reading } from '../reading.ts';

const ENOUGH = new RegExp(
  ` (?:(?:just|only|max|at most|no more than|down to|cut it to|cut to|limit it to|stick to|keep it to|keep to|we only (?:need|want)|i only want) )?(?:the )?(${NUMBER}) (bar|pub|club|activity|activities|thing|stop|drink|night ?club|restaurant|museum)s?(?= )`,
);
const SUFFICES = / (?:plenty|enough|ample|will do|is fine|tops|suffice|suffices|loads|max|at most|would be fine) /;
/** What stands after one of these is what stays of them. */
const KEPT_AFTER = / (?:keep|keeping|leave|have|do|make it|prefer|just|only|with) (?:it |to )?(?:the |our |that )?$/;
const KEPT_BEFORE = /^ (?:thing |one |bit |place )?(?:stays?|staying|can stay|is the one|wins|please) /;

/**
 * `one bar friday is plenty`, `one activity is enough, keep the axes`: what is beyond that number goes, the last first,
 * and never what is said to stay. Null where nothing is beyond it.
 */
export function readEnough(reading: Reading, { plan }: ConciergeState): Intent | null {
  const { line, days, timesOfDay } = reading;
  const [whole = '', count = '', noun = ''] = ENOUGH.exec(line) ?? [];
  const isLimit =
    SUFFICES.test(line) ||
    /^ (?:just|only|max|at most|no more than|down to|cut|limit|stick|keep)/.test(whole) ||
    / (?:only|just) (?:need|want) /.test(line);
  const number = readNumberText(count);
  // `the ship can go` says itself what goes.
  if (number === null || !isLimit || / (?:more|extra|another|add|(?:can|could|has to|have to) go) /.test(line))
    return null;
  const kind: SlotKind = /bar|pub|club|drink/.test(noun) ? 'night' : 'activity';
  const kept = keptOf(reading);
  const asked = days.length > 0 ? days : [...plan.days.keys()];
  const times = kind === 'activity' ? timesOfDay : [];
  const slots = asked.flatMap((day) => {
    const atThatTime = slotsWhere(plan, [day], times, [kind]);
    // A morning that runs over noon is spoken of as one.
    const there = atThatTime.length > number ? atThatTime : slotsWhere(plan, [day], [], [kind]);
    const spare = there.filter(({ slot }) => !kept.some((one) => one.slot.id === slot.id));
    const surplus = Math.max(0, there.length - number);
    return surplus === 0 ? [] : spare.slice(-surplus);
  });
  return slots.length === 0
    ? null
    : { kind: 'drop', scope: { slots, days: asked, timesOfDay: [], kinds: [], isNamed: true } };
}

/** What is said to stay of a day on which so many are enough. */
export const keptOf = ({ slots, words }: Reading): PlacedSlot[] =>
  slots.flatMap(({ slots: named, from, to }) => {
    const isKept =
      KEPT_AFTER.test(` ${words.slice(0, from).join(' ')} `) || KEPT_BEFORE.test(` ${words.slice(to).join(' ')} `);
    return isKept ? named : [];
  });
