import { CURRENCY_WORDS, numberWritten } from '../../../../../catalogue/named-currencies.ts';
import type { Currency } from '../../../../../shared/money.ts';
import type { ConciergeState } from '../../concierge-state.ts';
import type { Wish } from '../intent.ts';

const CURRENCIES: readonly Currency[] = ['GBP', 'EUR', 'CZK', 'PLN'];
const ANY = CURRENCIES.map((currency) => `(?:${CURRENCY_WORDS[currency]})`).join('|');
/** The money of the place, whatever its name. */
const LOCAL = '(?:their|the|our|your|irish|local|foreign|proper|real) (?:money|currency)\\b';
const MONEY = `(${ANY}|${LOCAL})`;
const NUMBER = '(\\d[\\d.,]*)';
const LEAD =
  "^\\W*(?:(?:so|and|ok|hi|hey|roughly|about|btw|quick question|erm?|um|what(?:[’']?s| is| are| would)|how much(?: is| are| would|[’']?s)?|how many|convert|can you (?:convert|tell me|do)|do you know|worth|be|is|a|the|is there)[\\s,]+)*";
const JOINT = '\\s*(?:in|into|to|as|is|are|worth|be|=|equals|(?:would|will) be|how (?:many|much)|what|[\\s,?-])+';

/** `whats 300 quid in zloty`, `€200 in pounds?`. */
const SUM_IN = new RegExp(`${LEAD}(?:${MONEY}\\s*)?${NUMBER}\\s*${MONEY}?${JOINT}${MONEY}[\\s?!.]*$`, 'i');
/** `how many crowns is £50`, `how much zloty do we get for 100 quid`. */
const HOW_MANY = new RegExp(
  `${LEAD}${MONEY} (?:is|are|for|in|to|will|would|do|can|could|we|i|you|get|be|a|an|the|there|[\\s,])*(?:${MONEY}\\s*)?${NUMBER}?\\s*${MONEY}?[\\s?!.]*$`,
  'i',
);
/** `whats the exchange rate`, `what currency do they use`, `do we need zloty`. */
const RATE = new RegExp(
  `\\b(?:exchange|conversion|currency) rate\\b|\\brate of exchange\\b|\\b(?:what|which) (?:currency|money) (?:do|does|is|will|should)\\b|\\b(?:do|will|would) (?:we|i|they|you) (?:need|take|accept|use) (?:any |some |to (?:get|bring|change) )?${MONEY}[\\s?!.]*$`,
  'i',
);
/** `czech crowns or euros?`: which of them is the money there. */
const WHICH_OF_TWO = new RegExp(
  `${LEAD}(?:do (?:we|i) (?:need|bring|take|get|want) )?(?:\\w+ )?${MONEY} or (?:\\w+ )?${MONEY}[\\s?!.]*$`,
  'i',
);
/** `how much is it in euros`: what the plan comes to. */
const TOTAL_IN = new RegExp(
  `^\\W*(?:(?:so|and|ok|hi)[\\s,]+)*(?:how much|what)(?:[’']?s| is| are| does| would| do| will)? (?:it|that|this|the (?:total|trip|plan|whole thing|price|lot)|everything|all of it|we|it all|that all)(?: (?:all|come|work out|be|cost|to|at|each|pay))* in ${MONEY}[\\s?!.]*$`,
  'i',
);

/**
 * What a sum is in another money, `whats 300 quid in zloty`; what the plan comes to in it, or the rate alone. `written`
 * is the text as it was typed: the reading of it knows pounds only. Null for anything else, and where both sides are one
 * money.
 */
export function readExchangeRate(
  written: string,
  { places }: ConciergeState,
): Extract<Wish, { kind: 'exchange-rate' }> | null {
  const local = places.kind === 'city' ? places.city.currency : 'GBP';
  const foreign = local === 'GBP' ? 'EUR' : local;
  const named = (words: string | undefined): Currency | null => {
    if (words === undefined) return null;
    return CURRENCIES.find((one) => new RegExp(`^(?:${CURRENCY_WORDS[one]})`, 'i').test(words)) ?? foreign;
  };
  const between = (digits: string | null, from: Currency, to: Currency) =>
    from === to
      ? null
      : ({
          kind: 'exchange-rate',
          minor: digits === null ? null : Math.round(numberWritten(digits) * 100),
          from,
          to,
        } as const);
  const [, before, digits, after, to] = SUM_IN.exec(written) ?? [];
  const target = named(to);
  if (digits !== undefined && target !== null)
    return between(digits, named(before ?? after) ?? (target === 'GBP' ? foreign : 'GBP'), target);
  const total = named(TOTAL_IN.exec(written)?.[1]);
  if (total !== null) return between(null, 'GBP', total);
  const [, wanted, sign, count, unit] = HOW_MANY.exec(written) ?? [];
  const asked = named(wanted);
  const given = named(sign ?? unit);
  if (asked !== null && given !== null) return between(count ?? '1', given, asked);
  return RATE.test(written) || WHICH_OF_TWO.test(written) ? between('1', 'GBP', foreign) : null;
}
