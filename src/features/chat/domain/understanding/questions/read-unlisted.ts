import { concernsIn } from '../finding/concerns.ts';
import type { Intent } from '../intent.ts';
import type { Reading } from '../reading.ts';
import { NOWHERE } from '../scope.ts';
import { readNeeds } from '../wishes/read-needs.ts';
import { moodOf } from '../wishes/read-preference.ts';

/** What people tell or ask of places that no list of ours knows, plain by the word alone. */
const UNLISTED =
  / (guide dogs?|assistance dogs?|blind|partially sighted|visually impaired|deaf|hearing (?:loops?|aids?)|hard of hearing|induction loops?|sign language|breast ?feed(?:ing|s)?|feed (?:the|her|his|a) baby|nursing mums?|baby chang\w+|changing (?:table|room|area)|high ?chairs?|diabetic\w*|diabetes|insulin|prayer rooms?|(?:place|somewhere) to pray|oxygen tank|stoma|disabled (?:loos?|toilets?|parking)|private (?:dining )?(?:rooms?|areas?|spaces?|tables?)|window (?:tables?|seats?)|booths?|(?:leave|store|dump|stash|drop off) (?:our |the |your |all |all our )?(?:bags?|luggage|cases|suitcases)|for a pee(?= (?:$|before|after|on|first|please|then|between))|(?:loo|toilet) (?:stop|break)|comfort break|left luggage|luggage storage|accessible (?:loos?|toilets?)) /;
/** And by a question: dogs may be a reason for something else. */
const ASKED =
  / (dogs?|pets|smok\w+|vap\w+|dress codes?|decorations?|balloons|birthday cake|lockers?|cloakrooms?|phone signal) /;
/** What is wanted on the day, and is no stop: `need a cake from somewhere`. */
const NEEDED =
  /^ (?:(?:we|i|also|and|oh|will|really|do|might|gonna|going to) )*(?:need|need to (?:get|order|sort|buy)|want to (?:order|get|buy)|have to (?:get|order)) (?:an?|some|the|her|his) (?:(?:birthday|big|surprise|nice|hen|stag) )*(cake|balloons|decorations|banners?|candles)(?: (?:from somewhere|sorting|for (?:the |her|him|my |our )?\w*|on \w+day|too|as well|please))* $/;
/** And of no part in particular; of one its own entry is told first. */
const ASKED_AT_LARGE =
  / (toilets?|loos?|cake|candles|(?:student|senior|pensioner|oap|nhs|child(?:ren)?s?|group) (?:discounts?|reductions?|rates?|tickets?|price)|reductions?|concessions?|discounts?) /;
/** `dress code for the clubs`, `parking by the museum`: asked with no verb at all. */
const BARE =
  /^ (?:(?:and|so|any|the|whats|what|about|is|there|got) )*(dress code|parking|toilets?|loos?|cloakroom|lockers?|wifi|changing rooms?) (?:for|at|by|near|in) (?:the |our )?(?:\w+ ){1,3}$/;
/** A food that somebody leaves alone, which is no diet: `can we not have pork`, `karen doesnt eat mushrooms`. */
const FOOD_AVOIDED =
  / (?:no|not have|not having|avoid|avoiding|without|free of|hates?|is there|(?:dont|doesnt|cant|cannot|wont|not|never) (?:really |actually )?(?:eat|have|like|do|touch|stand|want)) (?:any |the |much )?(pork|bacon|ham|beef|lamb|veal|game|offal|red meat|mushrooms?|eggs?|onions?|garlic|chill(?:i|ies)|spicy (?:food|stuff|things|dishes)|coriander|tomatoes|sesame|soya?|celery|mustard)(?= (?!\w* ?(?:tasting|burger|pie)))/;
/** `she doesnt eat fish`, and not `no seafood on friday`, which speaks of places. */
const NEVER_EATEN =
  / (?:(?:dont|doesnt|cant|cannot|wont|not|never) (?:really |actually )?(?:eat|eats|touch)|(?<= (?!we )\w+ )(?:cant|cannot) (?:have|do|go near|handle|stomach)) (?:any |the |much )?(fish|seafood|shellfish|sushi|oysters|prawns|cheese|liver)(?= )(?! (?:and chips|on \w+day|for|tonight|again|twice|both|before|after|place|restaurant))/;
/** `lads are all under 25 is that ok`: grown up, and asked whether they are let in. */
const AGES_ASKED =
  / (?:all|everyone|everybody|lads|girls|boys|we|they|us|group|guests|most|some|one|two|he|she) (?:\w+ ){0,3}?(?:under|over|below|above|in (?:our|their|his|her)) (?:the age of )?(?:1[89]|[2-9]\d|twenties|thirties|forties|fifties|sixties|seventies)(?: years old)? .*(?:ok|okay|matter|matters|problem|issue|allowed|let in|get in|fine|alright|too (?:old|young)) /;
/** `which bit is most tiring`: asked of all of it, and nobody's trouble is told. */
const HARD_WORK =
  / (?:which|what|whats|anything|any|is|how) (?:\w+ ){0,6}?(?:tiring|strenuous|exhausting|physical|energetic|physically demanding|hard work|hardest work|hard going|hardest going|hardest on the (?:legs|feet|knees))(?= )/;
/** `somewhere to watch the match`: which places show it. */
const SHOWN =
  / (?:watch|watching|shows?|showing|screens?|screening|catch|see) (?:the |a |any |some )?(?:\w+ )?(match|game|football|footy|rugby|cup final|final|boxing|grand prix|six nations|world cup|derby|euros)(?= )/;
/** `anything thats too much for her`, `does this look ok for my mum`: whether it is hard on somebody. */
const TOO_MUCH =
  / (?:anything|any of (?:it|that|this)|any bits?|is (?:it|any|that)|which (?:bits?|parts?)|what) (?:\w+ ){0,6}?(?:too much|a bit much|too hard|too tiring|beyond) (?:for )?(?:her|him|them|mum|mam|dad|nan|my \w+|the \w+|somebody|someone|an? \w+)(?= )| (?:does|do|will|would|is|are) (?:this|it|that|it all|everything|the plan|any of it|all of it) (?:\w+ )?(?:ok|okay|alright|suitable|right|fine|good) for (?:her|him|them|mum|mam|dad|nan|my \w+|a \d+ year old|somebody \w+|someone \w+)(?= )/;
const ASKS = / (?:allowed|allow|welcome|ok|okay|fine|can|do|does|is|are|will|any|have|take|takes|let) /;
const ORDERS = / (?:swap|drop|add|change|find|hot dogs?|instead|blind (?:date|tasting)|cheaper) /;

/** `is the shard ok for someone scared of heights`: the part that is asked of is told with the others of its kind. */
const RIGHT_FOR =
  /^ (?:(?:so|and|but|ok|also) )*(?:is|are|will|would|does|do) .* (?:ok|okay|alright|all right|fine|safe|suitable|good|bad|a problem|bother|too high|too much|manage|cope)(?= )/;

/** What somebody wants to happen at a meal: its place is asked, and no other comes for it. */
const AT_MEAL =
  / (?:(?:birthday |surprise )?(cake|candles|balloons|toasts?|speech|speeches|decorations?|banners?|sparklers?)(?: (?!before|after)\w+){0,3}? (?:at|with|during|to) (?:(?:the|our|her|his) )?(?:\w+day )?(?:dinner|lunch|meal|restaurant|table)|(?:dinner|lunch|meal)(?: (?!before|after)\w+){0,3}? with (?:(?:a|some|the) )?(cake|candles|balloons|speeches))(?= )/;
const AT_MEAL_WORDS_MAX = 14;

/** `a cake at dinner on friday`: what only the place knows; null for anything else. */
export function readAtMeal({ line, words, types, slots }: Reading): Intent | null {
  const [, what, other] = AT_MEAL.exec(line) ?? [];
  const thing = what ?? other;
  const isOrder = / (?:swap|drop|cheaper|instead|change|move|somewhere|place) /.test(line) || slots.length > 1;
  // `dinner with cake and a show` wants another kind of place as well.
  const isMore = types.filter(({ label }) => label !== '').length > 1;
  return thing === undefined || isOrder || isMore || words.length > AT_MEAL_WORDS_MAX
    ? null
    : { kind: 'unlisted', what: thing };
}

/**
 * `are dogs allowed anywhere`, `one lad is blind`, `gran gets dizzy on heights`: what only the places know, or what only
 * their kind tells. Null beside an order, and where it is a need that the planner keeps by itself.
 */
export function readUnlisted(reading: Reading): Intent | null {
  const { line, slots, venues } = reading;
  if (ORDERS.test(line) || slots.length + venues.length > 1) return null;
  // `no nuts for si, epipen job` is a need that the planner keeps.
  if (readNeeds(reading, NOWHERE) !== null) return null;
  if (AGES_ASKED.test(line)) return { kind: 'site', question: 'is there an age limit' };
  const food = (FOOD_AVOIDED.exec(line) ?? NEVER_EATEN.exec(line))?.[1];
  if (food !== undefined) return { kind: 'allergy', food };
  const asked = ASKS.test(line) ? (ASKED.exec(line) ?? (slots.length === 0 ? ASKED_AT_LARGE.exec(line) : null)) : null;
  const what = (UNLISTED.exec(line) ?? NEEDED.exec(line) ?? asked ?? BARE.exec(line))?.[1];
  if (what !== undefined) return { kind: 'unlisted', what };
  // `a dodgy heart, so go easy on friday` says what to do about it.
  if ((slots.length > 0 && !RIGHT_FOR.test(line)) || moodOf(line) !== null) return null;
  const shown = SHOWN.exec(line)?.[1];
  if (shown !== undefined) return { kind: 'unlisted', what: `showing the ${shown}` };
  const [first, ...also] = concernsIn(line);
  if (first) return { kind: 'unlisted', ...first, ...(also.length > 0 ? { also } : {}) };
  return HARD_WORK.test(line) || TOO_MUCH.test(line) ? { kind: 'unlisted', what: '', concern: 'exertion' } : null;
}
