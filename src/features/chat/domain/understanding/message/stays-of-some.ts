import type { ReadPart } from '../cues/read-part.ts';
import { stayerIn } from '../finding/who-stays.ts';
import { normalise } from '../typing/normalise.ts';

/** `swap the boat, and becky can only stay one night`: for the one who stays for less or longer, the trip keeps its days. */
export const withStaysOfSome = (parts: readonly ReadPart[]): ReadPart[] =>
  parts.map((part) =>
    part.intent.kind === 'dates' && stayerIn(normalise(part.wish).line) === 'some'
      ? { ...part, intent: { kind: 'impossible', why: { kind: 'part-of-group' } } }
      : part,
  );
