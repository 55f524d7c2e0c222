import type { ConciergeState } from '../../concierge-state.ts';
import { findScope } from '../cues/find-scope.ts';
import { asWhole, type ReadPart } from '../cues/read-part.ts';
import { read } from '../reading.ts';

/** Asked whether somebody can get about somewhere. */
const ASKS_ACCESS =
  / (?:is|are|can|could|does|do|will|would) (?:\w+ ){1,8}?(?:reachable|accessible|steep|manage|manageable|get (?:up|in|round|to|around|about)|come up|go up|climb|suitable|doable|too (?:steep|far|much)) /;

/** `can we make sure its all accessible?` is a wish. */
const ORDERS = /^\s*(?:can|could|would|will) (?:we|you|u)\b/i;

/**
 * `my nephew uses a wheelchair, is everything reachable for him?` asks first: what is told of somebody is why, and nothing
 * changes before it is said what he cannot reach. Parts of a message that asks nothing stay as they are.
 */
export function withAccessAsked(
  parts: readonly ReadPart[],
  message: string,
  state: ConciergeState,
): readonly ReadPart[] {
  const asked = message
    .split(/(?<=[.!?])\s+|,\s+/)
    .find(
      (sentence) => /\?\s*$/.test(sentence) && ASKS_ACCESS.test(read(sentence, state).line) && !ORDERS.test(sentence),
    );
  const needs = parts.find(({ intent }) => intent.kind === 'needs' && intent.stepFree && intent.diets.length === 0);
  if (asked === undefined || !needs) return parts;
  const reading = read(asked, state);
  const scope = findScope(reading, state.plan, reading.words.length);
  const intent = { kind: 'suits', diets: [], stepFree: true, noAlcohol: false, minorsPresent: false, scope } as const;
  return [
    asWhole(asked, intent),
    ...parts.filter(
      (part) => part !== needs && part.intent.kind !== 'unknown' && part.intent.kind !== 'suits' && part.wish !== asked,
    ),
  ];
}
