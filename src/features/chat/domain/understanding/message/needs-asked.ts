import type { ConciergeState } from '../../concierge-state.ts';
import { findScope } from '../cues/find-scope.ts';
import { isOpenPreference } from '../cues/no-preference.ts';
import { asWhole, type ReadPart } from '../cues/read-part.ts';
import { suitsOfNeeds } from '../cues/suits-of-needs.ts';
import { eachOnce } from '../finding/among-slots.ts';
import type { PlacedSlot } from '../finding/find-slots.ts';
import { read } from '../reading.ts';
import { NOWHERE, type Scope, scopeOf } from '../scope.ts';
import { openings } from '../typing/openings.ts';
import { readNeeds } from '../wishes/read-needs.ts';

/** Where what is told of somebody ends and what is asked for them begins, or the other way round. */
const JOINT =
  /(?<=[.!?])\s+|\n+|[,;]\s+(?:(?:and|so|but)\s+)?|\s+[-–]+\s+|\s+(?:and|so|but)\s+(?=(?:is|are|will|would|can|could|does|do|what|which)\b)|\s+(?=(?:which|what) (?:bits?|parts?|ones?|places?|stops?|things?) (?:should|can|cant|can't|will|would|are|is|does|do|has|have)\b)/i;
const LEAD = `^ ${openings('quick|question|is it that|do you know if|wondering if|any idea if')}`;
/** A question by its form: nobody is told to do anything. */
const IS_ASKED = new RegExp(
  `${LEAD}(?:is|are|isnt|arent|will|wont|does|doesnt|do(?! (?:you|u|it|that|this) )|any of|anything|anywhere|any (?:bits|parts|places|stops|problems?|issues?|worries)|what(?! (?:about|if|time|day)\\b)|whats|which|where can|how(?! (?:about|much|long|far|many|late|early|do we|can we|do i) )|(?:can|could|would|should)(?! (?:we|you|u|i) )) `,
);
/** Whom or what is asked of: `will be joining us` asks nothing. */
const HAS_SUBJECT =
  / (?:is|are|isnt|arent|will|wont|does|doesnt|do|can|could|would|should) (?:there|it|that|this|these|those|\d+|two|three|four|he|she|they|we|the|my|our|her|his|him|any|anything|everything|everywhere|anywhere|all|each|much|some) | (?:what|whats|which|how|where|any|anything|anywhere) /;
/** Of those who were just told of, or of whether something is right for them. */
const OF_THEM =
  / (?:her|him|them|they|she|he|us|their|problem|issue|no no|off limits|ruled out|out of the question|safe|suitable|suited|appropriate|acceptable|sensible|advisable|a good idea|any good|any use|good enough|steps|stairs|lifts?|access|accessible|step free|manage|cope|point|worth|allowed|let in|worried|worry|concerned|avoid|swerve|steer clear(?: of)?|give a miss|leave out|keep away from|careful|watch out|too many|too much|overkill) | (?:ok|okay|alright|all right|fine|doable|do able) (?:for \w+ )?$/;
/** What would do instead, or somewhere else, is wished for. */
const WISHES =
  / (?:swap|change|switch|replace|drop|remove|instead|find|book(?! of )|make sure|sort|cheaper|anywhere (?=else|near|good|better|nice|quieter|to )|somewhere|(?<!(?:do|have|got|offer|rustle up|is there|there be) )something|someone|room for|work for (?:her|him|them|that)|how much|cost|price|pay|refund|back|get there|walk back|open) /;

/**
 * `one of them is pregnant, is anything on there a no no for her?` asks first: what is told of somebody is why, and nothing
 * changes before it is said how the plan stands to that. Parts of a message that asks nothing of it stay as they are.
 */
export function withNeedsAsked(
  parts: readonly ReadPart[],
  message: string,
  state: ConciergeState,
): readonly ReadPart[] {
  const needs = parts.filter(({ intent }) => intent.kind === 'needs');
  const clauses = message.split(JOINT).filter((clause) => clause.trim() !== '');
  if (needs.length === 0 || clauses.length < 2 || message.length > LENGTH_MAX || GOES_ON.test(message)) return parts;
  const asked = clauses.find((clause) => {
    const { line, slots, kinds } = read(clause, state);
    const isAsked = IS_ASKED.test(line) && (HAS_SUBJECT.test(line) || slots.length + kinds.length > 0);
    // `two of us are muslim, is the food halal` asks of the need that was told.
    return isAsked && (OF_THEM.test(line) || read(clause, state).diets.length > 0) && !WISHES.test(line);
  });
  const told = clauses.find((clause) => {
    const { line } = read(clause, state);
    return clause !== asked && !IS_ORDERED.test(line) && readNeeds(read(clause, state), NOWHERE)?.kind === 'needs';
  });
  if (asked === undefined) return withWalksAsked(parts) ?? parts;
  if (IS_BEGGED.test(read(asked, state).line)) return parts;
  if (told === undefined) return parts;
  const need = readNeeds(read(told, state), NOWHERE);
  if (need?.kind !== 'needs') return parts;
  const reading = read(asked, state);
  // `gaz has gone veggie, whats he meant to eat friday`: that he can eat is wanted.
  if (need.diets.length > 0 && / (?:what|whats|where) .*(?:eat|have|order) /.test(reading.line)) return parts;
  const first = findScope(reading, state.plan, reading.words.length);
  const also = clauses.slice(clauses.indexOf(asked) + 1).flatMap((clause) => partsAlso(clause, state));
  const scope = also.length === 0 || first.slots.length === 0 ? first : scopeOf(eachOnce([...first.slots, ...also]));
  const isOfThese = ({ wish, intent }: ReadPart): boolean =>
    intent.kind === 'needs' ||
    intent.kind === 'unknown' ||
    intent.kind === 'suits' ||
    (also.length > 0 && ALSO_OF.test(read(wish, state).line)) ||
    wish.includes(asked) ||
    told.includes(wish) ||
    asked.includes(wish);
  return [
    asWhole(asked, { ...suitsOfNeeds({ ...need, scope }), isTold: true }),
    ...parts.filter((part) => !isOfThese(part)).map((part) => elsewhereAsked(part, scope, need.noAlcohol)),
  ];
}

/** `and the dinner?`, after `is that place ok for him?`: the same of it. */
function partsAlso(clause: string, state: ConciergeState): readonly PlacedSlot[] {
  const reading = read(clause, state);
  return /\?\s*$/.test(clause) && ALSO_OF.test(reading.line)
    ? findScope(reading, state.plan, reading.words.length).slots
    : [];
}
const ALSO_OF =
  /^ (?:(?:and|or|also|what about|how about|plus|then) )+(?!is |are |can |will |how |when |where )(?:\w+ ){1,5}$/;

/** `would the bar be ok, and is there somewhere else nearby`: other places for it are listed, and none is taken yet. */
function elsewhereAsked(part: ReadPart, scope: Scope, isWithoutDrink: boolean): ReadPart {
  const { intent, wish } = part;
  const isAsked =
    intent.kind === 'swap' && isOpenPreference(intent.want) && ASKS_ELSEWHERE.test(` ${wish.toLowerCase()} `);
  return isAsked && scope.slots.length === 1
    ? { ...part, intent: { kind: 'ideas', scope, ...(isWithoutDrink ? { wanted: 'without-drink' } : {}) } }
    : part;
}
const ASKS_ELSEWHERE = / (?:is there|are there|do you have|have you got|any|anywhere|what) /;

/** `my mums hip is bad, how far do we walk each day`: how far it is is told first, then which places are no use to her; so of whoever
 * is pregnant or does not drink. */
export function withWalksAsked(parts: readonly ReadPart[]): readonly ReadPart[] | null {
  const isWalk = parts.some(
    ({ intent, wish }) =>
      ((intent.kind === 'travel' || intent.kind === 'way-between') &&
        / (?:walk|walking|far|on foot|steps) /.test(` ${wish.toLowerCase()} `)) ||
      (intent.kind === 'free-time' && intent.asks === 'between'),
  );
  if (!isWalk) return null;
  return parts.map((part) =>
    part.intent.kind === 'needs' && part.intent.diets.length === 0
      ? { ...part, intent: { ...suitsOfNeeds(part.intent), isTold: true } }
      : part,
  );
}

/** `so could everything be step free please` orders it. */
const IS_BEGGED = / (?:can|could|should) .* (?:please|pls) $/;
/** No order that has a need in it. */
const IS_ORDERED =
  /^ (?:(?:and|also|so|ok|just) )*(?:can|could|would|please|make|swap|change|add|find|book|keep|get|need|we need|no|only|nothing|something|somewhere|lets|drop) /;
/** `is the plan suitable and if not please make it so`: whatever the answer, it is to be done. */
const GOES_ON =
  /\b(?:if not|if it (?:isn'?t|is not)|if they (?:aren'?t|are not)|otherwise|please (?:make|fix|sort|change|swap)|make (?:it|them|sure)|sort it|fix it)\b/i;
const LENGTH_MAX = 260;
