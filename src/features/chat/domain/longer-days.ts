import type { TripPlan } from '../../../engine/trip-plan.ts';
import { toWordLine } from '../../planner/domain/tokenise.ts';
import { type Outcome, refused } from './commands/outcome.ts';
import type { ConciergeState } from './concierge-state.ts';
import { OF_SOME } from './understanding/cues/only-some.ts';
import { KIN } from './understanding/finding/kin.ts';
import type { Intent } from './understanding/intent.ts';

// What is said of hours beside an addition that needs a longer day.

/** `add dinner, our flight is not until midnight`: what there is time for is known by the hour that is told beside it. */
export function withJourneysFirst<Read extends { intent: Intent }>(parts: readonly Read[]): readonly Read[] {
  const isJourney = ({ intent }: Read): boolean =>
    intent.kind === 'hours' && (intent.edge === 'arrive' || intent.edge === 'leave');
  return parts.some(({ intent }) => intent.kind === 'add')
    ? [...parts.filter(isJourney), ...parts.filter((part) => !isJourney(part))]
    : parts;
}

/** The meal that was to be added to a day came with the longer hours of that day already. */
export function hasCome(intent: Intent, before: TripPlan, now: TripPlan): boolean {
  if (intent.kind !== 'add' || intent.want.venueIds.length + intent.want.types.length > 0) return false;
  const { slotKind: meal, scope } = intent;
  if (meal !== 'lunch' && meal !== 'dinner') return false;
  const has = ({ days }: TripPlan, at: number): boolean => days[at]?.slots.some(({ kind }) => kind === meal) === true;
  const days = scope.days.length > 0 ? scope.days : [...now.days.keys()];
  return before.days.length === now.days.length && days.some((day) => has(now, day) && !has(before, day));
}

/** A day is longer than somebody said, or longer for some of them only. */
export const passesOverHours = (outcome: Outcome, message: string): boolean =>
  outcome.kind === 'changed' &&
  outcome.longerDay !== undefined &&
  (outcome.longerDay === 'doubtful' || OF_SOME.test(toWordLine(message)));

/** `my aunt can't be out past ten`: an end of every night for one of them is shown before it is so for all. */
export const endsForOne = (intent: Intent, message: string): boolean =>
  intent.kind === 'hours' && intent.edge === 'finish' && OF_ONE.test(toWordLine(message));
const OF_ONE = new RegExp(
  `^ (?:and |but )?(?:cant|cannot) (?:be|stay) out | (?:(?:my|our|her|his|the) (?:${KIN})|i|he|she)(?: (?:is|are|has) \\w+(?: and)?)? (?:cant|can t|cannot|wont|has to|have to|needs to|need to|mustnt|must|should|shouldnt) (?:\\w+ ){0,4}(?:out|up|home|in|back|bed) `,
);

/** `we fly at 7, can we add dinner`: the same message told when that day ends, and it is not made longer again. */
export function withinToldHours(outcome: Outcome, from: ConciergeState, present: ConciergeState): Outcome {
  if (outcome.kind !== 'changed' || outcome.longerDay === undefined) return outcome;
  const isLonger = outcome.trip.request.days.some(({ endMinute, startMinute }, at) => {
    const [was, now] = [from.request.days[at], present.request.days[at]];
    const isTold = was?.endMinute !== now?.endMinute || was?.startMinute !== now?.startMinute;
    return isTold && (endMinute !== now?.endMinute || startMinute !== now.startMinute);
  });
  return isLonger ? refused('That leaves no time for what you want to add, so I have not added it.') : outcome;
}
