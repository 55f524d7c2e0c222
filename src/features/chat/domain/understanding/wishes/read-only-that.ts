import { timeOfDay } from '../../../../../engine/day-rules.ts';
import { onlyOf } from '../../../../../shared/only-of.ts';
import type { ConciergeState } from '../../concierge-state.ts';
import { clausesOf } from '../cues/clauses.ts';
import { NO_PREFERENCE } from '../cues/no-preference.ts';
import { saidBesideWhy } from '../cues/only-why.ts';
import { type PlacedSlot, slotsWhere } from '../finding/find-slots.ts';
import type { Intent } from '../intent.ts';
import { type Reading, read } from '../reading.ts';
import { scopeOf } from '../scope.ts';

const OTHER_WISH =
  / (?:swap|change|replace|switch|drop|move|add|cheaper|calmer|later|earlier|not|no|dont|about|why|what|how|is|are) /;
/** That nothing else is to be on that day. */
const NOTHING_ELSE =
  / (?:nothing else|and home|then home|then (?:the )?(?:airport|train|station|bed|off)|thats it|that is it|thats all|that is all|and thats|and done|then done|then (?:we )?(?:go|head) home) /;
const ONLY = / (?:just|only|nothing but) (?:be |do |have )?(?:the |our |a )?$/;

/**
 * `sunday just the flowers then home`: all else of that day goes. Null where no place or meal of one day stands after
 * `just`, or where the words wish for something else.
 */
export function readOnlyThat(whole: Reading, state: ConciergeState): Intent | null {
  const { plan } = state;
  const reading = withoutReason(whole, state);
  const { line, words, slots, kinds, days, timesOfDay } = reading;
  if (OTHER_WISH.test(line) || reading.venues.length > 0 || beginsElsewhere(whole, state)) return null;
  const isAfterOnly = (at: number): boolean => ONLY.test(` ${words.slice(0, at).join(' ')} `);
  const meals = kinds.filter((kind) => kind === 'lunch' || kind === 'dinner');
  const kept = slots.some(({ from }) => isAfterOnly(from))
    ? [
        ...slots.flatMap((mention) => mention.slots),
        // `just the axes and lunch`.
        ...(meals.length > 0 ? slotsWhere(plan, days, [], meals) : []),
      ]
    : kinds.length > 0 &&
        / (?:just|only|nothing but) (?:be |do |have )?(?:the |our |a )?(?:\w+day )?(?:night |evening )?(?:lunch|dinner|drinks) /.test(
          line,
        )
      ? slotsWhere(plan, days, [], kinds)
      : [];
  const [day] = days.length > 0 ? days : kept.map((one) => one.day);
  const isShort = words.length <= SHORT_MAX && days.length === 1;
  if (kept.length === 0 || day === undefined || days.length > 1 || !(isShort || NOTHING_ELSE.test(line))) return null;
  const isKept = (one: PlacedSlot): boolean => kept.some(({ slot }) => slot.id === one.slot.id);
  // The night of `just friday night drinks` is that of the drinks.
  const within = kinds.includes('night') ? [] : timesOfDay;
  const rest = slotsWhere(plan, [day], within, []).filter((one) => !isKept(one));
  if (rest.length === 0 || !slotsWhere(plan, [day], [], []).some(isKept)) return null;
  return { kind: 'drop', scope: scopeOf(rest, [day]) };
}

const PART_OF_DAY = '(morning|afternoon|evening|night)s?';
const ONLY_PART = new RegExp(
  ` (?:just|only|nothing but) (?:(?:be|do|have|for|on|in|to|the|our|plan) )*(?:\\w+day )?${PART_OF_DAY}(?= )| ${PART_OF_DAY} only(?= )`,
);
/** What may stand beside it. */
const BESIDE_PART =
  /^ (?:(?:reduce|reducing|cut|cutting|keep|keeping|limit|trim|shorten|lets|have|do|make|want|need|like|would|plan|down|back|to|for|on|it|we|i|can|could|please|just|only|nothing|but|the|our|a|be|in|so|ok|and|\w+day|mornings?|afternoons?|evenings?|nights?) )*$/;

/** `reduce friday to the morning only`, `just the evening on saturday`: what the rest of that day has goes. */
export function readOnlyPartOfDay({ line, days }: Reading, { plan }: ConciergeState): Intent | null {
  const [, before, after] = ONLY_PART.exec(line) ?? [];
  const part = before ?? after;
  const day = onlyOf(days);
  if (part === undefined || day === undefined || !BESIDE_PART.test(line)) return null;
  const ofDay = slotsWhere(plan, [day], [], []);
  const rest = ofDay.filter((placed) => !isIn(part, placed));
  const scope = scopeOf(rest, [day]);
  // Where nothing of that part is there, or all of it, the day is told.
  return rest.length === 0 || rest.length === ofDay.length
    ? { kind: 'schedule', scope: { ...scope, slots: ofDay } }
    : { kind: 'drop', scope };
}

function isIn(part: string, { slot }: PlacedSlot): boolean {
  const isLate = slot.kind === 'dinner' || slot.kind === 'night' || timeOfDay(slot.startMinute) === 'Evening';
  if (part === 'evening' || part === 'night') return isLate;
  return part === 'morning'
    ? timeOfDay(slot.startMinute) === 'Morning'
    : !isLate && timeOfDay(slot.startMinute) !== 'Morning';
}

/** `saturday start at one, sunday just the lunch`: another day is spoken of before. */
function beginsElsewhere({ raw }: Reading, state: ConciergeState): boolean {
  const clauses = clausesOf(raw).map(({ text }) => read(text, state));
  const [first] = clauses;
  const day = clauses.find(({ line }) => / (?:just|only|nothing but) /.test(line))?.days[0];
  return first !== undefined && clauses.length > 1 && day !== undefined && first.days.some((one) => one !== day);
}

/** `thursday only dinner, we are shattered from the flight`: what comes after it and names nothing is only why. */
function withoutReason(whole: Reading, state: ConciergeState): Reading {
  const said = onlyOf(saidBesideWhy(whole, state));
  return said ? said : whole;
}

/** `just the axe throwing on saturday` says no more than that. */
const SHORT_MAX = 7;

const ONLY_FREE =
  / (?:only|just|nothing but|all|strictly) (?:the )?free (?:stuff|things?|activit\w+|bits|sights|ones|places|fun) | free (?:stuff|things?|activit\w+|bits|sights|places) only | nothing (?:that costs|we (?:have to )?pay for|you pay for) /;

/** `only free things on sunday`: what costs something there gives way to what costs nothing. */
export function readOnlyFree({ line, days, kinds }: Reading, { plan }: ConciergeState): Intent | null {
  if (!ONLY_FREE.test(line)) return null;
  const paid = slotsWhere(plan, days, [], kinds.length > 0 ? kinds : ['activity']).filter(
    ({ slot }) => slot.pricePerPersonPence > 0,
  );
  const scope = scopeOf(paid, days);
  if (paid.length === 0) return { kind: 'extremes', which: 'free', scope: { ...scope, slots: [] } };
  return { kind: 'swap', scope, want: { ...NO_PREFERENCE, maxPence: 0 } };
}
