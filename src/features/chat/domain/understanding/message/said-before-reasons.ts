import { clausesOf } from '../cues/clauses.ts';
import type { ReadPart } from '../cues/read-part.ts';
import { isReason } from './merge-wishes.ts';

const CLAUSES_MAX = 3;

/**
 * `sunday breakfast somewhere, we need to soak up saturday`, `dolphins on saturday, jess has banged on about it for months`:
 * where nothing is known of any part, the first by itself may be.
 */
export function saidBeforeReasons(
  parts: readonly ReadPart[],
  message: string,
  again: (wish: string) => ReadPart[],
): ReadPart[] | null {
  const [first, ...rest] = parts;
  if (!first || parts.some(({ intent }) => intent.kind !== 'unknown')) return null;
  const clauses = clausesOf(message);
  const text = rest.length > 0 ? first.wish : (clauses[0]?.text ?? '');
  if (rest.length === 0 && (clauses.length < 2 || clauses.length > CLAUSES_MAX || message.includes('?'))) return null;
  const alone = again(text);
  const isKnown =
    alone.length > 0 &&
    alone.every(({ intent }) => (rest.length > 0 ? intent.kind !== 'unknown' : intent.kind === 'add'));
  return isKnown ? [...alone, ...rest.filter((part) => !isReason(part))] : null;
}
