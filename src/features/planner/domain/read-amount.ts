/** An amount of money as people type it, in pence: `£30`, `30 quid`, `30 pounds pp`, `£1,200`. */
const AMOUNT = /(?:£\s*(\d[\d,]*(?:\.\d{1,2})?)|(\d[\d,]*(?:\.\d{1,2})?)\s*(?:quid|pounds?|gbp))\b/i;
const PER_PERSON = /\b(?:pp|p\/p|per person|per head|each|a head|a person|per guest|pppn|apiece)\b/i;

/** The first amount in a text in pence, and whether it is said to be for one person; null when there is none. */
export function readAmount(text: string): { pence: number; perPerson: boolean } | null {
  const amount = AMOUNT.exec(text) ?? /\b()(\d{2,4})\s*(?:pp|p\/p|per person|per head|each|a head)\b/i.exec(text);
  const digits = amount?.[1] || amount?.[2];
  if (!digits) return null;
  const pence = Math.round(Number(digits.replace(/,/g, '')) * 100);
  return Number.isFinite(pence) ? { pence, perPerson: PER_PERSON.test(text) } : null;
}
