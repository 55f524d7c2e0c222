import type { ConciergeState } from '../../concierge-state.ts';
import { lastChanged } from '../../wording/offers.ts';
import { normalise } from '../typing/normalise.ts';
import { elliptic } from './filled-in.ts';

/** What people say of a slip of their own, or laugh about it. */
const ASIDES = new Set(
  `lol haha hahaha lmao doh d duh oops whoops argh agh ugh ffs god gosh typo my brain bad mistake fault error numpty idiot
  im am i is a an such me ignore damn dammit heck sorry apologies cant type count spell read fat fingers thumbs autocorrect
  eek omg crap bollocks wrong half asleep tired dead today again blonde moment silly daft thick hungover wrote put typed
  said was meant should have been be it that correction stupid forgot forgotten forgetting missed myself me counted miscounted count`.split(
    /\s+/,
  ),
);
/** Without one of these a value alone is only named. */
const OWNS_UP =
  / (?:lol|haha|hahaha|lmao|doh|duh|oops|whoops|argh|agh|ugh|ffs|god|gosh|typo|brain|bad|mistake|fault|error|numpty|idiot|damn|dammit|heck|sorry|apologies|cant|fat|autocorrect|eek|omg|crap|bollocks|wrong|asleep|tired|dead|moment|silly|daft|thick|hungover|wrote|typed|stupid|correction|forgot|forgotten|missed|miscounted) /;
const GOES_ON = /^ (?:and|also|plus|same|ditto|what about|how about) /;

/** Whether a message right after a change has nothing but another value and a sigh over the first: `sunday, doh`, `15 lol`. */
export function isBareSlip(message: string, state: ConciergeState): boolean {
  const { line } = normalise(message);
  if (!lastChanged(state.history) || /\?\s*$/.test(message) || GOES_ON.test(line)) return false;
  const { values } = elliptic(message, state, ASIDES);
  const isCount = values.length === 1 && values[0]?.sort === 'number';
  return values.length > 0 && (OWNS_UP.test(line) || isCount);
}
