import type { ConciergeState } from '../../concierge-state.ts';
import { asWhole, type ReadPart } from '../cues/read-part.ts';
import { featureSaid } from '../finding/place-features.ts';
import { readAreaPlaces } from '../questions/read-area-places.ts';
import { read } from '../reading.ts';
import { readInArea } from '../wishes/read-in-area.ts';
import { readStayInArea } from '../wishes/read-stay-wish.ts';
import { splitWishes } from './split-wishes.ts';

const JOINTS = /\s*(?:[,;.]+(?=\s)|\band\b|&|\bthen\b|\bplus\b)\s*/i;

/**
 * A message about neighbourhoods and nothing else: a question about one, one wish, or one for each of several, `dinner in
 * soho friday and drinks in camden saturday`. Null for any other.
 */
export function readInAreas(message: string, state: ConciergeState): ReadPart[] | null {
  const reading = read(message, state);
  if (reading.areas.length === 0 && featureSaid(reading.line) === null && !reading.feature) return null;
  const wholly = readInArea(reading, state) ?? readStayInArea(reading) ?? readAreaPlaces(reading);
  const isSeveral = splitWishes(message).length > 1;
  if (wholly && !isSeveral) return [asWhole(message, wholly)];
  if (reading.areas.length < 2) return null;
  const parts = message.split(JOINTS).map((wish): ReadPart | null => {
    const intent = readInArea(read(wish, state), state);
    return intent && asWhole(wish, intent);
  });
  return parts.every((part) => part !== null) ? parts : null;
}
