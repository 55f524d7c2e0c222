import { titleCased } from '../../../../../shared/plain-text.ts';

const names = (text: string): string[] => text.trim().split(/\s*,\s*/);

/** Cities, islands, countries and worlds that people name when they want to be somewhere else. */
const PLACES = names(`
paris, rome, venice, milan, florence, naples, madrid, barcelona, seville, valencia, ibiza, magaluf, benidorm, marbella,
majorca, mallorca, menorca, tenerife, lanzarote, lisbon, porto, algarve, amsterdam, brussels, bruges, berlin, munich,
hamburg, cologne, vienna, salzburg, prague, brno, bratislava, budapest, warsaw, krakow, gdansk, zurich, geneva, athens,
mykonos, santorini, zante, crete, cyprus, malta, istanbul, dubai, tokyo, kyoto, beijing, shanghai, hong kong, singapore,
bangkok, bali, phuket, sydney, melbourne, new york, nyc, las vegas, vegas, miami, los angeles, hollywood, disneyland,
san francisco, chicago, texas, new orleans, toronto, rio de janeiro, cancun, havana, moscow, copenhagen, stockholm, oslo,
helsinki, reykjavik, iceland, dublin, belfast, galway, edinburgh, glasgow, cardiff, manchester, liverpool, leeds,
newcastle, birmingham, brighton, blackpool, bournemouth, london, bristol, york, nottingham, sheffield, cambridge,
oxford, scarborough, chester, harrogate, newquay, cornwall, torquay, plymouth, exeter, southampton, portsmouth, norwich,
leicester, aberdeen, inverness, swansea, margate, whitby, wales, ireland, france, spain, italy, germany, holland,
netherlands, portugal, greece, turkey, croatia, poland, austria, switzerland, belgium, sweden, norway, denmark, finland,
scotland, america, usa, canada, australia, new zealand, japan, china, india, thailand, egypt, morocco, mexico, brazil,
jamaica, hawaii, maldives, bahamas, barbados, caribbean, moon, mars, jupiter, saturn, outer space, space, north pole,
south pole, antarctica, narnia, hogwarts, atlantis`);
const PLACE = `(?:the )?(${PLACES.join('|')})`;

const NAMED = new RegExp(` (${PLACES.join('|')})(?= )`, 'g');

/** All that a line names of them, in its order. */
export const placesIn = (line: string): string[] => [...line.matchAll(NAMED)].flatMap(([, name]) => name ?? []);

/** Single words of them, which are no slips of another word: `vegas` is not `vegan`. */
export const PLACE_WORDS: ReadonlySet<string> = new Set(PLACES.flatMap((name) => name.split(' ')));

const OCCASION =
  '(?:breakfast|brunch|lunch|dinner|tea|drinks?|cocktails|coffee|beers?|pints?|clubbing|shopping|part(?:y|ies)|nights?(?: out)?|days?(?: out)?|afternoon|morning|evening|weekend|hour|stop|stopover|bars?|clubs?|restaurant|meal|picnic|karaoke)';
const FAST =
  '(?:pop|nip|hop|swim|teleport|row|cycle|sail|run|jog|beam|whisk|detour|day trip|side trip|trip|excursion|jaunt)';
const ASKS =
  '(?:can we|could we|might we|may we|shall we|should we|lets|please|want to|wants to|would like to|like to|love to|fancy|how about|what about|maybe|kindly)';
const GOES =
  '(?:go|going|fly|flying|drive|get|head|visit|visiting|see|seeing|do|doing|add|include|fit in|squeeze in|move|relocate)';

const WANTED: readonly RegExp[] = [
  new RegExp(` ${OCCASION} (?:out )?(?:in|on|at|over in) ${PLACE} `),
  new RegExp(` ${FAST} (?:us |me |over |across |up |down |straight |ourselves |all )*to ${PLACE} `),
  new RegExp(` ${ASKS} (?:\\w+ )?${GOES} (?:\\w+ )?(?:to )?${PLACE} `),
  new RegExp(
    ` (?:fly|take|send|drive|ship|bring|put) (?:us|me|everyone|the lads|the girls|the hen|the stag) (?:all )?(?:to|in|on) ${PLACE} `,
  ),
  new RegExp(`^ (?:go|fly|visit|see|add) (?:to )?${PLACE} `),
];
/** What was, or is only like it, and where somebody comes from, is no wish to go there. */
const NO_WISH =
  / (?:like|from|was|were|had|went|did|last|live|lives|based|born|(?:home|back) (?:to|in|at|on)|instead|not|dont|no|than|why|flight|train|coach) /;

/** A place somewhere else where a line wants a part of this trip to be; null for none. */
export function elsewhereIn(line: string, here: readonly string[]): string | null {
  if (NO_WISH.test(line)) return null;
  const name = WANTED.map((pattern) => pattern.exec(line)?.[1]).find((place) => place !== undefined);
  if (name === undefined || here.some((word) => word.toLowerCase().includes(name))) return null;
  return name;
}

/** Where that would be, in words: `in New York`, `on the moon`. */
export function inPlace(name: string): string {
  if (/^(?:moon|north pole|south pole)$/.test(name)) return `${name === 'moon' ? 'on' : 'at'} the ${name}`;
  if (/^(?:caribbean|maldives|bahamas|netherlands|algarve)$/.test(name)) return `in the ${titleCased(name)}`;
  if (/^(?:outer )?space$/.test(name)) return `in ${name}`;
  const written = /^(?:usa|nyc)$/.test(name) ? name.toUpperCase() : titleCased(name);
  return `${/^(?:mars|jupiter|saturn)$/.test(name) ? 'on' : 'in'} ${written}`;
}
