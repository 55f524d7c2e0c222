import { onlyOf } from '../../../../../../shared/only-of.ts';
import type { ConciergeState } from '../../../concierge-state.ts';
import { lastChanged } from '../../../wording/offers.ts';
import { type PlacedSlot, slotsOf } from '../../finding/find-slots.ts';
import { asTyped } from '../../typing/as-typed.ts';
import { normalise } from '../../typing/normalise.ts';

const REPLIES_MAX = 3;
/** `so what are those two together`, `what do they come to`. */
const TOGETHER =
  /^ (?:(?:so|and|ok|right|what|whats|is|are|how|much|do|does|would|will|be|it|that|thats|the|they|them|those|these|both|two|three|all|of|come|comes|to|cost|costs|total|altogether|together|combined|in|each|for|pp|add|up|then|lot|us|at|a head|per person|\d{1,2}) )*$/;
const GASP =
  /^ (?:(?:bloody hell|blimey|jeez|wow|god|christ|omg|ouch|cripes|crikey|oof|hmm|oh|right|ok|great|lovely|thanks) )+/;
const SUMS =
  / (?:both|together|combined|altogether|(?:those|these|them|they|the) (?:two|three)|(?:they|those|these|them)(?: all)? (?:come|cost|add)) /;
const DIFFERENCE =
  /^ (?:(?:so|and|ok|right|which|whats|what is|is|one|of|the|them|those|two|how|much|by|between|cheaper|dearer|a|big|then|price) )*(?:difference|cheaper|dearer)(?: (?:is|the|cheaper|dearer|one|then|of|between|them|those|two|in|price|by|how|much|and))* $/;

/** `so whats that for the 7 of us`, `whats that times 14`: of the part whose price was told last, which has both. */
const FOR_ALL =
  /^ (?:(?:so|and|ok|right|what|whats|is|how|much|does|that|it|come|work|out|to|at|would|be|cost) )*(?:for (?:(?:the (?:lot|bunch|crowd|\w+) of us|all|the|all the|everyone|everybody|the (?:whole )?group|us all|all of us|\d{1,3})(?: \w+)?(?: of us)?)|times \d{1,2}|x ?\d{1,2}|each or (?:for )?(?:all|the (?:room|group|lot)|everyone)(?: of us)?)(?: (?:i mean|i meant|then|altogether|in total|please|all in))* $/;

/** The parts that the last replies told the price of, the earliest first; what was changed since then ends it. */
function pricedParts({ history, plan }: ConciergeState): PlacedSlot[] {
  const slots = slotsOf(plan);
  const told: PlacedSlot[] = [];
  const replies = history.filter(({ role }) => role === 'assistant').slice(-REPLIES_MAX);
  for (const reply of replies.toReversed()) {
    const lines = reply.content.split('\n').filter((line) => /£|\bfree\b/.test(line));
    const named = slots.filter(({ slot }) => lines.some((line) => line.includes(slot.name)));
    if (named.length === 0 || named.length > PARTS_MAX || lastChanged([reply])) break;
    told.unshift(...named.filter(({ slot }) => told.every((one) => one.slot.id !== slot.id)));
  }
  return told;
}
const PARTS_MAX = 4;

/** `thats mad, get that under 120`, of several parts whose price was told: the dearest is to cost what the others leave. */
const UNDER =
  /^ (?:(?:thats|that is|its|it is|mad|ridiculous|a lot|too much|way|ouch|god|and|so|ok|can you|could you|can we|please|a bit|steep|expensive) )*(?:get|bring|keep|make|do|have|cut) (?:that|it|them|those|both|the two)(?: both| two| down| all)* (?:under|below|to under|within|down to|to) (\d{2,4})(?: quid| pounds| each| pp| a head| please| then| in total| together| altogether| for (?:both|the two))* $/;
const PENCE = 100;

function underSum(parts: readonly PlacedSlot[], most: number): string | null {
  const [dearest, ...others] = [...parts].sort(
    (one, other) => other.slot.pricePerPersonPence - one.slot.pricePerPersonPence,
  );
  const left = others.reduce((pence, { slot }) => pence - slot.pricePerPersonPence, most);
  if (!dearest || others.length === 0 || left <= 0 || left >= dearest.slot.pricePerPersonPence) return null;
  return `swap ${asTyped(dearest.slot.name)} for something under £${Math.floor(left / PENCE)}`;
}

/** `what are those two together`, `whats the difference`, of parts whose price was just told: asked in full. Null for any other message. */
export function onPrices(state: ConciergeState, message: string): string | null {
  const line = normalise(message).line.replace(GASP, ' ');
  if (FOR_ALL.test(line)) {
    const people = Number(/ (\d{1,3}) /.exec(line)?.[1] ?? state.plan.groupSize);
    const only = onlyOf(pricedParts(state).slice(-1));
    const asked = only ? `how much is ${asTyped(only.slot.name)}` : null;
    return asked === null || people === state.plan.groupSize ? asked : `${asked} for ${people} people`;
  }
  const most = UNDER.exec(line)?.[1];
  if (most !== undefined) return underSum(pricedParts(state), Number(most) * PENCE);
  const isSum = TOGETHER.test(line) && SUMS.test(line);
  if (!isSum && !DIFFERENCE.test(line)) return null;
  const told = pricedParts(state);
  const parts = isSum && !/ (?:two|both) /.test(line) ? told : told.slice(-2);
  if (parts.length < 2) return null;
  const names = parts.map(({ slot }) => asTyped(slot.name));
  return isSum ? `how much are ${names.join(' and ')} together` : `which is cheaper, ${names.join(' or ')}`;
}
