import type { ConciergeState } from '../../../concierge-state.ts';
import { MONTH } from '../../finding/named-weekends.ts';
import { normalise } from '../../typing/normalise.ts';

const TERMS = 'The terms are at /terms#cancellation';
/** `and two weeks before?`, `what if it is a month out`, `and on the day`. */
const WHEN =
  /^ (?:(?:and|so|ok|oh|or|but|then|even|still|not even|wait|waited|leaving|what|how|about|if|say|it|its|it is|thats|that is|was|were|is|we|i|do|did|cancel|drop|leave|left|until|only|just|like|at|by|within|only gave|give|gave|you) )*((?:(?:an?|the|\w+) )?(?:days?|nights?|weeks?|fortnights?|months?)(?: (?:before|beforehand|ahead|prior|out|to go|notice))?|on the (?:day|morning)|the same day)(?: (?:it|that|the trip|instead|then|we go|though|of the trip))* $/;
const AHEAD = / (?:before|beforehand|ahead|prior|out|to go) /;

const LOST = 'Sorry, I did not understand';
/** `how much of it`. */
const HOW_MUCH =
  /^ (?:(?:and|so|ok|oh) )*how much(?: (?:of (?:it|that)|back|is that|would that be|do we get|would we get|exactly))* $/;
const BEFORE_CHRISTMAS =
  /^ (?:(?:and|so|or|what|if|about|how|that|it|is|was|its|thats|just|right|say|we|cancel|did|do) )*(?:before|by|at|on) (?:christmas|xmas)(?: (?:eve|day))? $/;
/** `and until when is that`. */
const UNTIL_WHEN =
  /^ (?:(?:and|so|ok|oh) )*(?:until when|till when|when (?:is|does) (?:that|it) (?:until|till|up to)|how long (?:for|does that last)|by when)(?: (?:is|does|do|would|that|it|be|hold|last|good|for|we|have|to|decide|cancel))* $/;
/** `and in the new year, say on 10 january`. */
const DATE = new RegExp(
  `^\\W*(?:(?:and|or|so|ok|what|about|how|if|it|its|it's|was|is|we|did|do|in the new year|say|on|by|then|even|cancel|cancelled|left it (?:till|until|to))[\\s,]+)*(?:the )?(\\d{1,2}(?:st|nd|rd|th)?(?: of)? ${MONTH}|${MONTH} (?:the )?\\d{1,2}(?:st|nd|rd|th)?)(?:[\\s,]+(?:for (?:example|instance|argument's sake)|say|then|instead|eg|maybe|perhaps))*[\\s?.!]*$`,
  'i',
);

/** `if a couple of them drop out, say the 1st of may?`: whoever goes, and when. */
const GOES_ON = new RegExp(
  `^\\W*(?:(?:and|so|but|or|ok|what)[\\s,]+)*(if \\b[^?]*\\b(?:drops?|dropped|pulls?|pulled|bails?|bailed|cancels?|backs?|backed|can'?t|cannot)\\b[^?]*?)[\\s,]+(?:(?:say|on|by|like|for example)[\\s,]+)*((?:the )?\\d{1,2}(?:st|nd|rd|th)?(?: of)? ${MONTH}|${MONTH} (?:the )?\\d{1,2}(?:st|nd|rd|th)?)[\\s?.!]*$`,
  'i',
);
const OF_PAYING = '/terms#payment';

/**
 * `and two weeks before?`, right after a reply that told the terms of a cancellation: what would come back then, in full. It is no
 * change of the dates. Null for any other message.
 */
export function onTerms({ history }: ConciergeState, message: string): string | null {
  // A line that nobody understood changes no subject.
  const reply =
    history.findLast(({ role, content }) => role === 'assistant' && !content.startsWith(LOST))?.content ?? '';
  const { line, raw } = normalise(message);
  const [, goes, on] = GOES_ON.exec(raw) ?? [];
  if (goes !== undefined && (reply.includes(TERMS) || reply.includes(OF_PAYING)))
    return `what do we get back ${goes} on ${on}?`;
  if (!reply.includes(TERMS)) return null;
  if (HOW_MUCH.test(line)) return 'what do we get back if we cancel?';
  if (BEFORE_CHRISTMAS.test(line)) return 'what do we get back if we cancel on 24 december?';
  if (UNTIL_WHEN.test(line))
    return `until when can we cancel to get ${/\b(\d\d)% would/.exec(reply)?.[1] ?? '90'}% back?`;
  const date = DATE.exec(raw)?.[1];
  if (date !== undefined) return `what do we get back if we cancel on ${date}?`;
  const when = WHEN.exec(line)?.[1];
  if (when === undefined) return null;
  const span = when.endsWith(' day') && /^(?:on|the same)/.test(when) ? 'the day before' : when.replace(/ notice$/, '');
  return `what do we get back if we cancel ${AHEAD.test(` ${span} `) ? span : `${span} before`}?`;
}
