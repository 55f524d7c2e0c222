import { formatPounds } from '../../../../shared/money.ts';
import type { PlannedTrip } from '../concierge-state.ts';
import { slotsOf } from '../understanding/finding/find-slots.ts';
import { misplacedFacts } from './misplaced-facts.ts';
import { asWordLine } from './read-names.ts';
import { type ReplyContext, unfoundedFacts } from './unfounded-facts.ts';

export type ReplyVerdict = 'sound' | 'unfounded' | 'untold' | 'too-long';

/** A model that goes on for longer has lost the thread. */
const REPLY_MAX = 1_500;
/** A change of more places is told by our own list. */
const NAMES_MAX = 6;

/** A model's words as the chat shows them: plain, without the marks of Markdown. */
export const plainReply = (text: string): string =>
  text
    .replace(/<think>[\s\S]*?<\/think>/g, '')
    .replace(/\[([^\]]+)\]\(([^)]+)\)/g, '$1 ($2)')
    .replace(/(\*\*|__|`+)/g, '')
    .replace(/^\s{0,3}(?:#{1,6}|>)\s+/gm, '')
    .replace(/^\s*[*•]\s+/gm, '- ')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

/** Whether a reply may be shown: nothing in it that no tool said, and a change told with its places and its price. */
export function checkReply(
  reply: string,
  before: PlannedTrip,
  after: PlannedTrip,
  context: Pick<ReplyContext, 'facts' | 'knownPlaces'>,
): ReplyVerdict {
  if (reply.length > REPLY_MAX) return 'too-long';
  const isChanged = before.plan !== after.plan || before.request !== after.request;
  if (unfoundedFacts(reply, { ...context, isChanged }).length > 0) return 'unfounded';
  if (misplacedFacts(reply, context.facts).length > 0) return 'unfounded';
  return !isChanged || tellsChange(reply, before, after) ? 'sound' : 'untold';
}

function tellsChange(reply: string, before: PlannedTrip, after: PlannedTrip): boolean {
  const line = asWordLine(reply);
  const namesOf = (trip: PlannedTrip): string[] => slotsOf(trip.plan).map(({ slot }) => slot.name);
  const came = namesOf(after).filter((name) => !namesOf(before).includes(name));
  const went = namesOf(before).filter((name) => !namesOf(after).includes(name));
  const names = [...came, ...went];
  const { totals: was } = before.plan;
  const { totals: now } = after.plan;
  // With the stay, as the page shows it, or without, as the limit counts it.
  const tellsPrice =
    was.allPerPersonPence === now.allPerPersonPence ||
    [
      now.allPerPersonPence,
      now.slotsPerPersonPence,
      Math.abs(now.allPerPersonPence - was.allPerPersonPence),
      Math.abs(now.slotsPerPersonPence - was.slotsPerPersonPence),
    ].some((pence) => reply.includes(formatPounds(pence)));
  return names.length <= NAMES_MAX && names.every((name) => line.includes(asWordLine(name))) && tellsPrice;
}
