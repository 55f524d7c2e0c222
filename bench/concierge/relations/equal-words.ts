import { addDays, weekdayOf } from '../../../src/shared/dates.ts';
import type { Case, Reaction } from '../case-schema.ts';
import { TRIP_OUTLINES } from '../trip-outlines.ts';
import { isPlainTalk, ofMessage, oneOf, type Relation } from './relation.ts';

/** Expressions of which any may stand for any other; `where` tells what must stand around the one that is replaced. */
interface Equals {
  id: string;
  does: string;
  words: readonly string[];
  before?: string;
  after?: string;
}

const PLAN_PART =
  '(?=(?:the|that|our|both|all|friday|saturday|sunday|fri|sat|sun|thursday|lunch|dinner|karaoke|museum)\\b)';

const EQUALS: readonly Equals[] = [
  {
    id: 'exchange-verbs',
    does: 'swap, change, switch, replace … for, with',
    words: ['swap', 'change', 'switch', 'swap out', 'switch out', 'sub out'],
    before: '(?<!\\b(?:no|not|any|a|the|last|that|this|small|second|one|my|round|everything) )',
    after: ` ${PLAN_PART}(?!.* (?:to (?:\\d|\\w+day)|round|around|over|name|details|dates?\\b|time|with (?:friday|saturday|sunday)))`,
  },
  {
    id: 'drop-verbs',
    does: 'drop, bin, ditch, lose, scrap, cut, remove, get rid of, take out',
    words: [
      'drop',
      'bin',
      'ditch',
      'lose',
      'scrap',
      'cut',
      'remove',
      'get rid of',
      'take out',
      'axe',
      'leave out',
      'skip',
    ],
    before: "(?<!\\b(?:not|don'?t|to|us|a|the|price|without|it) )",
    after: ` (?=(?:the|that|our|both) )(?!.*\\b(?:price|cost|budget|hour|change|idea|limit|cap|trip|off|out)\\b)`,
  },
  {
    id: 'cheaper-words',
    does: 'cheaper, less pricey, more affordable',
    words: ['cheaper', 'less pricey', 'less expensive', 'more affordable'],
    before: '(?<!\\b(?:no|not|any|much|way|got|bit|lot|get|make it|come out|it|be|the) )',
  },
  {
    id: 'cheaper-after-make',
    does: 'make it cheaper, less pricey, kinder on the wallet',
    words: [
      'cheaper',
      'less pricey',
      'less expensive',
      'more affordable',
      'kinder on the wallet',
      'easier on the purse',
    ],
    before: '(?<=\\b(?:bit|be|it|saturday|friday|sunday|trip|thing|dinner|lunch) )',
    after: '(?=$| please| pls|[.!?,])',
  },
  {
    id: 'move-verbs',
    does: 'move, shift, push',
    words: ['move', 'shift', 'push'],
    before: '(?<!\\b(?:a|the|to|last|no) )',
    after: ' (?=(?:the |that |our )?\\w+(?: \\w+){0,3} (?:to|until|back|till) )',
  },
  {
    id: 'earlier-sooner',
    does: 'earlier, a bit earlier',
    words: ['earlier', 'a bit earlier', 'a little earlier'],
    before: '(?<=\\b(?:dinner|lunch|start|finish|karaoke|it|saturday|friday|sunday) )',
  },
  {
    id: 'later-words',
    does: 'later, a bit later',
    words: ['later', 'a bit later', 'a little later'],
    before: '(?<=\\b(?:dinner|lunch|start|finish|karaoke|it|saturday|friday|sunday) )',
    after: '(?! (?:that|on)\\b)',
  },
  {
    id: 'evening-night',
    does: 'friday night, friday evening',
    words: ['night', 'evening', 'nite', 'eve'],
    before: '(?<=\\b(?:friday|saturday|sunday|thursday|fri|sat|thurs) )',
    after: '(?! (?:off|out|in)\\b)',
  },
  {
    id: 'saturday-sat',
    does: 'saturday, sat, Sat.',
    words: ['saturday', 'sat', 'Saturday', 'SAT', 'satday'],
    after: "(?!['’]?s\\b)(?! (?:down|in|around|next))",
  },
  {
    id: 'friday-fri',
    does: 'friday, fri',
    words: ['friday', 'fri', 'Friday', 'FRI'],
    before: '(?<!\\b(?:the|good|next|this|on) )',
    after: "(?!['’]?s\\b)(?! the| night| evening| morning| afternoon| \\d| dinner| lunch| karaoke)",
  },
  {
    id: 'each-words',
    does: 'each, a head, pp, per person, apiece',
    words: ['each', 'a head', 'pp', 'per person', 'a person', 'per head', 'p/p', 'apiece'],
    before: '(?<=(?:\\d|quid|pounds|much|cost|price|that|it|max) )',
    after: '(?! (?:way|day|of|night|side))',
  },

  {
    id: 'please-words',
    does: 'please, pls, plz',
    words: ['please', 'pls', 'plz', 'pretty please'],
    after: '(?=$|[.!?])',
  },
  {
    id: 'would-like',
    does: 'want, fancy, would like, would love',
    words: ['want', 'would like', "'d like", 'would love', 'fancy', 'wanna have'],
    before: '(?<=\\b(?:we|i|I|We|lads|girls) ?)',
    after: ' (?=(?:a|an|some|something|somewhere|the) )',
  },
  {
    id: 'instead-of',
    does: 'instead of, rather than, in place of',
    words: ['instead of', 'rather than', 'in place of'],
    after: ' (?=(?:the|that|a|karaoke|\\w+ing)\\b)',
  },
  {
    id: 'how-much',
    does: 'how much is, what does … cost',
    words: ['how much is', 'whats the price of', "what's the cost of", 'price of', 'cost of'],
    before: '(?<=^)',
    after:
      ' (?=(?:the|our|dinner|lunch|karaoke)\\b)(?!.*\\b(?:if|for|without|with|all|each|left|of|pp|a head|then|total|altogether|trip|we|per)\\b)',
  },
  {
    id: 'what-time',
    does: 'what time is, when is, when does … start',
    words: ['what time is', 'when is', 'when’s', 'whens', 'what time’s'],
    before: '(?<=^)',
    after: ' (?=(?:the|our|dinner|lunch|karaoke)\\b)',
  },
  {
    id: 'somewhere-words',
    does: 'somewhere, a place',
    words: ['somewhere', 'some place', 'someplace', 'a spot'],
    before: '(?<=\\b(?:for|want|find|with|to) )',
    after: ' (?=(?:cheaper|nicer|quieter|closer|less|more|with|that|vegan|livelier|smaller|bigger)\\b)',
  },
  {
    id: 'we-us-lads',
    does: 'we, us lot, the group',
    words: ['all of us', 'us all', 'the whole group', 'everyone', 'everybody'],
    before: '(?<=\\b(?:for|with) )',
  },
];

const pattern = ({ words, before = '', after = '' }: Equals): RegExp =>
  new RegExp(
    `(?<![a-z0-9£'’-])${before}(?:${[...words].sort((one, other) => other.length - one.length).join('|')})(?![a-z0-9'’-])${after}`,
    'gi',
  );

/** One occurrence of an expression replaced by an equal one. */
function withEqual(message: string, equals: Equals, rng: () => number): string | null {
  const found = oneOf([...message.matchAll(pattern(equals))], rng);
  if (!found) return null;
  const said = found[0].trimEnd();
  const other = oneOf(
    equals.words.filter((word) => word.toLowerCase() !== said.toLowerCase()),
    rng,
  );
  return other === undefined
    ? null
    : `${message.slice(0, found.index)}${other}${message.slice(found.index + said.length)}`.replace(
        /\b(we|i) '/gi,
        "$1'",
      );
}

const NUMBER_WORDS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );
/** `seven` for `7` and the other way, where it stands alone and is no part of a clock, a sum or a date. */
function withNumberSpelled(message: string): string | null {
  const isDated = /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)|\d(?:st|nd|rd|th)\b/i.test(message);
  // `swap the golf 4 a pub` means no number.
  if (isDated || /\b(?:swap|switch|change)\b.* 4 [a-z]/i.test(message)) return null;
  const digits = message.replace(
    /(?<![\d£.:/+$€-])\b(\d{1,2})\b(?! ?(?:[.:/%]|am\b|pm\b|p\b|k\b|th\b|st\b|star|\d))(?![-.:/,]\d)/,
    (figure, number: string) =>
      Number(number) > 1 && Number(number) <= 12 ? (NUMBER_WORDS[Number(number)] ?? figure) : figure,
  );
  if (digits !== message) return digits;
  return message.replace(
    /(?<!\b(?:half|past|to|quarter|hundred|and) |-)\b(two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen)\b(?! (?:hundred|thousand|grand|star|twenty|fifty|forty|thirty|past|to\b))/i,
    (word) => String(NUMBER_WORDS.indexOf(word.toLowerCase())),
  );
}

/** A clock as others write it: `half seven`, `7.30`, `7:30`, `8pm`, `8 pm`, `20:00`. */
function withClockWritten(message: string, rng: () => number): string | null {
  const half =
    /\bhalf (?:past )?(two|three|four|five|six|seven|eight|nine|ten|eleven|[2-9]|1[01])\b(?! (?:of|the|price|term|hour))/i;
  const hour = half.exec(message)?.[1];
  if (hour !== undefined) {
    const number = /\d/.test(hour) ? Number(hour) : NUMBER_WORDS.indexOf(hour.toLowerCase());
    return message.replace(half, oneOf([`${number}.30`, `${number}:30`, `half past ${hour}`], rng) ?? '');
  }
  const pm = /(?<![\d:.])\b([1-9]|1[01]) ?pm\b/i;
  const clock = pm.exec(message)?.[1];
  if (clock !== undefined)
    return message.replace(
      pm,
      oneOf(
        [`${Number(clock) + 12}:00`, `${clock} pm`, `${clock}PM`, `${clock}.00pm`, `${Number(clock) + 12}.00`],
        rng,
      ) ?? '',
    );
  const figures = /(?<![\d:.£/])\b([1-9]|1[01])[.:]30\b(?! ?(?:am|pm|each|pp|a head|quid|p\b))/i;
  const halves = figures.exec(message)?.[1];
  return halves === undefined
    ? null
    : message.replace(
        figures,
        oneOf([`half ${halves}`, `half ${NUMBER_WORDS[Number(halves)]}`, `half past ${halves}`], rng) ?? '',
      );
}

const withPoundsWritten = (message: string, rng: () => number): string | null => {
  const sum = /£\s?(\d{1,4})(?![\d.,k])|(?<![\d.,:/])\b(\d{1,4}) ?(?:quid|pounds|gbp)\b/i;
  const found = sum.exec(message);
  const number = found?.[1] ?? found?.[2];
  return number === undefined
    ? null
    : message.replace(
        sum,
        oneOf([`£${number}`, `${number} quid`, `${number} pounds`, `${number}quid`, `${number} gbp`], rng) ?? '',
      );
};

const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
const ORDINALS = ['first', 'second', 'third', 'fourth'];
/** The day of the trip by its number where the message has its name, and not what is to be another day of the trip. */
function withDayNumber(message: string, one: Case, rng: () => number): string | null {
  const outline = TRIP_OUTLINES.find(({ id }) => id === one.trip);
  if (!outline?.firstDay || outline.days.length < 2 || ['dates', 'correction', 'offer'].includes(one.category))
    return null;
  const { firstDay } = outline;
  const days = outline.days.map((_, at): number => weekdayOf(addDays(firstDay, at)));
  const found = oneOf(
    [
      ...message.matchAll(
        /(?<!\b(?:this|next|last|the|a|from|till|until|good) )\b(mon|tues?|wed|thurs?|fri|sat|sun)(?:day|nesday|urday)?\b(?!['’]?s\b)(?! (?:night|evening|morning|afternoon|down|\d|the|nite|eve|am|pm|lunch|dinner|tea|karaoke|and|or|n|start|till|to|bar|club))/gi,
      ),
    ],
    rng,
  );
  if (!found?.[1]) return null;
  const weekday = WEEKDAYS.indexOf(found[1].toLowerCase().slice(0, 3));
  const at = days.indexOf(weekday);
  if (at < 0) return null;
  const isOn = /\b(?:on|for|to) $/i.test(message.slice(0, found.index));
  const name = oneOf([`day ${at + 1}`, `day ${NUMBER_WORDS[at + 1]}`, `the ${ORDINALS[at]} day`], rng);
  return `${message.slice(0, found.index)}${isOn ? '' : 'on '}${name}${message.slice(found.index + found[0].length)}`;
}

const NUMBERS =
  /\d+|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|hundred|half|couple|both|another|few)\b/gi;

/** The value of the only figure of the message, and what is expected, changed likewise; null if it is not so plain. */
function withOtherValue(
  one: Case,
  of: (reaction: Reaction) => number | null,
  set: (reaction: Reaction, value: number) => Reaction,
  change: (value: number) => number,
  written: (value: number) => string,
): Case | null {
  const reactions = one.expect.kind === 'any' ? one.expect.of : [one.expect];
  const values = reactions.flatMap((reaction) => of(reaction) ?? []);
  const [value] = values;
  if (value === undefined || values.some((other) => other !== value)) return null;
  const numbers = [...one.message.matchAll(NUMBERS)];
  if (numbers.length !== 1 || numbers[0]?.[0] !== written(value)) return null;
  if (reactions.some((reaction) => of(reaction) === null && reaction.kind !== 'question')) return null;
  const next = change(value);
  return {
    ...one,
    message: one.message.replace(NUMBERS, written(next)),
    expect: {
      kind: 'any',
      of: reactions.map((reaction) => (of(reaction) === null ? reaction : set(reaction, next))),
    },
  };
}

const onlyFact = (reaction: Reaction, name: 'size' | 'cap'): number | null => {
  if (reaction.kind !== 'change') return null;
  const [fact, ...others] = reaction.facts;
  return others.length === 0 && fact?.fact === name ? fact.is : null;
};

/** Other words, other ways to write a figure, and other figures. */
export const equalWordRelations: readonly Relation[] = [
  ...EQUALS.map((equals) =>
    ofMessage(equals.id, equals.does, (message, rng, one) =>
      isPlainTalk(one) ? withEqual(message, equals, rng) : null,
    ),
  ),
  ofMessage('pounds-words', '£20, 20 quid, 20 pounds', (message, rng, one) =>
    isPlainTalk(one) ? withPoundsWritten(message, rng) : null,
  ),
  ofMessage('number-spelled', '7, seven', (message, _, one) => (isPlainTalk(one) ? withNumberSpelled(message) : null)),
  ofMessage('clock-written', 'half seven, 7.30; 8pm, 20:00', (message, rng, one) =>
    isPlainTalk(one) ? withClockWritten(message, rng) : null,
  ),
  ofMessage('day-number', 'saturday, day two', (message, rng, one) =>
    isPlainTalk(one) ? withDayNumber(message, one, rng) : null,
  ),
  {
    id: 'other-size',
    does: 'another number of people, expected likewise',
    alter: (one, rng) =>
      withOtherValue(
        one,
        (reaction) => onlyFact(reaction, 'size'),
        (reaction, is) => (reaction.kind === 'change' ? { kind: 'change', facts: [{ fact: 'size', is }] } : reaction),
        (value) => value + (rng() < 0.5 ? 1 : -1),
        String,
      ),
  },
  {
    id: 'other-cap',
    does: 'another limit, expected likewise',
    alter: (one, rng) =>
      withOtherValue(
        one,
        (reaction) => {
          const cap = onlyFact(reaction, 'cap');
          return cap === null ? null : cap / 100;
        },
        (reaction, is) =>
          reaction.kind === 'change' ? { kind: 'change', facts: [{ fact: 'cap', is: is * 100 }] } : reaction,
        (value) => value + (rng() < 0.5 ? 10 : 25),
        String,
      ),
  },
];
