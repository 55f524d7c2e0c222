import { countNet, countOrdinal, countParty, countWithout } from './count-party.ts';
import { countPeople, withoutLessOfThings } from './count-people.ts';
import { countPlain } from './count-plain.ts';
import { countTold } from './count-told.ts';
import type { PeopleChange } from './people-change.ts';
import { NUMBER, readNumberText } from './read-number.ts';
import { isOfSome } from './some-of-group.ts';

const PEOPLE = '(?:people|persons?|guests?|lads|girls|of us|of them|friends|mates|guys|folks|adults|heads|hens|stags)';
const GONE =
  '(?:dropped out|drop outs?|dropouts?|dropping out|drops out|pulled out|pull out|pulling out|pulls out|cancelled|cant come|cant make it|cant make|not coming|arent coming|isnt coming|bailed|bailing|have dropped|has dropped|less|fewer|down)';

const FEWER = [
  new RegExp(
    ` (${NUMBER})(?: (?:more|of us|of them|of the (?:girls|lads|group)|${PEOPLE}))*(?: (?:have|has|had|are|is|just|now|might|may|to))* ${GONE}(?= )`,
  ),
  new RegExp(
    ` (?:lost|minus|without|remove|take off) (?:another |a further |a )?(${NUMBER})(?! (?:percent|per cent)) ?${PEOPLE}?(?= )`,
  ),
];
const MORE = [
  new RegExp(
    ` (${NUMBER}) (?:more|extra|additional)(?: ${PEOPLE})?(?: (?:are|is|have|has|just|now))*(?: (?:coming|joining|joined|come|join|people))?(?= )`,
  ),
  new RegExp(` (?:another|plus|extra|add) (${NUMBER}) ${PEOPLE}(?= )`),
  new RegExp(
    ` (${NUMBER}) (?:new )?${PEOPLE} (?:are |is |have |has )?(?:joining|joined|coming too|coming as well|coming along)(?= )`,
  ),
];
const SIZE = [
  new RegExp(
    ` (${NUMBER}) of us(?= )(?! (?:is|are|was|has|have|can|cannot|couldnt|wont|wouldnt|no|unable|may|cant|dont|doesnt|do|does|did|didnt|should|must|could|arent|isnt|havent|hasnt|prefers?|dislikes?|avoids?|suffers?|smokes?|swims?|drives?|keeps?|needs?|wants?|uses?|will|would|might|only|get|eat|drink|hates?|likes?|loves?) )`,
  ),
  new RegExp(
    ` (?:there (?:is|are|will be)|we (?:are|will be)|were|now|we have|it is|its|actually|party of|group of|group is|group size|table for|plan for|for|to|be|size) (?:now |only |actually |about |a group of |to )*(${NUMBER}) (?!of them )${PEOPLE}(?= )`,
  ),
  new RegExp(
    ` (?:group of|were now|were|actually were|group is now|make us|just|only|actually|party of|group size (?:is |to |of )?|plan for|we are now|we are|there is now|there are now|there will be) (${NUMBER})(?: now| in total| total)?(?= $)`,
  ),
  new RegExp(
    ` (?:make|change) (?:it|that|the group|us|the group size|the numbers?)(?: to| for)? (${NUMBER})(?: now| instead| in total| total| ${PEOPLE})*(?= $)`,
  ),
  new RegExp(`^ (${NUMBER}) (?:people|of us)(?: now)? (?=$)`),
  new RegExp(
    `^ (?:the |our )?(?:headcount|numbers?|group|party|team|${PEOPLE})(?: is| are| now)* (${NUMBER})(?: now| please| total)* $`,
  ),
];

/** `make it 16 not 14`: the number that is denied says nothing more. */
const NOT_THE_OLD = new RegExp(
  ` (?:not|instead of|rather than) (?:the )?(?:${NUMBER})(?: (?:of us|${PEOPLE}))?(?= (?:anymore|any more|now|$)|$)`,
);

/** `emma and jo cant make it`: people who are named are counted. */
const NAMED_GONE =
  /^ (?:(?:so|and|but|oh|um|hi|sorry|sadly|unfortunately|alas|apparently|looks like|just heard|turns out|bad news|well) )*(?:my |the )?(?!(?:we|they|you|i|it|nobody|everyone|some|people|he|she|this|that|there|can|what|if|\w+day)\b)([a-z]+)(?:(?: and(?: my| the| his| her| their)?) ([a-z]+))? (?:(?:cant|cannot|can no longer|wont be able to|are unable to|is unable to) (?:come|make it|make|join us|attend)|has (?:dropped out|pulled out|bailed)|have (?:dropped out|pulled out|bailed)|(?:is|are) (?:not coming|out now|dropping out|no longer coming)|(?:isnt|arent) coming|drops? out|pulls? out|bails?(?: out)?|dropped out|pulled out|bailed|(?:is |has )?out|(?:have|has) (?:had to )?(?:withdraw|withdrawn|cancel|cancelled)|wont be (?:coming|there)|wont make it)(?: anymore| any more| any longer| after all| either| now| on us| soz| sorry)* $/;

function namedGone(line: string): number | null {
  const found = NAMED_GONE.exec(line);
  const [, first, second] = found ?? [];
  if (!first || readNumberText(first) !== null || /^(?:of|girls|lads|people)$/.test(first)) return null;
  return second ? 2 : 1;
}

/** Counts said in other ways: `plus one`, `headcount 26`, `2 no shows`, `just the 8`, `so ten`, `invited four more`. */
const NO_SHOWS = new RegExp(` (${NUMBER}) (?:no ?shows?|drop ?outs?|cancellations?|casualties|flakes|bailers)(?= )`);
const PLUS = new RegExp(
  ` (?:(?:add|plus|and) )?(?:plus|\\+) ?(${NUMBER})(?= )| (?:add|got|adding|have|invited|inviting|bringing|gained|squeeze in|room for) (${NUMBER}) (?:more|extra|person|people|others|mates?|friends?|others?)(?= (?:$|please|to the|on|of|for|now|coming|joining|so|thanks|from|and|too|in))`,
);
const HEADCOUNT = new RegExp(
  ` (?:headcount|head count|numbers?|attendance|turnout|party size|group(?: size)?|total|final (?:number|count|numbers)|we are|were|there is|there are|its|it is|that is|so|making|makes|make it|up to|down to|now) (?:is |are |of |to |now |us |at |just |only |about |the |a |definitely |back |up |down |final |finally |confirmed |settled |stands? |stood |remains? |firm |have |has |been |currently |looks? like |as )*(${NUMBER})(?: (?:now|of us|all in|altogether|in all|total|in total|instead|not \\w+|after all|in the end|people|heads|strong|going|coming|${PEOPLE}))* $`,
);
/** Changes of the number told as a move: `grown to 14`, `bump it up to 14`, `count us as 13`, `only 9 can make it`, `14 now`. */
const TOLD = [
  new RegExp(
    ` (?:was|were|from|had) (?:${NUMBER}) (?:and |but |so )?(?:its |it is |we are |were )?(?:now|to) (${NUMBER})(?= )`,
  ),
  new RegExp(
    ` (?:grown|grew|gone|went|bump|bumped|up|down|dropping|falling|rising|growing|shrinking|update|updated|amend|amended|change|changed|increase|increased|reduce|reduced|dropped|cut|moved|revise|revised|count|put|book|shrunk|swelled|adjust|adjusted|set) (?:\\w+ ){0,4}?(?:to|as|for|at|down to|up to) (?:about |around |just |only )?(${NUMBER})(?: (?:now|of us|${PEOPLE}|please|instead|in all|in total|not \\w+))* $`,
  ),
  new RegExp(
    ` (?:only|just) (${NUMBER}) (?:of us |of them |people )?(?:can make it|can come|are coming|coming|going|left|are going|will be there|confirmed|are able|are in)(?= )`,
  ),
  new RegExp(
    `^ (?:(?:its|it is|we are|were|sorry|actually|so|ok|now|no|that is) )*(${NUMBER})(?: of us| people)? (?:now|in all|altogether|in the end|total|after all|not (?:${NUMBER}))(?: .{0,30})?$`,
  ),
];
const SAID_YES = new RegExp(
  ` (?:another|extra|plus) (${NUMBER}) (?:have |has |girls |lads |people |of them |friends |want |will |who )*(?:said yes|say yes|want to come|want in|coming|joining|confirmed|are in|have confirmed|can come)(?= )`,
);
const RELATION =
  '(?:cousins?|sisters?|brothers?|mums?|mams?|mothers?|dads?|fathers?|nans?|grans?|mates?|friends?|boyfriends?|girlfriends?|partners?|wife|wives|husbands?|fiances?|aunties?|aunts?|uncles?|colleagues?|flatmates?|housemates?|sons?|daughters?|bestie)';
const ADDS_RELATION = new RegExp(
  ` (?!(?:got|have) .* who )(?:add|bring|bringing|invite|inviting|invited|include|including|squeeze in|got|have|plus|room for) (?:(?:my|our|the|his|her|a|another|one|grooms?|brides?|stags?|hens?|work) )*(?:(${NUMBER}) )?(?:of (?:my|our|his|her) )?(?:\\w+ )?${RELATION}(?= (?:$|too|as well|along|please|to the|now|who|and|in|on|with|from))`,
);

const NAMED_COMING =
  /^ (?:(?:so|and|but|oh|also|hi|hey|good news|turns out|looks like|can|could|may|is it ok if|ok if) )*(?:(?:my|the|our|me|his|her|grooms?|brides?|stags?|hens?) ){0,2}(?!(?:we|they|you|i|it|nobody|everyone|some|people|this|that|there|can|what|if|is|grandkids|kids|still|just|then|all|both|will|would|could|might|maybe)\b)([a-z]+)(?: and (?:(?:my|the|our|me|his|her|grooms?|brides?) ){0,2}(?:(\d+|one|two|three|four|five|six) )?([a-z]+))? (?:(?:is|are|wants?|want|will be|gonna be|going to be|can|could|might|has|have|would like|also|both|all|now|too) )*(?:coming|joining|in|come|tagging along|come too|join|to come|to join|said yes|made it|able to come|decided to come)(?: (?:too|as well|along|now|after all|with us|us|then|the trip|in|on))* $/;

/** What else stands before `in` or `coming`: `sleep in`, `a night in`, `rain coming`. */
const NO_GUEST =
  /^(?:of|girls|lads|boys|team|group|gang|crew|men|women|ladies|all|both|most|rest|others|everybody|family|train|flight|dinner|lunch|hen|stag|rain|sleep|lie|stay|check|eat|dine|chill|drop|pop|book|fit|squeeze|night|evening|meal|get|let|put|keep|throw|chuck|jump|pile)$/;

function namedComing(line: string): number | null {
  const [, first, count, second] = NAMED_COMING.exec(line) ?? [];
  if (!first || readNumberText(first) !== null || NO_GUEST.test(first)) return null;
  return 1 + (second ? (readNumberText(count ?? 'one') ?? 1) : 0);
}

/** `half of us come`: a share of the present size, to be counted by who knows it. */
const comesByHalf = (line: string): boolean =>
  / (?:only |just )?half (?:of us|the group|the lads|the girls|of them|of the (?:lads|girls|group)) (?:are |have |has |can |will )?(?:bailed|dropped out|pulled out|cancelled|gone|out|not coming|cant come|cant make it|come|go|coming|going|left|make it|in) /.test(
    line,
  );

const DOUBLES =
  / double (?:the |our )?(?:it|that|us|everyone|group|number|numbers|headcount|head count|party|people)(?: size| of us| then| please| now)* $| (?:twice|double) (?:as many|the number) (?:of us|people|lads|girls) /;
const OF_PEOPLE =
  / (?:plus ones?|partners?|other halves|girlfriends|boyfriends|wives|husbands|group|number|numbers|headcount|head count|party|people|us|coming|everyone|everybody|lads|girls) /;

/** The part of the present size that comes, or by how much it grows: a half, or twice as many. Null for no such share. */
export function shareComing(line: string): number | null {
  if (comesByHalf(line)) return 0.5;
  return DOUBLES.test(line) && OF_PEOPLE.test(line) ? 2 : null;
}

/** `lost two to the wedding, gained one`. */
const COMES_AND_GOES =
  / (?:lost|lose|losing|minus|dropped) .* (?:gained|gaining|gain) | (?:gained|gaining|gain) .* (?:lost|lose|losing|dropped) | (?:pulled out|dropped out|bailed|bailing|cancelled|cant (?:come|make it)) .*(?:more|extra|another|new) (?:people |lads? |girls? |mates? )?(?:is |are )?(?:coming|joining|joined) /;

/** `one of the 7 drops out`: the number of them all says nothing of who goes. */
const OF_THE_LOT = new RegExp(`(?<= (?:${NUMBER}) of) (?:the|our) (?:${NUMBER})(?= )`, 'g');

/** `both parents` are two people. */
const BOTH =
  / both (?:of )?((?:my|the|our|his|her) )?(?!days|nights|evenings|mornings|times)(\w{3,})s (?=(?:is|are|arent|cant|wont|want|wants|coming|come|joining|join|in|out|have|dropped|pulled|bailed) )/;

const TWINS =
  / (?:the |my |our |his |her )?twins (?=(?:is|are|arent|cant|wont|want|coming|come|joining|join|in|out|have|dropped|pulled|bailed) )/;

/** `a team quiz`, `a lads night`: whom something is for, and nobody who comes. */
const FOR_THEM =
  / (?:an?|another|one|some) (?:team|family|staff|group|lads|girls|ladies|boys|kids|couples?|hens?|stags?|mates|guests?) (?:quiz|nights?|dinners?|lunch|meals?|brunch|breakfast|drinks?|photos?|pictures?|activity|activities|games?|building|bonding|events?|days?|trips?|tours?|class|sessions?|shows?|bars?|outings?|challenge|sports?|bbq|party|toast|thing|speech)(?= )/g;

/** `dave is landing way later than us, like 8ish`: an hour. */
const COMES_LATE =
  / (?:is|are|s|gets|lands|landing|arriving|arrives|getting in|running) (?:\w+ ){0,3}?(?:late|later) (?:than (?:us|everyone|the \w+) )?(?:\w+ ){0,2}?\d{1,2} (?!of|more|less|people|lads|girls|guests)/;

/** How many come, if the message says that this has changed. `another 2 hours` and `2 more bars` are not people. */
export function findPeople(typed: string, money: readonly number[] = []): PeopleChange | null {
  if (COMES_LATE.test(typed)) return null;
  if (/ (?:for|of|with|us|to) minus \w+ /.test(typed)) return { kind: 'size', people: 0 };
  const change = changeIn(withoutLessOfThings(withoutAges(typed.replace(FOR_THEM, ' something '))), money);
  return change !== null && isOfSome(typed, change) ? null : change;
}

/** `we are not 60`: an age that nobody is. */
const NOT_AGED =
  / (?:we are|were|they are|theyre|i am|im|he is|hes|she is|shes|everyone is) not (?:all |even |exactly |quite )*(?:[1-9]\d)(?= (?!of |people |heads |guests |anymore |any more |now |coming ))/;

export const deniesAge = (line: string): boolean => NOT_AGED.test(line);

/** `the little ones will be with us, 3 and 5`: how old children are counts nobody. */
const withoutAges = (line: string): string =>
  line
    .replace(NOT_AGED, ' ')
    // `bring that one down`, of what it costs.
    .replace(/ (?:that|this|the|which|each|every) one (?=(?:right |well |way |a (?:bit|lot|touch) )*down )/, ' it ')
    // `since we were 11`, `to get the little one down`.
    .replace(/ (?:when|since|until) (?:we|they) were (?:all |only )?\d{1,2}(?= )/, ' ')
    .replace(/ little one (?=down )/, ' child ')
    .replace(
      /(?<= (?:little ones?|youngsters|kids|kiddies|children|grandkids|grandchildren|nieces?|nephews?|bairns?|weans?|twins|sons?|daughters?|babies|toddlers)(?: .*)?) (?:aged |age )?(?:[1-9]|1[0-7])(?: (?:[1-9]|1[0-7]))* and (?:[1-9]|1[0-7]) $/,
      ' ',
    );

function changeIn(typed: string, money: readonly number[]): PeopleChange | null {
  const spoken = money
    .reduce((line, sum) => line.replaceAll(` ${sum} `, ' money '), typed)
    .replace(OF_THE_LOT, ' us')
    .replace(BOTH, ' $1$2 and $1$2 ')
    .replace(TWINS, ' twin and twin ')
    // `one new one coming`.
    .replace(/ (\w+) new ones? (?=(?:is |are )?(?:coming|joining|in |come ))/, ' $1 more people ');
  if (OF_SUM.test(spoken) || OF_DRESS.test(spoken)) return null;
  // `the budget has gone up, 600 now`.
  if (/ (?:budget|spending limit|price limit) /.test(spoken) && !mentionsPeople(spoken)) return null;
  return (
    countNet(spoken) ??
    countPlain(spoken) ??
    countTold(spoken) ??
    (COMES_AND_GOES.test(spoken) ? countPeople(spoken, money) : null) ??
    countOrdinal(spoken) ??
    countWithout(spoken) ??
    countParty(spoken) ??
    fewer(namedGone(spoken)) ??
    fewer(firstNumber([WITHDRAWN], spoken)) ??
    more(firstNumber([JOINING], spoken)) ??
    size(OF_ELSE.test(spoken) ? null : firstNumber([ONLY_THE], spoken)) ??
    more(ONE_MORE.test(spoken) && OF_RELATION.test(spoken) ? 1 : null) ??
    size(DOZEN.test(spoken) ? 12 : null) ??
    (OF_MONEY.test(spoken) ? null : size(firstNumber(TOLD, spoken))) ??
    more(firstNumber([SAID_YES], spoken)) ??
    (OF_MONEY.test(spoken) ? null : addedRelation(spoken)) ??
    more(namedComing(spoken)) ??
    fewer(firstNumber([NO_SHOWS], spoken)) ??
    countInAll(spoken, money)
  );
}

const more = (people: number | null): PeopleChange | null => (people === null ? null : { kind: 'by', people });
const fewer = (people: number | null): PeopleChange | null =>
  people === null ? null : { kind: 'by', people: -people };
/** Nobody plans for one. */
const size = (people: number | null): PeopleChange | null =>
  people === null || people < 2 ? null : { kind: 'size', people };

function addedRelation(line: string): PeopleChange | null {
  const added = ADDS_RELATION.exec(line);
  return added && more(readNumberText(added[1] ?? '') ?? 1);
}

/** How many there are in all, or more or fewer, where nothing tells who. */
function countInAll(spoken: string, money: readonly number[]): PeopleChange | null {
  const line = NOT_THE_OLD.test(spoken) ? `${spoken.replace(NOT_THE_OLD, '').trimEnd()} ` : spoken;
  if (OF_THINGS.test(line) && !mentionsPeople(line)) return null;
  const total = firstNumber([HEADCOUNT], line);
  const isPlace = / (?:£|quid|pm|am|pp|each|bar|club|course|star|hour|percent) /.test(line);
  const plus = total === null && !isPlace ? firstNumber([PLUS], line) : null;
  if (plus !== null) return more(plus);
  if (total !== null && total > 1 && !isPlace && isAboutNumbers(line)) return { kind: 'size', people: total };
  const gone = firstNumber(FEWER, line);
  if (gone !== null) return fewer(gone);
  const coming = firstNumber(MORE, line);
  if (coming !== null && (mentionsPeople(line) || / (?:coming|joining|joined) /.test(line))) return more(coming);
  const people = firstNumber(SIZE, line);
  if (people !== null) return { kind: 'size', people };
  const counted = countPeople(line, money);
  // `dinner was 7 now 8`: hours.
  const isHour = counted?.kind === 'size' && counted.people <= 12 && OF_MEAL.test(line) && !mentionsPeople(line);
  return isHour ? null : counted;
}

/** `something 40 ish` is about money, and so is `a tenner less each`. */
const OF_SUM =
  / (?:something|somewhere|anything|anywhere|one|place) (?:about |around |for |at |nearer |under |up to |like )*(?:\d+|ten|twenty|thirty|forty|fifty) $| (?:less|off|cheaper) (?:each|pp|a head|per person|per head) /;
/** `bring a stag in fancy dress`. */
const OF_DRESS = / (?:fancy dress|costumes?|masks?) /;
const WITHDRAWN = new RegExp(
  ` (${NUMBER}) (?:\\w+ ){0,2}(?:have |has )?(?:had to )?(?:withdraw|withdrawn|bail|bailed|back out|backed out|pulled out|drop out|dropped out|cancelled on us|gone down with \\w+)(?= )`,
);
const JOINING = new RegExp(
  ` (?:my|the|our|his|her|grooms?|brides?|stags?|hens?) (?:\\w+ )?(${NUMBER}) (?:\\w+ )?\\w+ (?:are |want to |will be |will |would like to )?(?:tagging along|coming|joining|come|join)(?= )`,
);
const ONLY_THE = new RegExp(
  `^ (?:its |it is |so )?(?:just|only) (?:the |us )?(${NUMBER})(?: (?:\\w+))?(?: of us)?(?: now| then)? $`,
);
const OF_ELSE = / (?:bar|bars|pub|club|night|day|days|activity|thing|hour|meal|course) /;
const ONE_MORE = / (?:so |and |plus |with )?one more $/;
const OF_RELATION =
  / (?:she|he|they|her|his|sister|brother|friend|mate|partner|bringing|boyfriend|girlfriend|wife|husband|mum|dad) /;
const DOZEN =
  / (?:make it|make that|we are|were|there are|so|it is|its|now) (?:an? )?(?:even |round |full |good )?dozen(?= (?:$|now|of us|in the end|altogether|please|people|lads|girls|boys|kids|children|men|women|ladies|guys|guests|adults|friends|mates))/;
const OF_MONEY = / (?:budget|spend|cap|limit|pp|each|quid|pounds|a head|price|dinner|lunch|start|finish|\d+pm|pm|am) /;
const OF_THINGS = / (?:hours?|minutes?|mins?|days?|nights?|bars?|pubs?|clubs?|activit\w+|drinks?|weeks?|things?) /;
const OF_MEAL = / (?:dinner|lunch|brunch|breakfast|tea|drinks|start|starts) (?:was|is|at|were|from) /;

const isAboutNumbers = (line: string): boolean =>
  / (?:headcount|head count|numbers?|attendance|turnout|party size|group|of us|people|invited|we are|were|there (?:is|are)|final|coming|joining|in all|altogether|in total|heads|so|making|makes) /.test(
    line,
  ) && !/ (?:budget|spend|cap|limit|dinner|lunch|start|finish|move|train|flight) /.test(line);

const mentionsPeople = (line: string): boolean =>
  new RegExp(` ${PEOPLE}(?= )`).test(line) || new RegExp(` ${GONE}(?= )`).test(line);

function firstNumber(patterns: readonly RegExp[], line: string): number | null {
  for (const pattern of patterns) {
    const found = pattern.exec(line);
    const typed = found?.[1] ?? found?.[2];
    const number = typed ? readNumberText(typed) : null;
    if (number !== null) return number;
  }
  return null;
}
