import type { ConciergeState } from '../../concierge-state.ts';
import type { Reading } from '../reading.ts';

const SOMEBODY =
  / (?:of us|of them|people|persons?|guests?|lads|girls|boys|friends|mates|guys|folks|adults|heads|hens|stags|group|party|headcount|numbers?|coming|dropped|we|us|were|team|everyone) /;

/**
 * Whether words that sound like a change of numbers count nobody of the group: they tell an age or an hour, or name a
 * thing.
 */
export const countsNobody = (reading: Reading, state: ConciergeState): boolean =>
  isAge(reading, state) ||
  AT_SIGNED.test(reading.line) ||
  MORE_OF_A_THING.test(reading.line) ||
  isThing(reading) ||
  isOtherHour(reading, state) ||
  isHourOfPart(reading);

/** `dinner at minus 3`: no hour of a day, and nobody less. */
const AT_SIGNED = / at (?:minus|negative|plus) \d/;

/** `the girls want one more night out`. */
const MORE_OF_A_THING =
  / (?:one|two|1|2|another|some) more (?:night|day|bar|club|pub|drink|round|activity|thing|stop|meal|lunch|dinner|brunch|place|hour|cocktail|museum|game)s?(?: out)? /;

const GROWN_UP = 18;
/** A group that was told once hardly doubles. */
const FAR_OFF = 2;

/** `make it 6 not 7`, where nobody ever said that they are seven. */
function isOtherHour({ line }: Reading, { request }: ConciergeState): boolean {
  const [, said, old] = / (\d+) (?:and |rather than |instead of )?(?:not )?(\d+) $/.exec(line) ?? [];
  if (said === undefined || !/ (?:not|rather than|instead of) \d+ $/.test(line) || SOMEBODY.test(line)) return false;
  return Number(old) !== request.groupSize && Number(said) <= 12 && Number(old) <= 12;
}

/** `book the karting for 3 instead`: the hour of that part, and no size of the whole group. */
const isHourOfPart = ({ line, slots, words }: Reading): boolean =>
  slots.length > 0 &&
  !SOMEBODY.test(line) &&
  slots.some(({ to }) => words[to] === 'for' && /^(?:[1-9]|1[0-2])$/.test(words[to + 1] ?? ''));

/** `we are 35 not 19`, in a group of twelve, tells their age, and `the hens 29` hers. */
function isAge({ line }: Reading, { request }: ConciergeState): boolean {
  const [, ofOne] = / (?:the|our) (?:hen|stag)s (\d{2}) $/.exec(line) ?? [];
  if (ofOne !== undefined) return Number(ofOne) >= GROWN_UP && Number(ofOne) > request.groupSize * FAR_OFF;
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
