import type { TripPlan } from '../../../../../engine/trip-plan.ts';
import type { SlotKind } from '../../../../../engine/trip-request.ts';
import { onlyOf } from '../../../../../shared/only-of.ts';
import type { ConciergeState } from '../../concierge-state.ts';
import { findScope } from '../cues/find-scope.ts';
import { twoParts } from '../cues/two-parts.ts';
import { type PlacedSlot, slotsOf, slotsWhere } from '../finding/find-slots.ts';
import type { Intent } from '../intent.ts';
import { type Reading, read } from '../reading.ts';
import { type Scope, scopeOf } from '../scope.ts';
import { readDaysExchange } from './read-days-exchange.ts';

const EXCHANGE =
  /\b(?:swap|switch|exchange|trade)\b(.+?)\b(?:with|and)\b(.+?)(?:\b(round|around|over|about|places)\b(?:\s+(?:on|for)\s+\w+)?(?:\s*[,;:].*)?)?[\s.!?]*$/i;
/** These verbs need no `round`: `trade the museum and the library`. */
const MUTUAL = /\b(?:trade|exchange)\b(.+?)\band\b([^:;,]+)(?:[:;,].*)?$/i;

/** `swap the order of the tiles and the escape room`. */
const REORDERED =
  /\b(?:swap|switch|change|reverse|flip)\b (?:the |round |around )*(?:order|times?|places|slots) (?:of|for)\b(.+?)\band\b(.+?)[\s.!?]*$/i;

/** What is wanted in the stead of both, which is no exchange: `swap the boat and the market for a spa`. */
const FOR_OTHERS = /\b(?:for|to|instead|into|something|somewhere|else|other|another|cheaper|better|different)\b/i;

/** `switch it so the cruise with prague boats is before the brewery`: which one comes first is said, and may be so. */
const SO_ORDERED = /\bso\b.*\b(?:is|are|comes?|goes)\s+(?:before|after)\b/i;

/** `swap friday dinner with saturday dinner`: two slots of the plan that change places; null for any other swap. */
export function readExchange(reading: Reading, state: ConciergeState): Intent | null {
  const round =
    readDaysExchange(reading, state.plan) ?? readRoundOfKind(reading, state) ?? readMealsOfDay(reading, state);
  if (round) return round;
  const raw = withoutReason(reading.raw);
  const mutual = REORDERED.exec(raw) ?? MUTUAL.exec(raw);
  const [, left = '', right = '', places] = mutual ?? EXCHANGE.exec(raw) ?? [];
  // `switch the bar for something with music` wants nothing that is there.
  if (/\b(?:something|somewhere|one|place)\s*$/i.test(left)) return null;
  if (left === '' || right === '' || SO_ORDERED.test(raw)) return null;
  const isSaid = mutual !== null || /\bwith\b/i.test(raw) || places !== undefined;
  if (!isSaid && FOR_OTHERS.test(raw)) return null;
  // `swap friday and saturday dinner round`: the meal that is said once is meant twice.
  const meal = /\b(lunch|dinner|night)s?\b/i.exec(right)?.[1];
  const isBareDay = meal !== undefined && !new RegExp(`\\b${meal}`, 'i').test(left);
  const lefts = slotsOfWords(left, state);
  const first = onlyOf(lefts) ?? (isBareDay ? onlyOf(slotsOfWords(`${left} ${meal}`, state)) : null);
  // `saturday morning with the afternoon`: the day that is said once is that of both.
  const day = /\b\w+day\b/i.exec(left)?.[0];
  const rights = slotsOfWords(right, state);
  const ofDay = day === undefined || /\b\w+day\b/i.test(right) ? [] : slotsOfWords(`${day} ${right}`, state);
  const second = first ? (onlyOf(rights) ?? onlyMate(rights, first) ?? onlyMate(ofDay, first)) : null;
  // `swap lunch with the bike ride`: of several lunches the one of that day.
  const pair = isSaid && (!first || !second) && !FOR_OTHERS.test(raw) ? twoParts(reading, state.plan) : null;
  if (pair && reading.venues.length === 0) return { kind: 'exchange', first: pair[0], second: pair[1] };
  if (!first || !second || first.slot.id === second.slot.id) return null;
  // Without a word that says they change places, only two of a kind do.
  return isSaid || first.slot.kind === second.slot.kind ? { kind: 'exchange', first, second } : null;
}

/** A longer message tells more than one exchange and why. */
const RAW_MAX = 160;
const WITH_REASON =
  /^(.*\b(?:swap|switch|exchange|trade)\b[^,;.!?]+\b(?:with|and)\b[^,;.!?]+?)(?:[,;.!?]+\s|\s+(?:because|cos|coz|as|since)\s)(?!(?:and|then|also|but|for|to|please)\b)/i;

/** `swap saturday and friday dinners, mums only there friday`: why they are to change places names none of them. */
const withoutReason = (raw: string): string => (raw.length > RAW_MAX ? raw : (WITH_REASON.exec(raw)?.[1] ?? raw));

/** Of several, the one of the same kind: the afternoon of a day has its lunch in it, and that is nothing for a morning. */
const onlyMate = (slots: readonly PlacedSlot[], { slot }: PlacedSlot): PlacedSlot | undefined =>
  onlyOf(slots.filter((other) => other.slot.kind === slot.kind && other.slot.id !== slot.id));

function slotsOfWords(words: string, state: ConciergeState): readonly PlacedSlot[] {
  const reading = read(words, state);
  return reading.venues.length > 0 ? [] : findScope(reading, state.plan, reading.words.length).slots;
}

const MEALS_ROUND =
  / (?:swap|switch|flip|change) (?:all |both )?(?:the |our )?(?:two |three |both )?(dinners|lunches|nights|activities) (?:round|around|over|about) /;

/** `swap the dinners round`: of two, they change places; of more, which two is asked. */
function readRoundOfKind({ line }: Reading, { plan }: ConciergeState): Intent | null {
  const word = MEALS_ROUND.exec(line)?.[1];
  if (word === undefined) return null;
  const kind = KIND_OF[word];
  const slots = slotsOf(plan).filter(({ slot }) => slot.kind === kind);
  const [first, second, another] = slots;
  if (!first || !second) return null;
  return another ? { kind: 'which-two', slots } : { kind: 'exchange', first, second };
}

const KIND_OF: Readonly<Record<string, SlotKind>> = {
  dinners: 'dinner',
  lunches: 'lunch',
  nights: 'night',
  activities: 'activity',
};

const MEALS_OF_DAY =
  / (?:swap|switch|flip|trade|exchange|change) (?:round |around |over )?(?:(?:the|our|\w+days?) )*(lunch|dinner) (?:and|with|for|n) (?:(?:the|our|\w+days?) )*(lunch|dinner)(?: (?:round|around|over|about|places|please|pls|times|on|for|that|day|then|the|\w+day|x+))* $/;

/** `saturdays lunch and dinner the wrong way round, swap em`. */
const WRONG_WAY_ROUND =
  /^ (?:(?:so|and|but|also|ok|oh|hi|think|i think|reckon|got) )*(?:(?:the|our|\w+days?) )*(lunch|dinner) and (?:(?:the|our|\w+days?) )*(lunch|dinner)(?: on \w+day)? (?:(?:is|are|look|looks|seem|seems|got) )?(?:the )?(?:wrong|other) way (?:round|around|about)(?: (?:i|we|reckon|think|to me|tbh|swap|switch|change|flip|turn|can|you|please|them|em|it|those|the two|over|round|around|x+))* $/;

/** The meals of a day that somebody finds the wrong way round; null for any other words. */
export const readWrongWayRound = (reading: Reading, state: ConciergeState): Intent | null =>
  mealsExchanged(WRONG_WAY_ROUND, reading, state);

const SWAP_WITH =
  /^ (?:(?:so|and|but|also|ok|oh|hi|please|can|could|we|you|lets|just) )*(?:swap|switch|exchange|trade) (?:\w+ ){1,5}with (?:\w+ ){1,5}$/;

/** `swap axe throwing with karting`, of a plan that has both: they change places, and neither gives way to the other. */
export function readSwappedWith(reading: Reading, state: ConciergeState): Intent | null {
  const { line, slots, venues } = reading;
  const parts = slots.filter((mention) => mention.slots.length === 1);
  if (!SWAP_WITH.test(line) || parts.length !== 2 || slots.length !== 2 || venues.length > 0) return null;
  const exchange = readExchange(reading, state);
  return exchange?.kind === 'exchange' ? exchange : null;
}

const ofDay = (plan: TripPlan, day: number): Scope => scopeOf(slotsWhere(plan, [day], [], []), [day]);

/** `swap lunch and dinner on friday`: the meals of a day change places; where several days have both, which is asked. */
const readMealsOfDay = (reading: Reading, state: ConciergeState): Intent | null =>
  mealsExchanged(MEALS_OF_DAY, reading, state);

function mealsExchanged(said: RegExp, { line, days, slots }: Reading, { plan }: ConciergeState): Intent | null {
  const [, one, other] = said.exec(line) ?? [];
  if (one === undefined || one === other || slots.length > 0 || days.length > 1) return null;
  const pairs = plan.days.flatMap((_, day) => {
    const [first] = slotsWhere(plan, [day], [], ['lunch']);
    const [second] = slotsWhere(plan, [day], [], ['dinner']);
    return first && second && (days.length === 0 || days.includes(day)) ? [{ first, second }] : [];
  });
  const [pair, another] = pairs;
  const [day] = days;
  if (!pair) return day === undefined ? null : { kind: 'schedule', scope: ofDay(plan, day) };
  return another
    ? { kind: 'which-two', slots: pairs.flatMap(({ first, second }) => [first, second]) }
    : { kind: 'exchange', ...pair };
}
