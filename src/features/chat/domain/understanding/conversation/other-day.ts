import type { ConciergeState } from '../../concierge-state.ts';
import { lastChanged, lastWish, listedWishes, openQuestion } from '../../wording/offers.ts';
import { slotsWhere } from '../finding/find-slots.ts';
import type { Scope } from '../intent.ts';
import { readIntent } from '../message/read-intent.ts';
import { read } from '../reading.ts';
import type { FollowUp } from './follow-up.ts';

const DAY_INSTEAD =
  /^ (?:(?:or|maybe|ok|no|then|what about|how about|try|do it|well) )*(?:on )?\w+day instead(?: then| please| maybe)* $/;

/** `friday instead`, right after a change: as the correction that it is. */
export function asDayMeant(state: ConciergeState, message: string): string {
  const { line, days } = read(message, state);
  const isBare = DAY_INSTEAD.test(line) && days.length === 1 && lastChanged(state.history);
  return isBare ? `no i meant ${/\w+day/.exec(line)?.[0] ?? ''}` : message;
}

/**
 * `sunday instead`, after a wish that could not be had: the same for that part of the other day; and where no part was
 * meant, what is to be different that day is asked. A day by itself is never exchanged as a whole for it.
 */
export function onOtherDay(state: ConciergeState, message: string): FollowUp | null {
  const { history, plan } = state;
  const { line, days } = read(message, state);
  const [day, another] = days;
  if (!DAY_INSTEAD.test(line) || day === undefined || another !== undefined) return null;
  const isAnswer = openQuestion(history) !== null || listedWishes(history).length > 0;
  if (isAnswer || lastChanged(history)) return null;
  const said = lastWish(history);
  const intent = said === null ? null : readIntent(said, state);
  const whole: Scope = { slots: slotsWhere(plan, [day], [], []), days, timesOfDay: [], kinds: [], isNamed: true };
  const asked: FollowUp = { intent: { kind: 'vague', scope: whole }, wish: message, isHypothetical: false };
  if (!intent || !('scope' in intent) || intent.scope.slots.length !== 1) return asked;
  const kinds = intent.scope.slots.map(({ slot }) => slot.kind);
  const slots = slotsWhere(plan, [day], [], kinds);
  if (slots.length === 0) return asked;
  const scope: Scope = { slots, days, timesOfDay: [], kinds, isNamed: true, isOne: slots.length > 1 };
  return { intent: { ...intent, scope }, wish: message, isHypothetical: false };
}
