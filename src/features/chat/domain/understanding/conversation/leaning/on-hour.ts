import { formatClock } from '../../../../../../shared/dates.ts';
import { onlyOf } from '../../../../../../shared/only-of.ts';
import { findClocks } from '../../finding/find-clocks.ts';
import { asTyped } from '../../typing/as-typed.ts';
import { normalise } from '../../typing/normalise.ts';
import type { Focus } from './focus.ts';
import { whole } from './frame.ts';

/** `scrap that, 7.30 is better`, `8 is too late, half 7`, `can we say half 7 instead`: the other hour stands at the end. */
const OTHER_HOUR =
  /^\s*(?:(?:no|nah|hmm|oh|ok|actually|wait|sorry|ah|um|well)[\s,.]+)*(?:(?:scrap|scratch|forget|ignore|cancel) (?:that|it)|changed my mind|(?:on|having) second thoughts?|(?:undo|revert)(?: (?:that|it))?(?:,? (?:and|then))?(?: make it)?|(?:can|could|shall|should) we (?:say|do|have|make it|go for)|(?:half )?[\d:.]+ ?(?:pm|am)? (?:is|was|would be|seems|feels|might be) (?:a bit |bit |way |far )?too (?:late|early|soon))[\s,.!–-]+(?:(?:and|then|make it|go for|say|lets say|more like|rather|so)\s+)*(.{1,24}?)(?: instead)?[\s.!?]*$/i;
/** (`half that` is read as half the price before anybody knows what it is half of.) */
const LESS = whole(
  '(?:(?:thats|that is|its|it is) )?(?:(?:a )?bit less(?: (?:late|early))?|less (?:late|early|than that|of a (?:move|change|jump))|cheaper half the price|half (?:that|of that|as much|the (?:change|move))|split the difference|meet in the middle|half ?way|somewhere in between|in between|not (?:quite )?(?:so|that|as) (?:much|far|late|early)|too (?:much|far))',
);
const MORE = whole(
  '(?:(?:even|still|a bit|bit|another|and|some|go|any|a little|slightly) )*(?:more|later still|earlier still|(?:later|earlier)(?: still| than that| again| yet)?|further|(?:half (?:an )?hour|(\\d+) (?:mins?|minutes)|(an? |another )?hour|quarter of an hour)(?: (?:more|later|earlier|on top|again))?)',
);
/** `can it be half past`: of the hour that it has. */
const PAST = whole(
  '(?:(?:can|could|make|have|do|it|that|be|at|we|say|for) )*(half past|quarter past|quarter to)(?: (?:instead|then|rather))*',
);
const HOUR = 60;
const MINUTES_PAST: ReadonlyMap<string, number> = new Map([
  ['half past', 30],
  ['quarter past', 15],
  ['quarter to', 45],
]);
const STEP = 30;
const GRID = 5;

/** What a short message says in full of the part that was just moved: its other hour. Null for anything else. */
export function onHour(message: string, focus: Focus): string | null {
  const { line } = normalise(message);
  if (focus.kind === 'told' || focus.kind === 'moved') {
    const past = PAST.exec(line)?.[1];
    const { slot } = focus.part;
    const hour = Math.floor(slot.startMinute / HOUR) * HOUR;
    const minute = past === undefined ? undefined : MINUTES_PAST.get(past);
    if (minute !== undefined) return `move ${asTyped(slot.name)} to ${formatClock(hour + minute)}`;
  }
  if (focus.kind !== 'moved') return null;
  const now = focus.part.slot.startMinute;
  const by = now - focus.from;
  const name = asTyped(focus.part.slot.name);
  const at = (minute: number): string => `move ${name} to ${formatClock(Math.round(minute / GRID) * GRID)}`;
  if (LESS.test(line)) return at(focus.from + by / 2);
  const more = MORE.exec(line);
  if (more && !(line.includes(' earlier ') && by > 0) && !(line.includes(' later ') && by < 0))
    return at(now + Math.sign(by) * stepOf(line, more[1]));
  const rest = OTHER_HOUR.exec(message)?.[1]?.trim();
  if (rest === undefined) return null;
  const clock = onlyOf(findClocks(normalise(rest).raw));
  return clock ? `no ${rest}` : null;
}

function stepOf(line: string, minutes: string | undefined): number {
  if (minutes !== undefined) return Number(minutes);
  if (/ quarter /.test(line)) return 15;
  return / hour /.test(line) && !/ half /.test(line) ? 60 : STEP;
}
