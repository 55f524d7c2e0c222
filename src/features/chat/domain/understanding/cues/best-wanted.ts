import type { Preference } from '../intent.ts';
import { NO_PREFERENCE } from './no-preference.ts';
import type { ReadPart } from './read-part.ts';

const BEST =
  / (?:(?:very |absolute )?best|poshest|fanciest|nicest|swankiest|smartest|finest|classiest) (?:one|place|places|restaurant|dinner|lunch|meal|bar|club|spot|venue|(?:that |which )?(?:you|youve|u|weve|there|they|money) (?:have|ve|got|can|is|do)|you|youve|in town|in the city|on (?:your|the) list|going|around|available|possible)(?= )|(?<! (?:whats|is|are|what|which|was|for|at)) the (?:very |absolute )?best (?=$|please|then|x+ )/;

/** `make it the best place you have`: as good as can be had, whatever it costs within the limit. */
export const wantsBest = (line: string): boolean => BEST.test(line);

/** How a place is to be that is to be the best. */
export const THE_BEST: Pick<Preference, 'isDearer' | 'isBest'> = { isDearer: true, isBest: true };

const OF_IT =
  /^ (?:(?:and|so|ok|please|can|could|you|we|just|like|i|mean|really|actually|lets|go|for|get|us|want|make|it|that|this|be|has|have|to|should|must|somewhere|as|in) )*(?:the|your) /;

/** `somewhere nicer for dinner on saturday, make it the best place youve got`: the second says of the first how it is to be. */
export function withBestMeant(parts: readonly ReadPart[], lineOf: (wish: string) => string): readonly ReadPart[] {
  return parts.flatMap((part, at): readonly ReadPart[] => {
    const [before, after] = [parts[at - 1], parts[at + 1]];
    if (before && saysBest(part, lineOf) && isOpenSwap(before)) return [];
    if (!after || !saysBest(after, lineOf) || !isOpenSwap(part)) return [part];
    return part.intent.kind === 'swap'
      ? [{ ...part, intent: { ...part.intent, want: { ...part.intent.want, ...THE_BEST } } }]
      : [part];
  });
}

const saysBest = ({ intent, wish }: ReadPart, lineOf: (wish: string) => string): boolean =>
  intent.kind === 'unknown' && wantsBest(lineOf(wish)) && OF_IT.test(lineOf(wish));

const isOpenSwap = ({ intent }: ReadPart): boolean =>
  intent.kind === 'swap' && !intent.want.isCheaper && intent.want.maxPence === NO_PREFERENCE.maxPence;
