/** What a text says in figures, in forms that can be compared. */
export interface Claims {
  /** `£ 1250` for £12.50: the sign and the minor units. */
  prices: Set<string>;
  /** Minutes after midnight, 0 to 1439. */
  times: Set<number>;
  /** Every other number in figures, and small ones in words that count something. */
  numbers: Set<number>;
}

const UNITS =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const WORD = `(?:(?:a|one|two|three|four|five|six|seven|eight|nine) hundred(?: and)?(?: (?:${TENS.join('|')}))?(?:[ -](?:${UNITS.join('|')}))?|(?:${TENS.join('|')})(?:[ -](?:${UNITS.join('|')}))?|${UNITS.join('|')})`;

/** `thirty-five` is 35, `a hundred and twenty` 120. */
function numberInWords(text: string): number {
  return text.split(/[\s-]+/).reduce((sum, word) => {
    if (word === 'hundred') return Math.max(1, sum) * 100;
    if (TENS.includes(word)) return sum + (TENS.indexOf(word) + 2) * 10;
    return sum + UNITS.indexOf(word) + 1;
  }, 0);
}

const SIGN_OF: Readonly<Record<string, string>> = {
  pounds: '£',
  pound: '£',
  quid: '£',
  gbp: '£',
  euros: '€',
  euro: '€',
  eur: '€',
  kč: 'Kč',
  czk: 'Kč',
  koruna: 'Kč',
  crowns: 'Kč',
  zł: 'zł',
  pln: 'zł',
  zloty: 'zł',
  dollars: '$',
  dollar: '$',
  pence: 'p',
  p: 'p',
};
const NAMED = Object.keys(SIGN_OF).join('|');
const FIGURE = '\\d{1,3}(?:,\\d{3})+(?:\\.\\d{1,2})?|\\d+(?:\\.\\d{1,2})?';
const PRICES: readonly RegExp[] = [
  new RegExp(`([£€$])\\s?(${FIGURE})(k)?(?:\\s?(?:-|–|to)\\s?(?:[£€$]\\s?)?(${FIGURE}))?`, 'gi'),
  new RegExp(`()(${FIGURE})()(?:\\s?(?:-|–|to)\\s?(${FIGURE}))?\\s?(${NAMED})(?![\\p{L}\\p{N}])`, 'giu'),
];
const SPOKEN_PRICE = new RegExp(`\\b(${WORD}) (${NAMED})(?![\\p{L}\\p{N}])`, 'giu');

const TIMES = /\b([01]?\d|2[0-9])[:.]([0-5]\d)\s*([ap]\.?m\b)?|\b(1[0-2]|[1-9])\s*([ap])\.?m\b/gi;
const OCLOCK = new RegExp(
  `\\b(?:(half|quarter)(?: (past|to))? )?(${UNITS.slice(0, 12).join('|')}|1[0-2]|[1-9])(?: o['’]?clock)\\b|\\b(half|quarter)(?: (past|to))? (${UNITS.slice(0, 12).join('|')}|1[0-2]|[1-9])\\b`,
  'gi',
);
const COUNTED = new RegExp(
  `\\b(${WORD}) (?:per ?cent|minutes?|mins?|hours?|people|persons?|guests|days?|nights?|rooms?|stars?|miles?|kilometres?|km)\\b`,
  'gi',
);
/** An id of a slot is a handle and not a fact. */
const SLOT_ID = /\bd\d+-[a-z]+\d*\b/g;

const minor = (figure: string): number => Math.round(Number(figure.replaceAll(',', '')) * 100);

/** Reads the prices, times and numbers of a text. What is read as one is not read again as another. */
export function readClaims(said: string): Claims {
  const prices = new Set<string>();
  const times = new Set<number>();
  const numbers = new Set<number>();
  let rest = said.replace(SLOT_ID, ' ');
  const price = (sign: string, figure: string, isThousands = false): void => {
    const pence = minor(figure) * (isThousands ? 1000 : 1);
    prices.add(sign === 'p' ? `£ ${pence / 100}` : `${sign} ${pence}`);
  };
  for (const pattern of PRICES) {
    rest = rest.replace(pattern, (_whole, before: string, from: string, k?: string, to?: string, named?: unknown) => {
      const sign = before !== '' ? before : typeof named === 'string' ? (SIGN_OF[named.toLowerCase()] ?? '£') : '£';
      price(sign, from, k?.toLowerCase() === 'k');
      if (to !== undefined) price(sign, to);
      return ' ';
    });
  }
  rest = rest.replace(SPOKEN_PRICE, (_whole, words: string, named: string) => {
    price(SIGN_OF[named.toLowerCase()] ?? '£', String(numberInWords(words.toLowerCase())));
    return ' ';
  });
  rest = rest.replace(
    TIMES,
    (_whole, hour?: string, minute?: string, half?: string, bare?: string, bareHalf?: string) => {
      const part = (half ?? bareHalf ?? '').charAt(0).toLowerCase();
      const hours = Number(hour ?? bare);
      const on12 = part === 'p' ? (hours % 12) + 12 : part === 'a' ? hours % 12 : hours;
      times.add((on12 % 24) * 60 + Number(minute ?? 0));
      return ' ';
    },
  );
  rest = rest.replace(OCLOCK, (_whole, ...groups: unknown[]) => {
    const [before1, to1, hour1, before2, to2, hour2] = groups.map((group) => (typeof group === 'string' ? group : ''));
    const spoken = (hour1 || hour2 || '').toLowerCase();
    const hours = UNITS.includes(spoken) ? UNITS.indexOf(spoken) + 1 : Number(spoken);
    const by = /half/i.test(before1 || before2 || '') ? 30 : /quarter/i.test(before1 || before2 || '') ? 15 : 0;
    // Nobody says which half of the day: the evening, which is when these matter.
    const minutes = ((hours % 12) + 12) * 60 + (/to/i.test(to1 || to2 || '') ? -by : by);
    times.add(minutes % 1440);
    return ' ';
  });
  rest = rest.replace(/\b(noon|midday|midnight)\b/gi, (word: string) => {
    times.add(/midnight/i.test(word) ? 0 : 720);
    return ' ';
  });
  rest = rest.replace(COUNTED, (_whole, words: string) => {
    numbers.add(numberInWords(words.toLowerCase()));
    return ' ';
  });
  for (const [figure] of rest.matchAll(/\d[\d,]*(?:\.\d+)?/g)) numbers.add(Number(figure.replaceAll(',', '')));
  return { prices, times, numbers };
}
