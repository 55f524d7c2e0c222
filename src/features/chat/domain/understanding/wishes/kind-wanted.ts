import type { SlotKind } from '../../../../../engine/trip-request.ts';
import { onlyOf } from '../../../../../shared/only-of.ts';
import { findKinds } from '../finding/find-slots.ts';
import type { Reading } from '../reading.ts';

/** The lunch of `after lunch` tells when, and not what. */
const BESIDE_MEAL =
  / (?:after|before|between|following) (?:the |our )?(?:lunch|dinner)(?: and (?:the |our )?(?:lunch|dinner))?(?= )/g;

/** Which kind of slot somebody wants more of, `add a night out`; null where no kind or several are named. */
export function kindWanted({ line }: Reading): SlotKind | null {
  const kind = onlyOf(findKinds(line.replace(BESIDE_MEAL, ' ')));
  if (kind) return kind;
  if (/ (?:night out|big night|nightlife|drinks) /.test(line)) return 'night';
  return null;
}
