import { onlyOf } from '../../../../../shared/only-of.ts';
import type { ConciergeState } from '../../concierge-state.ts';
import { dayName } from '../../wording/name-slot.ts';
import { CHANGES } from '../cues/asks.ts';
import { hasPlainForm } from '../cues/asks-plainly.ts';
import { NO_PREFERENCE } from '../cues/no-preference.ts';
import { asWhole, type ReadPart } from '../cues/read-part.ts';
import { ORDER } from '../cues/topic-words.ts';
import { type PlacedSlot, slotsWhere } from '../finding/find-slots.ts';
import type { Intent } from '../intent.ts';
import { read } from '../reading.ts';
import { scopeOf } from '../scope.ts';
import { normalise } from '../typing/normalise.ts';
import { withPartAsked } from './asked-of-it.ts';

/** Where what is told may end and what is asked begin. */
const JOINT = /(?<=[.!?;…])\s+|\n+|,\s+(?:(?:and|but|so)\s+)?|\s+[-–]+\s+|\s+(?:and|but|so)\s+/gi;
/** Words with which something is wished for, and not only told. */
const WISHES =
  / (?:please|pls|can|could|would|want|wants|need|needs|lets|let us|(?:id|wed|had|would|much) rather|rather (?:have|do|not|go|see)|prefer|fancy|fancies|skip|lose|bin|cut|axe (?:the|it|that)|chuck|sack|take|leave|ditch|cancel|scrap|get|give|find|book|sort|no|nothing|only|must|should|shall|less|more|fewer|earlier|later|quieter|louder|livelier|something|somewhere|anything) /;
/** What a question wishes for, or weighs, after all. */
const WEIGHS =
  / (?:if|would|could we|can we|can you|could you|should we|shall we|something|somewhere|anything else|instead|another|other|else|less|cheaper|better|possible|in its place|meant to|supposed to|suggest|recommend|alternatives?|options?|ideas?|what (?:have|do) you (?:got|have)|what can we) /;
/** `, are they.`: of what was just said, and nothing is asked. */
const IS_TAG = /^(?:are|is|do|does|did|have|has|was|were)(?:n['’]?t)? (?:they|it|we|he|she|that)\s*(?:[.!?,]|$)/i;
/** What somebody likes, finds or cannot afford makes a reader change the plan; who comes, and what they need, are facts. */
const TASTES: ReadonlySet<Intent['kind']> = new Set([
  'swap',
  'drop',
  'add',
  'mood',
  'avoid',
  'cheaper',
  'closer',
  'at-most',
]);
/** Readings of a line that only remarks on something. */
const REMARKS: ReadonlySet<Intent['kind']> = new Set([
  'unknown',
  'vague',
  'why',
  'schedule',
  'about',
  'unlisted',
  'price',
]);
/** How somebody finds something, or somebody is. */
const FINDS =
  / (?:not|isnt|arent|aint|hates?|loathes?|cant stand|doesnt|dont|never|scared|frightened|terrified|nervous|worried|skint|broke|looks?|sounds?|seems?|feels?|bit|really|quite|too|pretty|dull|boring|grim|funny|fussy|keen|fan|sure|tight|nervous|unsure|strapped|short|thinks|reckons|moaning|grumbling) /;
const LENGTH_MAX = 200;

/**
 * `mums not one for clubs, what is thekla like`, `friday looks tame, whats the latest we finish`: what somebody thinks of a
 * part is told as the reason for a question. The question is answered, and the change that the reason might ask for is
 * offered and not made. Null where something is ordered or counted, and where nothing is asked.
 */
export function readToldBeforeAsked(
  message: string,
  state: ConciergeState,
  again: (words: string) => readonly ReadPart[],
): ReadPart[] | null {
  if (message.length > LENGTH_MAX) return null;
  for (const joint of message.matchAll(JOINT)) {
    const told = message.slice(0, joint.index).trim();
    const asked = message.slice(joint.index + joint[0].length).trim();
    const { line } = normalise(asked);
    if (IS_TAG.test(asked) || !hasPlainForm(line) || WEIGHS.test(line) || ORDER.test(line)) continue;
    return answeredFirst(told, asked, state, again);
  }
  return null;
}

function answeredFirst(
  told: string,
  asked: string,
  state: ConciergeState,
  again: (words: string) => readonly ReadPart[],
): ReadPart[] | null {
  // `skint` is read as a word for what costs less, and orders nothing.
  const { line: plain } = normalise(told);
  const line = /\bcheaper\b/i.test(told) ? plain : plain.replace(/ cheaper(?= )/g, ' ');
  if (line.trim() === '' || ORDER.test(line) || WISHES.test(line) || hasPlainForm(line)) return null;
  const reasons = again(told).map(asTaste);
  const [taste] = reasons.filter(({ intent }) => TASTES.has(intent.kind));
  const isRemark = reasons.every(({ intent }) => REMARKS.has(intent.kind)) && FINDS.test(line);
  if (!taste && !isRemark) return null;
  if (reasons.some(({ intent }) => CHANGES.has(intent.kind) && !TASTES.has(intent.kind))) return null;
  const named = namedIn(told, state);
  // `the first bit` is no name, and one part for all that.
  const pointed = reasons.flatMap(({ intent }) =>
    'scope' in intent && intent.scope.slots.length === 1 ? intent.scope.slots : [],
  );
  const about: ReadPart = { wish: told, intent: { kind: 'unknown' }, named: named.length > 0 ? named : pointed };
  const answers = onDayTold(
    withPartAsked([about, ...ofItAsked(again(asked), asked, about, state)], asked, state).slice(1),
    told,
    state,
  );
  const isAnswer = ({ intent }: ReadPart): boolean => intent.kind !== 'unknown' && !CHANGES.has(intent.kind);
  const changed = taste?.intent ?? doubtedOf(reasons, line);
  const wish = changed ? wishOf(changed, state) : null;
  // What nobody can answer is said so, and is no order for all that.
  const isUnread = answers.every(({ intent }) => intent.kind === 'unknown') && wish !== null;
  if (answers.length === 0 || !(isUnread || answers.every(isAnswer))) return null;
  return [...answers, ...(wish === null ? [] : [asWhole(told, { kind: 'offered', wish } as const, about.named)])];
}

/** What is felt of a day or sighed at, as the change that would help against it. */
function asTaste(part: ReadPart): ReadPart {
  const { intent } = part;
  if (intent.kind !== 'vague' || intent.scope.slots.length > 0) return part;
  if (intent.leans) return { ...part, intent: { kind: 'mood', mood: intent.leans, days: intent.scope.days } };
  return intent.helps === 'cheaper' ? { ...part, intent: { kind: 'cheaper', capPence: null, perPerson: true } } : part;
}

/** `bit worried about the axes, is it safe for my nan`: beside the answer, another place for the one part is offered. */
function doubtedOf(reasons: readonly ReadPart[], line: string): Intent | null {
  const intent = onlyOf(reasons)?.intent;
  const isDoubted = intent?.kind === 'vague' && intent.scope.slots.length === 1 && DOUBTS.test(line);
  return isDoubted ? { kind: 'swap', scope: intent.scope, want: { ...NO_PREFERENCE, isOther: true } } : null;
}
const DOUBTS = / (?:worried|concerned|nervous|scared|unsure|not sure|anxious) (?:about|of) /;

/** `kev isnt into museums, what is it like`: whatever was read in so few words, it is asked of the part that was told of. */
function ofItAsked(
  parts: readonly ReadPart[],
  asked: string,
  { named }: ReadPart,
  state: ConciergeState,
): readonly ReadPart[] {
  const { slots, venues, types, kinds, days, line } = read(asked, state);
  const isBare = slots.length + venues.length + types.length + kinds.length + days.length === 0;
  const ids = new Set(named.map(({ slot }) => slot.id));
  const right = RIGHT_FOR.exec(line)?.[1];
  if (!isBare || ids.size !== 1 || (right === undefined && !LIKE_WHAT.test(line))) return parts;
  const scope = scopeOf(named.slice(0, 1));
  const intent: Intent =
    right === undefined ? { kind: 'why', scope, venueIds: [] } : { kind: 'about', scope, what: right };
  return [asWhole(asked, intent, named)];
}

/** `is it safe for my nan`. */
const RIGHT_FOR =
  /^ (?:(?:so|and|but) )*(?:is|are|would|will) (?:it|that|they|those) (?:be )?(safe|ok|okay|alright|suitable|fine|too \w+) for (?:\w+ ){1,3}$/;
const LIKE_WHAT =
  /^ (?:(?:so|and|but) )*(?:(?:what|whats|what is|what are) (?:is )?(?:it|that|they|those) (?:like|about|all about)(?: \w+){0,2}|(?:what|whats) (?:(?:actually|exactly|even|the hell) )?(?:is )?(?:it|that|this)(?: exactly| anyway| then)?) $/;

const namedIn = (words: string, state: ConciergeState): PlacedSlot[] =>
  read(words, state).slots.flatMap(({ slots }) => slots);

/** `saturday looks dear, how much is it`: what names neither part nor day is asked of the one day that was told of. */
function onDayTold(parts: readonly ReadPart[], told: string, state: ConciergeState): readonly ReadPart[] {
  const { days } = read(told, state);
  if (days.length !== 1) return parts;
  const slots = slotsWhere(state.plan, days, [], []);
  return parts.map((part): ReadPart => {
    const { intent, wish } = part;
    if (read(wish, state).days.length > 0) return part;
    if (intent.kind === 'edge') return { ...part, intent: { ...intent, days } };
    const isOpen = 'scope' in intent && intent.scope.slots.length === 0 && !intent.scope.isNamed;
    return isOpen ? { ...part, intent: { ...intent, scope: { ...scopeOf(slots), days } } } : part;
  });
}

const MORE: ReadonlyMap<string, string> = new Map([
  ['cultural', 'more cultural'],
  ['foodie', 'more foodie'],
  ['adventurous', 'more adventurous'],
]);

/** The change in words that the concierge reads itself; null where there are none for it. */
function wishOf(intent: Intent, { plan }: ConciergeState): string | null {
  if (intent.kind === 'cheaper') return 'make it cheaper';
  if (intent.kind === 'mood') {
    const day = onlyOf(intent.days);
    return `make ${day === undefined ? 'it' : dayName(plan, day)} ${MORE.get(intent.mood) ?? intent.mood}`;
  }
  if (intent.kind !== 'swap' && intent.kind !== 'drop') return null;
  const placed = onlyOf(intent.scope.slots);
  return placed ? `${intent.kind} ${placed.slot.name}` : null;
}
