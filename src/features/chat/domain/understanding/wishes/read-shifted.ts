import { onlyOf } from '../../../../../shared/only-of.ts';
import { EACH } from '../cues/find-scope.ts';
import type { Intent } from '../intent.ts';
import type { Reading } from '../reading.ts';
import type { Scope } from '../scope.ts';

/** `street art walk earlier`, `can the boat be a bit later`: said of one thing, with no hour and no other wish. */
const SHIFTED =
  /^ (?:(?:can|could|would|we|you|i|please|just|lets|make|move|have|do|want|need|like|to|the|shift|push|bring) )*(?:\w+ ){1,6}?(?:(?:be|a|bit|little|touch|slightly|much|go|start|starting) )*(earlier|later)(?: (?:on|please|pls|then|if possible|if poss|\w+day))* $/;
const OTHER =
  / (?:swap|change|replace|add|drop|cheaper|instead|another|something|somewhere|anything|no|not|dont|what|when|how|why|which|than|and|or|is|are|hours?|minutes?|mins|half) /;
/** `first thing`, `asap`: as soon as the day begins. */
const FIRST_THING =
  / (?:first thing|asap|as (?:early|soon) as (?:possible|poss|we can|you can))(?: (?:in the morning|on|\w+day|please|instead|the|then))* /;

/** One part of the plan that is to come earlier or later, or before all else of its day; null where more is said. */
export function readShifted({ line, slots, raw }: Reading, scope: Scope, starts: readonly number[]): Intent | null {
  const only = onlyOf(scope.slots);
  if (!only || slots.length !== 1 || /\?\s*$/.test(raw.replace(/^can|^could/i, ''))) return null;
  const base = { kind: 'retime', scope, edge: null, byMinutes: null } as const;
  if (FIRST_THING.test(line) && !OTHER.test(line) && !EACH.test(line))
    return { ...base, direction: 'earlier', startMinute: starts[only.day] ?? null, bound: 'earliest' };
  const direction = SHIFTED.exec(line)?.[1];
  if ((direction !== 'earlier' && direction !== 'later') || OTHER.test(line) || /\d/.test(line)) return null;
  return { ...base, direction, startMinute: null };
}
