import type { ConciergeState } from '../concierge-state.ts';
import { lastChanged, listedWishes, offeredWish } from '../wording/offers.ts';
import { findScope } from './find-scope.ts';
import { hearAct } from './hear-act.ts';
import type { SmallTalk, Wish } from './intent.ts';
import { readGoingBack } from './read-going-back.ts';
import { wantedBack } from './read-restore.ts';
import type { Reading } from './reading.ts';

/** What a message does that wishes for nothing new; `attack` is no business of ours. */
export type Act = { kind: 'talk'; talk: SmallTalk } | { kind: 'wish'; intent: Wish } | { kind: 'attack' };

/** So sure must the ear be before any rule has read the words, where they answer something, and when no rule could. */
const SURE = 0.8;
const ANSWERS = 0.6;
const LIKELY = 0.45;
/** A place that just went is named for a reason. */
const MISSED = 0.15;

const SMALL = new Set(['thanks', 'greeting', 'bye', 'joy', 'noted', 'insult', 'declined', 'opinion'] as const);
type Small = typeof SMALL extends Set<infer Kind> ? Kind : never;
const isSmall = (label: string): label is Small => (SMALL as ReadonlySet<string>).has(label);

/**
 * What somebody does with the message, by its sound and by what the conversation left open: yes and no answer an offer,
 * a change can be taken back. Null for a wish; `isLast` when no rule could read the words.
 */
export function readAct(reading: Reading, state: ConciergeState, { isLast } = { isLast: false }): Act | null {
  const heard = hearAct(reading);
  const shareOf = (label: string): number => heard.find((one) => one.label === label)?.share ?? 0;
  const [first] = heard;
  if (!first) return null;
  const { history } = state;
  const offered = offeredWish(history);
  const isOpen = offered !== null || listedWishes(history).length > 1;
  if (isOpen && isAnswer(reading, offered)) {
    if (offered !== null && shareOf('yes') >= ANSWERS) return talk({ kind: 'yes' });
    if (shareOf('no') + shareOf('undo') >= ANSWERS && shareOf('no') > 0.2) return talk({ kind: 'no' });
  }
  if (!isOpen && lastChanged(history)) {
    const back = shareOf('undo') >= MISSED ? wantedBack(reading, state) : null;
    if (back) return { kind: 'wish', intent: back };
    const isBack = shareOf('undo') + shareOf('no') >= ANSWERS && shareOf('undo') > 0.2;
    // How far back is read by its own words, `undo both`.
    if (isBack && namesNothing(reading))
      return { kind: 'wish', intent: readGoingBack(reading, state) ?? { kind: 'undo', steps: 1 } };
  }
  if (first.share < (isLast ? LIKELY : SURE) || !namesNothing(reading)) return null;
  if (first.label === 'attack') return { kind: 'attack' };
  const isAnswered = isOpen || lastChanged(history);
  // `something else`, after a swap, is about what came; what is not on our list is said to be missing from it.
  if (!isLast && ((first.label === 'vague' && isAnswered) || first.label === 'declined')) return null;
  if (first.label === 'vague')
    return { kind: 'wish', intent: { kind: 'vague', scope: findScope(reading, state.plan, reading.words.length) } };
  if (isSmall(first.label)) return talk({ kind: first.label });
  return null;
}

const talk = (one: SmallTalk): Act => ({ kind: 'talk', talk: one });

/** `thanks for dinner on saturday` may name a day or a meal; places, sums and diets are wished for. */
const namesNothing = ({ slots, venues, types, diets, amount }: Reading): boolean =>
  slots.length + venues.length + diets.length === 0 &&
  amount === null &&
  types.every(({ types: covers }) => covers.length === 0);

/** An answer names nothing but what was offered. */
function isAnswer(reading: Reading, offered: string | null): boolean {
  const { slots, days, timesOfDay, raw } = reading;
  const isNew = !slots.every(({ slots: named }) => named.some(({ slot }) => offered?.includes(slot.name)));
  if (isNew || /\d/.test(raw)) return false;
  return offered !== null || days.length + timesOfDay.length === 0;
}
