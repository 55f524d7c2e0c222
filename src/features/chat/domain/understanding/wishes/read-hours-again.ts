import type { ConciergeState } from '../../concierge-state.ts';
import { questionKind } from '../cues/asks.ts';
import type { Wish } from '../intent.ts';
import type { Reading } from '../reading.ts';

const HOURS = '(?:hours?|times?|slot|gap|window|afternoon|morning|evening)';
/** What somebody had on then, and no longer has. */
const THEIRS =
  '(?:meeting|match|game|wedding|ceremony|service|call|appointment|rehearsal|conference|concert|gig|show|race|fitting|session|class)';
const OFF =
  '(?:is |was |got |has been |been |is now |now )?(?:cancelled|canceled|called off|scrapped|not happening|off)';
const AGAIN = new RegExp(
  ` (?:use|have|fill|plan|book|open up) (?:\\w+ ){0,4}${HOURS} (?:\\w+ ){0,3}(?:again|after all) ` +
    `| ${THEIRS} (?:\\w+ ){0,2}?${OFF} ` +
    `| (?:no longer|dont|do not|not|no need to|neednt) (?:need |have |got )?(?:to )?(?:keep |leave )?(?:\\w+ ){0,4}(?:free|clear|empty) ` +
    `| (?:free|clear) (?:\\w+ ){0,2}(?:again|after all) `,
);

/**
 * `we can use those hours again`, `the board meeting is off`: hours that were kept free need not be any longer, those of
 * the day that is named or all of them. Null where none are kept.
 */
export function readHoursAgain({ line, raw, days, slots }: Reading, { request }: ConciergeState): Wish | null {
  const kept = request.keptFree ?? [];
  if (kept.length === 0 || slots.length > 0 || questionKind(line, raw) === 'open' || !AGAIN.test(line)) return null;
  const free = days.length === 0 ? kept : kept.filter(({ day }) => days.includes(day));
  return free.length > 0 ? { kind: 'hours-again', free } : null;
}
