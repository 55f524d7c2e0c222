import { dietsIn } from '../../../../planner/domain/requirement-patterns.ts';
import { findClocks } from '../finding/find-clocks.ts';
import { findPeople } from '../finding/find-people.ts';
import { otherHourSaid } from '../finding/other-hour-said.ts';
import { normalise } from '../typing/normalise.ts';
import { DAYS } from '../typing/phrase-parts.ts';

/** Verbs and turns of phrase that begin a wish of their own. */
const OPENS_A_WISH =
  /^ (?:(?:please|also|then|can|could|would|you|we|i|maybe|just|and|so|lets|let us|like|want|to|need|need to|id|am|dont|do|not|oh|actually|if|possible|um|er|erm|uh|sure|ok|right|well|there|is|kindly|might|may) )*(?:swap|get rid|leave out|shove|instead of|headcount|we will be|well be|making \d|makes \w+|which makes|so \d|so (?:eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen)|only \w+ of us|(?:he|she) (?:is|cant|can not|doesnt)|they are|my \w+ (?:is|has|cant)|\w+ (?:cant|can not|cannot) (?:do|manage|climb|walk|eat|have) |one of the|half of|(?:late|early|later|earlier) (?:start|finish)|finish|end (?:\w+ ){0,3}(?:earlier|later|early|late|at|by)|(?:dinner|lunch|tea|boat|drinks|\w+ing)(?: (?:on )?(?:\w+day|mon|tues?|wed|thurs?|fri|sat|sun))? (?:at|to|for|somewhere) |under|up to|max|budget|goodbye|hello |vegan food|(?!friday|saturday|sunday|lunch|dinner)\w+ (?:place|joint|spot|bar|would do us|instead) |fancy|(?:we|i) (?:want|fancy|need|would like|would love)\b|(?:a )?\w+ (?:on \w+ )?instead of|change|switch|replace|drop|remove|cancel|skip|cut|reduce|allow|add|include|put|move|make|find|(?:choose|pick|select) (?:us |me )?(?:an?|another|some\w*) |get|give|book|plan|squeeze|fit|have|start|push|bring|shift|keep|undo|revert|touch|lose|rid|fancy|hate|no|what|where|when|why|how|which|who|is|are|there|something|somewhere|cheaper|earlier|later|calmer|quieter|wilder|another|an? |one|two|three|four|\d+ (?:more|people|of|dropped|less|fewer)|everyone|everybody|were (?:now|only|\d)|we are|vegan|vegetarian|gluten|halal|kosher|step|nobody|none|yes to)\b/;

/** A sentence that only says what the wish before it should be like. */
const PREFERENCE =
  /^ (?:something|somewhere|ideally|preferably|maybe something|maybe somewhere|with|one with|one that|it (?:should|needs to|has to)) /;

/** `the viewpoint is weird, bin it`: the order is about what the words before it name. */
const ORDER_ON_IT =
  /^(?:(?:so|please|can (?:you|we|u)|just|lets|let's)\s+)*(?:(swap|change|drop|bin|lose|remove|skip|ditch|scrap|cancel|cut|replace|switch)\s+(?:it|that|them|this)|get rid(?:\s+of (?:it|that|them))?)(?:\s+(?:out|please|pls|plz|then|off|thanks))*$/i;

/** `boat?? how much`: a question about what the words before it name. */
const ASKED_OF_IT =
  /^(?:(?:so|and|but|roughly)\s+)*(?:how (?:much|far|long)|what(?:'?s| is| does) (?:it|that)|what time|when|where|why|price|cost)(?:\s+(?:is|does|are|do|will|would|it|that|they|this|cost|be|again|pp|each|then|for|from|here|set us back|come to))*$/i;
/** `and can it go at 4`, `also would they do a cake`: asked on. */
const ASKS_ON =
  /^ (?:(?:also|then|just|and|so|please|um|er) )*(?:can|could|would|will|should|might|any chance) (?:it|that|they|we|you|u|i|the|this|he|she|everyone|somebody|someone|of|(?:\w+day )?(?:dinner|lunch|tea|brunch|\w+day)) /;
/** `boat at 11`, `the ferry to half eleven`, `we land at 3`: a part with an hour of its own. */
const HAS_HOUR = /^ (?:(?:also|then|and|um|the|our|we|make|have|do) )*(?:\w+ ){1,4}(?:at|to|by|for|until|from) /;

/** `Kev is vegan now`, `dave cant eat dairy`: what somebody eats, told and not asked for a place. */
const saysDiet = (line: string): boolean =>
  dietsIn(line).length > 0 &&
  / (?:is|are|was|cant|cannot|has|have|got|gone|doesnt|dont|eats?|needs?) /.test(line) &&
  !/ (?:swap|change|dinner|lunch|drop|make|place|restaurant|somewhere|options?|we|for|not) /.test(line);

/** What says by itself how many come, or when something is, is a wish wherever it stands. */
const opensByMeaning = (part: string): boolean => {
  const { raw, line, words } = normalise(part);
  if (ASKS_ON.test(line)) return true;
  if (words.length > 12) return false;
  if (saysDiet(line)) return true;
  return findPeople(line) !== null || (HAS_HOUR.test(line) && findClocks(raw).some(({ isBare }) => !isBare));
};

/** `Ines and Marta are coming`: two of them, and not two wishes. */
const isName = (last: string, joint: string): boolean =>
  !joint.includes(',') &&
  !IS_SAID.test(normalise(last).line) &&
  normalise(last).words.length <= 3 &&
  findPeople(normalise(last).line) === null;

const isBareName = (part: string): boolean => {
  const { line, words } = normalise(part);
  return words.length <= 4 && !OPENS_A_WISH.test(line) && !/ (?:hi|hello|hey|thanks|ok|yes|no|sorry|great) /.test(line);
};

/** A few words and a day: `move the museum to friday`, `foxtrot saturday`. */
const PLACED_ON_DAY =
  /^ (?:(?:please|can|you|move|switch|shift|put|swap|have|do) )*(?!(?:no|cheaper|different|later|earlier|less|more|a|an|another|skip|drop|cancel|nothing|and) )(?:the )?(?:(?!lunch|dinner|start|finish|early|late|morning|night|somewhere|something)\w+ ){1,4}(?:(?:to|on|onto|for) )?(?:the )?(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)(?: (?:morning|afternoon|evening|night|instead))? $/;

/** `the dance class removed`, beside another part that has its own order: what is to become of a part, said after its name. */
const ORDERED_AFTER =
  /^ (?:(?:and|also|then|the|our|please) )*(?!(?:everything|anything|it|that|this|we|they|get|is|be)\b)(?:\w+ ){1,4}?(?:removed?|dropped|drop|cancelled|added|moved|swapped|scrapped|binned|taken out|cut)(?: (?:please|too|as well|then|thanks|x+|(?:to|for|from) .+))* $/;
/** `drop golf, the shard can stay`. */
const STAYS_AFTER =
  /^ (?:(?:and|also|then|the|our|but) )*(?!(?:everything|anything|it|that|this|we|they|all|rest|i|you)\b)(?:\w+ ){1,8}?(?:(?:can|should|must|has to|needs to|is to|may) stay|stays|is staying|is fine|is ok|is great|is good|is grand|is a keeper)(?: (?:please|too|though|in|then|thanks|as (?:it is|is)|x+))* $/;
/** `not feeling the golf, the yoga can stay`: what is said of the first is not said of the second. */
const SAYS_NOT = / (?:not|dont|doesnt|isnt|hate|hates|cant|nobody|sounds|looks|too) /;
/** `and the quiz sounds naff`: after an order, a part that something is said against. */
const RUNS_DOWN =
  /^ (?:(?:and|also|the|our|that) )*(?!(?:it|that|this|we|they|which|all|everything) )(?:\w+ ){1,4}(?:sounds|looks|seems|feels|is|are|sound|look) (?:(?:a|bit|really|so|well|pretty|totally) )*(?:naff|boring|rubbish|crap|shite?|dull|lame|dire|grim|tacky|awful|terrible|cringe|cringey|pants|meh|bland|samey|stuffy)(?: (?:tbh|though|too|to be honest|mate|x+))* $/;
const HAS_ORDER = / (?:removed?|dropped|drop|cancelled|added|moved|move|swapped|swap|changed|change|to|at|for|from) /;

/** `axes later`: a part of the plan and which way it is to move. */
const MOVED =
  /^ (?:(?:and|also|then|the|our|please) )*(?:\w+ ){1,4}(?:earlier|later|sooner)(?: (?:please|too|as well|then|thanks|x+))* $/;
/** `drop heaven and friday dinner cheaper`: what the second is to be like is no drop. */
const LIKENED =
  /^ (?:(?:and|also|then|the|our|please) )*(?!(?:something|somewhere|anything|it|that|they|make|a|an) )(?:\w+ ){1,4}?(?:(?:to be|somewhere|something|a bit|bit|much|a lot|slightly) )*(?:cheaper|nicer|posher|smarter|quieter|livelier)(?: (?:please|too|as well|then|thanks|x+))* $/;
const IS_ORDERED = / (?:drop|start|finish|end|move|add|for) /;
/** `2 vegans`: so many who eat so, counted by themselves. */
const COUNTED_DIET =
  /^ (?:\d+|one|two|three|four|an?|couple of) (?:vegans?|vegetarians?|coeliacs?|halal|kosher|gluten free|nut free|dairy free)(?: (?:too|as well|please|x+))* $/;
/** What already says all of its own wish. */
const IS_SAID =
  / (?:earlier|later|sooner|out|off|gone|stays?|instead|\d+|(?:can|could|should|must|may) (?:go|stay))(?: (?:please|too|then|thanks|x+))* $/;

/** `boat trip fine`, of what stays as it is: what comes after it is about something else. */
const IS_PRAISED =
  /^ (?!(?:we|they|i|that|it|this|which|all|any|either|whatever) )(?:\w+ ){1,4}(?:(?:is|are) )?(?:fine|ok|okay|great|perfect|grand) $/;

/** `karaoke yes, fado no, castle no`: each by itself. */
const SAYS_YES_OR_NO = / (?:yes|no)(?: (?:please|thanks|x+))* $/;
const VOTED = /^ (?:(?:and|but|the|our) )*(?!not )(?:\w+ ){1,7}(?:yes|no)(?: (?:please|thanks|x+))* $/;

/** `pizza is fine but not the cinema` is one breath. */
const DENIED = /^ (?:not|no|drop|swap|lose) /;

const OF_BUDGET = /^ (?!.*\d)(?:\w+ ){0,4}(?:budget|limit) (?:\w+ ){0,5}$/;
const BARE_SUM =
  /^(?:(?:it'?s|its|to|now|so|call it|say|about|make it)\s+)*£?\d{2,4}(?:\s+(?:now|each|pp|a head|per person|instead|max|please))*$/i;

/** `3 vegetarians and a coeliac` is one need. */
const isOnlyDiet = (part: string): boolean => {
  const { line, words } = normalise(part);
  return words.length <= 8 && dietsIn(line).length > 0 && !/ (?:swap|change|dinner|lunch|add|drop|make) /.test(line);
};

/** Joints where one wish may end and another begin. */
const JOINTS =
  /([.!?;\n]+(?=\s|$)|,(?!\d)|\s+\+\s+|\s+(?:anyways?|and then|and also|and|nd?|then|also|plus(?!\s+(?:\d+|one|two|three|four|five)\s*(?:$|[.,!?]))|but)\s+|\s+&\s+)/i;

/** `everyone but tom`: the joint says who is not of them. */
const EVERYONE = /^(?:(?:so|ok|well)\s+)*(?:everyone|everybody|all of (?:us|them))$/i;

/** `one quiet night... the friday`: a day by itself says when. */
const BARE_DAY = new RegExp(
  `^ (?:(?:the|on|for|maybe|say|i mean|that is|so|like) )*${DAYS}(?: (?:morning|afternoon|evening|night|one))?(?: (?:please|pls|maybe|thanks|x+|then))* $`,
);
/** `do friday and saturday only` places nothing on a day. */
const ONLY_A_DAY = / (?:do|just|only|have|make) (?:the )?\w+day $/;
const HAS_DAY = new RegExp(` ${DAYS} `);

/** Beyond so many joints people paste a chat, or a word a thousand times, and no wishes. */
const PARTS_MAX = 80;

/** A part of a message, between two joints. */
interface Piece {
  /** As it stands there; `text` has its question mark, which says what sort of sentence it is. */
  bare: string;
  text: string;
  line: string;
  words: number;
  /** What joins it to the one before; empty for the first. */
  joint: string;
  isSentence: boolean;
  /** Nothing but marks stands between a sentence and this: `not the boat. and karting half an hour earlier`. */
  isAfterSentence: boolean;
}

const ENDS_SENTENCE = /[.!?;\n]/;

function piecesOf(message: string): Piece[] | null {
  // `14 is now 12. budget is 280` ends a sentence with a number and is no list.
  const isNumbered = /(?:^|\s)(?:\d{1,2}\)|1\.)\s|^\s*\d{1,2}\.\s/.test(message);
  const parts = message
    .replace(/\b(anything|anywhere|nothing|everything|all)\s+but\b/gi, '$1 except')
    // `under 100 each without losing the meal out` has a second wish in it, that the meal stays.
    .replace(/(?<=\w),?\s+without (?:losing|touching|dropping|cutting|binning|ditching|giving up)\b/gi, ', keep')
    .replace(/(^|\s)\d{1,2}[).]\s+(?=[a-z])/gi, (all, before) => (!isNumbered ? all : before === '' ? '' : '; '))
    .split(JOINTS);
  if (parts.length > 2 * PARTS_MAX) return null;
  const pieces: Piece[] = [];
  let isAfterSentence = false;
  for (let at = 0; at < parts.length; at += 2) {
    const [joint = '', bare = '', after = ''] = [at > 0 ? parts[at - 1] : '', parts[at]?.trim(), parts[at + 1]];
    const text = bare !== '' && after.includes('?') ? `${bare}?` : bare;
    const { line, words } = normalise(text);
    const isSentence = ENDS_SENTENCE.test(joint);
    if (words.length > 0) pieces.push({ bare, text, line, words: words.length, joint, isSentence, isAfterSentence });
    isAfterSentence = words.length === 0 && (ENDS_SENTENCE.test(after) || isSentence);
  }
  return pieces;
}

/**
 * A message as its wishes, in order. A part that opens no wish of its own belongs to the one before it, with its
 * joint: `swap friday and saturday dinner` is one wish, `swap the karting and add a pub` are two.
 */
export function splitWishes(message: string): string[] {
  if (/\b(?:keep|leave) everything\b.*\bbut\b.*\b(?:price|cheaper|less)\b/i.test(message)) return [message];
  const pieces = piecesOf(message);
  if (pieces === null) return [message];
  const wishes: string[] = [];
  for (const piece of pieces) {
    const last = wishes.at(-1);
    const within = last === undefined ? null : saidOfLast(last, piece);
    const own = last === undefined ? piece.text : within === null ? ofItsOwn(last, piece) : null;
    if (own !== null) wishes.push(own);
    else wishes[wishes.length - 1] = within ?? `${last}${jointOf(last ?? '', piece)}${piece.text}`;
  }
  return wishes;
}

const jointOf = (last: string, { joint, isSentence }: Piece): string =>
  isSentence || joint.includes(',') ? ', ' : EVERYONE.test(last) ? joint : ' and ';

/** The last wish with what a piece says of it; null where the piece may say something else. */
function saidOfLast(last: string, { bare, text, line, isSentence }: Piece): string | null {
  const before = normalise(last).line;
  const order = OPENS_A_WISH.test(before) ? null : ORDER_ON_IT.exec(bare);
  if (order) return `${order[1] ?? 'drop'} ${last.replace(/^(?:well|so|ok|um)\s+/i, '')}`;
  if (ASKED_OF_IT.test(bare) && isBareName(last)) return `${bare} ${last.replace(/\?$/, '')}?`;
  if (isOnlyDiet(text) && isOnlyDiet(last)) return `${last} and ${text}`;
  // `the budget has gone up, 600 now`.
  if (OF_BUDGET.test(before) && BARE_SUM.test(bare)) return `${last} ${bare}`;
  return isSentence && BARE_DAY.test(line) && !HAS_DAY.test(before) ? `${last}, ${text}` : null;
}

/** `time to nip back and get changed`: what they do there, and no change of the plan. */
const GETS_READY =
  /^ (?:(?:and|to|for|then|all|us|get|got|getting|be|have|grab|a|quick|our) )*(?:change|changed|ready|showered?|showers?|glammed up|dolled up|dressed|freshen(?:ed)? up)(?: (?:up|first|again|in|of clothes|and|out|for|before|at the hotel|the|our|lunch|dinner|drinks|tonight|on|\w+day))* $/;
const IS_BACK = / (?:time|back|home|hotel|nip|pop|shower|showered|room|rooms|digs|apartment|hostel) /;

const MOVES = /\b(?:move|switch|shift|put|swap)\b/i;

const TONE =
  '(?:wild|wilder|mental|crazy|lively|livelier|loud|messy|carnage|massive|mad|chilled|chill|calm|calmer|quiet|quieter|gentle|relaxed|relaxing|easy|low key|mellow|tame|tamer|sober|rowdy|chilled out|full on|big)';
const OF_DAY = '(?:the )?\\w+day(?: (?:night|evening|daytime|afternoon|morning))?';
/** `thursday chilled`, `a wild saturday`: how a day is to be, beside another day that is to be otherwise. */
const DAY_IN_TONE = new RegExp(
  `^ (?:(?:please|can you|could you|and|but|then|make|keep|have|lets|we want|want|with|a|an) )*(?:(${OF_DAY}) (?:(?:to be|can be|should be|be|proper|dead|really|more|nice and|as|a|bit|a bit) )*(${TONE})|(${TONE}) (?:(?:on|for) )?(${OF_DAY}))(?: (?:please|one|instead|though|then|too|x+))* $`,
);

/** A day and how it is to be, as an order of its own; null for anything else. */
function dayInTone(line: string): string | null {
  const [, day, tone, toneBefore, dayAfter] = DAY_IN_TONE.exec(line) ?? [];
  const of = day ?? dayAfter;
  const how = tone ?? toneBefore;
  return of === undefined || how === undefined ? null : `make ${of} ${CALM.test(how) ? 'calmer' : 'wilder'}`;
}
const CALM =
  /^(?:chill|chilled|chilled out|calm|calmer|quiet|quieter|gentle|relaxed|relaxing|easy|low key|mellow|tame|tamer|sober)$/;

/** The piece as a wish of its own; null where it goes on with the one before. */
function ofItsOwn(last: string, piece: Piece): string | null {
  const { bare, text, line, isSentence } = piece;
  const before = normalise(last).line;
  // `the dance class to thursday and the museum to friday`, `karaoke friday, foxtrot saturday`.
  if (!ONLY_A_DAY.test(before) && PLACED_ON_DAY.test(before) && PLACED_ON_DAY.test(line))
    return MOVES.test(last) && !MOVES.test(text) ? `move ${text}` : text;
  const inTone = dayInTone(before) === null ? null : dayInTone(line);
  if (inTone !== null) return inTone;
  const again = otherHourSaid(last, bare);
  if (again !== null) return again;
  if (isSentence) return PREFERENCE.test(line) ? null : text;
  return opensWish(last, before, piece) ? text : null;
}

function opensWish(last: string, before: string, { text, line, words, joint, isAfterSentence }: Piece): boolean {
  if (GETS_READY.test(line) && IS_BACK.test(before)) return false;
  const isSaid = IS_SAID.test(before);
  const isApart = /[,;]/.test(joint) || (/\bbut\b/.test(joint) && !DENIED.test(line));
  return (
    (isApart && IS_PRAISED.test(before) && words > 2) ||
    (saysDiet(before) && !isOnlyDiet(text) && words >= 3) ||
    OPENS_A_WISH.test(line) ||
    ((isSaid || findPeople(before) !== null) && COUNTED_DIET.test(line)) ||
    ((isSaid || isAfterSentence) && MOVED.test(line)) ||
    (LIKENED.test(line) && (isSaid || (IS_ORDERED.test(before) && OPENS_A_WISH.test(before)))) ||
    (STAYS_AFTER.test(line) && (isSaid || OPENS_A_WISH.test(before) || (isApart && SAYS_NOT.test(before)))) ||
    (RUNS_DOWN.test(line) && (OPENS_A_WISH.test(before) || STAYS_AFTER.test(before))) ||
    (ORDERED_AFTER.test(line) && HAS_ORDER.test(before)) ||
    (SAYS_YES_OR_NO.test(before) && VOTED.test(line)) ||
    (!isName(last, joint) && opensByMeaning(text))
  );
}
