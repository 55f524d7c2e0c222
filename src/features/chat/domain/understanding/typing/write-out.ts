import { inPounds } from '../../../../../catalogue/named-currencies.ts';
import { datesInFigures } from './dates-in-figures.ts';

const UNITS = new Map(
  `one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen
  nineteen`
    .split(/\s+/)
    .map((word, index) => [word, index + 1]),
);
const TENS = new Map(
  'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ').map((word, index) => [word, (index + 2) * 10]),
);
const UNIT = [...UNITS.keys()].join('|');
const TEN = [...TENS.keys()].join('|');
/** `two hundred and fifty`, `thirty five`, `a hundred`; single units stay words, `one` is seldom a number. */
const LARGE = new RegExp(
  `\\b(?:(?:(?:(${UNIT}|a)[\\s-]+)hundred(?:[\\s-]+(?:and[\\s-]+)?(${TEN}))?(?:[\\s-]+(?:and[\\s-]+)?(${UNIT}))?)|(?:(${TEN})(?:[\\s-]+(${UNIT}))?))\\b`,
  'gi',
);
const MONEY = '(?:quid|squid|pounds?|gbp|nicker)';
const BEFORE_MONEY = new RegExp(`\\b(${UNIT})(?=[\\s-]+${MONEY}\\b)`, 'gi');
/** `two couples` are four people. */
const COUPLES = /\b(two|three|four|five|[2-9]) (?:more )?couples\b/gi;
const CLOCK_WORD = new RegExp(
  `\\b(half|half past|quarter past|quarter to|at|until|till|til|by|from|for|before|after|about|around)\\s+(${UNIT})(?=\\s*(?:$|[.,!?;]|ish\\b|o'?clock\\b|am\\b|pm\\b|instead\\b|on\\b|not\\b|rather\\b|please\\b|pls\\b|then\\b|and\\b))`,
  'gi',
);

/** `at seven thirty`: an hour and its minutes, both in words. */
const CLOCK_WORDS = new RegExp(
  `\\b(at|to|for|by|from|until|till|til|before|after|about|around)\\s+(${UNIT})[\\s-]+(thirty|fifteen|forty[\\s-]five)\\b(?!\\s*(?:${MONEY}|each|pp|a head|people|of us|max))`,
  'gi',
);
/** `can we eat earlier, 6ish`: an hour, and no number of anything else. */
const HOUR_ISH =
  /(?<=\b(?:earlier|later|sooner|eat|eating|dinner|lunch|tea|brunch|start|starting|finish|meet)\b[\s,]+)([1-9]|1[0-2])\s*-?\s*ish\b(?!\s*(?:of|people|quid|pounds?|each|£))/gi;
const MINUTES = new Map([
  ['thirty', '30'],
  ['fifteen', '15'],
]);

/** A number at the end of a few words about a meal, or alone after a no: an hour or a count, `friday dinner eight`, `eleven would be fine`. */
const BARE_WORD = new RegExp(
  `(\\b(?:dinner|lunch|tea|supper|brunch|karaoke|start|finish)\\s|^\\s*(?:(?:no|nope|sorry|oops|wait|oh|actually|hmm),?\\s+)*)(?!one\\b)(${UNIT})(?=\\s*(?:(?:please|pls|plz|instead|x+)?[.!]*\\s*$|for the\\b|(?:would|will) (?:be |do\\b)|is (?:quite |plenty )?(?:(?:early|late) enough|better|fine)\\b))`,
  'i',
);

/** `Heaven's a no`, `Kev's vegan`, `his sister's coming`: an `is` and no possessive, by what stands after it. */
const IS_SHORT =
  /\b(?!let|that|there|it|here|what|who|how|where|when)([a-z]{3,})'s(?= (?:an?|too|not|no|gone|been|going|just|so|really|well|full|fully|shut|closed|vegan|veggie|vegetarian|coeliac|celiac|allergic|teetotal|pregnant|working|away|busy|driving|flying|coming|bringing|joining|tagging|pricey|expensive|dear|steep|crap|boring|rubbish|naff|cheaper|better|nicer|in|out|off|free)\b)/gi;

/** `how long's the crawl`, `how fars dinner from the hotel`. */
const HOW_IS_SHORT = /\b(how (?:long|far|late|early|busy|big|loud))'?s(?= )/gi;

/** `sundays a bit early`: of one of them, and what it is. */
const DAY_IS_SHORT =
  /\b((?:mon|tues|wednes|thurs|fri|satur|sun)day)s(?= (?:a bit|a little|a touch|too|so|really|very|pretty|quite|rather|looking|all|kind of|well)\b)/gi;

/** `by a fifth`, in percent. */
const SHARES = new Map([
  ['third', 33],
  ['quarter', 25],
  ['fifth', 20],
  ['tenth', 10],
]);

const value = (word: string | undefined): number =>
  word === undefined ? 0 : (UNITS.get(word.toLowerCase()) ?? TENS.get(word.toLowerCase()) ?? 1);

const grandOf = (thousands: string): number =>
  thousands === 'a' ? 1000 : thousands === 'half a' ? 500 : Number(thousands) * 1000;

/** Figures for what people write in words: `a tenner`, `five hundred pounds`, `half ten`, `8ish`, `a third less`. */
export function writeOut(raw: string): string {
  return (
    datesInFigures(inPounds(raw))
      .replace(/[’‘]/g, "'")
      .replace(/\b(?:three|3)[\s-]quarters of an? hour\b/gi, '45 minutes')
      .replace(/\b(?:an? )?quarter (?:of )?an? hour\b(?! (?:to|past))/gi, '15 minutes')
      .replace(/\b(we|i|you|they|he|she)'d\b/gi, '$1 would')
      .replace(IS_SHORT, '$1 is')
      .replace(HOW_IS_SHORT, '$1 is')
      .replace(DAY_IS_SHORT, '$1 is')
      .replace(/\b(\d{1,3}),(?=\d{3}\b)/g, '$1')
      // `by 11 each night` is an hour, and no sum.
      .replace(
        /\b(by|at|until|till|before|past|after) (\d{1,2}(?:[:.]\d\d)?(?: ?[ap]m)?) each (?=(?:night|day|evening|morning|time)\b)/gi,
        '$1 $2 every ',
      )
      .replace(
        /\bby ((?:about |around |roughly |at least |maybe |some )*)(?:a|one) (third|quarter|fifth|tenth)(?: or so)?\b(?! (?:past|to|of an)\b)/gi,
        (_, about, part) => `by ${about}${SHARES.get(part.toLowerCase())}%`,
      )
      .replace(/\b(budget|cap|limit|kitty)( is| of|:)? (?:nil|zero|nothing|nowt|zilch)\b/gi, '$1 is £0')
      .replace(
        /^\s*(?:oh |yeah |yes )?(?:a )?(?:100|110|1000|hundred) ?(?:%|percent|per cent)(?=\s*(?:[.!]*\s*$|yes\b|please\b|do\b))/i,
        ' yes ',
      )
      .replace(/👍|👌|✅|🆗/gu, ' yes ')
      .replace(/👎/gu, ' no ')
      .replace(/🔙|↩️?/gu, ' undo ')
      .replace(/🙅[\u{1F3FB}-\u{1F3FF}]?(?:\u200d[♀♂]\ufe0f?)?|❌|🚫/gu, ' no ')
      .replace(/[😂🤣😆😅😁😄🥳🎉]+/gu, ' haha ')
      .replace(
        /\b(one|two|three|four|five|six|seven|eight|nine) (twenty|fifty|seventy five|eighty|thirty|forty|sixty|seventy|ninety)(?= (?:a head|each|pp|per|max|a man|quid|sorry|all in|a girl|a lad)|(?<=\b(?:max|maximum|limit|budget|cap|ceiling|spend|afford|most|tops)\b.*)[\s.!]*$)/gi,
        (_, hundreds, rest) =>
          String(value(hundreds) * 100 + rest.split(' ').reduce((sum: number, word: string) => sum + value(word), 0)),
      )
      .replace(
        /^((?:sorry|no|i meant|meant|actually|make it|make that)[, ]+)?(one|two|three|four|five) (fifty|twenty|eighty)\b/gi,
        (_, lead, hundreds, rest) => `${lead ?? ''}${value(hundreds) * 100 + value(rest)}`,
      )
      .replace(
        /\b([2-9]) ton\b(?= (?:each|a head|pp|max|tops|apiece|a (?:lad|girl|man|person|kid)|per (?:head|person|lad|girl|kid))|$)/gi,
        '£$100',
      )
      .replace(
        /\ba ton\b(?= (?:each|a head|pp|max|tops|apiece|a (?:lad|girl|man|person|kid)|per (?:head|person|lad|girl|kid))|$)/gi,
        '£100',
      )
      .replace(/\ba monkey\b(?= (?:each|a head|pp|max)|$)/gi, '£500')
      .replace(
        /(^|[^a-z\s-]\s*|\b(?:is|of|to|at|max|just|only|us|we)\s+)hundred (?=quid|pounds|each|a head|pp|max|tops)/gi,
        '$1100 ',
      )
      .replace(
        CLOCK_WORDS,
        (_, joint, hour, minutes) => `${joint} ${value(hour)}:${MINUTES.get(minutes.toLowerCase()) ?? '45'}`,
      )
      .replace(/\b([1-9]) hundred\b/gi, (_, hundreds: string) => `${hundreds}00`)
      .replace(
        /\b(\d{2,5}) (less|off|cheaper)(?= (?:overall|all in|in total|altogether|all told|(?:off |on |from )?the (?:total|whole|lot|bill|price))\b)/gi,
        '£$1 $2',
      )
      .replace(LARGE, (_, hundreds, tens, units, ten, unit) =>
        String(hundreds ? value(hundreds) * 100 + value(tens) + value(units) : value(ten) + value(unit)),
      )
      .replace(/\b(one|two|three|four|five|six) grand\b/gi, (_, thousands) => `${value(thousands)} grand`)
      .replace(/(^|[\s,])\+ ?(\d{1,2})(?=[\s,.!]|$)/g, '$1plus $2')
      .replace(COUPLES, (_, couples) => `${2 * (Number(couples) || value(couples))} people`)
      .replace(BEFORE_MONEY, (word) => String(value(word)))
      .replace(/\b(?:a )?tenners?\b/gi, '£10')
      .replace(/\b(?:a )?fivers?\b/gi, '£5')
      .replace(/(?:£\s?)?\b(\d+(?:\.\d)?|a|half a) ?grand\b/gi, (_, thousands) => `£${grandOf(thousands)}`)
      .replace(/£\s?(\d+(?:\.\d)?)k\b/gi, (_, thousands) => `£${Number(thousands) * 1000}`)
      .replace(
        /\b(\d+(?:\.\d)?) ?k\b(?=\s*(?:total|in total|all in|for (?:us )?all|budget|max))/gi,
        (_, thousands) => `£${Number(thousands) * 1000}`,
      )
      .replace(/\b(\d{1,4})\s*(?:squid|nicker|sobs)\b/gi, '$1 quid')
      .replace(/\b(\d{1,4}) ?p\.p\.?/gi, '$1 pp')
      .replace(
        /£?\b(\d{2,4})(?: ?quid| ?pounds?)?(?: max| tops| limit)? (?:(?:per|a) (?:head|person|man|lad|girl|kid|child|hen|stag|delegate|guest|woman)|a pop|for (?:each )?person|for each|apiece|pp|a person|p\/p|ahead)(?=$|[^a-z])/gi,
        '£$1 pp',
      )
      .replace(
        /\b(max|maximum|budget|limit|cap|ceiling|stretch|spend)((?: (?:is|of|at|to|now|it|us|things|everything|up|about|around|down|back))*) (\d{2,4})(?= (?:each|pp|a head|per)|\s*$|[,.!])/gi,
        '$1$2 £$3',
      )
      .replace(/(?<!\b(?:until|till|til|at|by|from|before) )\b(\d{2,4}) (max|tops|limit|maximum)\b/gi, '£$1 $2')
      .replace(
        /\b(dinner|lunch|tea|supper|brunch|karaoke) (?:to |for )?(\d{1,2})(?= *(?:$|please|pls|instead|not|x+$))/gi,
        '$1 at $2',
      )
      .replace(/(^|\s)'?till?(?=\s)/gi, '$1until')
      .replace(BARE_WORD, (_, before, word) => `${before}${value(word)}`)
      .replace(CLOCK_WORD, (_, joint, word) => `${joint} ${value(word)}`)
      .replace(/\bquarter past (\d{1,2})\b/gi, '$1:15')
      .replace(/\bquarter to (\d{1,2})\b/gi, (_, hour) => `${((Number(hour) + 10) % 12) + 1}:45`)
      .replace(HOUR_ISH, '$1:00')
      .replace(/\b(\d{1,2})\s*-?\s*ish\b/gi, '$1')
      .replace(/\b(\d{1,3})(mins?|minutes?|hrs?|hours?)\b/gi, '$1 $2')
      .replace(/\b(\d{1,2})\s?o'?clock\b/gi, '$1:00')
      .replace(/\b(\d{1,2})[.:](\d{2})\s*h(?:rs?)?\b/gi, '$1:$2')
      .replace(/(\d)\s*(?:percent|per cent)\b/gi, '$1%')
  );
}
