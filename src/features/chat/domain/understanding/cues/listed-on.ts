import type { Mention } from './mentions.ts';

const GOES_ON =
  /^ (?:and|also|plus|n|nor|or) (?:also )?(?:(?:the|that|our|both) (?:\w+ ){1,4})+(?:(?:and|n|too|as well|either|please|x+) ?(?:(?:the|that|our) (?:\w+ ){1,4})?)*$/;

/** `and the beer spa`, of what the plan has: more of what the clause before it speaks of. */
export const isListedOn = (mentions: readonly Mention[], line: string): boolean =>
  GOES_ON.test(line) &&
  mentions.length > 0 &&
  mentions.every(({ slots, polarity }) => slots.length > 0 && polarity === 'bare');
