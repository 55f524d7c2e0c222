/** Words of somebody who speaks of money, whatever the verb. */
const MONEY =
  / (?:penny|pence|(?:a|the) (?:pot|jar|hat|whip)|saved|savings|pounds?|quid|grand|budgets?|capp?(?:ed)?|limits?|ceiling|kitty|skint|strapped|broke|spend|spending|spends|afford|stretch|stretching|fork(?:ing)? out|cough(?:ing)? up|shell(?:ing)? out|chip(?:ped|ping)? in|tops|maximum|max|allowance|purse|wallets?|per (?:girl|lad|guest|delegate|kid|child|head|person)|(?:in|up|down|over|out|aside) (?:each|apiece)|a (?:head|girl|lad|man|boy|kid|child|person|guest|hen|stag|delegate)|pp) /;
/** What a number before it counts, where that is no money. */
const COUNTED =
  /^(?:of|people|persons?|guests?|lads|girls|boys|kids|hens|stags|us|am|pm|days?|nights?|hours?|minutes?|mins|miles|weeks?|weekends?|months?|years?|activit\w+|stops?|things?|bars|pubs|january|february|march|april|may|june|july|august|september|october|november|december|st|nd|rd|th|kg)$/;
const BEFORE_COUNT = /^(?:at|by|till|until|before|past|january|february|march|april|may|june|july|august|row)$/;
/** With a sum of hundreds these are enough. */
const LIKE_MONEY =
  / (?:(?:over|under|above|below|beyond|only have|only got|have|got|to) (?=\d{3})|is (?:\w+ )?(?:loads|plenty|enough|ample) |all in |no more |total |we said |absolute most |is the most )/;
const HUNDREDS = 100;
/** `knock 50 off` takes off money, whoever comes. */
const TAKES_OFF =
  / (?:knock|shave|trim|slice|lop|chop|cut|take) (?:(?:about|around|roughly|another|at least|up to|maybe|say) )*\d{2,4} (?:off|from)(?! (?:the |our )?(?:list|group|numbers?|headcount|guest|party)) /;
/** `postpone to 2028` names a year, unless money is spoken of. */
const A_YEAR = /^20[2-4]\d$/;
/** A smaller number in such a line is an hour, a day or a number of people. */
const LEAST_POUNDS = 20;

/**
 * The one sum of a line that speaks of money without naming a currency, `not a penny over 400`, in pence. Null where it has
 * none, several, or a number that counts something else.
 */
export function sumSpoken(words: readonly string[]): { pence: number; perPerson: boolean } | null {
  const line = ` ${words.join(' ')} `;
  const least = MONEY.test(line) || TAKES_OFF.test(line) ? LEAST_POUNDS : LIKE_MONEY.test(line) ? HUNDREDS : null;
  if (least === null) return null;
  const sums = words.flatMap((word, at) => {
    const isSum =
      /^\d{2,5}$/.test(word) &&
      Number(word) >= least &&
      !(least === HUNDREDS && A_YEAR.test(word)) &&
      !COUNTED.test(words[at + 1] ?? '') &&
      !BEFORE_COUNT.test(words[at - 1] ?? '');
    return isSum ? [Number(word)] : [];
  });
  const [pounds] = sums;
  if (pounds === undefined || sums.length > 1) return null;
  return {
    pence: pounds * 100,
    perPerson:
      / (?:each|pp|apiece|(?:per|a) (?:head|person|girl|lad|boy|man|guest|delegate|kid|child|hen|stag)|(?:each|all|everyone|everybody|we all|all of us) (?:\w+ ){0,3}?put) /.test(
        line,
      ),
  };
}
