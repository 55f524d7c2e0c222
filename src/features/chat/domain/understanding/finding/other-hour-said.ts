import { normalise } from '../typing/normalise.ts';
import { findClocks } from './find-clocks.ts';

const DAY =
  /\b(?:on\s+)?(?:the\s+)?(?:mon|tues?|weds?|wednes|thurs?|fri|sat|satur|sun)(?:day)?s?(?:\s+(?:night|evening|morning))?\b/gi;
const GLUE = /\b(?:at|on|for|to|and|the|then|please|pls|plz|ta|thanks|but|in|x+)\b|[.,;!&-]/gi;

/** The text without the hours in it, and whether it had just one; the rest of it as it was typed out in figures. */
function withoutHour(text: string): { rest: string; count: number } {
  const { raw } = normalise(text);
  const clocks = findClocks(raw).filter(({ isRefused, isKept }) => !isRefused && !isKept);
  const rest = clocks.reduceRight((left, { from, to }) => `${left.slice(0, from)} ${left.slice(to)}`, raw);
  return { rest, count: clocks.length };
}

/**
 * `half 7 saturday`, after `tea at 8 friday`: the same at another hour of another day, in words that stand alone. Null
 * where the part has anything else in it, or the one before it has no hour and day of its own.
 */
export function otherHourSaid(before: string, part: string): string | null {
  const own = withoutHour(part);
  if (own.count !== 1 || own.rest.search(DAY) < 0) return null;
  if (own.rest.replace(DAY, ' ').replace(GLUE, ' ').trim() !== '') return null;
  const last = withoutHour(before);
  if (last.count !== 1 || last.rest.search(DAY) < 0) return null;
  const thing = last.rest.replace(DAY, ' ').replace(GLUE, ' ').replace(/\s+/g, ' ').trim();
  return thing === '' ? null : `${thing} at ${part.replace(/^\s*(?:and|at|to|then)\s+/i, '')}`;
}
