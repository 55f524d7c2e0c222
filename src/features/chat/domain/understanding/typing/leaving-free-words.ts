import { DAYS } from './phrase-parts.ts';

const PART = '(?:morning|afternoon|evening|night)';
/** What people do who have nothing planned. */
const FOR_THEMSELVES =
  '(?:to (?:settle in|themselves|ourselves|yourselves|itself|chill(?: out)?|relax|rest|recover|unwind|mooch(?: about| around)?|wander(?: about| around)?|lie about|laze about|sleep(?: it off)?)|off|for (?:themselves|ourselves)|with nothing (?:on|planned|booked))';
const END = '(?=(?: please| thanks| then| instead| if possible)* $)';

/** Ways of asking for a part of a trip without plans, as the plain `leave friday afternoon free`. */
export const LEAVING_FREE: readonly (readonly [RegExp, string])[] = [
  // `can the lads have friday afternoon to settle in`; who has friday off tells.
  [
    new RegExp(
      ` (?:(?:can|could|let|would like|love) (?:(?:we|us|i|they|them|people|everyone|everybody|(?:the|our) \\w+|to) )?(?:have|get|keep|take)|give (?:us|them|people|everyone|(?:the|our) \\w+)) (?:all (?:of )?|the (?:whole (?:of )?)?)?(${DAYS}(?: ${PART})?) ${FOR_THEMSELVES}${END}`,
      'g',
    ),
    ' leave $1 free',
  ],
  // `would love the morning off on saturday`.
  [
    new RegExp(
      ` (?:would love|would like|want|wants|fancy|prefer|need|needs|(?:can|could) (?:we|they|everyone) have|give (?:us|them|everyone)) (?:the |a )?(${PART}) ${FOR_THEMSELVES} (?:on )?(?:the )?(${DAYS})${END}`,
      'g',
    ),
    ' leave $2 $1 free',
  ],
  // `nothing booked friday afternoon would be dreamy`.
  [
    new RegExp(
      ` nothing (?:booked|planned|on|arranged|scheduled|at all) (?:on |for )?(?:the )?(${DAYS}(?: ${PART})?) (?:would|sounds|is what) (?:\\w+ ){1,3}$`,
      'g',
    ),
    ' leave $1 free ',
  ],
  // `sunday off completely`.
  [
    new RegExp(
      `^ (?:(?:and|so|please|can we have|we want|a) )*(${DAYS}) off (?:completely|altogether|entirely|totally|please)(?= $)`,
      'g',
    ),
    ' leave $1 free',
  ],
];
