import { effectAsked } from './effect-asked.ts';
import { soMany } from './so-many.ts';
import { isGeneric, LEAD, MONEY } from './sum-words.ts';

const WHAT_IF = new RegExp(
  `${LEAD}(?:what(?:'s| is)? (?:would |does |will )?(?:happen|happens|happened)?(?: to (?:the |our )?(?:price|cost|total|bill|budget|plan|figure)s?)? ?if|what if|wot if|wat if|whatif|suppose|supposing|(?:let'?s )?imagine|pretend(?:ing)?|assuming|assume|let'?s say|say|(?:how much|what) (?:(?:would|will|could|do|does|is|can|might) )?(?:(?:we|it|i|that|you|us|the price|the total|the cost|everyone|everything|each of us) )?(?:be|cost|save|pay|come to|go down|drop|change|happen)?(?: (?:us|each|pp|per person|a head|in total|then|be))*\\s*(?:if|by|were)|how much (?:would it be|is it|will it be|would it cost|does it cost|would that be|cheaper would it be|less|more|cheaper|extra)?\\s*(?:each|pp|per person)?\\s*(?:if|by)|what (?:would|does|will) (?:it|that) (?:cost|be|do to the price) (?:\\w+ )?if|what would (?:it|the price) be if|would (?:it|that|this) (?!be (?:\\w+ )?(?:ok|okay|possible|poss|alright|all right|fine|rude|cheeky|too much)\\b)(?:\\w+ ){1,5}?if)\\s+(?:that )?`,
  'i',
);

/** `should we drop it`, `we were thinking of dropping it`: somebody weighs a change, nobody has asked for it yet. */
const WEIGHS = new RegExp(
  `${LEAD}(?:sh(?:ould|all) (?:we|i) (?:maybe |just )?|would(?:n'?t)? it be (?!(?:at all |\\w+ )?(?:possible|poss|ok|okay|alright|all right|feasible)\\b)(?:\\w+ )?(?:\\w+ )(?:if (?:we|i) |to )|(?:do|does) (?:you|u|anyone) (?:think|reckon) (?:we should |i should |about )?|what do (?:you|u) (?:think|reckon) (?:about |of |to )(?:us |we )?|(?:is it|would it be) (?:worth (?=\\w+ing\\b)|a good idea to |a bad idea to |better to )|(?:(?:we|i) (?:were|was|are|am)|we'?re|i'?m|im|were) (?:just |sort of |kinda )?(?:thinking|wondering|considering|toying with|debating)(?: of| about| if| whether)?(?: we(?: should| could)?| to)?|(?:(?:we|i|they) )?(?:might|may) (?:just |well |have to |need to )*(?=(?:drop|swap|lose|change|move|add|skip|ditch|cut|bin|axe|cancel|scrap|exchange|replace)\\b)|(?:just |also )?(?:thinking|considering|toying with|debating)(?: of| about)? (?=\\w+ing\\b)(?!some|any|no|every))`,
  'i',
);

/** `do we save owt by skipping the boat`. */
const SAVES = new RegExp(
  `${LEAD}(?:do|would|will|could|can|does|did) (?:we|it|i|that|us) save (?:us )?(?:(?:anything|owt|much|any(?: money)?|a lot|loads|money|something|a bit|summat) )?(?:by|if we|if i|if)\\s+`,
  'i',
);

/** `how much would it save to drop the boat`, `is it much cheaper to skip lunch`. */
const SAVES_TO = new RegExp(
  `${LEAD}(?:how much|what|(?:would|will|does|did|is|isn'?t|wouldn'?t) (?:it|that|we)|do we)\\b(?:[\\s,]+(?!to\\b)\\w+){0,5}? (?:save|saved|saves|saving|cheaper|less|dearer|knock off|difference)(?: (?:us|me|much|money|anything|owt|a lot|loads|each|pp|a head|per person|all round|overall|in total))* to (?:just |simply )?(?=(?:drop|lose|bin|ditch|skip|cut|cancel|swap|switch|change|replace|remove|leave|take|axe|scrap|sack|get rid|do without|go|move|stay|have)\\b)`,
  'i',
);

const EFFECT = `(?:(?:and|so|then|just|roughly)[\\s,]+)*(?:how much|how (?:would|will|does|might) (?:that|it|this)|what(?:'?s| is|'?d)? (?:it|that|the (?:price|total|cost|saving|damage|bill)|each|would|will|do|does|we|everyone|happens|might)|what(?:'?d|'?s| would| will| do| does| might) (?:be |we |it |that |each |everyone |I )*(?:save|cost|pay|come|be|do)|would (?:it|that|this)|is (?:it|that)|does (?:it|that|this)|will (?:it|that)|do we save|can we still|are we still|price|cost|total|how (?:late|early|long|busy|far|full)|what time|when (?:do|does|would|will)|what then|what next|what'?s next|then what)`;
const IF_FIRST = new RegExp(
  `${LEAD}(?:if|suppose|assuming|say|in the (?:event|case) that) (.+?)[\\s,-]+(?:${EFFECT}|(?:would|do|will|are|does|is) (?:we|everyone|each of us|they|the \\w+|our \\w+) (?:\\w+ )*?(?:pay|need|save|spend|have to|be|get|go|cost|change|over|under|dearer|cheaper)\\b).*$`,
  'i',
);
const IF_ANYWHERE = new RegExp(
  `^(.*?)\\b(?:if|suppose|supposing|on the basis (?:of|that)|based on|assuming|given)\\s+(.+?)(?:[\\s,.?-]+${EFFECT}.*)?[?.!\\s]*$`,
  'i',
);
/** `were we to omit the boat`, `what would it cost were we ten`, `should two of us withdraw`. */
const INVERTED = new RegExp(
  `^(?:.*\\b(?:cost|be|pay|price|happen|to|saved?)\\s+)?(?:${LEAD.slice(1)})?(were (?:we|the group|the party|i|numbers|there|(?=[^,?]{3,60} to be (?:omitted|dropped|removed|cancelled|left out|skipped|taken out)))|should (?!we\\b|i\\b)[^?]*? (?:withdraw|drop out|pull out|join|come|cancel|be unable)|had we)\\b(.*?)(?:[,?].*)?$`,
  'i',
);
const VERBS =
  '(?:dropping|ditching|binning|axing|scrapping|skipping|losing|cutting|removing|omitting|leaving out|taking out|getting rid of|doing without|sacking off|sacking|canning|cancelling|canceling|going without|missing|chopping|swapping|switching|replacing|changing|adding|including|squeezing in|moving|shifting|going for|having|doing|staying)';
const GERUND = new RegExp(
  `^(?:.*\\b(?:what|how|would|will|does|do|is|can|saving|savings|difference|save|saved|cheaper|worth)\\b.{0,45}?)?\\b(${VERBS} .+?)(?:\\s+(?:save|saves|cost|costs|make|makes|help|work|be|come|comes|change|bring|knock|do|worth|mean)\\b.*)?[?.!\\s]*$`,
  'i',
);
const ORDERS =
  /\b(?:swap|drop|add|change|move|make it|put|squeeze|fit|book|find|remove|cancel|please|let me know|see|check|not sure|unless|only)\b/i;
const WITHOUT =
  /^(.*?)\b(?:without|wi ?oot|w\/o|minus|(?<!\b(?:spend|pay|cost|do|eat|drink|be|much|for) )less(?! (?:on|for|if|when|with|pricey|expensive|costly|dear|steep|than) )|excluding|excl|not including|not counting|if you (?:take|leave) (?:out|off)|leaving out|taking out)\s+(?:doing |having |going to )?(.+?)(?:\s+(?:then|how much|hoo much|what(?:'?s| is| would).*|price|cost|total))?[?.!\s]*$/i;
const EXTRA =
  /^.*\b(?:how much (?:extra|more|dearer)?|what(?:'?s| is| would| does)?(?: it)?(?: be| cost)?)(?: (?:extra|more))?(?: (?:for|would|to (?:add|include|have|do)))(?: adding| having)? (?:an? )(.+?)(?: be| cost| add| set us back| on top)*[?.!\s]*$/i;

/** `would it be much less without X` asks; `we can do without X` and `do without X` do not. */
const ASKS_FIRST = /^\s*(?:(?:so|and|but|ok|hey|hi)[\s,]+)*(?:would|will|is|does|do|how|what)\b/i;

/** `what would a third night cost`. */
const ONE_MORE =
  /^\s*(?:so |and |ok )?(?:what|how much) (?:is it |would it be |will it be )?(?:would|does|will|is|for) (?:a|an|one) (?:extra|another|additional|more|second|third|fourth|fifth|3rd|4th) (night|day)\b/i;

/** `how much more would it be with 2 extra days`, `what would it come to for another night`. */
const WITH_MORE = new RegExp(
  `${LEAD}(?:what|how much)(?: (?:more|extra|dearer))? (?:would|will|does|is) (?:(?:it|that|this|we|the trip)(?: all)? )?(?:be|cost|come to|pay)(?: us)?(?: (?:more|extra|each|in total))? (?:with|for|if we (?:had|did|added|stayed)) (an?|one|two|2|three|3) (?:extra|more|additional|another) ((?:night|day)s?)\\b|${LEAD}(?:what|how much)(?: (?:more|extra|dearer))? (?:would|will|does|is) (?:it|that|this|we|the trip)(?: all)? (?:be|cost|come to|pay)(?: us)?(?: (?:more|extra|each))? (?:with|for|if we (?:had|did|added|stayed)) another (night|day)\\b`,
  'i',
);

/** `whats the cheapest way to do this`. */
const CHEAPEST_AT_ALL =
  /^\s*(?:so |and |ok )?(?:what(?:'?s| is) the (?:cheapest|least|lowest|minimum|bare minimum) (?:way|(?:you|we|u|it|this) (?:can|could) (?:be done|do|make|get|have|go|come to)(?: (?:it|this|that|all of it|the (?:whole )?(?:thing|trip|weekend)))?)|(?:how|what) cheap(?:ly)? (?:can|could) (?:we|you|it|this))\b/i;
/** `does the budget stretch to another night out`, `can we afford a boat`. */
const AFFORDS = new RegExp(
  `${LEAD}(?:(?:does|do|will|would|can|could) (?:the|our) (?:budget|money|limit) (?:stretch|run|reach|cover|allow|go)(?: as far as)?(?: (?:to|for))?|(?:can|could) (?:we|i|you) (?:still )?(?:afford|stretch to)) ((?:an?|another|some|one more) (?!more\\b|week|day|night(?! out))[a-z' -]{3,40}?)[?.!\\s]*$`,
  'i',
);

/** `the cheapest dinner you can do on friday`: of what there is to be had, and not of the plan. */
const CHEAPEST_TO_BE_HAD =
  /^\s*(?:so |and |ok )?what(?:'?s| is) (?:the |your )?cheapest ((?!thing\b|option\b|bit\b|part\b|way\b|you\b)\w+(?: out)?) (?:that )?(?:you|u|we|i) (?:can|could) (?:do|get|find|offer|have|go for)((?: (?:on|for) (?:the )?)?(?: ?\w+day| ?(?:fri|sat|sun|thurs?)| night| evening){0,3})[\s?.!]*$/i;

/** `what would 3 more people do to the price`. */
const DOES_TO = new RegExp(
  `${LEAD}(?:what|how much) (?:would|will|does|do|might) (.{4,60}?) (?:do|mean|make of it|change|add) (?:to|for) (?:the |our )?(?:price|cost|total|bill|budget|spend)s?[?.!\\s]*$`,
  'i',
);

/** `what would karting instead of the boat cost`, `how much would it be to do karting instead of the boat`. */
const PRICE_INSTEAD = new RegExp(
  `${LEAD}(?=how much|.*\\b(?:cost|come to|set us back|work out)\\b)(?:what|how much)(?: (?:more|extra|dearer))? (?:would|will|does|do|is|are)(?: (?:it|we|that)(?: (?:cost|be|come to|pay))?(?: us)?(?: (?:more|extra|each))?(?: (?:to|for)(?: us)?)?(?: (?:do|have|go for|go to|book|get))?)? (.{3,40}?) (?:(?:cost|be|come to) )?(?:us )?(?:instead of|in place of|rather than) (.{3,40}?)(?: (?:cost|be|come to|set us back|work out(?: at)?|us|each|pp|per person|a head|then))*[?.!\\s]*$`,
  'i',
);

/** What else may be put against another: a currency, a count, a way to get there or to stay, and what only the lines before name. */
const NO_PARTS =
  /\d|\b(?:euros?|pounds?|cash|cards?|sterling|people|hotels?|hostels?|stay|trains?|flights?|taxis?|bus|total|costs?|price|with|that|this|it|they|them)\b/i;

/** `what would happen to saturday if we started at 1`. */
const ON_DAY_IF = new RegExp(
  `${LEAD}what (?:would happen|happens|will happen|would become|happened) (?:to|on|with) (?:the |our )?((?:mon|tues|wednes|thurs|fri|satur|sun)day) if (.+)$`,
  'i',
);

/**
 * The change that is only spoken of as one that might be made (`what if we dropped it`, `how much without the boat`), in
 * the words it was said in, each frame of a question tried in turn; null where no frame is there.
 */
export function hypotheticalChange(said: string): string | null {
  const [, day, onDay] = ON_DAY_IF.exec(said) ?? [];
  if (day !== undefined && onDay !== undefined) return `${onDay.replace(/[\s?.!]+$/, '')} on ${day}`;
  const inverted = INVERTED.exec(said);
  if (inverted?.[1]) return invertedClause(inverted[1], inverted[2] ?? '');
  const found = WHAT_IF.exec(said) ?? SAVES.exec(said) ?? SAVES_TO.exec(said) ?? WEIGHS.exec(said);
  if (found) return withoutEffect(said.slice(found[0].length));
  const cheapest = CHEAPEST_AT_ALL.exec(said);
  if (cheapest) return 'make it cheaper';
  const afforded = AFFORDS.exec(said)?.[1];
  if (afforded !== undefined) return /\b(?:hotel|hostel|stay)\b/i.test(afforded) ? afforded : `add ${afforded}`;
  const [, count = 'an', more, another] = WITH_MORE.exec(said) ?? [];
  if (more !== undefined || another !== undefined) return `add ${count} extra ${more ?? another}`;
  const unit = ONE_MORE.exec(said)?.[1];
  if (unit !== undefined) return `add an extra ${unit}`;
  const [, comes, goes] = PRICE_INSTEAD.exec(said) ?? [];
  if (comes !== undefined && goes !== undefined && !NO_PARTS.test(`${comes} ${goes}`))
    return `swap ${goes} for ${comes}`;
  const [, thing, when = ''] = CHEAPEST_TO_BE_HAD.exec(said) ?? [];
  if (thing !== undefined) return `cheaper ${thing}${when}`;
  return (
    DOES_TO.exec(said)?.[1] ??
    effectOf(said) ??
    soMany(said) ??
    IF_FIRST.exec(said)?.[1] ??
    without(said) ??
    conditionOf(said) ??
    gerund(said) ??
    extra(said) ??
    effectAsked(said)
  );
}

/** `say we dropped it, what is the total`: the clause alone. */
const withoutEffect = (clause: string): string =>
  clause.replace(new RegExp(`[\\s,.?-]+${EFFECT}.*$`, 'i'), '').trim() || clause;

/** `what is the effect on the cost of four fewer`, `the difference with 10`: what would come of a noun. */
const effectOf = (said: string): string | null =>
  /^.*\b(?:effect|impact|difference|saving)\b.*?\b(?:of|with|from)\s+((?:\d+|\w+) (?:fewer|less|more|extra)\b.*?)[?.!\s]*$/i.exec(
    said,
  )?.[1] ?? null;

function invertedClause(opening: string, rest: string): string {
  const should = /^should (.*)$/i.exec(opening)?.[1];
  if (should) return should;
  const subject = opening.replace(/^(?:were|had)\s+/i, '');
  return `${subject} ${rest
    .trim()
    .replace(/^to be\s+/i, 'were ')
    .replace(/^to\s+/i, '')}`.replace(/^(?:we|i) (?!were)(?=\d|\w+ (?:rather|instead|people|of us)|\w+$)/i, 'we were ');
}

function without(said: string): string | null {
  const [, before = '', object = ''] = WITHOUT.exec(said) ?? [];
  if (object === '' || !isGeneric(before) || ORDERS.test(before)) return null;
  if (
    /^(?:the |our )?(?:hotel|accommodation|stay|rooms?|flights?|travel|us|him|her|them|that|it|asking)\b/i.test(object)
  )
    return null;
  // What is said after it (`I am not what I was`) asks nothing.
  const [own = said] = said.split(/(?<=[.!?])\s+/);
  const isOrder = /^\s*(?:please |just |we (?:can|will) )?(?:do|manage|go)\s*$/i.test(before);
  const isAsked = MONEY.test(own) || (ASKS_FIRST.test(before) && !isOrder) || /\?\s*$/.test(said);
  if (!isAsked) return null;
  // `how much is sunday without lunch`: the day is the lunch's.
  const day = / (\w+day)\b/i.exec(` ${before}`)?.[1];
  // Without the activities is without all of them.
  const all = /^(?:the |our )?(?:activities|nights(?: out)?|evenings|things to do)\b/i.test(object) ? 'all ' : '';
  return `drop ${all}${object}${day === undefined || /day\b/i.test(object) ? '' : ` on ${day}`}`;
}

/** The clause of an `if` wherever it stands, in a message that asks what would come of it; null for `swap it if you can`. */
function conditionOf(said: string): string | null {
  const [, before = '', clause = ''] = IF_ANYWHERE.exec(said) ?? [];
  const isAsked = /\?\s*$/.test(said) || isGeneric(before);
  if (clause === '' || !isAsked || ORDERS.test(before)) return null;
  const isPolite =
    /^(?:poss|possible|you can|u can|you could|you would|so|not|need be|there is one|thats ok|that'?s (?:ok|possible|alright))\b/i;
  return isPolite.test(clause) ? null : clause;
}

/** `what would dropping the boat save`, `savings from binning the spa`. */
function gerund(said: string): string | null {
  const found = GERUND.exec(said)?.[1];
  if (found !== undefined && IN_THE_SUM.test(found)) return null;
  const before = said.slice(0, said.length - (found === undefined ? 0 : said.length - said.indexOf(found)));
  if (found === undefined || ORDERS.test(before)) return null;
  return MONEY.test(said) &&
    isGeneric(before) &&
    /^(?:dropp|ditch|binn|ax|scrapp|skipp|los|cut|remov|omit|leav|tak|getting|doing w|sack|cann|cancel|going|missing|chopp|swapp|switch|replac|chang|add|includ|squeez|mov|shift|stay)/i.test(
      found,
    )
    ? found
    : null;
}

/** `the total including the hotel`: of what a sum has in it nothing is to be added. */
const IN_THE_SUM =
  /^including (?:the |our |all |any )*(?:hotel|hostel|stay|accommodation|rooms?|flights?|travel|trains?|tips?|drinks|food|meals?|everything|vat|tax|taxes|service|breakfast|taxis?)\b/i;

/** `how much extra for an escape room`: what is not in the plan, as if it were added. */
function extra(said: string): string | null {
  const object = EXTRA.exec(said)?.[1];
  const isMore = /\b(?:extra|more|add|adding|include)\b/i.test(said);
  return object && isMore && !/\b(?:people|person|head|night|day|\d+)\b/i.test(object) ? `add a ${object}` : null;
}
