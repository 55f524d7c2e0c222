import { NO_PREFERENCE } from '../cues/no-preference.ts';
import { refusedByName } from '../cues/unknown-thing.ts';
import type { Intent } from '../intent.ts';
import type { Reading } from '../reading.ts';
import { NOWHERE } from '../scope.ts';

const ADDS =
  / (?:add|fit in|squeeze in|put in|need|want|find) (?:something|a thing|an activity) (?:\w+ )?for (?:the |our |my )?\w+ /;

const THEY_WANT =
  / (?:kids|kiddies|children|little ones|grandkids|grandchildren|nephews|nieces) (?:(?:all|both|really|would|are|just) )*(?:like|love|want|fancy|after|desperate for)(?: (?:to (?:do|try|see|have|get|go to|go|visit)|an?|some|the|their))+ ((?:\w+ ){1,3}?)(?:(?:too|please|at some point|as well|one day|on \w+day) )*$/;

/** `add something for the kids in the morning`, `the kids want an ice cream`: something more for people who come already. */
export function addedForThem(intent: Intent, { line, timesOfDay, days }: Reading): Intent | null {
  if (intent.kind !== 'needs' || intent.diets.length > 0 || intent.stepFree) return null;
  const wanted = THEY_WANT.exec(line)?.[1]?.trim();
  if (wanted !== undefined) return refusedByName(wanted);
  if (!ADDS.test(line)) return null;
  const slotKind = timesOfDay.includes('Evening') ? 'night' : 'activity';
  const scope = { ...NOWHERE, days, timesOfDay, isNamed: days.length > 0 };
  return { kind: 'add', scope, want: NO_PREFERENCE, slotKind, isAnother: true };
}
