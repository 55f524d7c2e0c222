import type { ReadPart } from '../cues/read-part.ts';
import { isReason } from './merge-wishes.ts';

/** `sunday breakfast somewhere, we need to soak up saturday`: where nothing is known of any part, the first by itself may be. */
export function saidBeforeReasons(parts: readonly ReadPart[], again: (wish: string) => ReadPart[]): ReadPart[] | null {
  const [first, ...rest] = parts;
  if (!first || rest.length === 0 || parts.some(({ intent }) => intent.kind !== 'unknown')) return null;
  const alone = again(first.wish);
  const isKnown = alone.length > 0 && alone.every(({ intent }) => intent.kind !== 'unknown');
  return isKnown ? [...alone, ...rest.filter((part) => !isReason(part))] : null;
}
