import { NO_PREFERENCE } from '../cues/no-preference.ts';
import type { Intent } from '../intent.ts';
import type { Reading } from '../reading.ts';
import { NOWHERE } from '../scope.ts';

const HOUSE = '(?:house|villa|cottage|farmhouse|lodge)';
const SIZE = '(?:(?:nice|big|bigger|large|huge|whole|entire|single|shared|private|massive|one) )*';
const ONE_HOUSE = [
  new RegExp(
    ` (?:an?|one|some|the same) ${SIZE}${HOUSE} (?:(?:all )?together|(?:big enough )?for (?:all of us|everyone|everybody|us all|the (?:whole )?(?:group|lot of us|gang))|to ourselves|with (?:a |its own )?(?:hot tub|pool|garden|kitchen)|(?:that |which )?(?:sleeps|fits|takes) )`,
  ),
  // `cottage for seven on the harbour side`.
  new RegExp(
    `^ (?:(?:a|the|please) )?${SIZE}${HOUSE} for (?:\\d+|(?:the )?(?:lot|all|\\w+) of us|us(?: all)?|everyone|everybody|five|six|seven|eight|nine|ten|eleven|twelve)(?= )`,
  ),
  new RegExp(` (?:all|everyone|everybody|together) (?:\\w+ ){0,2}?in (?:an?|one|the same) ${SIZE}${HOUSE} `),
  new RegExp(
    ` (?:stay|sleep|live|rent|hire|staying|renting|hiring) (?:\\w+ ){0,2}?(?:an?|one|the same) ${SIZE}${HOUSE} `,
  ),
];

/** `can we all be in one big house`: our lists have hotels, hostels and apartments, and a house is refused by its name. */
export function readOneHouse({ line }: Reading): Intent | null {
  if (!ONE_HOUSE.some((pattern) => pattern.test(line)) || / (?:how|why|not|dont|instead of) /.test(line)) return null;
  const want = { ...NO_PREFERENCE, typeLabel: 'house for all of you' };
  return { kind: 'add', scope: NOWHERE, want, slotKind: null, isAnother: false };
}
