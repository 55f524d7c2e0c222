import { checkPlan } from '../../src/engine/check-plan.ts';
import { venuesOf } from '../../src/engine/places.ts';
import type { ConciergeState } from '../../src/features/chat/domain/concierge-state.ts';
import type { ConciergeTurn } from '../../src/features/chat/domain/concierge-turn.ts';
import type { Expectation, Reaction } from './case-schema.ts';
import { type Comparison, checkFact } from './check-fact.ts';
import { isMentioned } from './check-mention.ts';
import { keepsUntouched } from './count-untouched.ts';
import { placedSlots, plainWords } from './placed-slots.ts';
import { amountsIn, clocksIn } from './read-figures.ts';

export interface Judgement {
  isRight: boolean;
  /** What a right turn would have had and this one has not; empty when it is right. */
  misses: string[];
  /** Rules of the independent checker that the new plan breaks. */
  brokenRules: string[];
}

const SMALL_TALK_MAX = 400;
const DECLINES =
  /\b(?:not|no|none|nothing|nobody|never|nowhere|cannot|cant|can t|isnt|arent|doesnt|dont|wont|couldnt|unable|only|sorry|already|too)\b/;

/** Whether the turn is what a thoughtful human concierge would have done. `original` is the trip before the conversation. */
export function judgeTurn(
  expected: Expectation,
  turn: ConciergeTurn,
  state: ConciergeState,
  original: ConciergeState,
): Judgement {
  const brokenRules = turn.change
    ? checkPlan(turn.change.plan, turn.change.request, state.places).map(({ code, text }) => `${code}: ${text}`)
    : [];
  const reactions = expected.kind === 'any' ? expected.of : [expected];
  const tried = reactions.map((reaction) => missesOf(reaction, turn, state, original));
  const fewest = tried.reduce((best, misses) => (misses.length < best.length ? misses : best));
  const misses = [...fewest, ...brokenRules, ...generalMisses(turn)];
  return { isRight: misses.length === 0, misses, brokenRules };
}

/** What no reply may lack or have, whatever was asked. */
function generalMisses({ reply }: ConciergeTurn): string[] {
  const misses: string[] = [];
  if (reply.trim() === '') misses.push('says nothing');
  if (/<\/?[a-z]/i.test(reply)) misses.push('has HTML in it');
  return misses;
}

function missesOf(reaction: Reaction, turn: ConciergeTurn, state: ConciergeState, original: ConciergeState): string[] {
  if (reaction.kind === 'change') return changeMisses(reaction.facts, turn, state, original);
  const misses: string[] = [];
  if (turn.change) misses.push('changed the trip');
  if (turn.understood !== (reaction.kind !== 'lost'))
    misses.push(turn.understood ? 'claims to have understood' : 'did not understand');
  switch (reaction.kind) {
    case 'answer':
      return [...misses, ...mentionMisses(reaction.mentions, turn.reply, state)];
    case 'refusal':
      if (!DECLINES.test(plainWords(turn.reply))) misses.push('does not decline');
      return [...misses, ...mentionMisses(reaction.mentions, turn.reply, state)];
    case 'question':
      if (!turn.reply.includes('?')) misses.push('asks nothing');
      if (optionsIn(turn.reply, state) < 2) misses.push('offers fewer than two ways to go on');
      return misses;
    case 'small-talk':
      if (turn.reply.length > SMALL_TALK_MAX) misses.push('talks too much');
      return misses;
    case 'lost':
      return misses;
  }
}

const mentionMisses = (mentions: readonly (readonly string[])[], reply: string, state: ConciergeState): string[] =>
  mentions
    .filter((group) => !group.some((mention) => isMentioned(mention, reply, state)))
    .map((group) => `does not mention ${group.join(' or ')}`);

function changeMisses(
  facts: Extract<Reaction, { kind: 'change' }>['facts'],
  turn: ConciergeTurn,
  state: ConciergeState,
  original: ConciergeState,
): string[] {
  if (!turn.change) return ['changed nothing'];
  const comparison: Comparison = {
    before: state,
    after: turn.change,
    original,
    previous: state.previous,
    places: state.places,
  };
  const misses = facts.filter((fact) => !checkFact(fact, comparison)).map((fact) => `not so: ${JSON.stringify(fact)}`);
  if (!keepsUntouched(facts, comparison)) misses.push('changed more than was asked');
  if (!showsEffect(turn.reply, comparison)) misses.push('does not show the effect');
  return misses;
}

/**
 * The reply names a place that came or, if none came, one that went. Where only times or sums changed it gives a
 * figure; where the plan stays as it is and only its rules changed, there is no effect to show.
 */
function showsEffect(reply: string, { before, after }: Comparison): boolean {
  const names = (plan: ConciergeState['plan']): Set<string> =>
    new Set([...placedSlots(plan).map(({ slot }) => slot.name), ...(plan.stay ? [plan.stay.name] : [])]);
  const [was, is] = [names(before.plan), names(after.plan)];
  const came = [...is].filter((name) => !was.has(name));
  const went = [...was].filter((name) => !is.has(name));
  const words = plainWords(reply);
  const says = (name: string): boolean => words.includes(plainWords(name));
  if (came.length > 0) return came.some(says);
  if (went.length > 0) return went.some(says);
  if (JSON.stringify(visibleFigures(before.plan)) === JSON.stringify(visibleFigures(after.plan))) return true;
  return amountsIn(reply).length > 0 || clocksIn(reply).length > 0 || /\d/.test(reply);
}

/** What of a plan people see besides its places. */
const visibleFigures = ({ days, groupSize, totals }: ConciergeState['plan']): unknown => [
  groupSize,
  totals,
  days.map(({ date, slots }) => [date, slots.map(({ startMinute }) => startMinute)]),
];

/** How many ways to go on a reply offers: as a list, as quoted wishes, as places or days named, or with an "or". */
function optionsIn(reply: string, { places, plan }: ConciergeState): number {
  const listed = reply.match(/^\s*(?:\d+[.)]|[-•*])\s+/gm)?.length ?? 0;
  const quoted = reply.match(/“[^”]+”/g)?.length ?? 0;
  const words = plainWords(reply);
  const named = [...venuesOf(places).map(({ name }) => name), ...(plan.stay ? [plan.stay.name] : [])].filter((name) =>
    words.includes(plainWords(name)),
  ).length;
  const asked = reply.split(/(?<=[.!?\n])\s+/).filter((sentence) => sentence.includes('?'));
  const either = asked.some((sentence) => / or /i.test(sentence)) ? 2 : 0;
  return Math.max(listed, quoted, named, either);
}
