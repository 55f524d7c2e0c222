import { ASKS_FOR_IT } from './asks-for-it.ts';
import { LEAD } from './sum-words.ts';

/** Who is asked to do something, or asks for it: their question is a request. */
const OURS = '(?:you|ya|u|yous|we|us|i)\\b';
/** Somebody else, of whom a question can only ask; two or three of us may as well be told to come. */
const SOMEONE = `(?:(?:a|an|the|my|our|his|her) (?:\\w+ )?(?:wheelchair user|pregnant \\w+|vegan|veggie|vegetarian|coeliac|non drinker|nan|nana|gran|granny|grandma|grandad|mum|mam|dad|toddler|baby|kids?|children)|one of (?:us|them|the \\w+)|someone|somebody|anyone|anybody|people|late arrivals|latecomers|vegans|vegetarians|veggies|coeliacs|non drinkers|kids|children)`;
const MORE =
  '(?:(?:\\d+|one|two|three|four|five|six|a few|a couple(?: of)?|another(?: \\w+)?|some) (?:more|extra|others?)|another (?:one|two|three|person|\\d+))';

/** Forms of a question in which nobody orders anything, whatever is said in it. */
const FORMS: readonly RegExp[] = [
  `would(?:n'?t)? (?!(?:you|ya|u|yous|us|i)\\b|be\\b|(?:like|love|rather|prefer|appreciate|suit us|it (?:be (?:a )?(?:problem|trouble|hassle|bother|rude|cheeky|too)|kill|hurt|trouble))\\b)`,
  'would (?:you|u|i) (?:recommend|rate|say|reckon|think|charge|advise|suggest|call it|trust|bother|regret|miss|need|get|still|have to|save|be (?:mad|daft|better off|paying|over|under))\\b',
  'would (?:you|u) (?=.*\\b(?:if (?:you|u) (?:were|was) (?:us|me|one of us)|in our shoes|yourself|or (?:just )?(?:leave|keep|not|stick|stay))\\b)',
  `(?:should|must)(?:n'?t)? (?!${OURS}|have\\b|be\\b)`,
  'must (?:we|i|everyone)\\b',
  '(?:do|does|did) (?:we|i|they|everyone|everybody|people|you|u) (?:really |actually |definitely |all )?(?:have|need) to\\b(?!.* so (?:early|late|soon|far|often)\\b)',
  'is it (?:possible|likely) (?:that|for it)\\b',
  'how (?:easy|hard|difficult|likely|risky|silly|daft|realistic)\\b',
  "what(?:'?s| is| are| would be) the (?:point|chances?|odds|likelihood|harm|risk)\\b",
  "(?:(?:do|did) ?(?:you|u) |d'?you )?(?:think|reckon|expect) (?!about\\b|of\\b|we\\b|i\\b)[^,;]+ (?:will|would|is|are|might|could|gonna)\\b[^,;]*\\?",
  '(?:are )?(?:we|you) (?:ok|okay|alright|good|fine|safe) (?:for|at|with)\\b',
  '(?:(?:know|got|is there|do (?:you|u) know) )?(?:anywhere|somewhere) (?:good|decent|nice|fun) for\\b[^,;]*',
  'any (?:danger|risk|worry|worries|issues?|problems?|concerns?|drawbacks?)\\b',
  '(?:anything|something) (?:for (?:the |our )?(?:vegans|vegetarians|veggies|coeliacs|non drinkers|kids|children)|(?:vegan|veggie|vegetarian|halal|kosher|gluten free)) (?:at|on|in|for)\\b',
  '(?:is|are) there (?:somewhere|anywhere|a place|space|seats|seating|toilets|shade) (?:to (?:sit|park|smoke|change|store|leave|charge|stand)|at)\\b',
  '(?:is|are) there (?:somewhere|anywhere|anything) (?:\\w+ )?(?:near|nearby|close to|next to|round)\\b',
  '(?:what|how) about .+[,\\s](?:would|does|could|will) (?:that|it|this) (?:work|fit|help|be (?:better|cheaper|any better|too late|too early|ok|okay|possible))\\b',
  "(?:i thought\\b|(?:were|was|are|did|have|had|is)n'?t (?:we|it|that|you|they|there)\\b)[^,;]*\\?",
  `so (?!(?:please |just )?(?:swap|drop|change|move|add|book|make|cancel|can|could|lets|do)\\b)(?:\\S+ ){1,8}?(?:is|are|was|were|has|does|will)\\b[^,;]* (?:yeah|yes|right|correct|innit|then)\\?`,
  '(?:so )?(?:nothing|nowhere|not even|not any) [^,;]+\\?',
  'to what extent\\b',
  "(?:is|was|would(?:n'?t)?) (?:that|it|this) (?:be )?(?:not )?(?:a bit |a |far |way )?too (?:early|late|soon|long|tight|much|far)\\b(?! (?:to|for (?:you|us) to)\\b)",
  "(?:\\S+ ){1,5}would be (?:a bit |far |way )?too (?:early|late|soon|long|tight|far)(?:[,\\s]+(?:wouldn'?t it|would it not|i think|i guess|really|for us))*[\\s?.!]*$",
  "(?:(?:i|we)(?:'?m|'?re| am| are)? ?|im )?(?:not sure|unsure|no idea|cant tell|can't tell) (?:if|whether)\\b(?! we (?:can|could|should)\\b)",
  `(?:can|could|will|would|does|do) (?!${OURS})(?:\\S+ ){1,7}?(?:take|handle|cope with|accommodate|allow|welcome|cater for) (?:a |an |any )?(?:wheelchairs?|prams?|pushchairs?|buggies|dogs?|${SOMEONE})\\b`,
  `what about ${SOMEONE}[,\\s-]+(?:are|is|can|could|do|does|will|would|what)\\b`,
  `(?:is|are|would|will) there (?:be )?(?:any |enough |still )?(?:room|space|places|spaces|seats) (?:at \\S+ )?for ${MORE}\\b`,
  `(?:can|could|will|would|does|do) (?!${OURS})(?:\\S+ ){1,7}?(?:take|fit|handle|cope with|accommodate|seat|squeeze in|hold|manage) (?:${MORE}|\\d+|\\d+ of us)\\b`,
  `(?:can|could|will|would|may|might) ${SOMEONE} (?:be (?:ok|okay|alright|all right|fine) )?(?!have\\b|get\\b|please\\b|swap|change|switch|move|drop|add|book|find|make|sort|cancel|put|check)`,
  '(?:can|could|will|would) (?:everyone|everybody) be (?:ok|okay|alright|all right|fine|happy)\\b',
].map((form) => new RegExp(`${LEAD}${form}`, 'i'));

/** A reason is asked for: nothing that is said in it is to be shown either. */
const ASKS_WHY = new RegExp(
  `${LEAD}(?:why (?!not\\b|(?:do|ca|wo|are|is)n'?t\\b)|how come (?!(?:we|i|you) (?:can|do|are)(?:n'?t|not)?\\b))`,
  'i',
);

/** `would saturday be better? move it if so`: what hangs on the answer is no order yet. */
const ON_THE_ANSWER = /\bif (?:so|yes|it (?:is|would|does))\b/i;
/** Another clause may order what the first asked about. */
const GOES_ON =
  /[.?!;:](?=\s+[a-z0-9])|\s-+\s|[,\s]+(?:and|then|but|or(?! (?:just )?(?:leave|keep)\b)|so|,)\s+(?:please |just |maybe )?(?:swap|drop|ditch|bin|change|switch|move|make|book|add|put|cancel|remove|get|find|do|sort|have|go|lose|skip|keep|leave)\b|\b(?:if not|otherwise|(?:can|cant|can't|could|couldnt|couldn't) (?:we|you)|yes|yeah|no ta|no thanks|go on|do it)\b/i;

/**
 * Whether a message is one question and nothing else, in a form that no request has, as `HowAsked` sorts them. `would you
 * swap dinner`, `would a quarter past one be possible` and `can we` ask for something. Part of `howAsked`.
 */
export function onlyAsks(message: string): 'open' | 'closed' | null {
  const said = message.trim().replace(/[’‘]/g, "'").slice(0, 300);
  // The tag of a question is no yes to it.
  if (GOES_ON.test(said.replace(/[\s,]+(?:yeah|yes)\s*\?+$/i, '')) && !ON_THE_ANSWER.test(said)) return null;
  if (ASKS_WHY.test(said)) return 'open';
  const isForm = FORMS.some((one) => {
    const form = one.exec(said)?.[0];
    return form !== undefined && !ASKS_FOR_IT.test(said.slice(form.length));
  });
  return isForm ? 'closed' : null;
}
