import type { Reading } from '../reading.ts';

/** `how far is the boat from the hotel`: the way from where the group sleeps, and not from the stop before. */
export const isFromStay = ({ line, slots }: Reading): boolean =>
  slots.length <= 1 &&
  / (?:hotel|hostel|accommodation|digs|rooms|airbnb|where we (?:are )?(?:stay|sleep)(?:ing)?) /.test(line);
