import type { ConciergeState } from '../../concierge-state.ts';
import type { Wish } from '../intent.ts';
import { type Reading, read } from '../reading.ts';
import { perPersonPence } from '../wishes/read-preference.ts';

const LEAD = '^ (?:(?:so|and|ok|but|hi|hey|if|we|need|had|have|want|to|save|money) )*';
const CUT =
  '(?:skip|drop|cut|lose|leave out|ditch|bin|miss|sack off|do without|get rid of|take out|go without|knock off|axe|scrap|remove)';
/** `what could we skip to save a tenner`, `which bits should go to save £50 a head`. */
const WHAT_TO_CUT = new RegExp(
  `${LEAD}(?:what|whats|which|what is|anything)(?: (?:bits?|parts?|things?|stops?|ones?|stuff|activit\\w+|else|the best|best|easiest|thing|one|is|would be|there|worth|that))*(?: (?:could|can|should|would|do|does|has|to|might|must|shall|will|we|i|you|us|they|need|have|want|got|the|best|easiest|easily|just|to))* (?:${CUT}|go|come out|come off|give) (?:\\w+ ){0,3}?(?:to|and|so (?:that )?we|if we(?: want| need| wanted)?(?: to)?) (?:save|shave|trim|knock|free up|claw back|find|(?:get|bring|make|keep) (?:it|us|this|that|everything) (?:down )?(?:to|under|below|within)) `,
);

/** `what would you take out first`: what could be left out, and no sum. */
const WHAT_FIRST =
  /^ (?:(?:so|and|ok|but) )*(?:what|which(?: (?:bits?|parts?|ones?|things?|stops?))?) (?:can|could|might) (?:we|you|i) (?:live|do|manage|go|get by) without $|^ (?:(?:so|and|ok|but) )*(?:what|which(?: \w+)?) (?:would|should|could|might) (?:you|we|i) (?:take out|drop|cut|lose|remove|bin|get rid of|leave out|sacrifice|skip)(?: first| if (?:you|we) had to)? $/;

/** `what could come out to get it under 500`: the saving is what there is above that. */
const TO_GET_UNDER = / (?:get|bring|make|keep) (?:it|us|this|that|everything) (?:down )?(?:to|under|below|within) /;

const WHAT_WOULD_GO = new RegExp(
  `(?:^| )what (?:else )?(?:would|could|should|might|can) (?:you|we|i|u) (?:${CUT}|sacrifice)(?: (?:first|then|instead|if (?:you|i|we|it)(?: (?!and|but|or)[a-z]+){1,6}))* $`,
);
/** `we have gone over, where can we save`: what could go, and no order to spend less. */
const WHERE_TO_SAVE =
  / where (?:can|could|should|might|would) (?:we|i|you) (?:\w+ )?(?:save|cut back|cut down|economise|trim|shave|make savings|spend less)(?: (?:some|a bit|a bit of|any|a little|money|cash|pennies|a few quid|something|off|of|it|on this|here|please))* $/;

/** `if we didnt start til 1 on saturday, what would we miss` asks what would come of that. */
const IF_SO =
  /\b(?:if|suppose|supposing|say) (?:we|i)\b.* (?:start|started|begin|began|finish|finished|end|ended|leave|left)\b/i;

/** `that is a little over what we had, what would you leave out?`: asked, whatever stands before it. Null for anything else. */
export const readCutAsked = (message: string, state: ConciergeState): Extract<Wish, { kind: 'savings' }> | null =>
  [WHAT_WOULD_GO, WHERE_TO_SAVE].some((asks) => asks.test(read(message, state).line)) && !IF_SO.test(message)
    ? { kind: 'savings', pence: null }
    : null;

/**
 * What could be left out for a saving, `what could we skip to save a tenner`: the sum in pence a person, null where none
 * is named. Null as a whole for anything else.
 */
export function readSavings(
  { line, amount, slots }: Reading,
  { plan }: ConciergeState,
): Extract<Wish, { kind: 'savings' }> | null {
  if (slots.length > 0 || !(WHAT_TO_CUT.test(line) || WHAT_FIRST.test(line))) return null;
  const { allPerPersonPence, slotsPerPersonPence } = plan.totals;
  const pence = amount === null ? null : perPersonPence(amount, slotsPerPersonPence, plan.groupSize);
  if (pence === null || !TO_GET_UNDER.test(line)) return { kind: 'savings', pence };
  const now = / (?:all in|with the (?:hotel|stay)|including|in total) /.test(line)
    ? allPerPersonPence
    : slotsPerPersonPence;
  return { kind: 'savings', pence: now > pence ? now - pence : null };
}
