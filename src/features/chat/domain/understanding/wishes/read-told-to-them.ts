import { findPeople } from '../finding/find-people.ts';
import type { Wish } from '../intent.ts';
import type { Reading } from '../reading.ts';

const PLACES = '(?:restaurants?|venues?|places?|bars?|hotel|pubs?|clubs?|staff|museums?|chef|kitchen)';
/** What somebody has to tell the places when they book. */
const TO_THEM = new RegExp(
  `^ (?:(?:and|also|please|can you|could you|will you|make sure you|make sure to|dont forget to|just|ok|so) )*(?:(?:tell|inform|warn|call|ring|phone|email|contact) (?:them|(?:the|our|each|every|all the) ${PLACES})|let (?:them|(?:the|our|each|every|all the) ${PLACES}) know) `,
);

/** `tell them its a hen`, `let the hotel know we arrive late`: nobody here writes to places, and nothing is changed. */
export const readToldToThem = ({ line }: Reading): Wish | null =>
  TO_THEM.test(line) && findPeople(line) === null ? { kind: 'booking' } : null;
