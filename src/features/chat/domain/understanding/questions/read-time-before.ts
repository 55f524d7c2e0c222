import { onlyOf } from '../../../../../shared/only-of.ts';
import type { ConciergeState } from '../../concierge-state.ts';
import { findScope } from '../cues/find-scope.ts';
import type { Intent } from '../intent.ts';
import { type Reading, read } from '../reading.ts';
import { scopeOf } from '../scope.ts';

const TIME_BEFORE =
  /^ (?:(?:so|and|ok|please|hi) )*(?:can we have|could we have|(?:would|will|do|does|did) (?:we|they|people|everyone|the \w+) (?:all |still )?(?:have|get)|leave|give|allow|we need|need|make sure (?:we have|there is)|do we have|is there|have we got|will we have|enough|(?:us|the girls|the lads|everyone|them) )+(?: ?(?:us|the girls|the lads|everyone|them))? ?(?:(?:an?|half an|some|enough|\d+|one|two) )?(?:free |spare )?(?:time|hours?|minutes?|mins|break|gap|breather)(?: \w+){0,5}? before (?:the |our )?\w+/;
/** `how long do we have to get ready before dinner`: asked outright. */
const HOW_LONG_BEFORE =
  /^ (?:(?:so|and|ok|but|also|roughly) )*(?:how long|how much time|what time|how many hours) (?:do we (?:have|get)|have we got|is there|will we have|are we left with|does that (?:leave|give) us)(?: \w+){0,6}? (?:before|until|till) (?:the |our )?\w+/;
/** `nap before dinner`: what people do meanwhile needs no place. */
const MEANWHILE =
  /^ (?:(?:so|and|ok|please|hi|can|could|we|have|a|an|quick|cheeky|power|disco|time|for|to|need|want|fancy|little) )*(?:nap|naps|kip|siesta|shower|showers|lie down|freshen up|spruce up|get (?:changed|ready|showered)|change of clothes|outfit change)(?: (?:on )?\w+day)? before (?:the |our )?\w+/;

/**
 * `leave an hour free before dinner`, `is there time to get changed before heaven`: how long there is between the part
 * before and that one, which may be enough. Null where nothing comes before it that day, and for anything else.
 */
export function readTimeBefore(reading: Reading, state: ConciergeState): Intent | null {
  const { plan } = state;
  const { line } = reading;
  if (!TIME_BEFORE.test(line) && !MEANWHILE.test(line) && !HOW_LONG_BEFORE.test(line)) return null;
  // What is meant stands behind the `before`, with the day wherever it is said.
  const behind = read(line.slice(line.search(/ (?:before|until|till) /)).replace(/^ \w+/, ''), state);
  const target = onlyOf(
    findScope({ ...behind, slots: behind.slots.slice(-1) }, plan, behind.words.length).slots.filter(
      ({ day }) => reading.days.length === 0 || reading.days.includes(day),
    ),
  );
  if (!target) return null;
  const slots = plan.days[target.day]?.slots ?? [];
  const before = slots[slots.findIndex(({ id }) => id === target.slot.id) - 1];
  if (!before) return null;
  const scope = scopeOf([{ day: target.day, slot: before }, target]);
  return { kind: 'free-time', asks: 'between', scope };
}
