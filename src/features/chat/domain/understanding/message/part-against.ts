import { onlyOf } from '../../../../../shared/only-of.ts';
import type { ConciergeState } from '../../concierge-state.ts';
import { CHANGES, questionKind } from '../cues/asks.ts';
import { clausesOf } from '../cues/clauses.ts';
import { NO_PREFERENCE } from '../cues/no-preference.ts';
import type { ReadPart } from '../cues/read-part.ts';
import { unnamed } from '../cues/unnamed.ts';
import { eachOnce } from '../finding/among-slots.ts';
import type { PlacedSlot } from '../finding/find-slots.ts';
import { isInside } from '../finding/is-inside.ts';
import type { Intent, Wish } from '../intent.ts';
import { type Reading, read } from '../reading.ts';
import { scopeOf } from '../scope.ts';
import { normalise } from '../typing/normalise.ts';
import { isDiet } from '../wishes/read-preference.ts';
import { readIntent } from './read-intent.ts';

/** The part itself, as it stands in a line. */
const IT = '(?:(?:the|that|our|this|any|all|both|two|of|a|an|those|these|whole) )*it';
/** What may be said of it before what is said against it: `the hunt at half four`, `a cinema when we came all this way`. */
const OF_IT = `${IT}(?: (?:place|thing|bit|one|idea|trip|tour|class|session|stairs|steps)| (?:at|on|in|for|with|when|for the|to) (?:\\w+ ){1,9}?(?:\\w+))?`;
const IS = '(?:is|are|seems?|looks?|sounds?|feels?|would be|will be|might be|has to be)';
const QUITE = '(?:(?:a|an|bit|really|just|so|very|rather|quite|total|complete|pretty|kind of|also|well) )*';
/** An hour or a day that does not suit is another wish. */
const ITSELF =
  '(?! (?:before|after|until|till|at|on|so|that|this|without|early|late|earlier|later|first|last|twice|again|justice|yet|instead|and then|then|for (?:less|under|that|\\d)))';

const AGAINST = new RegExp(
  [
    // Somebody cannot; `cant we do the boat` wishes for it.
    ` (?:cant|cannot|can not|couldnt|(?:wont|will not) be (?:able|allowed) to|(?:isnt|not|arent|aint) (?:able|allowed|fit|meant|supposed) to|shouldnt) (?:really |all |even |physically )?(?:do|have|go on|go in|go up|go to|go near|go for|ride|use|be on|get on|get up|manage|face|eat|drink|stomach|handle|cope with|deal with|join in|take part in|be doing) ${IT}${ITSELF}(?= )`,
    ` ${OF_IT} (?:will not|wont|wouldnt|doesnt|does not|(?:isnt|is not|arent) (?:going to|gonna)|cannot|cant) (?:really |ever |all )?(?:do|work|work out|suit|happen|wash|fly|go down well)(?= (?:$|for|with|because|as|cos|since|if|when|then|now|some|any|that|half|our|my|we|most|one) ?)`,
    ` ${OF_IT} ${IS} ${QUITE}(?:daft|silly|nonsense|ridiculous|non starter|nonstarter|no go|nogo|no use|no good|(?:poor|bad|wrong|odd|terrible|awful) (?:choice|idea|call|shout|fit)|out of the question|worry|worrying|problem|problematic|issue|concern|unfair|not fair|impossible)(?= )(?! (?:money|prices?|amount))`,
    ` ${IT} (?:(?:is|are) (?:not|never)|isnt|arent) (?:really |exactly |quite )?(?:(?:my|his|her|their|the) )?(?!(?:our|us) )(?:\\w+ )?(?:thing|cup of tea|bag|scene)(?= )`,
    ` (?:hip|knee|back|leg|shoulder|heart|neck|feet|ankle)s? (?:wont|cant|will not|cannot) (?:do|take|manage|stand|cope with|survive) (?:\\w+ ){0,7}?${IT}(?= )`,
    ` ${IT} (?:is|are) an? (?:big |firm |definite |hard |straight )?no (?:for|from) (?:us|him|her|me|them|\\w+)(?= )`,
    ` (?:rules? out|ruled out|ruling out) ${IT}(?= )`,
    ` (?:(?:is|are) not|isnt|arent|wont be|never) (?:going|setting foot|getting) (?:up|on|in|to|near|through|into|round|for) ${IT}${ITSELF}(?= )`,
    ` ${OF_IT} ${IS} (?:far |way |a bit |just )?(?:too )?much for (?:(?:my|our|his|her|the|poor|old|some of) )?(?!(?:a|an|one|that|what|this|us|me|it)\\b)\\w+(?= )`,
    ` (?:(?:has|have|had|all|already|girls|lads|boys|team|us|them) )+(?:(?:just|already|all|been and) )*(?:done|seen|been to|been up|been on|been round|visited) ${IT}(?: \\w+)? (?:already|before|twice|loads|last (?:year|month|time))(?= )`,
  ].join('|'),
);
/** What is asked of it, ordered or liked is read by others. */
const OTHERWISE = / (?:love|loves|keep|leave it|only if|unless|worried|wondering|sure (?:if|whether)|why|what if) /;

/** What is wanted in its stead, in so many words. */
const STEAD =
  / (?:is there |find us |find |can we have |could we have |what about |have you |we want |rather |sooner )?((?:something|somewhere|anything|anywhere)(?! (?:to|for|about|on|against) ) (?:\w+ ?){1,5}|another (?:one|place|option|lunch|dinner|activity|bar|restaurant)(?: \w+){0,3}|(?<= (?:find|get|book|give) (?:us|them|em|me|her|him) )(?:a|an|some) (?:\w+ ?){1,5}) $/;
const MEALS = ['lunch', 'dinner'] as const;

/**
 * A part of the plan that is spoken against by a reason or a person, `gran cant do the boat`, where nothing but the part itself
 * was read from it: what is asked for in its stead comes in its place, else it is asked what to do with it. What else was
 * read, a need or a diet, stays. Any other message as it was read.
 */
export function withPartAgainst(parts: readonly ReadPart[], message: string, state: ConciergeState): ReadPart[] {
  const against = partAgainst(message, state);
  if (!against) return withoutWhatNoneCan(parts, message, state);
  if (asksOpenly(message)) return [...parts];
  const { slots } = against;
  const isOnlyIt = ({ intent, wish }: ReadPart): boolean => readsOnly(intent, read(wish, state), slots);
  const others = parts.filter((part) => !isOnlyIt(part));
  if (others.some(({ intent }) => CHANGES.has(intent.kind) && intent.kind !== 'needs')) return [...parts];
  // A need that the part does not meet has its own answer.
  if (others.some(({ intent }) => !TELLS_MORE.has(intent.kind))) return [...parts];
  const intent = inItsStead(message, slots, state) ?? ({ kind: 'vague', scope: scopeOf(slots) } as const);
  return [...others, { wish: message, intent, named: slots, isJoined: true }];
}

/** `the class seems silly, how long does it last?` asks of it. */
function asksOpenly(message: string): boolean {
  const last = clausesOf(message).at(-1)?.text ?? '';
  return questionKind(normalise(last).line, `${last}?`) === 'open' && /\?\s*$/.test(message);
}

/** What may be told beside it, and is answered by itself. */
const TELLS_MORE: ReadonlySet<Intent['kind']> = new Set(['unlisted', 'allergy']);

function partAgainst(message: string, state: ConciergeState): { slots: readonly PlacedSlot[] } | null {
  const texts = [...clausesOf(message).map(({ text }) => text), message];
  for (const text of texts) {
    const reading = read(text, state);
    const slots = eachOnce(reading.slots.flatMap((mention) => mention.slots));
    const line = unnamed(reading);
    if (slots.length === 0 || slots.length > SLOTS_MAX || isOfElse(reading)) continue;
    if (AGAINST.test(line) && !OTHERWISE.test(line)) return { slots };
  }
  return null;
}
const SLOTS_MAX = 2;

/** The same of a kind that the plan has none of: `jordan cant do karting` keeps karting out and never adds it. */
function withoutWhatNoneCan(parts: readonly ReadPart[], message: string, state: ConciergeState): ReadPart[] {
  if (!parts.some(({ intent }) => intent.kind === 'add')) return [...parts];
  const kept = parts.map((part): ReadPart => {
    const { words, types, slots, venues } = read(part.wish, state);
    const type = onlyOf(types);
    if (part.intent.kind !== 'add' || !type || slots.length + venues.length > 0) return part;
    const line = ` ${[...words.slice(0, type.from), 'it', ...words.slice(type.to)].join(' ')} `;
    if (!AGAINST.test(line) || OTHERWISE.test(line)) return part;
    const intent = readIntent(`no ${words.slice(type.from, type.to).join(' ')}`, state);
    return intent.kind === 'avoid' ? { ...part, intent } : part;
  });
  return asksOpenly(message) ? [...parts] : kept;
}

/** Another place is named beside it, or another kind of place. */
const isOfElse = (reading: Reading): boolean =>
  reading.venues.length > 0 ||
  reading.types.some((type) => !isInside(type.from, reading.slots) && !isDiet(reading, type));

const TELLS_ONLY: ReadonlySet<Intent['kind']> = new Set([
  'unknown',
  'at-hour',
  'about',
  'schedule',
  'keep',
  'opening',
  'vague',
]);

/** Nothing was read but that it is there, that somebody misses it, or that it might cost less. */
function readsOnly(intent: Intent, { line, amount }: Reading, slots: readonly PlacedSlot[]): boolean {
  const isOfIt = (named: readonly PlacedSlot[]): boolean =>
    named.every(({ slot }) => slots.some((one) => one.slot.id === slot.id));
  if (TELLS_ONLY.has(intent.kind)) return true;
  if (intent.kind === 'outside') return intent.what === 'absence';
  if (intent.kind === 'add')
    return / another /.test(line)
      ? intent.want.types.length + intent.want.venueIds.length === 0
      : !intent.isAnother && isOfIt(intent.scope.slots);
  // The midnight of `midnight club` is no hour to move to.
  if (intent.kind === 'retime')
    return !/ (?:earlier|later|sooner|move|push|start|at|before|after|till|until) /.test(line);
  return intent.kind === 'swap' && isOfIt(intent.scope.slots) && amount === null && isOnlyLess(intent, line);
}

/** `much for dad` sounds of the price, and a vegan place is called by its diet. */
const isOnlyLess = ({ want }: Extract<Wish, { kind: 'swap' }>, line: string): boolean =>
  want.types.length + want.venueIds.length === 0 &&
  want.mood === null &&
  want.area === null &&
  !want.isIndoor &&
  !want.isOutdoor &&
  (want.isCheaper ? / much for / : /./).test(line) &&
  (want.isCheaper || want.diets.length > 0);

function inItsStead(message: string, slots: readonly PlacedSlot[], state: ConciergeState): Intent | null {
  const [only] = slots;
  const reading = read(message, state);
  const { line } = reading;
  const last = clausesOf(message).at(-1);
  if (slots.length !== 1 || !only || !last) return null;
  const own = read(last.text, state);
  const said = STEAD.exec(own.line)?.[1];
  if (said === undefined || own.slots.length > 0) return null;
  const meal = MEALS.find((kind) => own.kinds.includes(kind));
  if (meal !== undefined && meal !== only.slot.kind) return null;
  if (own.days.length > 0 && !own.days.includes(only.day)) return null;
  const diets = read(line, state).diets;
  if (/^(?:\w+ else|another) ?/.test(said) && own.types.length + own.venues.length === 0)
    return { kind: 'swap', scope: scopeOf(slots), want: { ...NO_PREFERENCE, diets, isOther: true } };
  const intent = readIntent(`swap ${only.slot.name} for ${said}`, state);
  if (intent.kind !== 'swap' || intent.scope.slots.some(({ slot }) => slot.id !== only.slot.id)) return null;
  // The `down` of `something sat down` is no thing that a list could have.
  const isUnknown = intent.want.typeLabel !== null && intent.want.types.length === 0;
  return isUnknown && /^(?:some|any)/.test(said) ? null : intent;
}
