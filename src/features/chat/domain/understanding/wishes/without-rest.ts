import type { ReadPart } from '../cues/read-part.ts';
import type { Intent } from '../intent.ts';
import { normalise } from '../typing/normalise.ts';

/** Sleep and its like, told of people: what a later hour, a shorter day or one thing less is for. */
const TELLS_OF_REST =
  /^ (?:(?:so|and|cos|because|as|since) )*(?:(?:we|well|weve|were|i|im|id|they|theyll|theyre|he|she|it|people|everyone|everybody|most|some|half|the|my|our|girls|boys|lads|gang|group|mums?|dads?|nan|bride|groom|stag|hen|of|us|them|ones?) )+(?:\w+ ){0,3}(?:naps?|rest|kip|sleep|snooze|lie in|lie down|breather|freshen|shower|recover|recovery|recharge|knackered|shattered|tired|wiped|dead|hanging|hungover) /;
/** Words that ask for a calmer trip, whatever else is told. */
const ASKS_CALM = / (?:calm|calmer|quiet|quieter|gentle|gentler|chilled?|easy|easier|slower|less|relax\w*) /;
const GIVES_REST: ReadonlySet<Intent['kind']> = new Set(['retime', 'hours', 'drop', 'move-day']);

/**
 * `push dinner back a bit, we'll want a nap`: beside a wish that already gives it, the rest somebody wants is the reason
 * for that wish and no calmer trip besides.
 */
export const withoutRest = (parts: readonly ReadPart[]): ReadPart[] =>
  parts.some(({ intent }) => GIVES_REST.has(intent.kind))
    ? parts.filter(({ intent, wish }) => !isReasonForRest(intent, normalise(wish).line))
    : [...parts];

const isReasonForRest = (intent: Intent, line: string): boolean =>
  intent.kind === 'mood' &&
  intent.mood === 'calmer' &&
  intent.days.length === 0 &&
  TELLS_OF_REST.test(line) &&
  !ASKS_CALM.test(line);
