import { inPounds } from '../../../catalogue/named-currencies.ts';

/** An amount of money as people type it, in pence: `£30`, `30 quid`, `30 pounds pp`, `£1,200`. */
const AMOUNT = /(?:£\s*(\d[\d,]*(?:\.\d{1,2})?)|(\d[\d,]*(?:\.\d{1,2})?)\s*(?:quid|pounds?|gbp))\b/i;
const AMOUNT_EACH =
  /(?<![\d.,])£?\s*(\d{2,4}(?:\.\d{1,2})?)\s*(?:quid|pounds?)?\s*(?:pp|p\/p|per person|per head|each(?! (?:night|evening|day|morning)\b)|a head|apiece)\b/gi;
const PER_PERSON = /\b(?:pp|p\/p|per person|per head|each|a head|a person|per guest|pppn|apiece)\b/i;

/** The first amount in a text in pence, other money at the planning rate, and whether it is said to be for one person; null when there is none. */
export function readAmount(written: string): { pence: number; perPerson: boolean } | null {
  const text = inPounds(written);
  const each = [...text.matchAll(AMOUNT_EACH)];
  // `mum puts in £1,000 so 700 each is ok`: of several sums the one for each is meant.
  const [only, another] = each;
  const isOneOfSome = only?.[1] !== undefined && another === undefined && AMOUNT.test(text.replace(only[0], ' '));
  if (isOneOfSome) return { pence: Math.round(Number(only[1]?.replace(/,/g, '')) * 100), perPerson: true };
  const amount =
    AMOUNT.exec(text) ??
    /\b()(\d{2,4})\s*(?:pp|p\/p|per person|per head|each(?! (?:night|evening|day|morning)\b)|a head)\b/i.exec(text);
  const digits = amount?.[1] || amount?.[2];
  if (!digits) return null;
  const pence = Math.round(Number(digits.replace(/,/g, '')) * 100);
  return Number.isFinite(pence) ? { pence, perPerson: PER_PERSON.test(text) } : null;
}
