import type { ReadPart } from '../cues/read-part.ts';
import { normalise } from '../typing/normalise.ts';

/** A sum that could buy one thing, and no trip. */
const CAP_OF_ONE_PENCE = 100_00;
const ONLY_CAP =
  /^ (?:(?:but|and|ideally|preferably|hopefully|as long as|so long as|if|it|its|that|is|keep|be|must|has|to|please|just|nothing|for|somewhere|something|one|we|i|they|do not|dont|didnt|not|want|wanting|looking|going|to|cant) )*(?:not over|not more than|no more than|nothing more than|nothing over|under|below|less than|cheaper than|max|maximum|tops|at most|up to|budget|budget of|budget is|around|about|(?:spend|spending|pay|paying|go|going) (?:any )?(?:more than|over|above)|over|more than) (?:£ ?)?(\d{1,3})(?: (?:quid|pounds|each|pp|a head|per head|per person|a person|max|please|tops|if possible|if poss|for it|on it))* $|^ (?:(?:but|and|just|for) )*(?:£ ?)?(\d{1,3})(?: (?:quid|pounds|each|pp|a head|per head))* (?:tops|max|maximum|at most|or less|or under)(?: (?:each|pp|a head|please))* $/;
/** `if its not too dear`, `nothing too pricey`: what comes in is to cost about what goes. */
const NOT_DEAR =
  /^ (?:(?:but|and|if|as long as|so long as|provided|only|just|please|ideally|that|it|its|they|is|are|isnt|arent|do not|dont|be|not|nothing|nowhere|none|somewhere|anything|too|so|that|stupidly|mega|silly|crazy|really|very) )*(?:expensive|dear|pricey|steep|costly|fancy|posh|swanky|(?:go )?(?:mad|crazy|daft|overboard) on (?:the )?(?:price|cost|money)|(?:break|breaks|breaking) the bank|cost (?:a fortune|too much|the earth|a bomb|loads)|costs (?:a fortune|too much|the earth|a bomb|loads))(?: (?:please|though|tho|if possible|x+))* $/;
const HAS_NOT = / (?:not|dont|isnt|arent|nothing|nowhere|none|doesnt|wont) /;

/** `milk bar for saturday lunch, cheap as chips apparently`: that is why it is wanted. */
const ONLY_CHEAP =
  /^ (?!.*(?: cheaper| less| save| cut| reduce| make| bring| need| want| can| could| please| rest| everything| keep) )(?:\w+ )*(?:cheap|affordable|reasonable|not expensive) (?:\w+ )*$/;

/** `swap hawksmoor for pizza, cheaper please`: the pizza is to be. */
const ONLY_CHEAPER =
  /^ (?:(?:and|but|something|somewhere|one|a|bit|much|also|please|ideally|preferably|must|be) )*(?:cheaper|less expensive)(?: (?:please|too|as well|if possible|than that|thanks))* $/;

/** `burgers instead of pizza but not over 15`: the limit is of what comes in, and not of the trip. */
export function withOwnCap(parts: readonly ReadPart[]): ReadPart[] {
  const joined: ReadPart[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    const capped = last ? cappedBy(last, part) : null;
    if (capped) joined[joined.length - 1] = capped;
    else joined.push(part);
  }
  return joined;
}

function cappedBy(first: ReadPart, second: ReadPart): ReadPart | null {
  const { intent } = first;
  if ((intent.kind !== 'swap' && intent.kind !== 'add') || intent.want.maxPence !== null) return null;
  const ofPrice = notDear(first, second);
  if (ofPrice) return ofPrice;
  const cap = capOf(second);
  if (second.intent.kind !== 'cheaper' && (second.intent.kind !== 'unknown' || cap === null)) return null;
  const isNamed = intent.want.types.length + intent.want.venueIds.length > 0;
  if (second.intent.kind === 'cheaper' && second.intent.capPence === null) {
    const { line } = normalise(second.wish);
    const wish = `${first.wish}, ${second.wish}`;
    if (isNamed && ONLY_CHEAP.test(line)) return { ...first, wish };
    const isOfSwap = intent.kind === 'swap' && isNamed && ONLY_CHEAPER.test(line);
    return isOfSwap ? { ...first, wish, intent: { ...intent, want: { ...intent.want, isCheaper: true } } } : null;
  }
  const capPence = second.intent.kind === 'cheaper' ? second.intent.capPence : cap;
  if (capPence === null || capPence > CAP_OF_ONE_PENCE || cap === null) return null;
  const wish = `${first.wish}, ${second.wish}`;
  // `a nice dinner friday, budget 50 a head`: more than what is there costs is meant to be spent.
  const isMore =
    !isNamed &&
    intent.scope.slots.length > 0 &&
    intent.scope.slots.every(({ slot }) => slot.pricePerPersonPence * 1.2 < capPence);
  const dearer = isMore ? { isDearer: true } : {};
  return { ...first, wish, intent: { ...intent, want: { ...intent.want, ...dearer, maxPence: capPence } } };
}

/** The sum that the words cap something at, pence; null where they say anything else. */
function capOf({ wish }: ReadPart): number | null {
  const [, before, after] = ONLY_CAP.exec(normalise(wish).line) ?? [];
  const pounds = before ?? after;
  return pounds === undefined ? null : Number(pounds) * 100;
}

/** Enough for a meal or an hour out, where what goes is free or nearly so. */
const PLAIN_PENCE = 30_00;

/** What was named comes in for about what goes, and no other part of the trip is to cost less for it. */
function notDear(first: ReadPart, second: ReadPart): ReadPart | null {
  const { intent } = first;
  const { line } = normalise(second.wish);
  const isSaid = SAID_OF.has(second.intent.kind) && NOT_DEAR.test(line) && HAS_NOT.test(line);
  if (!isSaid || (intent.kind !== 'swap' && intent.kind !== 'add')) return null;
  if (intent.want.types.length + intent.want.venueIds.length === 0) return null;
  const going = intent.kind === 'swap' ? intent.scope.slots.map(({ slot }) => slot.pricePerPersonPence) : [];
  const isByName = intent.want.venueIds.length === 1;
  const want = isByName ? intent.want : { ...intent.want, maxPence: Math.max(PLAIN_PENCE, ...going) };
  return {
    ...first,
    wish: `${first.wish.replace(/\s+(?:if|as long as|so long as)$/i, '')}, ${second.wish}`,
    intent: { ...intent, want },
  };
}
const SAID_OF: ReadonlySet<string> = new Set(['cheaper', 'price', 'unknown', 'swap', 'vague']);
