import { onlyOf } from '../../../../../shared/only-of.ts';
import type { ConciergeState } from '../../concierge-state.ts';
import { NO_PREFERENCE } from '../cues/no-preference.ts';
import type { Preference, Wish } from '../intent.ts';
import { aboutScope } from '../message/merge-wishes.ts';
import { readIntent } from '../message/read-intent.ts';
import { type Reading, read } from '../reading.ts';
import { readPreference, wantedOf } from '../wishes/read-preference.ts';

const ORDERS = '(?:drop|cancel|remove|scrap|skip|cut|lose|bin|swap|change|replace|switch|move)';
/** What was done and not wanted: `not cancel it`, `i didnt mean drop the boat`, `rather than swapped`. */
const DENIED = new RegExp(
  ` (?:and )?(?:not|dont|do not|never|didnt|did not|wasnt|rather than|instead of) (?:(?:mean|say|said|ask|want|for|you|u|to|just|asking|saying) )*${ORDERS}(?:ped|ping|ed|d|led|ling|ing)?(?: (?:it|that|them|this|one|completely|entirely|altogether))*(?= )`,
);

/** Whether an order is denied: `not cancel it just make it earlier`. */
export const isDeedDenied = (line: string): boolean => DENIED.test(line);

/** The line without the order that was not meant. */
export const withoutDeed = (line: string): string => line.replace(DENIED, ' ');

/** `I meant swap it, not drop it`, `i mean swap it for burgers`, `earlier, not later`: the same part, the other way. */
export function otherVerb(line: string, previous: Wish, base: ConciergeState): Wish | null {
  if (previous.kind === 'retime') {
    const said = line.replace(/ not (?:earlier|later)(?= )/, ' ');
    const direction = said.includes(' earlier ') ? 'earlier' : said.includes(' later ') ? 'later' : null;
    return direction && direction !== previous.direction ? { ...previous, direction } : null;
  }
  const swapped = previous.kind === 'drop' ? SWAPPED.exec(line.replace(DENIED, ' '))?.[1] : undefined;
  if (previous.kind === 'drop' && swapped !== undefined)
    return { kind: 'swap', scope: previous.scope, want: wantedIn(read(swapped, base), base) };
  if (
    previous.kind === 'swap' &&
    / (?:drop|remove|get rid) /.test(line.replace(DENIED, ' ')) &&
    !/ (?:the|that) \w+ $/.test(line)
  )
    return { kind: 'drop', scope: previous.scope };
  if (previous.kind === 'swap' && / (?:posher|dearer|fancier|nicer|more expensive|pricier|classier) /.test(line))
    return { ...previous, want: { ...previous.want, isCheaper: false, isDearer: true } };
  return null;
}

const SWAPPED = / (?:swap|replace|change)(?:ped|d)?( .*)$/;
/** What is to come, of the words after the order: `it for burgers`. */
const wantedIn = (reading: Reading, base: ConciergeState): Preference =>
  wantedOf(reading, readPreference(reading, base, 0));

/**
 * `just make it earlier` of `not cancel it, just make it earlier`; `move it to friday`: another thing done to the very part that a drop or
 * swap took away. Null where the words name another part, or nothing to do.
 */
export function otherDeed(meant: string, base: ConciergeState, previous: Wish): Wish | null {
  if (previous.kind !== 'drop' && previous.kind !== 'swap') return null;
  const wish = meant.trim();
  const reading = read(wish, base);
  if (wish === '' || !isOfIt(reading, previous)) return null;
  const spoken = readIntent(wish, base);
  // `just later` says of it what `make it later` says.
  const intent = spoken.kind === 'vague' || spoken.kind === 'unknown' ? readIntent(`make it ${wish}`, base) : spoken;
  const slot = onlyOf(previous.scope.slots);
  if (intent.kind === 'move-day') return slot ? { ...intent, slot } : null;
  const isCheaper = intent.kind === 'cheaper' && intent.capPence === null && reading.days.length === 0;
  if (isCheaper && (previous.kind === 'drop' || !previous.want.isCheaper))
    return { kind: 'swap', scope: previous.scope, want: { ...NO_PREFERENCE, isCheaper: true } };
  if (intent.kind === previous.kind || reading.days.length > 0) return null;
  if (intent.kind === 'swap' && intent.scope.slots.length === 0) return { ...intent, scope: previous.scope };
  const about = aboutScope({ intent }, previous.scope);
  return about === null || about.kind === 'unknown' || about.kind === previous.kind ? null : about;
}

/** `sorry not the golf`, of what has just gone. */
const SORRY_NOT = /^ (?:(?:sorry|no|oops|whoops|wait|oh|argh|hang on) )+not (?:the |that |our )?(?:\w+ ){1,6}$/;

/** `I meant dont drop the golf`: the deed is denied, and nothing else is said. */
export function isOnlyDenied(
  line: string,
  base: ConciergeState,
  previous: Wish,
): previous is Extract<Wish, { kind: 'drop' | 'swap' }> {
  if (!(DENIED.test(line) || SORRY_NOT.test(line)) || (previous.kind !== 'drop' && previous.kind !== 'swap'))
    return false;
  const { days, types, slots, ...rest } = read(withoutDeed(line), base);
  const isOther = types.some(({ from, to }) => !slots.some((slot) => slot.from < to && from < slot.to));
  return days.length === 0 && !isOther && isOfIt({ ...rest, days, types, slots }, previous);
}

/** Nothing is named but what went. */
const isOfIt = ({ slots, kinds, timesOfDay }: Reading, { scope }: Extract<Wish, { kind: 'drop' | 'swap' }>): boolean =>
  kinds.length + timesOfDay.length === 0 &&
  slots.every((mention) => mention.slots.every(({ slot }) => scope.slots.some((one) => one.slot.id === slot.id)));
