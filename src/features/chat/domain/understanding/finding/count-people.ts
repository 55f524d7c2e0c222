import type { PeopleChange } from './people-change.ts';
import { readNumber } from './read-number.ts';

const set = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** Nouns for members of a group. */
const HEADS =
  set(`people person persons guests guest lads lad girls girl boys ladies women men guys folks adults heads head hens
  hen stags stag mates mate friends friend colleagues colleague delegates attendees members others souls bodies strays
  stragglers newcomers latecomers additions extras dropouts cousins cousin sisters sister brothers brother aunties uncles
  family couples partners man woman body soul team staff players kids kid children child bairns`);
/** What a number before it counts, where that is no people. */
const OTHER_UNITS =
  /^(?:days?|nights?|hours?|hrs?|min(?:ute)?s?|weeks?|weekends?|months?|years?|yrs?|bars?|pubs?|clubs?|drinks?|pints?|courses?|stars?|things?|activit\w+|stops?|slots?|times?|miles?|km|am|pm|percent|quid|pounds?|pp|each|per|euros?|pence|k|ish|st|nd|rd|th|venues?|places?|rooms?|beds?|meals?|dinners?|lunch\w*|rounds?|options?|steps?|floors?|minute|january|february|march|april|may|june|july|august|september|october|november|december|vegans?|vegetarians?|coeliacs?|halal|kosher|gluten|yo|old)$/;
/** A number after these is an hour, a day, a place in a list or a limit. */
const NO_COUNT =
  /^(?:at|by|till|until|past|half|quarter|before|after|around|number|option|day|under|below|over|than|max|budget|spend|is aged|aged|age|turning|turns|january|february|march|april|june|july|august|september|october|november|december|the)$/;
const FILLERS = set(
  'about around only just now at least exactly roughly actually probably maybe like say a an the us we it back up down to be of is are gone',
);
/** What comes before the whole number of a group. */
const LEADS_TOTAL =
  /^(?:we|well|were|are|be|been|is|makes?|making|made|total|totals|headcount|numbers?|group|party|size|so|call|only|just|now|to|brings?|takes?|taking|leaves?|leaving|us|there|theres|its|it|thats|that|for|with|count|remain|remains|all)$/;
const FOLLOWS_TOTAL =
  /^(?: (?:of us(?: are| will be)?|of them|people|in the group|lads|girls|guests|heads))?(?: (?:now|left|total|altogether|strong|confirmed|remaining|in total|in all|all in|all told|all up|at last count|in the end|going|coming|attending|after all))+(?=$| (?!too |as well |also ))/;
const GAINED =
  /^(?:more|extra|additional|others|strays|stragglers|newcomers|latecomers|additions|extras|further|plus)$/;
const GAINS =
  / (?:another|extra|plus|further|additional|add|adding|added|gained|gain|picked up|pick up|picking up|got|roped in|recruited|invited|inviting|invite|bring|bringing|brought|found|acquired|collected|joined by|joining) $/;
const JOINS =
  /^ (?:\w+ ){0,3}?(?:join|joins|joined|joining|tagging|tag|come|comes|coming|came|said yes|want in|wants in|in now|jumped|added|turning up|showing up|signed up)(?= )/;
/** `two of the kids cant come`: who cannot come does not join. */
const STAYS_AWAY =
  /^ (?:\w+ ){0,2}?(?:cant|cannot|wont|couldnt|can not|not|arent|isnt|unable to|no longer) (?:be )?(?:come|coming|join|joining|make)/;
const GOES =
  /^ (?:(?!so )\w+ ){0,4}?(?:down|(?:less|fewer)(?! (?!(?:people|heads?|guests?|girls|lads|now|than|of|then|please|so|and|but|thanks|coming|in|on|to|for|this|though|sorry)\b)\w+ )|short|shy|dropped|drop|dropping|out(?! (?:late|early|all|on|at|for|till|until|of|drinking|partying|clubbing))|cancelled|canceled|cancelling|bailed|bailing|bail|pulled|pulling|(?:cant|cannot|couldnt|can not|can no longer|wont be able to|will not be able to|are unable to|is unable to) (?:come|make|join|now|any|attend|be there|get|afford)|ill|sick|poorly|injured|flaked|flaking|withdrawn|withdrew|withdraw|backed|gone|leaving|left us|dropouts|unable to (?:come|make|join|attend)|(?:not|no longer|isnt|arent|aint) (?:coming|joining|going|able|attending|making)|wont (?:be|make|come)|missing|lost)(?= )/;
const LOSES = / (?:lost|losing|lose|minus|without|(?:a man )?down|short|dropped|less|drop|take off|remove) (?:by )?$/;

/** What may follow `two less` where people are meant. */
const AFTER_LESS = set(
  `of for in on now than so and but because cos due to coming going attending please then thanks im sorry afraid sadly unfortunately
  unless if after since with all mouth mouths each at by is are was we i it that this not today actually mate tbh lol x as from makes
  make making the our my people`,
);

/** `two less museums`: what is named right after it, and no more said, is what there is to be less of, and counts nobody. */
export const withoutLessOfThings = (line: string): string =>
  line.replace(LESS_OF, (said, noun: string) =>
    HEADS.has(noun) || AFTER_LESS.has(noun) || readNumber(noun) !== null ? said : ' ',
  );
const LESS_OF =
  / (?:an?|one|two|three|four|\d) (?:less|fewer) (\w+) (?:(?:places?|bars?|spots?|visits?|on|\w+day|night|please|thanks|then|if possible) )*$/;

interface Count {
  at: number;
  people: number;
  role: 'total' | 'more' | 'fewer';
}

/**
 * Counts of people told in any words: every number that counts nothing else, by what stands around it. A number for the
 * whole group outweighs those who come and go, and these add up. `not` holds the figures that are money.
 */
export function countPeople(line: string, not: readonly number[] = []): PeopleChange | null {
  const words = line.trim().split(' ');
  const counts = words.flatMap((word, at): Count[] => {
    const people = readNumber(word);
    if (people === null || not.includes(people) || isOtherNumber(words, at)) return [];
    const role = roleOf(words, at);
    return role === null ? [] : [{ at, people, role }];
  });
  const total = counts.findLast(({ role, people }) => role === 'total' && people > 1);
  if (total) return { kind: 'size', people: total.people };
  const moves = counts.filter(({ role }) => role !== 'total');
  if (moves.length === 0) return null;
  const people = moves.reduce((sum, one) => sum + (one.role === 'more' ? one.people : -one.people), 0);
  return people === 0 ? null : { kind: 'by', people };
}

/** Whether the number there counts something else than people, or nothing. */
export function isOtherNumber(words: readonly string[], at: number): boolean {
  const [word = '', before = '', after = ''] = [words[at], words[at - 1], words[at + 1]];
  if (
    word === 'one' &&
    (/^(?:less|minus|extra|plus|gained|gaining|lost)$/.test(before) ||
      /^(?:less|fewer|extra|down|short|more)$/.test(after))
  )
    return false;
  const isArticle = /^(?:a|an|another|one|couple|zero)$/.test(word);
  // `a further six`: the number itself comes after.
  if (isArticle && GAINED.test(after) && readNumber(words[at + 2] ?? '') !== null) return true;
  const counted = word === 'couple' && after === 'of' ? (words[at + 2] ?? '') : after;
  if (isArticle && !HEADS.has(counted) && !GAINED.test(counted) && !(word === 'one' && HEADS.has(words[at + 3] ?? '')))
    return true;
  const isMoved = MOVES_BY.test(` ${words.slice(0, at).join(' ')} `);
  return OTHER_UNITS.test(after) || (NO_COUNT.test(before) && !isMoved);
}

function roleOf(words: readonly string[], at: number): Count['role'] | null {
  const after = ` ${words.slice(at + 1, at + 9).join(' ')} `;
  const before = ` ${words.slice(Math.max(0, at - 5), at).join(' ')} `;
  const [, head] = COUNTED_HEADS.exec(after) ?? [];
  const isHead = head !== undefined && (HEADS.has(head) || /^(?:us|them|you)$/.test(head) || isOfThose(head, after));
  const rest = head === undefined || !isHead ? after : after.replace(COUNTED_HEADS, ' ');
  const noun = words.slice(at + 1).find((word) => !GAINED.test(word)) ?? '';
  if (LOST_NOUN.test(noun)) return 'fewer';
  if (GAINED.test(words[at + 1] ?? '')) return isPeopleNear(words, at) ? 'more' : null;
  if (JOINED_NOUN.test(words[at + 1] ?? '')) return 'more';
  if (RISES_TO.test(before)) return 'total';
  const byHowMany = MOVES_BY.exec(before);
  if (byHowMany) return byHowMany[1] === undefined ? 'fewer' : 'more';
  if (/ (?:add|plus) $/.test(before) && rest.trim() === '' && COMERS.test(` ${words.join(' ')} `)) return 'more';
  if (FOLLOWS_TOTAL.test(after.trimEnd())) return 'total';
  if (GAINS.test(before) && (isHead || JOINS.test(rest))) return 'more';
  if (/ (?:gained|gaining) $/.test(before) && rest.trim() === '') return 'more';
  if (LOSES.test(before) && (isHead || /^ (?:(?:to|through|because|due) .*)?$/.test(`${rest.trimEnd()} `)))
    return 'fewer';
  if (JOINS.test(rest) && isHead) return STAYS_AWAY.test(rest) ? 'fewer' : 'more';
  if (GOES.test(rest) && (isHead || /^ (?:down|less|fewer|short|shy|dropped|dropouts|cancelled|bailed) /.test(rest)))
    return 'fewer';
  const lead = words.slice(0, at).findLast((word) => !FILLERS.has(word) || LEADS_TOTAL.test(word));
  const isEnd = /^ (?:(?:instead|then|please|thanks|not|if|so|and|but|because|as|from|rather) .*)?$/.test(
    rest.replace(/^ +$/, ' '),
  );
  // `no pork for two of them` counts who eats none.
  if (head === 'them' && before.endsWith(' for ')) return null;
  if (isHead && isEnd)
    return at === 0 || /^ (?:\w+ )*(?:do|have|we|for|with|it|plan|fit|make|just|only|now|not) $/.test(before)
      ? 'total'
      : null;
  const isSaid = words.slice(Math.max(0, at - 4), at).some((word) => SAYS_TOTAL.test(word));
  return isEnd && isSaid && LEADS_TOTAL.test(lead ?? '') ? 'total' : null;
}

/** `two of the ushers bailed`: of whom some come or go they are people, whatever they are called. */
const isOfThose = (head: string, after: string): boolean =>
  head.endsWith('s') &&
  !OTHER_UNITS.test(head) &&
  / of (?:the|our|my|his|her) \w+s (?:have |has |had to |just )*(?:bailed|bail|dropped out|pulled out|cancelled|flaked|joined|are joining|are coming|signed up|backed out|cant (?:come|make)) /.test(
    after,
  );

const LOST_NOUN = /^(?:apologies|cancellations?|dropouts?|regrets|casualt(?:y|ies)|withdrawals?|absentees?|noshows?)$/;
const JOINED_NOUN = /^(?:additions?|latecomers?|newcomers?|joiners?|acceptances|strays)$/;
/** `has risen to`, `down to`: a number on the move. */
const RISES_TO =
  / (?:down|up|risen|rise|rises|rising|gone|grown|dropped|fallen|swelled|shrunk|increased|decreased|reduced|crept|climbed|jumped|shot up|came down|come down) to (?:about |just |only )?$/;
/** `has risen by`, `down by`. */
const MOVES_BY =
  / (?:(up|risen|rise|rises|rose|gone up|went up|grown|grew|swelled|increased|increases|increase)|down|dropped|fallen|fell|shrunk|decreased|reduced) by (?:another )?$/;
const COMERS =
  / (?:want in|wants in|coming|join|joining|joined|invited|said yes|mother|mum|dad|father|sister|brother|cousin|friends?|lads|girls|people|guests?|tagging) /;

/** `of the girls`, `lads`, `of us`, `extra bodies`. */
const COUNTED_HEADS = /^ (?:of )?(?:(?:the|our|my|his|her|extra|more|other|new|old|work|uni|school) )*(\w+) /;

/** Words that only the number of a whole group goes with. */
const SAYS_TOTAL =
  /^(?:makes|making|headcount|numbers?|group|party|total|were|well|be|us|we|leaves|leaving|brings|remain|remains|people|now|down|there|theres|attendance|turnout|being|ends|ended)$/;

const isPeopleNear = (words: readonly string[], at: number): boolean => {
  const after = words.slice(at + 2, at + 6);
  const isEnd = after.length === 0 || /^(?:and|so|please|now|if|but)$/.test(after[0] ?? '');
  const who = after.some(
    (word) =>
      HEADS.has(word) ||
      /^(?:coming|joining|join|come|us|added|said|in|along|tagging|signed|confirmed|now)$/.test(word),
  );
  return who || (isEnd && words.slice(0, at).some((word) => SENDS.test(word)));
};

const SENDS =
  /^(?:sending|sends|send|bringing|brings|inviting|invited|joined|coming|people|girls|lads|guests|team|office|we|us|in|thats|now|has|have|had|got)$/;
