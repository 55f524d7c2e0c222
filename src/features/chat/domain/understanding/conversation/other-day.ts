import { onlyOf } from '../../../../../shared/only-of.ts';
import type { ConciergeState } from '../../concierge-state.ts';
import { lastChanged, lastWish, listedWishes, openQuestion } from '../../wording/offers.ts';
import { slotsWhere } from '../finding/find-slots.ts';
import { readIntent } from '../message/read-intent.ts';
import { read } from '../reading.ts';
import { type Scope, scopeOf } from '../scope.ts';
import type { FollowUp } from './follow-up.ts';
import { beforeChange } from './last-read.ts';

const DAY_INSTEAD =
  /^ (?:(?:or|maybe|ok|no|then|what about|how about|try|do it|well) )*(?:on )?\w+day instead(?: then| please| maybe)* $/;
/** `yeah go on but on sunday`: agreed, for another day. */
const DAY_AGREED =
  /^ (?:(?:oh|ok|yes|yeah|yep|aye|sure|fine|go on|go on then|great|lovely|perfect|sounds good|no) )+(?:but|only|make it|just) (?:(?:it|can it be|could it be|make it|do it|for|on|only) )*(?:the )?\w+day(?: instead| then| please| x+)* $/;

/** `no sunday`, right after something was wished of saturday: it was meant for sunday, and no day goes. */
const NO_DAY = /^ (?:(?:sorry|oh|ah|wait|oops) )*no (?:the |on )?\w+day(?: (?:sorry|please|not \w+day|x+))* $/;
const isOfOtherDay = (state: ConciergeState, days: readonly number[]): boolean => {
  const before = onlyOf(read(lastWish(state.history) ?? '', beforeChange(state)).days);
  return before !== undefined && !days.includes(before);
};

/** `friday instead`, right after a change: as the correction that it is. */
export function asDayMeant(state: ConciergeState, message: string): string {
  const { line, days } = read(message, state);
  const isMeant =
    DAY_INSTEAD.test(line) ||
    (DAY_AGREED.test(line) && !isOfNamedDrop(state)) ||
    (NO_DAY.test(line) && isOfOtherDay(state, days));
  const isBare = isMeant && days.length === 1 && lastChanged(state.history);
  return isBare ? `no i meant ${/\w+day/.exec(line)?.[0] ?? ''}` : message;
}

/** `yeah but on saturday` wants nothing else of another day dropped, after `drop the winery`. */
function isOfNamedDrop(state: ConciergeState): boolean {
  const said = lastWish(state.history);
  const intent = said === null ? null : readIntent(said, beforeChange(state));
  return intent?.kind === 'drop' && intent.scope.slots.length === 1;
}

/**
 * `sunday instead`, after a wish that could not be had: the same for that part of the other day; and where no part was
 * meant, what is to be different that day is asked. A day by itself is never exchanged as a whole for it.
 */
export function onOtherDay(state: ConciergeState, message: string): FollowUp | null {
  const { history, plan } = state;
  const { line, days } = read(message, state);
  const day = onlyOf(days);
  const isAgreed = DAY_AGREED.test(line);
  if (!(DAY_INSTEAD.test(line) || isAgreed) || day === undefined) return null;
  const isAnswer = openQuestion(history) !== null || (listedWishes(history).length > 0 && !isAgreed);
  if (isAnswer || lastChanged(history)) return null;
  const said = lastWish(history);
  const intent = said === null ? null : readIntent(said, state);
  if (intent?.kind === 'add')
    return { intent: { ...intent, scope: { ...intent.scope, days } }, wish: message, isHypothetical: false };
  const whole: Scope = scopeOf(slotsWhere(plan, [day], [], []), days);
  const asked: FollowUp = { intent: { kind: 'vague', scope: whole }, wish: message, isHypothetical: false };
  if (!intent || !('scope' in intent) || intent.scope.slots.length !== 1) return asked;
  const kinds = intent.scope.slots.map(({ slot }) => slot.kind);
  const slots = slotsWhere(plan, [day], [], kinds);
  if (slots.length === 0) return asked;
  const scope: Scope = { slots, days, timesOfDay: [], kinds, isNamed: true, isOne: slots.length > 1 };
  return { intent: { ...intent, scope }, wish: message, isHypothetical: false };
}
