/** Units of a currency after the point: two for pounds, none for yen. Throws RangeError unless the code is three letters. */
const decimalsOf = (currency: string): number => formatIn(currency).resolvedOptions().maximumFractionDigits ?? 2;

const formatIn = (currency: string): Intl.NumberFormat =>
  new Intl.NumberFormat('en-GB', { style: 'currency', currency });

/** `29.99` or `30` or `29.9900` in whole minor units, rounded half up, without binary fractions; null if it is no amount. */
export function parseAmount(amount: string, currency: string): number | null {
  const [, whole = '', fraction = ''] = /^(\d{1,9})(?:\.(\d{1,9}))?$/.exec(amount) ?? [];
  if (whole === '') return null;
  const decimals = decimalsOf(currency);
  const digits = fraction.padEnd(decimals + 1, '0');
  const rounded = Number(digits.charAt(decimals)) >= 5 ? 1 : 0;
  return Number(whole + digits.slice(0, decimals)) + rounded;
}

/** The amount alone, as SPEC 3 presents it: `29.99` from 2999 pence. */
export function amountText(minor: number, currency: string): string {
  const decimals = decimalsOf(currency);
  const digits = String(minor).padStart(decimals + 1, '0');
  return decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

/** `£29.99`: with the sign of the currency that is really charged. */
export const moneyText = (minor: number, currency: string): string =>
  formatIn(currency).format(minor / 10 ** decimalsOf(currency));
