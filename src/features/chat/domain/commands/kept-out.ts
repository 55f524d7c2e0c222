import { whyNot } from '../../../../engine/why-not.ts';
import type { WhyNotReason } from '../../../../engine/why-not-reason.ts';
import { formatClock } from '../../../../shared/dates.ts';
import type { ConciergeState } from '../concierge-state.ts';
import { dayName } from '../wording/name-slot.ts';
import { offer } from '../wording/offers.ts';

interface KeptOut {
  reason: WhyNotReason;
  /** The rule or the rival in words, with an offer of the place where it would fit. */
  told: string;
}

/** What keeps a place of the list out of the plan, found by trying. What is told of a plan that nobody has is offered too. */
export function keptOut({ plan, request, places }: ConciergeState, venueId: string): KeptOut {
  const { reason, text, name } = whyNot(plan, request, places, venueId);
  switch (reason.kind) {
    case 'has-room': {
      const on = dayName(plan, reason.at.day);
      const at = formatClock(reason.at.slot.startMinute);
      return { reason, told: `There is room for it on ${on} at ${at}. ${offer(`add ${name} on ${on}`)}` };
    }
    case 'taken':
      return { reason, told: `${text} ${offer(`swap ${reason.by.slot.name} for ${name}`)}` };
    case 'in-plan':
    case 'unknown':
    case 'banned':
    case 'need':
    case 'diet':
    case 'group-size':
    case 'closed':
    case 'hours':
    case 'type-often':
    case 'too-dear':
    case 'too-far':
    case 'too-long':
    case 'no-room':
      return { reason, told: text };
  }
}
