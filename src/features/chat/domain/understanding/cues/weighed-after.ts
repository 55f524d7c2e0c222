import { howAsked } from './how-asked.ts';

/** A message whose last sentence only asks what something would do, and what is said before it. */
export interface WeighedAfter {
  before: string;
  weighed: string;
}

/** Where one sentence ends and another may begin, with or without a mark that ends one. */
const JOINT = /(?<=[.?!;…])\s+|\n+|\s+[-–]+\s+|,\s+(?:(?:and|but|so|also|oh|now|then)\s+)*|\s+(?:and|but)\s+/gi;
/** How a question of what something would do opens. */
const OPENS =
  /^(?:(?:and|but|so|also|ok|oh|now|just)[\s,]+)*(?:what if|what(?:'?s| is| would| will| does)?\b[^,.?!]{0,40}\bif\b|what(?:'?s| is) the (?:cheapest|least|lowest|minimum)\b|what would\b|how much\b|how does\b|(?:would|will|does|do) (?:it|that|the (?:price|cost|total)|we|prices?)\b|if\b|suppose\b|supposing\b|say (?:we|there)\b)/i;
/** A condition is one of money or of what then: `swap it, if it gets late we can walk` asks nothing. */
const ASKS =
  /\?|\b(?:what|how|would|will|does|do|is) (?:\w+ ){0,3}?(?:it|that|we|the|each|happens?|much|prices?|everyone)\b/i;
/** A condition of the order before it: `swap it, if that would be ok`. */
const POLITE =
  /^(?:if (?:poss\w*|you|u|so|not|there'?s? (?:is )?(?:time|room)|(?:it|that|this)(?:'?s| is| would be| will be)? (?:ok|okay|alright|all right|poss\w*|fine|cool))|(?:would|will|is) (?:it|that|this) (?:be )?(?:ok|okay|alright|all right|poss\w*|fine|cool))\b/i;

/**
 * `leave the spa in for now. if three drop out does it get dearer`: what is weighed at the end of a message, and what stands
 * before it. Null where the message is one question of that sort as a whole, and where its end is none.
 */
export function weighedAfter(message: string): WeighedAfter | null {
  if (message.length > LENGTH_MAX || howAsked(message).asked !== null) return null;
  for (const joint of message.matchAll(JOINT)) {
    const before = message.slice(0, joint.index).trim();
    const weighed = message.slice(joint.index + joint[0].length).trim();
    if (before === '' || !OPENS.test(weighed) || !ASKS.test(weighed) || POLITE.test(weighed)) continue;
    const read = howAsked(weighed);
    if (read.asked === 'weighed' && read.wish !== weighed) return { before, weighed };
  }
  return null;
}

const LENGTH_MAX = 300;
