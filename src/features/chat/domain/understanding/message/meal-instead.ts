import { onlyOf } from '../../../../../shared/only-of.ts';
import type { ConciergeState } from '../../concierge-state.ts';
import { exchangeSides } from '../cues/exchange-sides.ts';
import { NO_PREFERENCE } from '../cues/no-preference.ts';
import type { ReadPart } from '../cues/read-part.ts';
import type { PlacedSlot } from '../finding/find-slots.ts';
import type { Intent } from '../intent.ts';
import { type Reading, read } from '../reading.ts';
import { scopeOf } from '../scope.ts';

/** Nothing but time to rest, or to oneself. */
const REST =
  /^ (?:(?:some|a|an|the|bit|of|more|just|good|nice|long|proper|little|well|earned) )*(?:free time|down ?time|time off|time to ourselves|me time|chill time|rest|breather|nap|naps|siesta|lie(?: in)?|snooze|kip|sleep|nothing|break)(?: (?:please|then|instead|on|\w+day|afternoon|morning|in|the|for|us|all))* $/;
/** A meal and how it is to be. */
const MEAL =
  /^ (?:(?:just|a|an|some|proper|nice|good|long|lazy|big|boozy|slow|decent|sit|down|early|late|leisurely|quick|have|us|give) )*(?:lunch|dinner)(?: (?:please|then|instead|on|\w+day|in|the|for|us|all|together))* $/;

/**
 * `swap the tour for a long lunch`, `a nap instead of the spa`: no other stop takes the place of a part that is to give way
 * to a meal or to rest. It goes, and a meal that the day does not have comes.
 * Null where something else is wanted, or no one part is to go.
 */
export function mealInstead(message: string, state: ConciergeState): ReadPart[] | null {
  for (const { gone, wanted } of sidesOf(message)) {
    const going = onlyPart(read(gone, state));
    const coming = read(wanted, state);
    if (!going || coming.venues.length + coming.slots.length > 0) continue;
    const out = partOf(message, { kind: 'drop', scope: scopeOf([going]) }, [going]);
    if (REST.test(coming.line)) return [out];
    const [meal] = coming.kinds;
    if (!MEAL.test(coming.line) || (meal !== 'lunch' && meal !== 'dinner')) continue;
    const add: Intent = {
      kind: 'add',
      scope: scopeOf([], [going.day]),
      want: NO_PREFERENCE,
      slotKind: meal,
      isAnother: false,
    };
    return [out, partOf(wanted, add, [])];
  }
  return null;
}

/** `lose the gallery and give us a long lunch instead`, `instead of the laser game just have lunch`. */
const IN_THE_STEAD =
  /\b(?:lose|drop|bin|ditch|scrap|skip|cancel|remove)\b (?<out>.{3,60}?) (?:and|then) (?:(?:just|give us|get us|have|do|lets) )*(?<come>.{3,60}?) instead\b|^\W*instead of (?<gone>.{3,60}?) (?:just|lets|let's|we could|can we) (?:(?:just|have|do|get) )*(?<wanted>.{3,60})$/i;

function sidesOf(message: string): { gone: string; wanted: string }[] {
  const { out, come, gone = out, wanted = come } = IN_THE_STEAD.exec(message)?.groups ?? {};
  const said = exchangeSides(message).filter(({ how }) => how === 'said');
  return gone !== undefined && wanted !== undefined ? [{ gone, wanted }, ...said] : said;
}

const partOf = (wish: string, intent: Intent, named: readonly PlacedSlot[]): ReadPart => ({
  wish,
  intent,
  named: [...named],
  isJoined: true,
});

function onlyPart({ slots, venues }: Reading): PlacedSlot | null {
  const only = onlyOf(slots.flatMap((mention) => mention.slots));
  return only?.slot.kind === 'activity' && venues.length === 0 ? only : null;
}
