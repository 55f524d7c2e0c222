import type { Diet } from '../../../catalogue/vocabulary.ts';

/** Words between a negation and what it negates that keep the negation alive (`none of us are vegan`). */
const STILL_NEGATED =
  '(?: (?:of|us|is|are|one|here|in|the|our|group|party|a|an|any|any1|strictly|need|needs|for|to|be|body|person|real|actual|actually))*';
const NEGATION = '(?:no|not|none|nobody|noone|arent|isnt|never|dont|doesnt|without|neither)';

/** Builds a test for `word` that a negation just before it turns off. Lines are those of `toWordLine`. */
function affirmed(words: string): (line: string) => boolean {
  const present = new RegExp(` (?:${words})(?= )`, 'g');
  const denied = new RegExp(` ${NEGATION}${STILL_NEGATED} $`);
  return (line) => [...line.matchAll(present)].some((hit) => !denied.test(line.slice(0, hit.index + 1)));
}

const says = (pattern: string) => {
  const expression = new RegExp(` (?:${pattern})(?= )`);
  return (line: string) => expression.test(line);
};

const AVOIDS =
  '(?:no|dont eat|doesnt eat|do not eat|does not eat|dont do|cant eat|cannot eat|cant have|without|avoid|avoids|avoiding|free of)(?: any| red)?(?: [a-z]+ (?:and|or|nor))?';
const ALLERGIC = '(?:allerg[a-z]*|intoleran[a-z]*)(?: to| of)?(?: all)?';

/** Either wording makes the diet a need: the word itself, or the food somebody leaves out. */
const DIET_WORDS: Record<Diet, (line: string) => boolean> = {
  vegetarian: any(
    affirmed('vegetarians?|vegetarianism|veggies?|vege|veg|pescatarians?|pescetarians?|pesci'),
    says(`${AVOIDS} (?:meat|animals)|meat ?free|meatless`),
  ),
  vegan: any(affirmed('vegans?|plant based|plantbased'), says(`${AVOIDS} animal products`)),
  'gluten-free': any(
    affirmed('gluten ?free|glutenfree|gf|coeliacs?|celiacs?|coeliac disease|wheat free'),
    says(`${AVOIDS} (?:gluten|wheat)|${ALLERGIC} (?:gluten|wheat)|(?:gluten|wheat) ${ALLERGIC}`),
  ),
  halal: affirmed('halal|halaal|muslims?'),
  kosher: affirmed('kosher'),
  'dairy-free': any(
    affirmed('dairy ?free|lactose ?free|lactose intolerant|lactose intolerance'),
    says(`${AVOIDS} (?:dairy|milk|lactose)|${ALLERGIC} (?:dairy|milk|lactose)|(?:dairy|milk|lactose) ${ALLERGIC}`),
  ),
  'nut-free': any(
    affirmed('nut ?free|peanut free'),
    says(
      `${AVOIDS} (?:nuts?|peanuts?)|${ALLERGIC} (?:nuts?|peanuts?|tree nuts)|(?:nuts?|peanuts?) (?:${ALLERGIC}|thing|issue|problem)`,
    ),
  ),
};

function any(...tests: ((line: string) => boolean)[]): (line: string) => boolean {
  return (line) => tests.some((test) => test(line));
}

/** The diets a line of words asks for (`toWordLine`). */
export function dietsIn(line: string): Diet[] {
  const found: Diet[] = [];
  for (const [diet, asks] of Object.entries(DIET_WORDS)) if (asks(line) && isDiet(diet)) found.push(diet);
  return found;
}

const isDiet = (word: string): word is Diet => Object.hasOwn(DIET_WORDS, word);

const STAIRS = '(?:no|avoid|avoiding|without|cant do|cant manage|cannot manage|struggles? with|not many)(?: any)?';

/** An allergy or intolerance of any kind; `dietsIn` knows those that venues are listed for. */
export const saysAllergy = says(
  '[a-z]* ?(?:allerg[a-z]*|intoleran[a-z]*)|(?:shellfish|seafood|prawns?|fish|eggs?|soya?|sesame|celery|mustard|mushrooms?|kiwi|strawberr(?:y|ies)|bananas?) (?:\\w+ )?(?:kills?|will kill|could kill|would kill|makes? (?:him|her|me|us|them) (?:ill|sick|swell)|sets (?:him|her|me) off)',
);

export const asksStepFree = any(
  affirmed(
    'wheelchairs?|wheel chair|rollators?|(?:walking|zimmer) frames?|zimmers?|mobility scooter|in a chair|step ?free|mobility|disabled|disability|disabilities|wheelchair users?|crutch(?:es)?|walking stick|walking frame|zimmer frame|accessible|accessibility|no step access|level access|ground floor|broken (?:leg|ankle|foot)|broke (?:his|her|my|a) (?:leg|ankle|foot)|prosthetic|amputee|in a cast|in plaster|moon ?boot|surgical boot|(?:leg|knee) brace|one leg|(?:sprained|twisted|busted) (?:his |her |my |an )?ankle',
  ),
  says(
    '(?:problems?|trouble|difficult(?:y|ies)|issues?|struggl\\w+) (?:\\w+ )?(?:with|on|climbing|doing|managing|using) (?:the |any |many |all the )?(?:stairs|steps)|(?:unable|not able|cant|can not|cannot|couldnt|wont) (?:to )?(?:be able to )?(?:manage|do|climb|handle|take|face|use|get up|go up|cope with) (?:the |any |many |too many |lots of )?(?:stairs|steps|ladders?|gangplanks?|gangways?|cobbles|escalators?)|(?:nobody|none of (?:us|them)|no one) (?:\\w+ ){0,3}can (?:manage|do|climb|handle|face) (?:the |any |many |a )?(?:stairs|steps|ladders?|gangplanks?|gangways?|cobbles|hills)|(?:stairs|steps) (?:are|is) (?:a |an )?(?:problem|issue|no go|killer|nightmare|not possible|impossible|out)|(?:hip|knee|leg|foot|ankle|back|spine) (?:replacement|operation|op|surgery)|new (?:hip|knee)|(?:on|with|uses|using|needs|has) (?:a|two|2|her|his) (?:walking )?(?:sticks?|frames?|walker|zimmer)',
  ),
  says(
    `${STAIRS} (?:stairs|steps|hills|slopes)|(?:knees?|hips?|legs?) (?:is|are) (?:bad|dodgy|gone|shot|knackered|playing up)|cant walk (?:far|well|much)|struggles? to walk|(?:bad|dodgy|gammy|wonky|new|sore) (?:knees?|hips?|legs?)|(?:cant|cannot|couldnt|not) (?:do |manage )?(?:loads of|lots of|a lot of|much|too much|long|far) (?:walking|walks)|(?:avoid|avoiding|without|nothing|skip) (?:anything |anywhere )?(?:too |very )?(?:steep|hilly|uphill)|nothing (?:up|with) (?:\\w+ (?:or|and) )?(?:stairs|steps)|no lifts? no|needs? (?:a |the )?lifts?|lifts? (?:is |are )?(?:needed|required|essential|a must)|must have (?:a )?lifts?`,
  ),
);

/** Of how far gone somebody is, and what else people call it. */
const PREGNANT =
  'pregnant|preggers|pregnancy|expecting(?: a baby)?|(?:\\d{1,2}|two|three|four|five|six|seven|eight) (?:months|weeks) gone|up the duff|in the family way|(?:first|second|third) trimester';

export const asksNoAlcohol = any(
  affirmed(
    `teetotal|tee total|teetotall?ers?|sober|${PREGNANT}|abstain(?:s|ing)?(?: from (?:alcohol|drink|drinking))|non ?drinkers?|(?:alcohol|booze|drink) ?free|dry (?:stag|hen|party|do|weekend|event)|mocktails only`,
  ),
  says(
    '(?:not|arent|isnt) (?:really |all |that )?(?:a |much of a |into )?(?:big |heavy |great )?drinkers?|(?:no|without|avoid|avoiding|skip the) (?:alcohol|booze|drinking|drinks|drink)|(?:dont|doesnt|do not|does not|wont|cant|not) (?:really )?drink(?:ing)?(?: alcohol)?|(?:dont|doesnt|do not|does not|wont|cant|never) (?:take|touch|have|consume) (?:any )?(?:alcohol|booze|drink|a drop)|(?:nobody|no one|noone|none of (?:us|them)|none of the (?:girls|lads|group)) (?:\\w+ ){0,2}?drinks?|(?:does not|doesnt|dont) drinks|nothing (?:of|with) alcohol|nothing (?:thats |that is |which is )?(?:(?:all |just |only |so )?(?:built|based|centred|centered|focused|focussed) )?(?:around|on|about) (?:alcohol|booze|drinking|the booze|drink)|(?:off|given up|sworn off|giving up) the (?:drink|booze|sauce|beers?|ale|pop)|(?:no|skip the) (?:pubs|bars) (?:\\w+ ){0,4}?(?:is |are )(?:off it|dry|sober)|(?:who|they|she|he|colleagues|some of us|two of us|one of us) (?:\\w+ )?(?:will not|wont|dont|cant|cannot|would not|wouldnt|can not) (?:be|go|set foot|come|sit) (?:in|into|to|near)(?: any| a| the)? (?:bars?|pubs?)|on the wagon|in aa|recovering alcoholics?|zero alcohol|nothing (?:alcoholic|boozy|drinky)|not (?:a )?boozy',
  ),
);

export const saysPregnant = affirmed(PREGNANT);

const CHILDREN =
  '(?:kids?|children|child|toddlers?|bab(?:y|ies)|teenagers?|teens?|minors?|under 18s?|under eighteens?|underage|u18s?)';

/** Ages below 18 as people write them, `16 year old`, `aged 15`, `her 16th birthday`. */
const YOUNG_AGE =
  / (?:age[ds]? (?:from |of )?(?:[1-9]|1[0-7])|(?:[1-9]|1[0-7]) ?(?:years? old|yr olds?|yrs olds?|yo|yrs|year olds|y o)|(?:1st|2nd|3rd|[4-9]th|1[0-7]th) birthday)(?= )/;
const WITHOUT_CHILDREN = new RegExp(
  ` (?:no|without|leaving(?: the| our)?|not bringing(?: the| our)?|child free|kid free|(?<!(?:nowhere|nothing|no|not|isnt|arent|anywhere) )adults only|over 18s?)(?: ${CHILDREN})?(?= )`,
);
const HAS_CHILDREN = new RegExp(` ${CHILDREN}(?= )`);

/** `it is for kids` runs something down; no child is coming. */
const RUN_DOWN =
  / (?:(?:is|its|are|just|only|more|bit|seems|looks|sounds|thats) for (?:the |little |small |school )?(?:kids|children|babies|toddlers|\d{1,2} year olds)|(?:full of|packed with|crawling with|swarming with|overrun (?:with|by)|heaving with) (?:\w+ ){0,2}?(?:kids|children|babies|toddlers|schoolkids)|(?:kids|childrens) (?:stuff|thing|party|game)|like (?:kids|children|babies))(?= )/;

const OURS = '(?:the|my|our|his|her|their|both)';
const LITTLE = '(?:kids?|children|child|toddlers?|bab(?:y|ies)|teenagers?|teens?)';
/**
 * `my sister is picking the kids up at 8`, `half of us have the kids monday`, `some of the team have kids`, `our kid` for a brother: children who are at
 * home, or none at all. Those who come along come `with us`.
 */
const AT_HOME = new RegExp(
  ` (?:(?:picks?|picking|picked|collects?|collecting|drops?|dropping|minds?|minding|watching|has|have|having|had|gets?|leaves?|leaving|left|from|back (?:to|for)|home (?:to|for)|off) (?:up )?${OURS} ${LITTLE}|${OURS} ${LITTLE}s? (?:had|has|have|kept|keeps?) (?:me|us|him|her)|${OURS} ${LITTLE} (?:are |is |will be )?(?:with|at|staying (?:with|at)|going to) (?:their|his|her|my|the|nans?|grans?|grandmas?|school|nursery)|${OURS} (?:${LITTLE}|childrens|babys)s? (?:school|nursery|birthday|party|football|homework|dad|mum|bedtime|shower|swimming)|(?:of (?:us|them|the \\w+)|team|group|office|lads|girls|guys|most|some|people|parents|couples) (?:(?:all|both|mostly|also|do) )*(?:has|have|have got|got) (?:(?:young|little|small|wee) )*${LITTLE}|${LITTLE} at home|${OURS} ${LITTLE} (?:are|is) (?:off|at|back at) (?:school|nursery|home)|bab(?:y|ies) (?:on|in) (?:the other|my|one)|baby showers?|our kid|like (?:a |big |little )?kids?|as a (?:kid|child)|(?:we|they|i) (?:were|was) (?:a |little |only )?(?:kids?|children|child|teenagers?)|kid you not)(?= )(?! (?:up )?(?:with us|with me|along|as well|too|coming|with them|joining|in tow|there|here|to bring))`,
  'g',
);

export const saysMinors = (spoken: string): boolean => hasMinors(spoken.replace(RUN_DOWN, ' ').replace(AT_HOME, ' '));

const hasMinors = (line: string): boolean =>
  YOUNG_AGE.test(line) || (HAS_CHILDREN.test(line) && !WITHOUT_CHILDREN.test(line));

export const asksCalm = any(
  affirmed(
    'relaxed|relaxing|calm|calmer|chilled|chill|chilled out|quiet|quieter|gentle|gently|slow|slower|low key|lowkey|laid back|easy going|easygoing|sedate|leisurely',
  ),
  says(
    '(?:not|nothing|dont want it|isnt|without being) too (?:busy|packed|full on|hectic|crazy|mad|wild|rushed|much)|no rush|take it easy|not rushed|no rushing|plenty of (?:down ?time|free time|rest)',
  ),
);

export const asksPacked = affirmed(
  'packed|jam packed|action packed|non ?stop|full on|go hard|as much as possible|squeeze in|fill every|busy|mental|wild|wilder|crazy',
);

export const asksLateMornings = says(
  'lie ins?|no early (?:starts?|mornings?)|late starts?|not too early|nothing (?:too )?early|no mornings',
);

export const asksEarlyNights = says(
  'no late nights?|early nights?|not too late|nothing (?:too )?late|(?:home|back|in bed|finish(?:ed)?|done) (?:by|before) (?:midnight|11|11pm|10pm|10)',
);

/** Words of the patterns above that are worth reading through typing slips. */
export const NEED_WORDS =
  `vegetarian vegetarians vegan vegans gluten coeliac celiac dairy lactose intolerant allergic allergy
  peanuts kosher wheelchair mobility disabled accessible crutches stairs teetotal alcohol pregnant drinkers relaxed
  chilled quiet children teenagers heights`.split(/\s+/);

/**
 * What nobody should do while pregnant, by the catalogue's types: falls, blows, jolts and heat (NHS, exercise in pregnancy),
 * and the lead and noise of a shooting range.
 */
export const NOT_WHILE_PREGNANT =
  /kart|paintball|trampolin|climb|bungee|raft|jet ?ski|speedboat|zip|skydiv|sauna|hot tub|thermal|helicopter|axe|quad|zorb|ski(?:ing)?\b|shoot|surf|water ?park|laser tag|horse|skat/i;
