/** Where the part itself stands in the line. */
const PART = '(?:(?:the|our|that|this|doing|going to|having) )*@';
const LEAD =
  '^ (?:(?:not being \\w+|no offence|dont get me wrong|not to (?:moan|be funny)|i hate to say it)(?: and| but)? )*(?:(?:and|so|wow|omg|god|blimey|crikey|haha|ok|okay|but|right|oh|ooh|ah|aw|yes|yeah|yep|well|hmm|um|er|also|hi|now|wait|hang on|hold on|cool|great|nice one|nice|good shout|good stuff|good|lovely|perfect|brilliant|brill|fab|ace|sweet|grand|sound|amazing|fantastic|excellent|superb|mint|thanks|thank you|cheers|ta|thought not|fair enough|fine|haha|lol|oof|phew|legend|sorry|actually|honestly|quick (?:one|question)|just checking|one more thing|out of interest|(?:love|like) (?:it|that)|(?:that|it) is (?:much |loads |way |a lot |so much )?better|mate|x+) )*';
const END =
  '(?: (?:then|now|please|yeah|yes|right|though|tho|too|as well|still|again|anyway|btw|tbh|or not|for (?:us|me|them|everyone|the (?:girls|lads|boys|group|hens|stags))|mate|x+|thanks|thank you))* $';
const A_BIT =
  '(?:(?:all|really|so|very|absolutely|pretty|just|quite|a bit|a|an|bit|do|both|still|dead|well|proper|little) )*';
const GOOD =
  '(?:good|great|fine|fun|lovely|perfect|brilliant|brill|amazing|ok|okay|nice|spot on|ideal|mint|class|fab|wicked|ace|alright|all right|sorted|sound|epic|unreal|hilarious|cute|mega|laugh|winner|hit|highlight|cheap|free|good value|a bargain|bargain|(?:good|great|nice|lovely) (?:one|shout|call|idea|choice|pick|touch))';
const SEEMS = '(?:is|are|looks?|sounds?|seems?|feels?|might be|could be|will be)';
const SLIGHTLY = '(?:(?:a )?(?:bit|little|tad|touch|smidge)|slightly|kind of|sort of|somewhat)';
const ISNT_IT =
  '(?: (?:isnt it|arent they|innit|no|dont you think|tbh|to be honest))?(?: (?:then|though|tho|tbh|for (?:us|me|them|some|(?:\\d+|ten|twelve|a load of|a bunch of|the|some of the|our|my) (?:girls|lads|boys|group|hens|stags|mums?|nan)|(?:a|an|my|her|his) (?:\\w+ ){0,2}(?:do|hen|stag|party|birthday|trip|weekend|lot|crowd|bunch|mum|nan|dad|boss))|mate|x+))* $';
/** A price in so many words, with nothing said of it. */
const EACH = '(?:each|a head|pp|per person|per head|a pop|a person)';
const SUM_SAID = `(?:(?:about|like|nearly|over|almost) )?\\d+(?:\\.\\d+)? (?:(?:quid|pounds?|euros?)(?: ${EACH})*|${EACH})`;
const WHO =
  '(?:i|we|they|she|he|you|everyone|everybody|all|both|(?:the|my|our) (?:girls|lads|boys|hens|stags|bride|groom|group|team|mum|nan|mums|dads|lot|rest))';

const GLAD = [
  `${LEAD}${PART} (?:is|are|was|looks?|sounds?|seems?|will be|should be|(?:is |are )?(?:going to|gonna) be|is looking) ${A_BIT}${GOOD}${END}`,
  `${LEAD}(?:${WHO} )?(?:are |am |is )?(?:so |really |just )?(?:glad|happy|pleased) (?:that )?${PART} is (?:still )?(?:on|in|there|happening|staying|back)${END}`,
];
const LOVED = [
  `${LEAD}(?:(?:${WHO}|am|is|are|im|will|gonna|going to|should|(?:a|so|really|absolutely|all|just|still|do)) )*(?:likes?|loves?|loved|liked|enjoy|rate|buzzing (?:for|about)|excited (?:for|about|by)|cant wait for|looking forward to|happy with|pleased with|sold on|made up with|glad (?:of|about|we have(?: got)?)) ${PART}${END}`,
];
const STILL = [
  `${LEAD}(?:is|are) ${PART} (?:(?:still|definitely|ok and|all) )*(?:on|in|happening|there|going ahead|booked|safe|staying|off|out|gone|in it|in there|part of it|in the plan|on the plan|cancelled)${END}`,
  `${LEAD}${PART} (?:is )?(?:still|definitely) (?:on|in|happening|there|going ahead|staying)${END}`,
  `${LEAD}(?:did|has|have|does) ${PART} (?:(?:just|been|get|got|have to|also) )*(?:change|changed|move|moved|go|gone|go away|survive|stay|shift|shifted|drop out|dropped)${END}`,
  `${LEAD}(?:checking (?:that )?)?${PART} (?:hasnt|isnt|has not|is not|didnt|wont) (?:(?:been|be|to) )*(?:moved?|changed?|gone|off|cancelled|swapped|dropped|affected)(?: (?:has it|is it|did it|will it|right|yeah))*${END}`,
  `${LEAD}(?:what (?:happens|happened|has happened) (?:to|with)|where is|where did) ${PART}(?: (?:go|gone|to))?${END}`,
  `${LEAD}(?:does|did|would) (?:that|this|it) mean (?:that )?${PART} (?:is|has|moves|goes|stays|gets|will be)(?: (?:still|off|out|gone|cancelled|dropped|on|later|earlier|changed|moved))*${END}`,
  `${LEAD}(?:are |have |do )?(?:we |you )(?:(?:still|got|keeping|all) )*(?:have |doing |going to |on for |got |keeping |kept )+${PART}${END}`,
  `${LEAD}did you (?:keep|leave|move|change|touch|drop|take out|get rid of) ${PART}(?: in| out| alone)?${END}`,
];
const TOLD = [
  `${LEAD}(?:(?:any )?thoughts on|(?:can you )?tell (?:me|us) (?:a bit )?(?:more )?about|what do (?:you|we) (?:think|reckon) (?:of|about|to)|do you (?:rate|like)|would you (?:keep|do|go to|go for|bother with)|how is|whats the deal with) ${PART}(?: looking| going| shaping up)?${END}`,
  `${LEAD}(?:is|was) ${PART} (?:any |still |really )*(?:good|better|worth it|decent|fun|any good|a good idea|the best)${END}`,
];
const JUST_WHAT = new RegExp(
  `${LEAD}${PART} (?:is|are) (?:that|it|this|they) (?:(?:just|only|basically|really|literally|actually|not) )*(?:an?|some|the|like a)? ?(?:@|\\w+)(?: \\w+)? $`,
);
const ABOUT = [`${LEAD}(?:what|how) about ${PART}${END}`];
const KEPT = new RegExp(
  `${LEAD}(?:(?:actually|no|nah|but|can we|could we|can you|please|just|we will|lets|i would|we would|definitely|do|still|i think|we) )*(?:keep|leave|keeping|leaving|stick with|hang on to|hold on to) ${PART}(?: (?:in|on|alone|as (?:it )?is|as it was|where it is|how it is|the way it is|there|put|be))*${END}`,
);
const DOUBTED = [
  `${LEAD}(?:(?:im|am|i|we|are|were|a|bit|little|slightly|quite|really|still|just|having|now|got) )*(?:worried|concerned|nervous|unsure|not (?:so |too |that |really |100 )?sure|in two minds|undecided|on the fence|second thoughts|iffy|doubts) (?:about|on|of) ${PART}${END}`,
  `${LEAD}(?:(?:im|am|i|we|are|were|a|bit|little|slightly|quite|really) )*(?:worried|concerned|nervous|scared|afraid) (?:that )?${PART} (?:will|would|might|could|is|are|may|wont|isnt) (?:\\w+ ){1,6}$`,
  `${LEAD}(?:i |we )?(?:dont know|wonder) about ${PART}${END}`,
  `${LEAD}${PART} (?:might|may|could) (?:(?:just|well|still) )*be ${A_BIT}(?:too )?(?:much|long|early|late|far|loud|boring|dull|busy|wild|tame|tiring|cold|pricey|expensive|risky|rushed|tight|cheesy|heavy|awkward|weird|mad|rough|young|old|childish|tacky)${END}`,
  `${LEAD}${PART} (?:(?:again|really|though|tho|or not|seriously|hmm+|erm|um) )+$`,
  `${LEAD}${PART} ${SEEMS} (?:(?:all|just|really|maybe|probably) )*${SLIGHTLY} (?:too )?(?:much|long|short|early|late|far|out of the way|loud|noisy|dull|boring|boozy|busy|wild|tame|quiet|tiring|cold|full on|samey|pricey|expensive|dear|steep|risky|rushed|tight|heavy|awkward|weird|rough|meh|naff|tacky|cheesy|posh|touristy|childish|young|old|basic|random|rubbish|pants|crap)${ISNT_IT}`,
  `${LEAD}${PART} ${SEEMS} (?:so|very|really|well|quite|rather|pretty) (?:early|late|far|long|pricey|expensive|dear|steep)${ISNT_IT}`,
  `${LEAD}(?:(?:${WHO}|am|is|are|im|just|really|that|the|some of|half|most of|lot) )*(?:arent|isnt|not) (?:(?:so|too|all|that|really|100) )*(?:sure|convinced|sold|mad|fussed|keen) (?:about|on|of|by|with) ${PART}${END}`,
  `${LEAD}not (?:everyone|everybody|all of (?:us|them)) (?:will|would|is going to|wants to|will want to|likes|is) ?(?:(?:want|like|fancy|enjoy|into|up for|keen on|be|do|to|go|able) )*${PART}${END}`,
  `${LEAD}(?:half|some|most|a few|one|two|three|a couple) (?:of )?(?:us|them|(?:the |our )?(?:girls|lads|boys|hens|stags|group|team))(?: have| has)?(?: already)? (?:been to|done|seen|did|tried|went to) ${PART}(?: (?:already|before|last (?:time|year|month)))*${END}`,
  `${LEAD}${PART} (?:has |have )?(?:got|gets|had|has|have) (?:(?:some|really|pretty|a few|loads of|such|the) )*(?:bad|mixed|terrible|awful|poor|dodgy|crap|rubbish|shocking) reviews${END}`,
  `${LEAD}${PART} (?:is |are |costs? |at )(?:a )?${SUM_SAID}${END}`,
  `${LEAD}${SUM_SAID} for (?:a |an )?${PART}${END}`,
  `${LEAD}${PART} (?:is|takes|lasts) (?:\\d+|two|three|four|an?)(?: and a half)? (?:hours?|hrs?)(?: long)?(?: (?:that is|thats|is|its|it is|for|ages|long|a long time|too long|mad|ridiculous|bit|a|much))* $`,
  `${LEAD}${PART} ${SEEMS} (?:(?:all|just|really|a bit|of|a|an|bit|kind|sort|bit of|such|proper) )*(?:snooze|snoozefest|yawn|drag|faff|letdown|let down|cliche|chore|stretch)${ISNT_IT}`,
  `${LEAD}(?:(?:i|we|ive|weve) (?:have )?(?:heard|read)|(?:(?:my|the|our|her|his|a|one of the) )?\\w+(?: \\w+)? (?:says|said|reckons?|thinks?|told (?:me|us))) (?:that )?${PART} (?:(?:is|are|was|were) ${A_BIT}(?:waste(?: of (?:time|money))?|rubbish|crap|shite?|overrated|overpriced|rip off|tourist trap|dull|boring|awful|terrible|dreadful|dead|pants|poor|naff|grim|dirty|not (?:great|good|all that|worth it)|shut|closed)|(?:isnt|wasnt|arent|werent) (?:(?:all that|that|very|any) )?(?:great|good|worth it|up to much))${END}`,
  `${LEAD}${PART} ${SEEMS} like (?:(?:a|an|such|bit of|total|complete|proper|real|lot of|of) )*(?:sales pitch|filler|padding|con|scam|rip off|waste(?: of (?:time|money|a morning|an afternoon|a day))?|tourist trap|school trip|chore|faff|nightmare|bore|snooze|drag|hassle|mission|slog|work|kids thing)${END}`,
  `${LEAD}(?:it )?(?:might|may|could|would|will) be (?:(?:a bit|even|probably) )*better (?:off )?without ${PART}${END}`,
];
/** `ok and the boat?`: no more than the part. */
const BARE = new RegExp(`${LEAD}${PART}(?: (?:place|one|thing|bit|spot|restaurant|bar|trip|tour|class))?${END}`);
const BEGUN = /^ (?:and|so|ok|but|right|also|cool|lovely|thanks) /;
/** `what about the boat, is that loud`. */
const ASKED_OF_IT = new RegExp(
  `${LEAD}(?:(?:what|how) about )?${PART} (?<asks>(?:is|are|was|does|do|has) (?:that|it|they|this)|(?:how|what time|when|where|how (?:long|far|much)) (?:is|does|do) (?:that|it|they|this)) (?<of>(?!ok if|alright if|possible)(?:\\w+ ){1,6})$`,
);
const any = (patterns: readonly string[]): RegExp => new RegExp(patterns.join('|'));
const [IS_GLAD, IS_LOVED, ASKS_STILL, ASKS, ASKS_ABOUT, DOUBTS] = [
  any(GLAD),
  any(LOVED),
  any(STILL),
  any(TOLD),
  any(ABOUT),
  any(DOUBTED),
];

/** How a part is spoken of; `about` and `bare` may as well answer a question. */
export type SaidOfPart =
  | 'glad'
  | 'loved'
  | 'kept'
  | 'still'
  | 'told'
  | 'about'
  | 'doubted'
  | 'bare'
  | { question: string };

/**
 * What a line says of the part that stands in it as `@`: nothing in it orders anything. A question about it is given as words to
 * be asked of the part. Null for all else.
 */
export function saidOfPart(line: string, isAsked: boolean): SaidOfPart | null {
  if (ASKS_STILL.test(line)) return 'still';
  if (IS_GLAD.test(line)) return 'glad';
  if (IS_LOVED.test(line)) return 'loved';
  if (KEPT.test(line)) return 'kept';
  if (DOUBTS.test(line)) return 'doubted';
  if (ASKS.test(line) || JUST_WHAT.test(line)) return 'told';
  if (ASKS_ABOUT.test(line)) return 'about';
  const asked = ASKED_OF_IT.exec(line)?.groups;
  if (asked) return { question: `${(asked.asks ?? '').replace(/ (?:that|it|they|this)$/, '')} @ ${asked.of}`.trim() };
  return isAsked && BARE.test(line) && BEGUN.test(line) ? 'bare' : null;
}
