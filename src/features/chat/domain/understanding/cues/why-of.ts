import type { SlotKind } from '../../../../../engine/trip-request.ts';
import type { Scope } from '../scope.ts';

const SORTS: readonly (readonly [SlotKind, RegExp])[] = [
  ['night', / (?:bars?|pubs?|clubs?|drinking|boozers?|nightlife|late nights?) /],
  ['activity', / (?:activities|activity|things to do|sightseeing) /],
];

/** `why two bars on friday`: of what a day has, only the sort that was asked about; a scope of one part as it is. */
export function whyOf(scope: Scope, line: string): Scope {
  if (scope.slots.length < 2 || scope.kinds.length > 0) return scope;
  const sort = SORTS.find(([, words]) => words.test(line))?.[0];
  const slots = scope.slots.filter(({ slot }) => slot.kind === sort);
  return slots.length === 0 ? scope : { ...scope, slots };
}
