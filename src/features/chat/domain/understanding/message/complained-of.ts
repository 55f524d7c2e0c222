import { onlyOf } from '../../../../../shared/only-of.ts';
import { toWordLine } from '../../../../planner/domain/tokenise.ts';
import type { ConciergeState } from '../../concierge-state.ts';
import { isOpenPreference } from '../cues/no-preference.ts';
import { ONLY_SOME } from '../cues/only-some.ts';
import type { ReadPart } from '../cues/read-part.ts';
import { eachOnce } from '../finding/among-slots.ts';
import type { Intent } from '../intent.ts';
import type { Openly } from '../openly.ts';
import type { Reading } from '../reading.ts';
import { NOWHERE, scopeOf } from '../scope.ts';

/** `no one needs a museum at 11am` runs down the hour as much as the museum, and asks for neither. */
export const neededByNobody = (intent: Intent, { line }: Reading): Intent | null =>
  intent.kind === 'retime' &&
  intent.scope.slots.length > 0 &&
  / (?:nobody|no one|noone|none of us) (?:\w+ )?(?:needs|wants|fancies|is doing|is up for) (?:a|an|any|the|another) /.test(
    line,
  )
    ? { kind: 'vague', scope: intent.scope }
    : null;

/** `more fun for the kids` is no wish for wilder nights. */
export function funForChildren(intent: Intent, { line, slots }: Reading): Intent | null {
  const isWilder = intent.kind === 'mood' && intent.mood === 'wilder';
  if (!isWilder || slots.length > 0 || !/ (?:kids?|kiddies|children|little ones|toddlers) /.test(line)) return null;
  return { kind: 'vague', scope: { ...NOWHERE, days: intent.days } };
}

/** `its a bit grown up for 11 year olds`, of a trip that is for children already: something else is wrong with it. */
export function notForAge(intent: Intent, { line, slots }: Reading, { request }: ConciergeState): Intent | null {
  const isKnown = intent.kind === 'needs' && intent.minorsPresent && request.needs.minorsPresent;
  if (!isKnown || slots.length > 0 || intent.diets.length > 0) return null;
  return / (?:bit|too|rather|very|quite|so) (?:too )?(?:grown up|old|adult|mature|boring|babyish|young|serious|stuffy|much) /.test(
    line,
  )
    ? { kind: 'vague', scope: intent.scope }
    : null;
}

/** `half the girls wont make it to the shard`: whether it goes for all of them is asked. */
const missedBySome = (intent: Intent, { line }: Reading): Intent | null =>
  ((intent.kind === 'swap' && isOpenPreference(intent.want)) || intent.kind === 'drop') &&
  intent.scope.slots.length === 1 &&
  ONLY_SOME.test(line) &&
  !ORDERED.test(line)
    ? { kind: 'vague', scope: intent.scope }
    : null;

/** `hate the bars`, `the dinners look dull`: which of them, and whether all, is asked. */
function kindDisliked(intent: Intent, { line, slots }: Reading): Intent | null {
  if (intent.kind === 'exchange' && ONE_AFTER_ANOTHER.test(line) && !ORDERED.test(line))
    return { kind: 'vague', scope: scopeOf([intent.first, intent.second]) };
  if (intent.kind !== 'swap' || intent.scope.isOne || intent.want.types.length + intent.want.venueIds.length > 0)
    return null;
  if (intent.scope.slots.length > 1 && ONE_AFTER_ANOTHER.test(line) && !ORDERED.test(line))
    return { kind: 'vague', scope: intent.scope };
  const kinds = new Set(intent.scope.slots.map(({ slot }) => slot.kind));
  const [kind] = kinds;
  const isKind =
    isOpenPreference(intent.want) &&
    slots.length === 1 &&
    intent.scope.slots.length > 1 &&
    kinds.size === 1 &&
    kind !== undefined;
  return isKind && !ORDERED.test(line) && !ALL_OF_THEM.test(line)
    ? { kind: 'vague', scope: { ...intent.scope, kinds: [kind] } }
    : null;
}
/** `tile painting then straight to the escape room is a lot`. */
const ONE_AFTER_ANOTHER =
  / (?:is|are|looks?|sounds?|seems?|feels?) (?:(?:all|a|an|quite|too|very|rather|bit|pretty|a bit) )*(?:lot|much|rushed|tight|hectic|full on|tiring|packed|back to back|close together|mission|slog) /;
const ALL_OF_THEM =
  / (?:all|both|every|each|any|whole|none|different|other|another|new|else|better|something|somewhere|find|get|rather|want|need) /;

/** `sunday looks a bit dead`: what a day is felt to be is no order to turn it round; what would help is offered. */
function feltOfDay(intent: Intent, { line, slots, timesOfDay }: Reading): Intent | null {
  if (intent.kind !== 'mood' || slots.length > 0 || !FELT.test(line) || WANTED.test(line)) return null;
  const { mood, days } = intent;
  const ofNight = timesOfDay.includes('Evening') ? { timesOfDay } : {};
  return { kind: 'vague', scope: { ...NOWHERE, days, ...ofNight }, leans: mood };
}
const FELT =
  /^ (?:(?:so|and|but|ok|hmm|tbh|honestly|i|we|think|feel|like|worried|just|that|maybe|it|this|the|our|all|whole|plan|trip|weekend|lot|\w+day|days?|nights?|evenings?|mornings?|afternoons?|on|of) )+(?:looks?|feels?|seems?|sounds?|is looking|is feeling|might be|could be) /;
const WANTED =
  / (?:too|can|could (?!be)|please|pls|lets|make|need|needs|want|wants|would|should|must|has to|have to|tone|calm it|ease|slow|spice|up it|liven|more|less|rather|instead|something|somewhere|swap|change|add|drop|move|sort|fix|want|give|put) /;

const ORDERED = / (?:drop|remove|cancel|skip|swap|change|replace|has to go|leave it|instead|gone|out) /;

/** `bit tight between the surf and the pool`: which of the parts that are named should give way. */
const tightBetween = ({ line, slots }: Reading): Intent | null =>
  slots.length > 0 && TIGHT_BETWEEN.test(line) && !ORDERED.test(line)
    ? { kind: 'vague', scope: scopeOf(eachOnce(slots.flatMap((mention) => mention.slots))) }
    : null;
const TIGHT_BETWEEN =
  /^ (?:(?:a|its|it|bit|too|very|quite|little|rather|pretty|is|that|looks|seems|feels|not much) )+(?:tight|rushed|close|time|gap) between (?!.* (?:later|earlier|more time|can|could) )/;

/** A complaint that leaves open what is to be done, and of which part: it is asked. */
export const complainedOf = (intent: Intent, reading: Reading): Intent | null =>
  missedBySome(intent, reading) ?? tightBetween(reading) ?? kindDisliked(intent, reading) ?? feltOfDay(intent, reading);

/** `could do with a bit of culture`, `not enough food in this`. */
const WOULD_BE_NICE =
  / (?:(?:would|might|could|itd) be (?:nice|good|lovely|fun)|could do with|wouldnt mind|not enough|isnt enough|arent enough|not a lot of|not much|hardly any|barely any|very little) /;
/** Words of whoever wants to pay less, and does not only sigh at the price. */
const WANTS_LESS =
  / (?:cheap\w*|less|low\w*|down|cut\w*|trim\w*|shav\w+|sav\w+|reduc\w+|off|knock|budget\w*|economi\w+|make|get|can|could|need\w*|want\w*|please|pls|bring|find|half|halve|max\w*|under|limit|sort|fix|spend\w*|skimp|swap|drop|bin|lose|afford\w*|squeeze|chop|slash|shrink|tight\w*|rein|scale|keep|lets|try\w*|must|should|below|within|reasonable|frugal|shoestring|frills|bargain|basic|too) /;

/**
 * `ouch, thats a lot`, `could do with a bit of culture`: a sigh at the price, and what would only be nice, is asked about where
 * nothing else is in the message.
 */
export function withSighAsked(parts: readonly ReadPart[]): readonly ReadPart[] {
  const only = onlyOf(parts);
  if (!only) return parts;
  const { intent, wish } = only;
  const line = toWordLine(wish);
  const openly: Pick<Openly, 'leans' | 'helps'> | null =
    intent.kind === 'cheaper' && intent.capPence === null && !WANTS_LESS.test(line)
      ? { helps: 'cheaper' }
      : intent.kind === 'mood' && intent.days.length === 0 && WOULD_BE_NICE.test(line)
        ? { leans: intent.mood }
        : null;
  return openly ? [{ ...only, intent: { kind: 'vague', scope: NOWHERE, ...openly } }] : parts;
}
