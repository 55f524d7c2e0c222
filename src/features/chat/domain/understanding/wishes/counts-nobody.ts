import type { ConciergeState } from '../../concierge-state.ts';
import type { Reading } from '../reading.ts';

/** Whether words that sound like a change of numbers count nobody of the group: they tell an age, or name a thing. */
export const countsNobody = (reading: Reading, state: ConciergeState): boolean =>
  isAge(reading, state) || isThing(reading);

/** `we are 35 not 19`, in a group of twelve, tells their age. */
function isAge({ line }: Reading, { request }: ConciergeState): boolean {
  const [, said, old] = / (\d+) (?:\w+ )?not (\d+) $/.exec(line) ?? [];
  return said !== undefined && Number(old) !== request.groupSize && Number(old) < Number(said) && Number(said) > 25;
}

/** `guinness in` puts a place in, `steve is in` a guest. */
function isThing({ line, words, slots, types, venues, kinds }: Reading): boolean {
  if (!/^ (?:\w+ ){1,4}(?:(?:is|are) )?(?:in|out|off|on)(?: (?:then|now|please|instead))* $/.test(line)) return false;
  return (
    slots.length + types.length + venues.length + kinds.length > 0 &&
    !/\d/.test(line) &&
    !/^(?:girls|lads|we|everyone|all)$/.test(words[0] ?? '')
  );
}
