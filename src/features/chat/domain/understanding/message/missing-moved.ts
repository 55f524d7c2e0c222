import type { Intent } from '../intent.ts';
import type { Reading } from '../reading.ts';

const MOVES =
  /^ (?:(?:please|can|could|you|we|lets|and|ok|also|then|now) )*(?:move|shift|push|bring) (?:the|our|that) (?:\w+ ){1,3}(?:to|until|till|back|forward|earlier|later) /;

/** `move the boat to sunset`, where the plan has no boat: none is added for it. */
export function missingMoved(intent: Intent, { line, slots, types, venues }: Reading): Intent | null {
  const [type] = types;
  const isNew = intent.kind === 'add' && slots.length + venues.length === 0;
  return isNew && type && MOVES.test(line) ? { kind: 'missing', label: type.label } : null;
}
