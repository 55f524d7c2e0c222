import { lengthInWords } from '../../../../engine/length-in-words.ts';
import { formatClock } from '../../../../shared/dates.ts';
import { titleCased } from '../../../../shared/plain-text.ts';
import type { ConciergeState } from '../concierge-state.ts';
import type { Impossible } from '../understanding/impossible.ts';
import { inPlace } from '../understanding/typing/elsewhere.ts';
import { dayName, listOf } from './name-slot.ts';
import { wholePrice } from './whole-price.ts';

/** Why a wish cannot be had by anybody, and what can. */
export function impossibleWords({ plan }: ConciergeState, why: Impossible): string {
  switch (why.kind) {
    case 'elsewhere':
      return `This trip is in ${plan.destination}, so I cannot plan a part of it ${inPlace(why.place)}. Nothing has changed. A trip of its own can be planned at /plan.`;
    case 'free':
      return `I cannot get you ${why.thing} for nothing: the prices are the venues’ own, ${wholePrice(plan)}. Nothing has changed. Say “make it cheaper” and I look for places that cost less.`;
    case 'underage':
      return `Somebody in your group is under 18, so I plan no ${why.thing}. Nothing has changed.`;
    case 'odd-hour':
      return `No place on our list serves ${why.meal} at ${why.hour}, so nothing has changed. Which hour would do?`;
    case 'other-day':
      return `I cannot move the calendar: ${why.day.replace(/^./, (letter) => letter.toUpperCase())} stays where it is. Say “move it to Sunday” of a part of the plan, or tell me other dates.`;
    case 'no-such-day':
      return `The trip has no ${why.day.replace(/^./, (letter) => letter.toUpperCase())}: its days are ${listOf(plan.days.map((_, day) => dayName(plan, day)))}. Name one of them, or tell me other dates.`;
    case 'contradiction':
      return `A dry trip with ${why.thing} I cannot plan, so nothing has changed. Which of the two shall it be: no alcohol, or ${why.thing}?`;
    case 'too-many':
      return `${why.count} is more than fit: a day has hours for six or seven stops, ways included. Nothing has changed. Name one or two and I look for a place for them.`;
    case 'fixed-length':
      return `${why.name} takes ${lengthInWords(why.minutes)}: that is what the place asks for, and I cannot change it. Nothing has changed. Say “move ${why.name} half an hour earlier”, or later, and I make room for it.`;
    case 'once':
      return `${why.name} is in the plan on ${dayName(plan, why.day)}, and every place comes once, so nothing has changed. Say “move ${why.name}” and the day, or ask for another of its kind.`;
    case 'no-such-hour':
      return `${why.hour} is on no clock, so nothing has changed. Which hour would do?`;
    case 'part-of-group':
      return `I count everybody for the whole trip, ${plan.groupSize} people, and not fewer or more for a part of it, so nothing has changed. Say “we are ${plan.groupSize + 1} now”, or tell me other dates, if it is for all of you.`;
    case 'beds-of-some':
      return `${plan.stay ? `I suggest one hotel for all ${plan.groupSize} of you, ${plan.stay.name},` : 'The plan has no hotel in it,'} and I cannot find one for some of you or for others. Nothing has changed. A quote request can ask for more rooms.`;
    case 'own-way': {
      const first = plan.days[0]?.slots[0];
      const begins = first ? `, from ${dayName(plan, 0)} ${formatClock(first.startMinute)}` : '';
      return `How each of you gets to ${plan.destination} is up to you: the plan is for ${plan.groupSize} people${begins}. Nothing has changed. Say “we arrive at 4” and it starts after that.`;
    }
    case 'nature':
      return why.thing === 'the weather'
        ? 'I cannot give orders to the weather, so nothing has changed. Ask “what if it rains” and I show what would be indoors.'
        : `I cannot do anything about ${why.thing}, so nothing has changed. Swap, move, add or drop a part of the plan, and I can.`;
    case 'too-long':
      return `I cannot plan ${why.hours} hours in one day: it has 24. Nothing has changed. Say “add something on ${dayName(plan, 0)}” and I look for room.`;
    case 'famous':
      return `I cannot get you ${titleCased(why.name)}: I plan places, and no guests. Nothing has changed. If somebody joins you, tell me how many you are.`;
    case 'nowhere':
      return `I cannot plan ${why.thing}: nobody here offers that. Nothing has changed. Ask “what else could we do” for what there is.`;
    case 'opposites':
      return `I cannot do both ${why.first} and ${why.second}, so nothing has changed. Which of the two shall it be?`;
    case 'at-once':
      return 'I cannot plan two places for the same hour: your group goes round together. Nothing has changed. Which of the two shall it be, or which comes first?';
    case 'in-parts':
      return `I cannot count ${why.things} in parts, so nothing has changed. How many shall it be?`;
    case 'diet-clash':
      return `I cannot find ${why.thing} that is ${why.diet}: the one rules out the other. Nothing has changed. Which matters more?`;
    case 'others-business':
      return 'I cannot tell you what others have planned or booked: I know your trip alone. Nothing has changed.';
    case 'backwards':
      return 'That would end before it starts, so nothing has changed. Which hours did you mean?';
  }
}
