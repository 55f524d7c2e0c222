import { readClock } from '../../../planner/domain/read-clock.ts';
import type { Intent, Scope } from './intent.ts';
import { NUMBER, readNumberText } from './read-number.ts';
import type { Reading } from './reading.ts';

/** Another day, another hour, or other hours for a whole day; null when the wish is about something else. */
export const readTimeWish = (reading: Reading, scope: Scope): Intent | null =>
  readMove(reading, scope) ?? readRetime(reading, scope);

/** `move the comedy to friday`: one slot, and a day that it is not on. */
function readMove({ line, days, slots: named }: Reading, { slots, kinds, timesOfDay }: Scope): Intent | null {
  const [only] = days;
  const isItMoved = / (?:move|shift|put|switch|do|have|bring|push|change) (?:it|that|this) (?:to|on|onto) /.test(line);
  if (isItMoved && named.length + kinds.length + timesOfDay.length === 0 && only !== undefined && days.length === 1)
    return { kind: 'move-day', slot: null, day: only };
  const [target] = slots;
  const [day] = days;
  if (!target || slots.length !== 1 || kinds.length > 0 || day === undefined || days.length !== 1) return null;
  const isMove =
    / (?:move|shift|put|switch|do|have|bring|push|change) (?:.+ )?(?:to|on|onto|till|until) | (?:be|go) (?:on )?(?:the )?\w+day (?:instead|rather)? ?/.test(
      line,
    );
  return isMove && target.day !== day ? { kind: 'move-day', slot: target, day } : null;
}

const TIME_MOVE =
  / (?:earlier|later|push(?:ed)?|bring(?:ing)? (?:\w+ ){0,3}forward|delay|postpone|back an hour|sooner|lie in|too early|too late|start at|starting at|move (?:\w+ ){1,4}(?:to|back|forward)) /;

function readRetime(reading: Reading, scope: Scope): Intent | null {
  const { line } = reading;
  const guess =
    scope.kinds.includes('dinner') || scope.kinds.includes('night') || reading.timesOfDay.includes('Evening')
      ? 'evening'
      : 'day';
  const startMinute = readClock(reading.raw, guess);
  const isMove = TIME_MOVE.test(line);
  const setsDay = startMinute !== null && scope.days.length > 0 && / (?:start|begin|finish|end|done) /.test(line);
  const setsTime =
    startMinute !== null && scope.slots.length > 0 && / (?:at|to|for|from|make|start|have|move|change|eat) /.test(line);
  if (!isMove && !setsTime && !setsDay) return null;
  const isLater = / (?:later|push(?:ed)?|delay|postpone|back an hour|lie in|too early) /.test(line);
  const by = new RegExp(` (half an|${NUMBER}) (hour|minute|min)s?(?= )`).exec(line);
  const count = by?.[1] === 'half an' ? 0.5 : readNumberText(by?.[1] ?? '');
  const byMinutes = by && count !== null ? count * (by[2] === 'hour' ? 60 : 1) : null;
  if (
    startMinute === null &&
    byMinutes === null &&
    / move /.test(line) &&
    !/ (?:earlier|later|back|forward|sooner) /.test(line)
  )
    return null;
  const isWholeDay = reading.slots.length === 0 && scope.kinds.length === 0 && reading.timesOfDay.length === 0;
  const [day] = scope.days;
  if (isWholeDay && day !== undefined && startMinute !== null && / (?:start|begin|finish|end|done) /.test(line)) {
    const edge = / (?:start|begin) /.test(line) ? 'start' : 'finish';
    const minute = edge === 'start' ? startMinute : (readClock(reading.raw, 'evening') ?? startMinute);
    return { kind: 'hours', edge, day, minute };
  }
  const edge = / (?:start|starting|begin|lie in) /.test(line)
    ? 'first'
    : / (?:finish|end|too late|late) /.test(line)
      ? 'last'
      : null;
  return { kind: 'retime', scope, direction: isLater ? 'later' : 'earlier', edge, startMinute, byMinutes };
}
