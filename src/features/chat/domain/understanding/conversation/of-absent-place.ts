import type { ConciergeState } from '../../concierge-state.ts';
import { additionTold, lastChanged, listedWishes, offeredWish, openQuestion } from '../../wording/offers.ts';
import { slotsOf } from '../finding/find-slots.ts';
import { splitWishes } from '../message/split-wishes.ts';
import { type Reading, read } from '../reading.ts';
import { readAbsentFromPlan } from '../wishes/absent-from-plan.ts';
import type { FollowUp } from './follow-up.ts';

/**
 * A message that speaks of nothing but a place that the plan does not have, as if it had. Null where it may answer what
 * the last reply offers or asks, or deny what was done to that very place.
 */
export function ofAbsentPlace(state: ConciergeState, message: string): FollowUp | null {
  const { history, previous } = state;
  if (openQuestion(history) !== null || listedWishes(history).length > 0 || splitWishes(message).length > 1)
    return null;
  const reading = read(message, state);
  const intent = readAbsentFromPlan(reading, state);
  const offered = offeredWish(history);
  const isPutRight = SORRY_NOT.test(reading.line) && previous !== null && lastChanged(history);
  if (!intent || isPutRight || (offered !== null && namesSame(reading, read(offered, state)))) return null;
  if (intent.kind !== 'absent-place') return { intent, wish: message, isHypothetical: false };
  const hadBefore = previous && lastChanged(history) ? slotsOf(previous.plan).map(({ slot }) => slot.venueId) : [];
  const isDeed = intent.deed === 'kept-out' && intent.venueIds.some((id) => hadBefore.includes(id));
  return isDeed ? null : { intent, wish: message, isHypothetical: false };
}

/** `sorry not the golf` may be about the golf that has just gone. */
const SORRY_NOT = /^ (?:(?:sorry|no|oops|whoops|wait|oh|argh|hang on) )+not /;

const namesSame = (left: Reading, right: Reading): boolean =>
  left.venues.some(({ venueId }) => right.venues.some((other) => other.venueId === venueId)) ||
  left.types.some(({ label }) => right.types.some((other) => other.label === label));

const ADD_IT =
  /^ (?:(?:ok|okay|oh|well|yes|yeah|go on|go|then|please|and|just|right|lets|can you|could you|can we|actually) )*(?:add|put|get|book|stick|pop|have) (?:it|one|that|them)((?: (?:in|for|on|the|then|please|pls|anyway|instead|us|mate|thanks|x+|\w+day|morning|afternoon|evening|night|lunch|dinner))*) $/;

/** `ok add it then`, `add one on friday`, of what the last reply told how to put in: the addition in words that stand alone. */
export function addedAfterAll({ history }: ConciergeState, line: string): string | null {
  const told = additionTold(history);
  const said = ADD_IT.exec(line);
  if (told === null || !said) return null;
  const when = / (?:for|on) (?:the )?((?:\w+day|morning|afternoon|evening|night|lunch|dinner)(?: \w+)?)/.exec(
    said[1] ?? '',
  )?.[1];
  return when === undefined ? told : `${told} on ${when}`;
}
