import {
  asksNoAlcohol,
  asksStepFree,
  dietsIn,
  saysAllergy,
  saysMinors,
} from '../../../../planner/domain/requirement-patterns.ts';
import { toWordLine } from '../../../../planner/domain/tokenise.ts';
import { KIN } from '../finding/kin.ts';
import { openings } from '../typing/openings.ts';

const LEAD = `^ ${openings('because|cos|coz|cuz|bc|since|as|seeing as|given that|although|though|while|lol|haha|honestly|tbh|basically|apparently|sadly|unfortunately|anyway|not being funny|look|listen|dont laugh')}`;
const OF_THEIRS = `${KIN}|ex|manager|director|landlord|childminder|babysitter|doctor|surgeon|accountant|dentist|solicitor|tutor|cat|dog`;
const OFFICE =
  'hr|work|finance|accounts|payroll|head office|the (?:bank|school|nursery|council|office|board|committee|vet|garage|surveyor|estate agent)';
const LIFE =
  '(?:shift|nursery|school run|appointment|exam|interview|parents evening|mortgage|rent|boiler|meeting|board call|rota|wedding|honeymoon|engagement|(?:lads|girls|group|family|work)? ?(?:group )?chat|whatsapp|inbox|car|phone|card|childcare|childminder|babysitter|sitter|kitchen|roof|bill|vet bill)s?';
/** Words that end the name of somebody and begin what is said of them. */
const WORD = '(?!(?:is|are|am|was|were|has|have|had|will|would|can|cant|says?|dont|not|to|and|but|so|for)\\b)\\w+';
/** What a trip is made of, and a number or a choice of it. */
const OF_PLAN =
  '(?:\\w+ ){0,2}?(?:dinners?|lunch(?:es)?|tea|breakfasts?|brunch|hotels?|hostels?|beds?|stays?|rooms?|plans?|itinerary|schedule|prices?|costs?|total|budget|limit|cap|trip|weekend|\\w*day|mornings?|afternoons?|evenings?|nights?|start|finish|end|options?|activit(?:y|ies)|places?|venues?|restaurants?|bars?|pubs?|clubs?|meals?|food|drinks?|group|party|rest|others?|whole|one|same|number|numbers|headcount|deposit|flights?|trains?|list|idea|thing|things|changes?|requests?|website|dates?|hour|time|way|lot|few|bit|couple|more|most|best|less|fewer|better|cheaper|different|\\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\\b';
/** Somebody other than all of the group: a relation, an office, some of them, somebody who is called by name. */
const OTHERS = `(?:(?:my|me|our|her|his|their|one of (?:my|our|the|her|his)|(?:the|an?)(?= (?:\\w+ )?(?:${OF_THEIRS}|bride|groom|hen|stag|lad|girl|guy|bloke|woman|pupil|intern|trainee|vicar|other)s? )|(?:half|most|some|two|three|four|five|a few|a couple) of)(?: ${WORD}){1,4}?|(?:${OF_THEIRS})s?(?: ${WORD}){0,2}?|(?:bride|groom|stag|hen)s?(?: ${WORD})?|${OFFICE}|(?:the )?last (?:years?|time|months?|summers?|one|hen|stag|do|party)(?: one)?(?: i \\w+(?: to| on)?)?|calledbyname(?: ${WORD})?)`;
/** `the intern`, `a bloke in the pub`, and nothing that a trip is made of. */
const ANYBODY = `(?:the|an?|that|this)(?! ${OF_PLAN})(?: ${WORD}){1,4}?`;
/** The group, which may have done something before. */
const WE = 'we|weve|we all|me and (?:the )?\\w+|(?:the )?\\w+ and (?:i|me)';
const ADVERBS =
  '(?: (?:just|only|never|also|then|all|once|nearly|actually|recently|already|always|usually|still|really|both|kindly|even))*';
const EVENTS =
  'was|were|wasnt|werent|went|didnt|got|cost|rang|saw|read|heard|met|lost|won|broke|took|gave|bought|paid|spent|sent|cried|swore|grew up|ended up|came out|fell|stole|wrote|slept|ate|taught|made (?:me|us)|called|phoned|texted|stayed|lived|worked|started|finished|proposed|failed|turned|moved house|dumped|married|divorced|queued|used to|ended|arranged|organised|retired|qualified|passed|graduated|laughed|crashed|leaked|died|promised|rejected|told|once';
const TELLS = [
  // `my sister in law had hers in marbella`, `the boss told me`.
  `${OTHERS}${ADVERBS} (?:${EVENTS}|(?!needed|used to)\\w{2,}ed|had|did|said|asked|thought|packed in|fell through|ran out|cloned|recommended|warned|mentioned)`,
  `(?:${ANYBODY}|somebody|someone)${ADVERBS} (?!needed)(?:got (?!to)|went|lost|broke|gave|took|died|fell|met|told|\\w{2,}ed)`,
  `(?:i|he|she|they)${ADVERBS} (?!was (?:wondering|thinking|hoping|after)|got |told |heard |(?:wondered|hoped|preferred|noticed|skipped|counted|miscounted|mistyped|fancied|wished|intended|enjoyed|regretted|assumed|expected|asked|misread|misquoted|lied|needed) )(?:${EVENTS}|had|\\w{2,}ed)`,
  `it (?:took|cost) (?:me|us|him|her|them|\\d+)`,
  `(?:${WE})${ADVERBS} (?:met|first|\\w{2,}ed|went|had|did|done|stayed|won|lost|spent|paid|got) (?:\\w+ ){0,14}?(?:last (?:year|years|time|summer|month|stag|hen)|ago|in (?:19|20)\\d\\d|at freshers|at uni|at school|when we were|last night|yesterday|this morning|already this|this (?:year|month|week)|on the lottery|for mine|for his|for hers)`,
  // `ive been on hold to the bank`, `her ex has had a hen do there`.
  `(?:(?:ive|hes|shes|theyve|i have|he has|she has|they have)|${OTHERS} (?:has|have|had))${ADVERBS} (?:been|had|lost|come off|put|promised|used|got married|finished|left|spent|bought|paid|seen|read|gone (?:awol|mad|quiet)|started|moved house|broken up|split up|packed in|asked me|told me|work)`,
  // `my sister is picking the kids up`, `two of them are saving for a house`.
  `(?:(?:im|hes|shes|theyre|he is|she is|they are|i am)|${OTHERS} (?:is|are))${ADVERBS} (?:picking (?:the|my|up|her|his)|collecting (?:the|my)|minding|babysitting|working|saving|typing|writing this|revising|teaching|training for|studying|paying off|getting married|marrying|moving (?:house|in)|decorating|selling|buying|suing|on (?:maternity|nights|shift|call|hold|the bus|the train|my (?:break|lunch))|in the bath|in (?:a )?meetings?|an? (?:\\w+ )?(?:regular|teacher|nurse|doctor|solicitor|vet|copper|chef|midwife|plumber)|run ragged|worried sick|slagging|waiting (?:on|for)|up to my|leaving it)`,
  // `my shift isnt till 4`, `my eldest starts school in september`.
  `(?:(?:my|our|her|his|the|\\w+s) )?${LIFE} (?:is|isnt|are|has|have|cant|can|doesnt|does|only|starts?|finishes|ends|runs|costs?|wants|opens|closes|came|was|died|went|packed)`,
  `we (?:(?:always |usually |still |all )?go (?:every|each|there)|ended up|got lost|got stuck|nearly|once|slept|camped|queued|laughed|cried|drove)`,
  `(?:i|he|she|they|${OTHERS})${ADVERBS} (?:works?|teach(?:es)?|lives?|starts? (?:school|work|back|uni|nursery|a new)|rings? me|sends? (?:her|his|their)|speaks? highly|goes (?:every|each)|collects?|(?:has|have) (?:a meeting|work|(?:the|my|our|her|his) (?:kids|children|bairns|wee ones))|gets? married|turns? \\d+|would (?:kill|murder|never forgive|turn in))`,
  `(?:${WE}|they|theyve)${ADVERBS} (?:have )?(?:all )?(?:known each other|been (?:friends|mates|together|best mates|going out)|grew up|go back|lived|went to (?:school|uni))|(?:nobody|no one|hardly anyone|only \\w+ of them) (?:has |have |ever )?(?:replied|answered|responded|paid me|reads?|helped)`,
  `what with|(?:(?:just|i|ive|have) )*(?:re ?counted|counted (?:the|again)|double checked|checked (?:the|with)|went through the)|(?:just |i )?(?:met a|bumped into|spoke to|was talking to|got talking to|just off the phone)|we all (?:know|remember) (?:what|how)`,
  // `as a retired teacher i spent thirty years`, `when i was 20`, `its been raining here for 10 days`.
  `(?:as an? (?:\\w+ ){1,3}(?:i|myself)|when i was|back in my day|in my day|at my age|years ago)`,
  `(?:it is|its|it has been|its been|it was|the weather (?:is|has been))${ADVERBS} (?:been |so |absolutely )*(?:(?:\\w+ ){1,5}here|my birthday|our anniversary|half term)`,
  `(?:it|its|that|thats|they|theyre) (?:\\w+ ){1,6}i (?:believe|think|understand|gather|hear) $`,
  // `early start the day after`.
  `(?:(?:we|i|they|some of us|most of us|people)(?:ve| have| has)?(?: got)? )?(?:an? )?(?:very |really |dead )?early (?:start|shift|train|meeting) (?:the )?(?:day after|next (?:day|morning)|morning after|(?:on )?monday morning)`,
];
/** Apologies, jokes and what people say of the message itself. */
const REMARKS = [
  // `i do not wish to seem ungrateful`, `sorry to be a pain`, `i am so sorry`.
  `(?:i )?(?:do not|dont|would not|wouldnt|didnt|hate to|do) (?:(?:wish|mean|want|like) )?(?:to )?(?:seem|sound|appear|be an?|apologise|trouble|bother|moan|complain|nag|impose)(?: \\w+){0,14} $`,
  `(?:hiya |hi |hey |hun |so |very |really |im |i am |am )*(?:sorry|apologies|forgive me) (?:(?:to|for) (?:be|being|bother\\w*|troubl\\w+|ask\\w*|moan\\w*|keep)|i (?:was|am|have been|had) )(?: \\w+){0,14} $`,
  `(?:i am |im |am )(?:so |very |really |terribly |ever so )*sorry(?: about (?:this|that))? $`,
  `apologies for (?:that|this) $`,
  // `sorry for all the messages`, `hope that makes sense`, `dont shoot the messenger`.
  `(?:so |very |really )*sorry for (?:all|the|so many|my|this|any|another)(?: \\w+){0,6} $`,
  `(?:i )?hope (?:that|this|it) (?:all )?(?:makes sense|helps|is clear|is ok|is okay)`,
  `(?:(?:she|he|they|my \\w+|the \\w+)(?:ll| will| would)?|(?:shell|hell|theyll)) (?:kill|murder|never forgive|disown|divorce) (?:me|us)`,
  `if i (?:have to|see|hear|get) (?:\\w+ ){1,10}(?:ill|i will|im going to|i am going to|i might) (?:scream|cry|explode|lose it|die|quit|go mad)`,
  `(?:we|i|we all|the (?:girls|lads|bride|groom))? ?(?:just |really )?cant wait(?: \\w+){0,4} $`,
  `(?:we are|were|im|i am|(?:the )?(?:girls|lads|bride|groom|everyone)s?(?: are| is)?) (?:all )?(?:so |really |dead |well |super |very )*(?:excited|buzzing|pumped|giddy)(?: \\w+){0,3} $`,
  `(?:he|she|they) (?:has|have) (?:no idea|not got a clue)`,
  `i blame|dont (?:tell (?:my|the|her|his) \\w+|shoot the messenger|judge me|laugh|panic)`,
  `its (?:all )?an? (?:\\w+ )?surprise(?: for (?:him|her|them))?(?: so sh+)? $`,
  `(?:typing|writing|sending) (?:this )?(?:with|on|from|one)`,
  `(?:youre|you are|youve|you have|you) (?:after )?(?:saving|saved) (?:me|us)`,
];
const isAny = (patterns: readonly string[]): RegExp[] =>
  patterns.map((pattern) => new RegExp(`${LEAD}${pattern}(?= |$)`));
const IS_TOLD = isAny([...TELLS, ...REMARKS]);
/** What an aunt says is why something is wished for, whatever words it has. */
const HEARSAY = new RegExp(
  `${LEAD}(?:(?:my|me|our|her|his|their|a|one of (?:my|our|the))(?: ${WORD}){1,4}?|(?:the )?(?:lads|girls|boys)|(?:${OF_THEIRS})s?|everyone at (?:work|school|home)) (?:(?:just|only|also|always|still|all) )*(?:says?|reckons?|swears?|thinks?|claims?|insists?|(?:keeps?|keep on) (?:telling|saying|asking|going on|banging on|moaning)|is (?:always |forever )?(?:telling|saying)) `,
);
/** Words that go on from what was told in the same sentence. */
const GOES_ON =
  /^ (?:(?:and|but|so|which|who|whos|then) )*(?:(?:only|just|never) (?:for|with|in|to|set)|(?:he|she|they|it|that) (?:was|were|had|is|has|took|cost|went|said|rained|never)|hes|shes|she is|he is|its(?= (?!\d|now|off|on))|im|i am|ive|was|had|lost|couldnt|(?:he|she|they|it)(?: \w+)? (?!needed|used )\w{2,}ed|\d{1,2} (?:this morning|last night|times)|(?:hed|shed|theyd) (?:had|been|just|\w{2,}ed)|never|do not trust|dont trust|cant get|cried) /;

/** What is wished for, asked or decided, or may be a fact of this trip. */
const OF_TRIP =
  / (?:please|pls|plz|can (?:we|you|u|it|they|i)|could (?:we|you|it|they|i)|would (?:like|love|prefer|rather|it|that|you|there)|had (?:rather|sooner|better)|want|wants|wanna|need|needs|needed|lets|fancy|rather (?:have|do|not|go|see)|prefer|prefers|should|shall|must|instead|any chance|how about|what about|budget|limit|cap|capped|max|maximum|afford|skint|broke|under|at most|decided|agreed|voted|vote|changed|moved|dropped|booked|reserved|wanted|closed|shut|planned|supposed|required|sorted|increased|reduced|raised|lifted|doubled|added|swapped|replaced|removed|settled|gone off|said (?:yes|no)|says? (?:yes|no|she is|he is|theyre) |(?:is|are|theyre|shes|hes) out|dropped out|drop(?:s|ping)? out|pull(?:s|ed|ing)? out|bail(?:s|ed|ing)?|cancel\w*|coming(?! round| over| back from)|come(?! off)|comes|came(?! out)|join\w*|make it|attend\w*|rsvp\w*|confirmed|invited|arriv\w*|land|lands|landed|landing|flights?|fly|flies|flying|plane|(?<! on the )trains?|coach|(?<!annual |maternity |paternity |parental |sick |on )leave|leaves|check in|check out|get in|gets in|home|meant|mean|typo|correction|mistake|wrong|allowed|banned|barred|not (?:doing|going|having)|wont|signed off|approved|allocated|authorised|sanctioned|given us|come back with|huzzah|discount|free (?!from|until|till|after|(?:\w+ )*i (?:believe|think|understand|gather|hear) )|instructions|admin|ceo|card number|password|prompt|rid|(?:cut|knocked|brought|lowered|put|upped|slashed|trimmed|set) (?:it|that|this) (?:down |up |back )?(?:to|by|at)) /;
const ORDERS = new RegExp(
  `${LEAD}(?:maybe |just |then |also )*(?:if(?! i (?:have to|see|hear|get) )|whether|when we|where we|swap|switch|drop|bin|lose|ditch|remove|skip|cancel|scrap|add|put|move|change|make|book|find|get|give|keep|start|finish|end|replace|push|bring|shift|squeeze|stick|chuck|pop|cut|reduce|set|leave|take|no|not|nothing|something|somewhere|anything|less|more|cheaper|later|earlier|what(?! with )|whats|when|where|which|who|why|how|is|are|does|do you|do we|did|will) `,
);
/** What they like or cannot stand is why a part is changed, and is read with it. */
const TASTES =
  / (?:hates?|loathes?|loves?|likes?|keen|fan of|bored|boring|sick of|tired of|scared|terrified|afraid|frightened|nervous|panicky?|claustrophobic|heights|seasick|too|worried|unsure|not sure|fussy|picky|tame|dull|pricey|expensive|dear|cheap|knackered|hungover|hanging|shattered|exhausted|tired) /;
const LONG_AGO =
  / (?:last (?:year|years|time|summer|winter|stag|hen|one|do|trip)|(?:years|months|ages) ago|(?:in|since) (?:19|20)\d\d|back in|when i was|once|at (?:uni|school|freshers)|at (?:his|her|my|mine|our) (?:own )?(?:stag|hen|wedding|do|party)|for my \d+th|used to|in my day) /;
const NEEDS =
  / (?:pregnant|expecting|wheelchair|crutches|blind|deaf|autistic|epileptic|diabetic|asthma\w*|heart|ticker|swim|walk|stairs|steps|hips?|knees?|back is|backs|ankles?|(?<!last )legs?|(?:his|her|my|bad|sore|broken) foot|op|operation|surgery|hospital|stroke|muslims?|allerg\w+) /;
const CALLED =
  /^\W*(?:(?:and|but|so|because|cos|as|since)\s+)?(?!(?:The|She|He|They|My|Our|Her|His|One|Two|Three|Four|Five|Six|Some|Half|Most|Thirty|Forty|Fifty|For|With|On|Final|We|It|This|That|There|What|No|Can|Could|If|Is|Are|Do|Not|I|You|All|Every\w+|No\w*|\w+day|Dinner|Lunch|Supposing|Please|Both|Apologies)\b)[A-Z][a-z]+(?:['’]?s)?(?=\s)/;

/**
 * Whether a clause only tells of somebody's life beside this trip: another trip, work and home, what an aunt says, an
 * apology. Its numbers, hours and sums are none of the plan's. What they need, who comes, when they travel and what
 * they can spend are facts of the trip and no such thing, nor is what they like.
 */
export function isToldOfElse(clause: string): boolean {
  if (clause.includes('?')) return false;
  const line = toWordLine(clause);
  if (needsSomething(line)) return false;
  if (isHearsay(clause)) return true;
  const named = toWordLine(clause.replace(CALLED, 'calledbyname'));
  return (
    !ORDERS.test(line) &&
    [line, named].some((one) => IS_TOLD.some((tells) => tells.test(one))) &&
    !TASTES.test(line) &&
    (!ofTrip(line) || LONG_AGO.test(line))
  );
}

/** `im 5 foot 2`, `my boss is away until monday`: somebody is spoken of, and no thought of theirs. */
const OF_SOMEBODY = new RegExp(
  `${LEAD}(?:(?:im|ive|i am|i have)${ADVERBS} (?!(?:thinking|thought|hoping|wondering|looking|after|happy|ok|okay|fine|going|open|up for|easy|not|got|spotted|found|seen|put|gone|made|muddled|changed|sorry|afraid|told|the one who|asking|asked|saying|said|talking|aware|curious|decided) )|(?:${OTHERS}|somebody|someone)${ADVERBS} (?:is|are|was|were|has|had|have|owns?|does|doesnt|did|didnt|runs|wants \\d+) |(?:my|our|her|his|me)(?: ${WORD}){1,2} \\w{3,}s )`,
);
/** What somebody may be in or with that is a need, and who may pay or write to us. */
const OF_GROUP =
  / (?:pays?|paying|paid|treats?|treating|free|antibiotics|breastfeeding|nursing|recovery|sober|dry|balance|vertigo|with us|in tow|there|here|staying|travel|ill|poorly|inside|objected|begging|do is|party is|weekend is|developer|administrator|owner|refunded|guidelines|ceiling|yes|no|(?:laws?|mates?|brothers?|sisters?|cousins?|friends?|lads?) (?:is |are )?in(?= $)|(?:is|are|turning) (?:only |just )?(?:[1-9]|1[0-7])(?= (?!foot|ft|weeks))) /;

/** Whether a clause speaks of somebody, and of nothing that a trip is made of. Its reader sees that it names no part. */
export function isOfSomebody(clause: string): boolean {
  const line = toWordLine(clause);
  const named = toWordLine(clause.replace(CALLED, 'calledbyname'));
  const isSpokenOf = OF_SOMEBODY.test(line) || OF_SOMEBODY.test(named);
  if (!isSpokenOf || clause.includes('?')) return false;
  return !ORDERS.test(line) && !needsSomething(line) && !TASTES.test(line) && !OF_GROUP.test(line) && !ofTrip(line);
}

/** Whether a clause tells what somebody else thinks. */
const isHearsay = (clause: string): boolean => HEARSAY.test(toWordLine(clause));

/** Whether a clause after such a one in the same sentence tells on. */
export function tellsOn(clause: string): boolean {
  const line = toWordLine(clause);
  return GOES_ON.test(line) && !clause.includes('?') && !needsSomething(line) && !WITH_US.test(line) && !ofTrip(line);
}

const WITH_US = / (?:there|here|with us|in tow|staying) (?!\w+ here )/;
const ofTrip = (line: string): boolean => OF_TRIP.test(line.replace(OF_LIFE, ' '));
/** The `come` and `want` of `the babysitter cant come until 5`, `dont want to upset her`. */
const OF_LIFE = new RegExp(
  ` ${LIFE} (?:cant|can|doesnt|wont)(?: only)? (?:come|leave|start)(?= )| (?:dont|didnt) want to (?:upset|offend|disappoint|let)(?= )| (?:go|goes|going) wrong(?= )| i (?:need|want) to(?= (?:\\w+ ){1,2}(?:the|my|our|her|his) (?:little ones?|${OF_THEIRS})s? )`,
);

const needsSomething = (line: string): boolean =>
  dietsIn(line).length > 0 ||
  saysAllergy(line) ||
  asksStepFree(line) ||
  asksNoAlcohol(line) ||
  saysMinors(line) ||
  NEEDS.test(line);
