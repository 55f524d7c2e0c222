import type { Impossible } from '../impossible.ts';
import type { Reading } from '../reading.ts';
import { placesIn } from '../typing/elsewhere.ts';

/** Words that exclude one another, each way round. */
const PAIRS: readonly (readonly [string, string])[] = [
  ['outdoors?|outside', 'indoors?|inside'],
  ['earlier', 'later'],
  ['bigger', 'smaller'],
  ['longer', 'shorter'],
  ['more people', 'fewer people|less people'],
  ['quiet|calm|peaceful|silent|chilled|gentle', 'wild|rowdy|mental|loud|raucous|deafening|manic|chaotic'],
  ['sober|teetotal|dry', 'drunk|hammered|smashed|plastered|legless|wasted'],
  ['cheap|free|cheapest', 'dearest|most expensive'],
  ['hot', 'cold'],
  ['near|close', 'far away|miles away'],
];
const EVERYTHING = '(?:everything|all of it|it all|every stop|all the stops|the whole (?:thing|trip|weekend))';
const either = (build: (one: string, other: string) => string): RegExp =>
  new RegExp(PAIRS.flatMap(([one, other]) => [build(one, other), build(other, one)]).join('|'));
/** `everything outdoors and everything indoors`, `quiet but rowdy`. */
const BOTH = either(
  (one, other) =>
    ` (?:${EVERYTHING} )?(?:(?:is|to be|a bit|really|very|totally) )*(?:${one}) (?:and|but|yet|while)(?: (?:also|still|at once|${EVERYTHING}|really|very|totally))* (?:${other})(?: (?:at once|at the same time|please|too|as well|all at once))* $`,
);
const ONE_OF = new RegExp(`(?<= )(?:${PAIRS.flat().join('|')})(?= )`, 'g');

/** `drunk` may have been taken for a slip before. */
const DRUNK =
  '(?:drunk|(?<= (?:be|get|all|us|them|proper) )drink|hammered|smashed|wasted|plastered|bladdered|legless|trolleyed|battered|slaughtered|paralytic)';
const DRY = '(?:(?:no|without|zero|not any|not a drop of) (?:any )?(?:alcohol|booze|drink|drinking|drinks))';
const DRUNK_AND_DRY = new RegExp(
  ` ${DRUNK} (?:\\w+ ){0,2}?(?:but|and|with|on|yet|without) (?:\\w+ ){0,2}?${DRY} | (?:drunk|hammered|smashed) on (?:water|tea|squash|fresh air) `,
);

/** `halve the hens but keep all 9`. */
const FEWER_AND_ALL =
  / (?:halve|half|lose|drop|remove|cut) (?:\w+ ){0,3}?(?:hens?|stags?|lads|girls|boys|group|people|team|party|guests|numbers?|headcount|us) (?:\w+ ){0,3}?(?:but|and|yet) (?:\w+ ){0,2}?(?:keep|have|stay|remain) (?:(?:at|with|the|on) )*(?:all|everyone|everybody|same|\d+) /;
/** `saturday but no saturday`: the thing itself, and nothing else of it. */
const ITSELF =
  /^ (?:(?:we|i|want|need|have|do|the|a|an|like|would|some) )*(\w{4,}) (?:but|and|with|yet) (?:no|without|without any|not) (?:the |a |any )?\1 $/;

const LESS =
  '(?:less money|cheaper|half (?:the )?(?:price|cost|money|bill|budget)|halve (?:the |our )?(?:bill|price|cost|budget)|spend less|pay less|save money|lower (?:price|cost|bill)|cut (?:the |our )?(?:bill|cost|price|budget)|(?:no more than|under|max|for) (?:an? )?(?:tenner|fiver|few quid|\\d{1,2} (?:quid|pounds|each|pp|per person|a head|all in))|for (?:pennies|peanuts|buttons|nothing|none|free)|on a shoestring|without (?:paying|spending) (?:more|any more|extra|a penny))';
const MORE =
  '(?:(?:nicer|better|posher|fancier|smarter|bigger) everything|everything (?:to be |be |is )?(?:much |way |a lot )?(?:nicer|better|posher|fancier|smarter|bigger|five star|luxury|deluxe|top notch)|(?:double|twice|triple) everything|everything (?:doubled|twice over|twice)|twice (?:the|as much) \\w+|(?:dead|well|proper|really|super|very) (?:posh|fancy|swanky|bougie|luxurious)|(?:everything|all|the whole lot) (?:\\w+ )?(?:luxury|five star|5 star)|luxury everything|first class everything)';
const MORE_FOR_LESS = new RegExp(
  ` ${LESS} .*\\b(?:but|and|with|yet|for|at)\\b.* ?${MORE} | ${MORE} .*\\b(?:but|and|with|yet|for|at)\\b.* ?${LESS} `,
);

const MORE_BUT_LESS =
  / (?:do|have|get|see) (?:a lot |way |much |loads )?more (?:\w+ )?(?:(?:but|and|while|yet) )?(?:for less|(?:spend|spending|pay|paying) less) | (?:spend|spending|pay|paying) less (?:but|and|while|yet) (?:do|have|get|see|doing|seeing) (?:a lot |way |much |loads )?more /;

const SAME_AND_DOUBLE =
  / (?:same|keep the|within the|keep our) (?:budget|limit|price|cost) (?:but|and|yet|while) (?:spend|spending|pay|get|do) (?:double|twice|more) /;

const AT_ONCE = '(?:at once|at the same time|at the very same time|simultaneously|both at once)';
const TWO_PLACES = new RegExp(` (?:two|2|three|3|both|several|different) (?:\\w+ )?places (?:all )?${AT_ONCE} `);
const APART =
  / (?:the )?(?:stag|hen|bride|groom|best man|maid of honour|one|half|some|rest)(?: of us)? (?:\w+ ){0,3}?in (?:a |an )?(?:different|another|other|separate) (?:country|city|town|planet|continent|hotel on the moon) /;
const TOGETHER = new RegExp(
  ` and .* ${AT_ONCE}(?: (?:on|please|this|\\w+day|night|then))* $| and (?:also )?${AT_ONCE} (?:be|have|eat|do|see|go|at) `,
);
/** At the same hour on each of several days, or as something else, is no contradiction. */
const SAME_HOUR =
  / (?:start|starts|finish|keep|stays?|move|swap|change|replace|switch|instead|rather|out|both days|both nights|each|every|as|not|dont|never) /;

/** What is wished for and excluded in one breath; null where all can be had. */
export function oppositeWishes(reading: Reading): Impossible | null {
  const { line, slots, types, kinds, days, venues } = reading;
  if (DRUNK_AND_DRY.test(line)) return { kind: 'opposites', first: 'no alcohol', second: 'a drunk one' };
  if (FEWER_AND_ALL.test(line)) return { kind: 'opposites', first: 'fewer people', second: 'all of you' };
  const itself = ITSELF.exec(line)?.[1];
  if (itself !== undefined) return { kind: 'opposites', first: itself, second: `no ${itself}` };
  if (slots.length === 0 && (MORE_FOR_LESS.test(line) || MORE_BUT_LESS.test(line) || SAME_AND_DOUBLE.test(line)))
    return { kind: 'opposites', first: 'less money', second: 'more of everything' };
  const named = slots.length + types.length + kinds.length + venues.length + placesIn(line).length;
  const isTogether = named > 1 && days.length < 2 && TOGETHER.test(line) && !SAME_HOUR.test(line);
  if (TWO_PLACES.test(line) || APART.test(line) || isTogether) return { kind: 'at-once' };
  if (days.length > 1 || slots.length > 1 || !BOTH.test(line)) return null;
  const [first = '', second = ''] = line.match(ONE_OF) ?? [];
  return second === '' ? null : { kind: 'opposites', first, second };
}
