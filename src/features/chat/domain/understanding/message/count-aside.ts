import { CHANGES, questionKind } from '../cues/asks.ts';
import type { ReadPart } from '../cues/read-part.ts';
import { normalise } from '../typing/normalise.ts';

/** So many of us, said by the way. */
const SO_MANY =
  / (?:there is|theres|there are|there will be|there|we are|were|its|it is|bearing in mind|with|for) (?:\d+|a \w+) of us /;
/** That it is another number than before. */
const IS_NEW =
  / (?:now|instead|only|just|actually|not|no longer|gone|down|up|more|fewer|less|after all|coming|come|turns out|make it|update|another|dropped) /;

/**
 * `where is safe to walk back from, theres 6 of us all girls`: beside a question a number says who asks, and the group is not
 * made smaller for it. How many the plan counts is said. Other parts stay as they are.
 */
export function withCountAside(parts: readonly ReadPart[]): readonly ReadPart[] {
  const isAsked = ({ wish, intent }: ReadPart): boolean =>
    questionKind(normalise(wish).line, wish) === 'open' && intent.kind !== 'site';
  const others = parts.filter(({ intent }) => intent.kind !== 'group-size');
  if (!others.some(isAsked) || others.some(({ intent }) => CHANGES.has(intent.kind))) return parts;
  return parts.map((part) => {
    const { line } = normalise(part.wish);
    const isAside = part.intent.kind === 'group-size' && SO_MANY.test(line) && !IS_NEW.test(line);
    return isAside ? { ...part, intent: { kind: 'people' } } : part;
  });
}
