import type { Venue } from '../catalogue/venue.ts';
import { formatClock, WEEKDAY_NAMES } from '../shared/dates.ts';
import { formatPounds } from '../shared/money.ts';
import type { SlotOnDay } from './plan-effect.ts';
import { joinWords } from './reason-words.ts';
import type { TripRequest } from './trip-request.ts';
import type { Need, Sacrifice, WhyNotReason } from './why-not-reason.ts';

const NEED_TEXTS: Record<Need, string> = {
  'step-free': 'has steps, and your group needs step-free access',
  'no-alcohol': 'is about drinking, and your brief asks for no alcohol',
  'under-18': 'takes nobody under 18, and someone in your group is',
};

/** A reason in the organiser's words, every figure from the reason itself. */
export function whyNotText(reason: WhyNotReason, { name, type }: Venue, request: TripRequest): string {
  const dayOf = ({ day }: SlotOnDay): string => {
    const weekday = request.days[day]?.weekday;
    return weekday === undefined ? `day ${day + 1}` : WEEKDAY_NAMES[weekday];
  };
  const priceOf = (sacrifice: Sacrifice | null): string => {
    if (!sacrifice || sacrifice.gone.length === 0) return '';
    const names = joinWords(sacrifice.gone.map(({ slot }) => slot.name));
    const over =
      sacrifice.overPence > 0
        ? `, and the plan would be ${formatPounds(sacrifice.overPence)} a person over your budget`
        : '';
    return ` To have it on ${dayOf(sacrifice.at)}, ${names} would have to go${over}.`;
  };
  switch (reason.kind) {
    case 'unknown':
      return 'That is no place on our list.';
    case 'in-plan':
      return `${name} is in the plan: ${dayOf(reason)} at ${formatClock(reason.slot.startMinute)}.`;
    case 'banned':
      return `You had ${name} left out. Say so if it may come back.`;
    case 'need':
      return `${name} ${NEED_TEXTS[reason.need]}.`;
    case 'diet':
      return `${name} is not known to cater for ${joinWords(reason.missing)} guests.`;
    case 'group-size':
      return reason.groupSize > reason.max
        ? `${name} takes at most ${reason.max} people at once, and you are ${reason.groupSize}.`
        : `${name} takes groups from ${reason.min} people, and you are ${reason.groupSize}.`;
    case 'closed':
      return `${name} is closed on ${joinWords(weekdaysOf(request))}.`;
    case 'hours':
      return `${name} is open on your days, but not in the hours that you have for it.`;
    case 'type-often':
      return `The plan already has ${reason.count} of its kind (${type.toLowerCase()}), and we never plan more on a trip of this length.`;
    case 'too-dear': {
      const how = reason.insteadOf ? `, in place of ${reason.insteadOf.slot.name},` : '';
      return `${name} costs ${formatPounds(reason.pricePence)} a person. The cheapest way we found to have it${how} is ${formatPounds(reason.byPence)} a person over your budget.`;
    }
    case 'too-far':
      return `${name} is about ${reason.minutes} minutes away, and no gap in the plan leaves time for the way.${priceOf(reason.atThePriceOf)}`;
    case 'too-long':
      return `${name} takes ${reason.minutes} minutes, and no gap in the plan is that long.${priceOf(reason.atThePriceOf)}`;
    case 'taken': {
      const { by, points, effect } = reason;
      const change = changeText(effect.deltaPencePerPerson);
      const why =
        points > 0
          ? `which suits your brief better (by ${points} of the planner’s points)`
          : 'which the planner found to go better with the rest of the day';
      return `${name} would fit on ${dayOf(by)}, but only in place of ${by.slot.name}, ${why}. The swap would ${change}.`;
    }
    case 'has-room':
      return `Nothing keeps ${name} out: it would fit on ${dayOf(reason.at)} at ${formatClock(reason.at.slot.startMinute)} for ${formatPounds(reason.at.slot.pricePerPersonPence)} a person. The planner left that time free.`;
    case 'no-room':
      return reason.tried === 0
        ? `The plan has no slot that ${name} could take.`
        : `We tried ${name} in each of the ${reason.tried} slots it could take and as one more stop: none keeps the rest of the plan.${priceOf(reason.atThePriceOf)}`;
  }
}

function changeText(deltaPence: number): string {
  if (deltaPence === 0) return 'cost the same';
  return deltaPence > 0
    ? `cost ${formatPounds(deltaPence)} more a person`
    : `save ${formatPounds(-deltaPence)} a person`;
}

const weekdaysOf = ({ days }: TripRequest): string[] => [...new Set(days.map(({ weekday }) => WEEKDAY_NAMES[weekday]))];
