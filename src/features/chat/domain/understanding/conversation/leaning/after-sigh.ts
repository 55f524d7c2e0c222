import type { ConciergeState } from '../../../concierge-state.ts';
import { ORDER } from '../../cues/topic-words.ts';
import { read } from '../../reading.ts';

const SIGH = /^(.{4,70}?)\s*[.!;,–]+\s*(\S.{4,50})$/;

/**
 * `no one will be up for that on day one. put it sunday morning`, `not fussed about that, take it out`: the order alone, as what is said
 * against what is at hand orders nothing by itself. The same message for any other.
 */
export function afterSigh(state: ConciergeState, message: string): string {
  const [, sigh = '', order = ''] = SIGH.exec(message) ?? [];
  const { line, slots, kinds } = read(sigh, state);
  const isOfIt = / (?:it|that|this|no chance|no way) /.test(line) && slots.length + kinds.length === 0;
  return isOfIt && !ORDER.test(line) ? order : message;
}
