import { formatClock, WEEKDAY_NAMES } from '../../../../../shared/dates.ts';
import { onlyOf } from '../../../../../shared/only-of.ts';
import type { ConciergeState } from '../../concierge-state.ts';
import { inDay, inEvening } from '../finding/clock-in-day.ts';
import { findClocks } from '../finding/find-clocks.ts';
import type { Intent } from '../intent.ts';
import { type Reading, read } from '../reading.ts';

/** What is on late in the day where an hour does not say which half of it. */
const LATE = '(?:match|game|final|semi|semi final|derby|kick ?off|fight|gig|concert|show|playing|private party)';
const EVENT = `(?:${LATE}|ceremony|wedding|church|christening|funeral|service|photo ?shoot|festival|rehearsal|regatta|parade|marathon|meeting|conference|appointment|fitting|reunion)`;
/** `theres a match`, `the ceremony is`, `weve got tickets for a show`, `englands playing`: told, and not wished for. */
const TOLD = new RegExp(
  `^ (?:(?:so|and|but|oh|also|btw|fyi|just so you know|forgot to say|dont forget) )*(?:(?:there is|we have|i have|they have|everyone has|we have got|ive got|i have got|we are|were|we are going|were going|we are all going|weve|ive|she has|he has|got)(?: \\w+){0,5}? ${EVENT}|(?:the|our|her|his|their) (?:\\w+ ){0,2}?${EVENT} (?:is|starts|begins|kicks off)|(?:church|work )?${EVENT} (?:is|starts|begins|kicks off)|\\w+(?: is| are)? playing)(?= )`,
);
const LATE_ONE = new RegExp(` ${LATE} `);
/** A wish of its own beside what is told. */
const WISHES =
  / (?:so|keep|leave|free|clear|swap|move|drop|add|change|instead|cheaper|earlier|later|nothing|start|finish|can|could|please|put|want|wants|need|would|like|after|before|until|till|til|from|to \\d|cancelled|off|is there|where|what|which) /;
const WORDS_MAX = 14;
const LENGTH_MINUTES = 120;

/**
 * `theres a match on saturday at 3`: something of their own is told of, with its day and hour; keeping that time free is
 * offered, in words that do it. Null where a part of the plan is named or something is wished for.
 */
export function readOwnEvent(message: string, state: ConciergeState): Intent | null {
  const reading = read(message, state);
  const { line, words, slots, venues, days, raw } = reading;
  const day = onlyOf(days);
  if (day === undefined || slots.length + venues.length > 0 || words.length > WORDS_MAX || /\?\s*$/.test(raw))
    return null;
  if (!TOLD.test(line) || WISHES.test(line.replace(/ to (?:a|an|the|church|see) /, ' '))) return null;
  const wish = timeOf(reading, WEEKDAY_NAMES[state.plan.days[day]?.weekday ?? 0] ?? '');
  return wish === null ? null : { kind: 'offered', wish };
}

function timeOf({ line, raw, timesOfDay }: Reading, name: string): string | null {
  const clock = onlyOf(findClocks(raw));
  if (clock) {
    const start = LATE_ONE.test(line) && clock.minute < 10 * 60 ? inEvening(clock) : inDay(clock);
    return `keep ${name} from ${formatClock(start)} to ${formatClock(start + LENGTH_MINUTES)} free`;
  }
  if (/ (?:all day|whole day|all of \w+day) /.test(line)) return `leave ${name} free`;
  const part = onlyOf(timesOfDay);
  return part ? `keep ${name} ${part.toLowerCase()} free` : null;
}
