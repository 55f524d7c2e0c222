import type { ConciergeState } from '../../concierge-state.ts';
import { read } from '../reading.ts';

const THING = String.raw`((?:[\w'’.-]+ ){0,4}?[\w'’.-]+)`;
const BEGINS = String.raw`(^|[,.;!?\n]\s*|\s(?:and|n|then|also|plus)\s+)(?:(?:and|so|also|ok|right|then)\s+)*`;
const BETWEEN = String.raw`(?:\s*[,.;&+/–-]+\s*|\s+)(?:(?:and|n|but|then)\s+)?`;
const ENDS = String.raw`(?=\s*(?:$|[,.;!?\n]|\s(?:and|n|then|also|plus|instead|please|pls)\b))`;
const OUT_THEN_IN = new RegExp(`${BEGINS}${THING} out${BETWEEN}${THING} in${ENDS}`, 'gi');
const IN_THEN_OUT = new RegExp(`${BEGINS}${THING} in${BETWEEN}${THING} out${ENDS}`, 'gi');
const PEOPLE =
  /\b(?:we|us|boys|lads|girls|ladies|everyone|everybody|all|kids|team|group|gang|family|guests?|people|groom|bride)$/i;

/**
 * `jameson out, guinness in, and dinner at 8`: what goes and what comes in its place as one order. Only of what the plan
 * has: `dave out, steve in` is about people.
 */
export function withOutAndIn(message: string, state: ConciergeState): string {
  const times = (word: RegExp): number => message.match(word)?.length ?? 0;
  // `beer spa out. museum out. more beer in` takes the place of neither alone.
  if (times(/\bout\b/gi) === 0 || times(/\bout\b/gi) !== times(/\bin\b/gi)) return message;
  const order = (whole: string, before: string, gone: string, wanted: string): string => {
    const out = `the ${gone.replace(/^(?:the|that|our) /i, '').replace(/ (?:is|can go|are|goes)$/i, '')}`;
    const thing = wanted.replace(/ (?:is|are|comes|goes)$/i, '');
    const isExchange =
      read(out, state).slots.length > 0 &&
      !/^more\b/i.test(thing) &&
      !PEOPLE.test(thing) &&
      read(thing, state).days.length === 0;
    return isExchange ? `${before}swap ${out} for ${thing}` : whole;
  };
  return message
    .replace(OUT_THEN_IN, order)
    .replace(IN_THEN_OUT, (whole, before, wanted, gone) => order(whole, before, gone, wanted));
}
