import type { TripPlan } from '../../../../../engine/trip-plan.ts';
import { questionKind } from '../cues/asks.ts';
import type { ReadPart } from '../cues/read-part.ts';
import { suitsOfNeeds } from '../cues/suits-of-needs.ts';
import type { Intent } from '../intent.ts';
import { ASKS_ABOUT_IT } from '../questions/read-suits.ts';
import { NOWHERE } from '../scope.ts';
import { normalise } from '../typing/normalise.ts';

const INDOORS = / (?:indoors?|inside|under ?cover|out of the (?:rain|wet)|something dry|somewhere dry) /;
const isAsked = ({ wish }: ReadPart): boolean =>
  questionKind(normalise(wish).line, wish) !== null || /\?\s*$/.test(wish);
const joined = (first: ReadPart, second: ReadPart, intent: Intent): ReadPart => ({
  wish: `${first.wish}, ${second.wish}`,
  intent,
  named: [...first.named, ...second.named],
});

/** Two parts of which one tells a fact that the other is about: the weather, who somebody is, how many pay. */
export function joinFacts(first: ReadPart, second: ReadPart): ReadPart | null {
  const [one, other] = [first.intent, second.intent];
  if (one.kind === 'split-cost' && other.kind === 'group-size' && other.change.kind === 'size')
    return joined(first, second, { kind: 'split-cost', ways: other.change.people });
  if (one.kind === 'unlisted' && ASKS_ABOUT_IT.test(normalise(second.wish).line)) return joined(first, second, one);
  if (one.kind === 'needs' && !CERTAIN.has(other.kind) && ASKS_ABOUT_IT.test(normalise(second.wish).line))
    return joined(first, second, { ...suitsOfNeeds(partNamed(second, one)), isTold: true });
  if (one.kind === 'needs' && CATERS.test(normalise(second.wish).line) && second.named.length === 0)
    return joined(first, second, one);
  return joinedByWeather(first, second);
}
/** `priyas vegan, can the food work for her too`, `can we make sure theres something for him at each meal`: the need once more. */
const CATERS =
  /^ (?:(?:so|and|please|just|then) )*(?:(?:can|could|will|would) (?:all )?(?:of )?(?:the (?:food|meals|menus?|restaurants?|places)|everywhere|it all) (?:all )?(?:work|suit|cater|do|cope|be (?:ok|fine|sorted))|(?:(?:can|could) (?:we|you) |just )*(?:make|be) sure (?:that )?(?:there is|theres|there will be|he|she|they|everywhere|all|each|every|the|it) ).* (?:her|him|them|she|he|they|that|those) /;

/** `my cousin is vegan, can she eat at hawksmoor` asks of that part alone. */
const partNamed = (
  { named }: ReadPart,
  needs: Extract<Intent, { kind: 'needs' }>,
): Extract<Intent, { kind: 'needs' }> =>
  named.length > 0 ? { ...needs, scope: { ...NOWHERE, slots: named, isNamed: true } } : needs;

/** Neighbours of which one tells a fact that the other is about, as one. */
export function withFactsJoined(parts: readonly ReadPart[]): ReadPart[] {
  const done: ReadPart[] = [];
  for (const part of parts) {
    const last = done.at(-1);
    const one = last ? joinFacts(last, part) : null;
    if (one) done[done.length - 1] = { ...one, isJoined: true };
    else done.push(part);
  }
  return done;
}

/** `so £135 each, whats that altogether` tells what the plan costs and sets no limit. */
export function withoutStatements(parts: readonly ReadPart[], { totals }: TripPlan): ReadPart[] {
  const isPriced = parts.some(({ intent }) => intent.kind === 'price' || intent.kind === 'split-cost');
  const known = [totals.slotsPerPersonPence, totals.allPerPersonPence];
  const isStated = ({ intent }: ReadPart): boolean =>
    intent.kind === 'cheaper' && known.some((pence) => Math.abs(pence - (intent.capPence ?? 0)) < 100);
  return isPriced ? parts.filter((part) => !isStated(part)) : [...parts];
}

/** Questions of their own, whoever comes. */
const CERTAIN: ReadonlySet<Intent['kind']> = new Set(['price', 'swap', 'drop', 'add', 'schedule', 'refund', 'travel']);

/** `swap the woods for something dry, its meant to tip it down`, `forecast is grim for sunday, get us indoors`. */
function joinedByWeather(first: ReadPart, second: ReadPart): ReadPart | null {
  const [one, other] = [first.intent, second.intent];
  const weather = one.kind === 'rain' ? first : other.kind === 'rain' ? second : null;
  if (!weather || isAsked(weather)) return null;
  const wish = weather === first ? second : first;
  if (wish.intent.kind === 'swap') {
    const { want } = wish.intent;
    // `weather looks lovely, swap the museum for something outside`.
    const isOpen = want.types.length + want.venueIds.length === 0 && want.isOutdoor !== true;
    return joined(first, second, isOpen ? { ...wish.intent, want: { ...want, isIndoor: true } } : wish.intent);
  }
  const days = weather.intent.kind === 'rain' ? (weather.intent.days ?? []) : [];
  if (wish.intent.kind === 'dry')
    return joined(first, second, wish.intent.days.length > 0 ? wish.intent : { ...wish.intent, days });
  const isOrder = INDOORS.test(normalise(wish.wish).line) && !isAsked(wish);
  const scope = { ...NOWHERE, days, isNamed: days.length > 0 };
  return wish.intent.kind === 'unknown' && isOrder ? joined(first, second, { kind: 'dry', days, scope }) : null;
}
