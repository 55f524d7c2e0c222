/** Thirteen to nineteen digits, in groups or not, that begin as card numbers do; a telephone number begins with + or 0. */
const LONG_NUMBER = /(?<![\d+])[3-6](?:[ -]?\d){12,18}(?!\d)/g;

/** The check digit of card numbers (ISO/IEC 7812-1, annex B). */
function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (const [fromRight, digit] of Array.from(digits, Number).toReversed().entries()) {
    const doubled = fromRight % 2 === 1 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}

/** Text without whole card numbers: nobody should send one, and we must not keep one (PCI DSS 3.4; RELIABILITY 5.7). */
export function maskCardNumbers(text: string): string {
  return text.replace(LONG_NUMBER, (number) => {
    const digits = number.replace(/\D/g, '');
    return passesLuhn(digits) ? `•••• ${digits.slice(-4)}` : number;
  });
}
