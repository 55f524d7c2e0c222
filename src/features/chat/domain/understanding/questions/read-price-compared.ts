import { outside } from '../cues/outside-names.ts';
import type { Intent } from '../intent.ts';
import type { Reading } from '../reading.ts';
import { scopeOf } from '../scope.ts';

/** What two prices are compared in. */
const COMPARES =
  / (?:cheaper|dearer|pricier|expensive|difference|vs|versus|compare|compared|costs? (?:more|less)|how much (?:more|less)) /;
/** A line that compares prices has no other words but the names. */
const ONLY_COMPARES =
  /^ (?:(?:so|and|hi|ok|just|which|whats|what|is|are|how|much|the|difference|price|prices|cost|costs|in|between|more|less|dearer|cheaper|pricier|expensive|than|or|vs|versus|compare|compared|to|with|one|of|per|person|each|head|pp|does|do|would|be|a|bit|lot|our|for|better|value|actually|really|tell|me|us) )+$/;

/** `difference in price between karting and the boat`, `which is cheaper, x or y`: both prices. Null where more than two are named, or one twice. */
export function readPriceCompared(reading: Reading): Intent | null {
  const [one, other, more] = reading.slots;
  const line = outside(reading);
  const isOneTwice = other?.slots.some(({ slot }) => one?.slots.some((same) => same.slot.id === slot.id));
  if (!one || !other || more || isOneTwice || !COMPARES.test(line) || !ONLY_COMPARES.test(line)) return null;
  const slots = [...one.slots, ...other.slots];
  const scope = scopeOf(slots);
  return { kind: 'price', scope, people: null, isCompared: true };
}
