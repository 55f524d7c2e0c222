import type { Intent } from '../intent.ts';

export const DEAREST =
  / (?:most expensive|most dear|dearest|priciest|most pricey|most costly|costliest|biggest (?:cost|expense|spend|bill)|costs? (?:us )?(?:the )?most) /;
export const CHEAPEST = / (?:cheapest|most cheap|least expensive|costs? (?:us )?(?:the )?least|lowest priced?) /;
const FREE =
  / (?:(?:what|which|anything|any|whats|bits?|stuff|things?) (?:\w+ ){0,4}(?:free|for nothing|for nowt)|costs? (?:us )?(?:nothing|nowt)|doesnt cost (?:us )?(?:anything|owt)) /;

/** Which end of the prices a question asks for: the dearest part of a plan, the cheapest, or what is free. */
export function extremeOf(line: string): Extract<Intent, { kind: 'extremes' }>['which'] | null {
  if (DEAREST.test(line)) return 'dearest';
  if (CHEAPEST.test(line)) return 'cheapest';
  return FREE.test(line) && !/ free (?:time|hours?|hour) /.test(line) ? 'free' : null;
}
