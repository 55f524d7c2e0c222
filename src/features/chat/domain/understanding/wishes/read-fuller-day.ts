import { NO_PREFERENCE } from '../cues/no-preference.ts';
import type { Intent } from '../intent.ts';
import type { Reading } from '../reading.ts';
import type { Scope } from '../scope.ts';

/** A day with room in it, or one that is to have more: nothing is said of what. */
const FULLER =
  / (?:busier|fuller|more packed|jam packed|fill(?: up| out| in)?|pad out|beef up|bulk out|(?:pack|cram|fit|squeeze|get|put|add|want|need|have) (?:some )?(?:more|extra|stuff|things|bits) (?:in(?:to)?|on|to|for)|(?:more|something|anything|extra|stuff|things)(?: else)? to do|more (?:going on|happening|planned|on)|(?:is|are|looks?|looking|feels?|seems?) (?:(?:a|bit|too|very|rather|pretty|quite|so|kind|of|little|still) )*(?:empty|thin|bare|sparse|light))(?= )/;
/** Asked what there is, or less of it. */
const OTHER =
  / (?:what|whats|which|when|how|why|is there|are there|got|any|anything|less|fewer|no|not|nothing|dont|leave|keep|drop|swap|cheaper|free|instead|leave|on my own|light (?:lunch|dinner|breakfast|show|bite)) /;

/** `fill up sunday`, `more to do on friday`, `saturday looks a bit empty`: one more thing on that day. Null unless just a day is named. */
export function readFullerDay(
  { line, raw, days, slots, kinds, types, venues, diets }: Reading,
  scope: Scope,
): Intent | null {
  if (days.length !== 1 || slots.length + kinds.length + types.length + venues.length + diets.length > 0) return null;
  if (!FULLER.test(line) || OTHER.test(line) || /\?\s*$/.test(raw)) return null;
  return { kind: 'add', scope, want: NO_PREFERENCE, slotKind: 'activity', isAnother: true };
}
