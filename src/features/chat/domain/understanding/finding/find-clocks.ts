/** What a word before or after a time makes of it. */
export type ClockJoint = 'at' | 'by' | 'after' | 'until' | 'earlier' | 'later';

/** A time of day as somebody wrote it. */
export interface Clock {
  /** Minutes after midnight, as it stands there: `7` is 420 though an evening may be meant. */
  minute: number;
  /** Twelve hours on cannot be meant: `7am`, `19:30`, `noon`. */
  isExact: boolean;
  joint: ClockJoint;
  /** The old time, or one that does not suit: `not 7`, `7 is too early`. */
  isRefused: boolean;
  /** A time that stays as it is: `seven is fine on Friday`. */
  isKept: boolean;
  /** The words before it say that something ends then: `done by 4`, `finish at 11`, `the club till 2`. */
  isEnd: boolean;
  /** `between 8 and 9`: the later hour, in the minutes of this one. */
  rangeEnd?: number;
  /** A number alone, which only its neighbours make a time. */
  isBare: boolean;
  from: number;
  to: number;
}

const HOURS = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
const HOUR = `(\\d{1,2}|${HOURS.join('|')})`;
const MINUTES = new Map([
  ['five', 5],
  ['ten', 10],
  ['quarter', 15],
  ['twenty', 20],
  ['twenty five', 25],
  ['half', 30],
]);
const JOINT =
  '(?:at|by|before|after|from|until|till|til|to|around|about|say|than|be|past|gone|since|at about|at around)';
const HALF_OF_DAY =
  "(?:\\s*(am|pm|a\\.m|p\\.m)\\b|\\s+in the (morning|afternoon|evening)|\\s+(at night)|\\s*(o'?clock|sharp|ish)\\b)?";
/** What a number counts that is no hour. */
const NO_UNIT =
  '(?!\\s*(?:%|[:.]\\d|\\/|-\\d|(?:st|nd|rd|th)\\b|(?:of|more|extra|other|people|ppl|persons?|guests?|lads?|girls?|boys?|mates?|friends?|attendees|delegates?|colleagues?|guys|men|women|ladies|kids|children|adults|hens|stags|heads|folks|staff|players|ushers|bridesmaids|members|quid|pounds?|euros?|pp|each(?! (?:night|evening|day|morning)\\b)|per|a head|days?|nights?|hours?|hrs?|min(?:ute)?s?|weeks?|months?|years?|yrs?|yo\\b|bars?|pubs?|clubs?|drinks?|courses?|stars?(?!t)|things?|activit\\w+|stops?|options?|places?|rooms?|times?|course|star(?!t)|vegans?|vegetarians?|jan|feb|mar|apr|may(?!be)|jun|jul|aug|sep|oct|nov|dec)\\w*\\b))';

const PATTERNS: readonly { kind: 'named' | 'parts' | 'clock' | 'hour' | 'joint' | 'bare'; pattern: RegExp }[] = [
  { kind: 'named', pattern: /\b(noon|midday|midnight)\b/g },
  {
    kind: 'parts',
    pattern: new RegExp(
      `\\b(half|quarter|twenty five|twenty|ten|five|\\d{1,2}) (past|to|after|before)?\\s?${HOUR}\\b${HALF_OF_DAY}`,
      'g',
    ),
  },
  // No word ends between the `45` and the `pm` of `2:45pm`.
  {
    kind: 'clock',
    pattern: new RegExp(`(?<![£$€\\d.,/])\\b(\\d{1,2})[:.](\\d{2})(?:\\b|(?=[ap]\\.?m))${HALF_OF_DAY}(?!\\d)`, 'g'),
  },
  {
    kind: 'hour',
    pattern: new RegExp(
      `\\b${HOUR}(?:\\s*(am|pm|a\\.m|p\\.m)\\b|\\s+in the (morning|afternoon|evening)|\\s+(at night)|\\s*(o'?clock|sharp)\\b)`,
      'g',
    ),
  },
  { kind: 'joint', pattern: new RegExp(`\\b${JOINT}\\s+${HOUR}\\b${NO_UNIT}${HALF_OF_DAY}`, 'g') },
  {
    kind: 'bare',
    pattern: new RegExp(`(?<![£$€\\d.,:/-])(?<!\\b(?:day|night|option|number) )\\b(\\d{1,2})\\b${NO_UNIT}(?!\\d)`, 'g'),
  },
];

/** `for 8 year olds` is no hour. */
const AGES = /\b\d{1,2}[ -]?(?:years?|yrs?)[ -]olds?\b/g;

/** The times of day in a text, in its order; numbers that count something else are left out. */
export function findClocks(typed: string): Clock[] {
  const text = typed.toLowerCase().replace(AGES, (age) => '-'.repeat(age.length));
  const found: Clock[] = [];
  for (const { kind, pattern } of PATTERNS) {
    for (const match of text.matchAll(pattern)) {
      const lead = kind === 'joint' ? match[0].search(new RegExp(`${HOUR}\\b`)) : 0;
      const from = match.index + Math.max(0, lead);
      const to = match.index + match[0].length;
      // `axes down to 20` speaks of their price.
      if (/\bdown to \d{1,2}$/.test(text.slice(0, to))) continue;
      if (found.some((other) => from < other.to && other.from < to)) continue;
      const read = readAs(kind, match);
      if (read === null || (kind === 'bare' && read.minute > 720)) continue;
      found.push({ ...read, ...around(text, from, to), isBare: kind === 'bare', from, to });
    }
  }
  const inOrder = found.sort((left, right) => left.from - right.from);
  return inOrder.map((clock, at) => {
    const next = inOrder[at + 1];
    const isRange =
      next !== undefined &&
      /\bbetween $/.test(text.slice(Math.max(0, clock.from - 12), clock.from)) &&
      /^ (?:and|to|&|-) $/.test(text.slice(clock.to, next.from));
    return isRange ? { ...clock, isBare: false, rangeEnd: next.minute } : clock;
  });
}

function readAs(kind: string, match: RegExpMatchArray): { minute: number; isExact: boolean } | null {
  const [, first = '', second = '', ...rest] = match;
  switch (kind) {
    case 'named':
      return { minute: first === 'midnight' ? 1440 : 720, isExact: true };
    case 'parts':
      return inParts(first, second, rest);
    case 'clock':
      return toMinute(hourOf(first), Number(second), rest);
    default:
      return toMinute(hourOf(first), 0, [second, ...rest]);
  }
}

/** `half 7`, `ten past 7`, `quarter to 8`; `5 to 8` may be two numbers, and only a preposition of its own makes it one. */
function inParts(part: string, direction: string, rest: readonly (string | undefined)[]) {
  const [hour = '', ...half] = rest;
  const minutes = MINUTES.get(part) ?? (/^\d+$/.test(part) && direction !== '' ? Number(part) : null);
  if (minutes === null || minutes > 30 || (direction === '' && part !== 'half')) return null;
  if (/^\d+$/.test(part) && direction === 'to') return null;
  const read = toMinute(hourOf(hour), 0, half);
  if (read === null) return null;
  const isBefore = direction === 'to' || direction === 'before';
  return { ...read, minute: read.minute + (isBefore ? -minutes : minutes) };
}

const hourOf = (said: string): number => (/^\d/.test(said) ? Number(said) : HOURS.indexOf(said) + 1);

function toMinute(hour: number, minutes: number, rest: readonly (string | undefined)[]) {
  if (hour > 24 || minutes > 59 || (hour === 0 && minutes === 0)) return null;
  const said = rest.filter((one) => one !== undefined && one !== '').join(' ');
  const minute = hour * 60 + minutes;
  if (/^(?:am|a\.m|morning)/.test(said)) return { minute: (hour % 12) * 60 + minutes, isExact: true };
  if (/^(?:pm|p\.m|afternoon|evening|at night)/.test(said))
    return { minute: ((hour % 12) + 12) * 60 + minutes, isExact: true };
  return { minute, isExact: hour > 12 || hour === 0 };
}

const REFUSED_AFTER =
  /^[\s,]*(?:(?:is|was|it|s|are|'s|feels|seems|sounds) )*(?:(?:a|bit|way|far|much|just|little|tad|touch|quite|still) )*(?:too )?(?:early|late|no good|not on|doesnt work|wont work|is out)\b(?! enough)|^ (?:isnt|wont|doesnt|isn't|won't|doesn't)\b|^ (?:(?:on )?(?:the |a )?(?:(?:mon|tues?|wed|thurs?|fri|satur|sat|sun)(?:day)?|start|finish|end) )?(?:is|s|'s|feels|seems|looks|sounds) (?:(?:a|bit|way|far|very|rather|so|just|too|really|absolutely|quite) )*(?:(?:early|late)(?! enough)|optimistic|ambitious|much|mad|brutal|cruel|harsh|tight|keen|stupid|silly|mental|daft|rough|grim|inhumane|savage|pushing it|push|stretch|never happening|not happening|joke|impossible|unrealistic|ungodly|criminal|madness|torture|no go)\b/;
const KEPT_AFTER = /^ (?:is|was|s|'s)? ?(?:fine|ok|okay|good|grand|perfect|great|alright)\b/;

const ENDS_BEFORE =
  /\b(?:done|finish(?:es|ed|ing)?|ends?|ended|ending|over(?: with)?|wrap(?:s|ped|ping)?(?: \w+)?(?: up)?|conclud(?:e|es|ed|ing)|stop(?:s|ping)?|through|clear|out(?: of (?:\w+ ){0,2}\w+)?) +(?:(?:at|by|for|before|around|about|no later than|latest) +)*$/;
const UNTIL = /\b(?:until|till|til) +$/;
/** What lasts until then is not what only begins then: `not till 8`, `push it until 8`. */
const NOT_LASTING =
  /\b(?:no|not|nothing|nowt|none|nobody|cant|can't|cannot|wont|won't|dont|don't|isnt|isn't|never|move[ds]?|push(?:ed)?|shift(?:ed)?|delay(?:ed)?|put|postponed?|bump(?:ed)?|hold|wait|leave|later|back|start\w*|begin\w*|free|busy|work(?:s|ing)?)\b/;
/** `we wont be ready for the shard at 3`, `nobody is getting up for 10`: an hour that does not suit. */
const NOT_READY =
  /\b(?:nobody|no one|noone|not|wont|won't|cant|can't|never|isnt|isn't|arent|aren't)\b[^.!?;,]*\b(?:up|ready|awake|surfac\w+|there|fit|functioning)(?: \w+){0,5}? (?:for|by|at) (?:the |a |that )?$/;
/** `we cant start at 11`, `we dont want to finish at 10`: of a day, and no order for that hour. */
const REFUSED_EDGE =
  /\b(?:can'?t|cannot|can not|do(?:n'?t| not) (?:really )?want to|dont wanna|rather not|shouldn'?t|(?:not|aren'?t|isn'?t) going to|never)\s+(?:be )?(?:start(?:ing)?|begin|kick(?:ing)? off|finish(?:ing|ed)?|end(?:ing)?|stop(?:ping)?|done)\b(?: (?:it|things|on \w+|\w+day|the \w+))*\s+(?:at|by|for)\s+(?:like |about |around )?(?=$|\d)/;
const CLAUSE_END = /[.!?;,]/;

function around(text: string, from: number, to: number): Pick<Clock, 'joint' | 'isRefused' | 'isKept' | 'isEnd'> {
  const before = text.slice(Math.max(0, from - 45), from);
  const clause = before.split(CLAUSE_END).at(-1) ?? before;
  const after = text.slice(to, to + 40);
  const isOld =
    /\b(?:not|instead of|rather than|no longer|nae)(?: at| for| the| be)?\s*$/.test(before) ||
    /\btoo (?:late|early) (?:at|for) $/.test(before) ||
    NOT_READY.test(clause) ||
    REFUSED_EDGE.test(clause) ||
    /^\s*[-=]+>/.test(after) ||
    (/\bfrom\s*$/.test(before) && /^\s*(?:to|till|until)\b/.test(after));
  return {
    joint: jointOf(before, after),
    isEnd: ENDS_BEFORE.test(clause) || (UNTIL.test(clause) && !NOT_LASTING.test(clause)),
    isRefused: isOld || (REFUSED_AFTER.test(after) && !/^ (?:at the )?(?:earliest|latest)/.test(after)),
    isKept: KEPT_AFTER.test(after),
  };
}

function jointOf(before: string, after: string): ClockJoint {
  if (
    /\b(?:no (?:earlier|sooner) than|not before|nothing before|nowt before|not earlier than|anything before)\s*$/.test(
      before,
    )
  )
    return 'after';
  // `the hunt cant start before 5`.
  if (/\b(?:not|cant|can't|cannot|wont|won't|dont|don't|never|nobody|no one)\b(?: \w+){0,4} before\s*$/.test(before))
    return 'after';
  if (/\b(?:earlier than|sooner than)\s*$/.test(before)) return 'earlier';
  if (/\blater than\s*$/.test(before) && !/\b(?:no|not) later than\s*$/.test(before)) return 'later';
  if (/^ (?:at the )?earliest\b|^ onwards?\b/.test(after)) return 'after';
  if (/^ (?:at the )?latest\b/.test(after)) return 'by';
  if (/\b(?:after|from|past|gone|since)\s*$/.test(before)) return 'after';
  if (/\b(?:until|till|til)\s*$/.test(before)) return 'until';
  return /\b(?:by|before|no later than|not later than)\s*$/.test(before) ? 'by' : 'at';
}

/** The time meant, by what is near: a `7` beside a dinner at 19:10 is 19:00, and beside a club at 0:00 `11` is 23:00. */
export function nearest({ minute, isExact }: Pick<Clock, 'minute' | 'isExact'>, reference: number): number {
  const base = minute % 1440;
  const shifts = isExact ? [0, 1440] : [0, 720, 1440, 2160];
  return shifts
    .map((shift) => base + shift)
    .reduce((best, one) => (Math.abs(one - reference) < Math.abs(best - reference) ? one : best));
}
