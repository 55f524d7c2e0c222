import type { ConciergeState } from '../../../concierge-state.ts';
import { dayName } from '../../../wording/name-slot.ts';
import { lastReplyOf } from '../../../wording/offers.ts';
import { asTyped } from '../../typing/as-typed.ts';
import { ONE_OF } from '../after-change.ts';
import type { Focus } from './focus.ts';
import { whole } from './frame.ts';

const THERE =
  '(?:(?:in|there|in its place|in it is place|in its stead|in that (?:gap|slot|space|time)|in the (?:gap|hole|space|slot)|to fill (?:the|that) (?:gap|hole|space|slot)|instead|to replace it|for (?:the|that) (?:gap|slot|time|morning|afternoon|evening)|into (?:the|that) (?:gap|slot)) ?)+';
const SOMETHING = '(?:something|anything|an activity|another activity|a replacement|some activity)';
const QUALITY = '((?:(?!(?:instead|there|in|to|for|into|on) )\\w+ ?){0,3}?)';
const GET =
  '(?:put|add|get|find|stick|shove|whack|squeeze|bring|fit|pop|have|need|want|book|do|pick|choose|give (?:us|me)|find (?:us|me)|we need|we want|i need|id like|we would like|bung|chuck|throw|slot)';
/** `and fill the gap with something indoors`, `put something else there`, `replace it with something free`. */
const FILLS: readonly RegExp[] = [
  whole('fill (?:the|that|this|in the|up the) (?:gap|hole|space|slot|time)()'),
  whole(
    `(?:fill (?:the|that|this|in the) (?:gap|hole|space|slot|time) with|replace (?:it|that|the gap) (?:with|by)|swap (?:it|that) for) ${SOMETHING} ?${QUALITY}`,
  ),
  whole(`${GET} ${SOMETHING} ?${QUALITY} ?${THERE}`),
  whole(`(?:and )?something ${QUALITY} ?instead`),
  whole(
    `what else (?:could|can|should) we do (?:then |there |instead )*(?:add|find|put in|pick) ${SOMETHING} ?${QUALITY}`,
  ),
  whole(`${THERE}(?:put|add|have|do|get) ${SOMETHING} ?${QUALITY}`),
];
const ASKS = whole(
  '(?:what (?:will|can|could|should|do|would|shall|might) (?:we|you) (?:do|have|put|suggest|add)(?: (?:then|instead|there|now|in|that (?:gap|morning|afternoon|evening|slot|time)|with that (?:time|gap)))+|(?:any|got any|have you any) (?:ideas|suggestions|thoughts)(?: (?:for|to) .{2,24}?)?|suggest something(?: (?:for|to|there|instead).{0,24}?)?|(?:so )?what happens (?:then|there|instead|now)|whats (?:in|on|happening in|there in) (?:that|the) (?:gap|slot|time|space)(?: now)?|what goes there(?: instead)?)',
);
/** `nothing instead`, `dont put anything there`. */
const STAYS_FREE = whole(
  '(?:(?:nothing|no need for anything|no replacement|no need) ?(?:instead|there|needed|else|required|in its place)*|(?:no need|dont|do not)(?: to)? (?:put|add|need|want|replace|fill|bother)(?: (?:it|anything|something|the gap|that|there|in|instead|else|with|replacing))*|(?:(?:thats|that is|its) (?:fine|ok|good) )?(?:leave|keep) (?:it|that|the gap|the time|the slot|that slot|that time) (?:free|empty|open|blank|as is|as it is|like that|like this|that way)(?: (?:there|for us))*|we (?:can|will|could) (?:just )?(?:chill|relax|wander|shop|rest|nap|mooch|sleep in|lie in)(?: (?:then|instead|about|around|a bit))*)',
);
const KEPT_CLEAR = /^ (?:\w+ ){0,5}?(\w+day)(?: (?:morning|afternoon|evening|night))? kept clear $/;
/** `bit gutted, can it go on sunday?` */
const GOES_ON_DAY = whole(
  '(?:(?:(?:bit|so|really|a bit|im|we are|were) )*(?:gutted|sad|shame|sorry)(?: (?:about|to) (?:losing|lose|missing|miss|see) (?:that|it)(?: go)?)? )?(?:can|could|will|would|should|does) (?:it|that|that one) (?:go|fit|work|happen|come|be|be put|be moved)(?: in| back)?(?: on| to| for)? (?:the )?(\\w+day)(?: instead| somehow| at all)*',
);
const FREE = /^(?:free|for free|that is free|thats free|free of charge)$/;
const CHEAP = /^(?:cheaper|cheap|less expensive|that costs less|a bit cheaper)$/;
const PLAIN = /^(?:|else|new|different|other|similar|good|nice|fun|better|suitable)$/;

/** Between which parts it was told to be free, or how long it is from the one to the other. */
const FREE_TIME = /is free from \d\d:\d\d to \d\d:\d\d, between ([^\n]+?) and ([^\n]+?)(?: \(\d+ minutes|\. |\.$)/m;
const TIME_BETWEEN = /^([^\n]+?) ends at \d\d:\d\d and ([^\n]+?) starts at \d\d:\d\d: \d/;
const FILLS_TIME: readonly RegExp[] = [
  whole(
    `(?:fill|plug|use) (?:it|that|this|(?:the|that) (?:gap|hole|time)) ?(?:in |up )?(?:with )?(?:${SOMETHING} )?${QUALITY}`,
  ),
  whole(`${GET} ${SOMETHING} ?${QUALITY} ?${THERE}`),
];

/** `yeah fill that, free if poss`, right after it was told what time is free: something between the two parts. Null for any other line. */
export function onFreeGap({ history }: ConciergeState, line: string): string | null {
  const [, one, other] = FREE_TIME.exec(lastReplyOf(history)) ?? TIME_BETWEEN.exec(lastReplyOf(history)) ?? [];
  const found = FILLS_TIME.map((pattern) => pattern.exec(line)).find((match) => match !== null);
  if (one === undefined || other === undefined || !found) return null;
  const quality = (found[1] ?? '').trim();
  return `add something${PLAIN.test(quality) ? '' : ` ${quality}`} between ${asTyped(one)} and ${asTyped(other)}`;
}

/** What a short message wants in the place that was just left free, in full; null for any other. */
export function onGap({ previous }: ConciergeState, line: string, focus: Focus): string | null {
  if (focus.kind !== 'gone' || !previous) return null;
  const { slot, day } = focus.part;
  const when = `on ${dayName(previous.plan, day)}${slot.kind === 'activity' ? ` ${slot.timeOfDay.toLowerCase()}` : ''}`;
  // `too hungover sunday, leave that free`: that is the time it left, and not the whole day.
  const isOfGap = KEPT_CLEAR.exec(line)?.[1] === dayName(previous.plan, day).toLowerCase();
  if (STAYS_FREE.test(line) || isOfGap) return 'leave it free';
  const [, otherDay] = GOES_ON_DAY.exec(line) ?? [];
  if (otherDay !== undefined) return `add ${asTyped(slot.name)} on ${otherDay}`;
  if (ASKS.test(line)) return `what if we add ${ONE_OF[slot.kind]} ${when}?`;
  const found = FILLS.map((pattern) => pattern.exec(line)).find((one) => one !== null);
  if (!found) return null;
  const quality = (found[1] ?? '').trim();
  if (PLAIN.test(quality)) return `add ${ONE_OF[slot.kind]} ${when}`;
  if (slot.kind !== 'activity') return `add ${ONE_OF[slot.kind]} that is ${quality} ${when}`;
  if (FREE.test(quality)) return `add a free activity ${when}`;
  if (CHEAP.test(quality))
    return `add an activity under £${Math.max(1, Math.floor(slot.pricePerPersonPence / 100))} ${when}`;
  return `add something ${quality} ${when}`;
}
