import { onlyOf } from '../../../../../../shared/only-of.ts';
import type { ConciergeState } from '../../../concierge-state.ts';
import { diffPlans } from '../../../wording/diff-plans.ts';
import {
  answeredLines,
  lastChanged,
  lastReplyOf,
  lastWish,
  listedWishes,
  offeredWish,
  openQuestion,
} from '../../../wording/offers.ts';
import { eachOnce } from '../../finding/among-slots.ts';
import { type PlacedSlot, slotsOf } from '../../finding/find-slots.ts';
import { readIntent } from '../../message/read-intent.ts';
import { read } from '../../reading.ts';
import { normalise } from '../../typing/normalise.ts';
import { QUESTION_LEAD } from '../../typing/openings.ts';
import { beforeLast } from '../before-last.ts';
import { lastParts } from '../last-read.ts';
import { whenSaid } from '../when-said.ts';

/** What the last exchange left on the table: a part that came, went, moved or was told of. */
export type Focus =
  | { kind: 'came'; part: PlacedSlot }
  | { kind: 'gone'; part: PlacedSlot }
  | { kind: 'moved'; part: PlacedSlot; from: number }
  /** `wayFrom` is from where it was told how far it is. */
  | { kind: 'told'; part: PlacedSlot; asked: Asked; wayFrom: string | null }
  | { kind: 'stay' };

/** What of a part was asked: what it costs, when it is, or anything else. */
type Asked = 'price' | 'hour' | 'else';

/** Several readers ask for it, and a state does not change. */
const FOCUS = new WeakMap<ConciergeState, Focus | 'none'>();

/** The one thing that a short message after the last reply can only be about; null where there are several, or none. */
export function focusOf(state: ConciergeState): Focus | null {
  const focus = FOCUS.get(state) ?? focusAnew(state) ?? 'none';
  FOCUS.set(state, focus);
  return focus === 'none' ? null : focus;
}

function focusAnew(given: ConciergeState): Focus | null {
  const history = answeredLines(given.history);
  const state = history === given.history ? given : { ...given, history };
  if (history.length === 0 || openQuestion(history) !== null) return null;
  if (listedWishes(history).length > 0 || offeredWish(history) !== null) return null;
  if (lastChanged(history)) return changedPart(state);
  return isOfStay(state) ? { kind: 'stay' } : toldPart(state);
}

function changedPart(state: ConciergeState): Focus | null {
  const { previous, plan, history } = state;
  const said = lastWish(history);
  if (!previous || said === null) return null;
  const all = diffPlans(previous.plan, plan);
  const [made, another] = all.filter(({ kind }) => kind !== 'moved');
  if (another) return null;
  if (made?.kind === 'removed') return { kind: 'gone', part: made.before };
  if (made) return 'after' in made ? { kind: 'came', part: made.after } : null;
  const intent = readIntent(said, beforeLast(state));
  if (intent.kind !== 'retime') return null;
  const meant = intent.scope.slots.map(({ slot }) => slot.venueId);
  const moved = all.flatMap((one) => (one.kind === 'moved' && meant.includes(one.after.slot.venueId) ? [one] : []));
  const only = onlyOf(moved);
  return only ? { kind: 'moved', part: only.after, from: only.before.slot.startMinute } : null;
}

function toldPart(state: ConciergeState): Focus | null {
  const said = lastWish(state.history);
  const reply = lastReplyOf(state.history);
  if (said === null) return null;
  const still = stillAskedOf(state, said);
  if (still) return still;
  const part = onlyOf(partsAsked(state, said)) ?? onlyPartTold(state, said);
  if (!part || !reply.includes(part.slot.name)) return null;
  const from = WAY_FROM.exec(reply)?.[1] ?? null;
  const isPrice = ['£', 'free'].some((sum) => reply.startsWith(`${part.slot.name}: ${sum}`));
  const asked = isPrice ? 'price' : WHEN.test(normalise(said).line) ? 'hour' : 'else';
  return { kind: 'told', part, asked, wayFrom: from === state.plan.stay?.name ? 'the hotel' : from };
}

/** The parts that a question names, or whose meal or night it asks after: `when is dinner friday`, `what are we doing thursday night`. */
function partsAsked(state: ConciergeState, said: string): PlacedSlot[] {
  const { slots, line } = read(said, state);
  const named = eachOnce(slots.flatMap((mention) => mention.slots));
  if (named.length === 1) return named;
  const scopes = lastParts(state).flatMap(({ intent }) => ('scope' in intent ? [intent.scope] : []));
  const isOfParts = named.length > 0 || scopes.some(({ kinds, timesOfDay }) => kinds.length + timesOfDay.length > 0);
  const parts = isOfParts ? eachOnce(scopes.flatMap((scope) => scope.slots)) : [];
  const nights = / (?:to)?nights? /.test(line) ? parts.filter(({ slot }) => slot.kind === 'night') : [];
  return nights.length > 0 ? nights : parts;
}

const ASKS = new RegExp(
  `${QUESTION_LEAD}(?:what|whats|when|whens|where|wheres|how|hows|which|who|is|are|does|do|can|will) `,
);
/** `whats first`, `whats the last thing we go to`: the one part that the answer tells of, where the question names none. */
function onlyPartTold(state: ConciergeState, said: string): PlacedSlot | undefined {
  const { line, slots } = read(said, state);
  if (slots.length > 0 || !ASKS.test(line)) return undefined;
  return onlyOf(slotsOf(state.plan).filter(({ slot }) => lastReplyOf(state.history).includes(slot.name)));
}

/** A question with no word for a part of its own, or with one only to say from where or how far. */
const GOES_ON = new RegExp(
  `${QUESTION_LEAD}(?:(?:how far|how long|is (?:it|that|there)|are there|are they|does (?:it|that)|do they|has it|will (?:it|there|they|we)|can (?:we|you|they)|do we|should we|what time (?:should|do|would|will) we (?:have to|need to|set|leave|get)|how do we|for (?:all|the|how)|is (?:it|that) .*) )`,
);
const IN_PLACE =
  / (?:(?:from|to|near|before|after|through|all through|during|off|of) (?:the |our )?[\w' ]+|(?:hotel|dinner|lunch)) $/;

/**
 * The part that the question before was of, where the last goes on about it: `what is kasarna karlin`, `how far from porks`;
 * `where is the tower`, `are there many steps`.
 */
function stillAskedOf(state: ConciergeState, said: string): Focus | null {
  const { line } = normalise(said);
  const before = whenSaid(state);
  if (before.history.length === 0 || lastChanged(before.history) || !GOES_ON.test(line)) return null;
  const { slots, days, kinds, venues } = read(line.replace(IN_PLACE, ' '), state);
  if (slots.length + days.length + kinds.length + venues.length > 0) return null;
  const prior = focusOf(before);
  return prior?.kind === 'told' ? { ...prior, asked: 'else', wayFrom: null } : null;
}

const WHEN = / (?:when|what time|how late|how early) /;
const WAY_FROM = /^[^:\n]+: [^.\n]*\bminutes? (?:on foot|by [^.\n]*?) from ([^\n]+?)\.$/m;
const OF_IT = / (?:is|does|has|was|can|how far|get to|from) (?:it|that|there) /;

/** Whether it was the stay that was asked about, `how far is it from dinner` after `which hotel is it` too. */
function isOfStay({ history, plan }: ConciergeState): boolean {
  const said = lastWish(history);
  if (said === null || !plan.stay) return false;
  const { line } = normalise(said);
  const reply = lastReplyOf(history);
  if (/^(?:That \([^)]*\) .*? )?You would stay at /.test(reply)) return true;
  const before = history.slice(
    0,
    history.findLastIndex(({ role }) => role === 'user'),
  );
  return OF_IT.test(line) && !lastChanged(before) && /(?:^|\s)You would stay at /.test(lastReplyOf(before));
}
