import { onlyOf } from '../../../../../shared/only-of.ts';
import { NO_PREFERENCE } from '../cues/no-preference.ts';
import type { Intent } from '../intent.ts';
import type { Reading } from '../reading.ts';
import type { Scope } from '../scope.ts';

const NOT_DOWN =
  / no (?:\w+ )?(?:lunch|dinner|meal) (?:is |has been )?(?:down|planned|booked|listed|sorted|on there|in there)(?= )/;
const LACKS =
  / (?:has|have|got|is|are|theres|there is|there are|with|missing|lacks|needs) (?:still )?(?:(?:no|not got|nothing for|without) (?:a |any )?)?(?:lunch|dinner|meal|activity|night out|evening meal) /;
const WANTING = / (?:has no|have no|got no|there is no|is no|no|without a|missing|lacks|needs) /;
const PUT_ON =
  / (?:put|stick|pop|get|book|add|find|sort|give) (?:us )?(?:one|it|something|somewhere|that)(?: on| in)?(?= )/;

/** `sunday has no dinner, put one on`: what a day does not have is wanted there. Null unless one kind and one day are named. */
export function readGap({ line, kinds, days, slots }: Reading, scope: Scope): Intent | null {
  const slotKind = onlyOf(kinds);
  if (slots.length > 0 || days.length !== 1 || !slotKind) return null;
  // `no dinner down for the last night?`, where there is one.
  if (scope.slots.length > 0) return NOT_DOWN.test(line) ? { kind: 'schedule', scope } : null;
  if (!LACKS.test(line) || !WANTING.test(line) || !PUT_ON.test(line)) return null;
  return { kind: 'add', scope, want: NO_PREFERENCE, slotKind, isAnother: false };
}
