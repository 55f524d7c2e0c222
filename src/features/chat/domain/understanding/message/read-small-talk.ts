import { readNumber, readOrdinal } from '../finding/read-number.ts';
import type { SmallTalk } from '../small-talk.ts';
import { eachOnce } from '../typing/each-once.ts';

const AGREE =
  'sweet|grand|nice one|mint|class|ace|magic|deffo|yeh|yess+|yas|too right|gan on|go on then|go on so|do that so|that would be (?:lovely|great|perfect|good|fine|nice|brilliant|ideal)|that is (?:fine|good|great|perfect)|id like that|i would like that|love that|love it|good idea|great idea|good shout|ideal|wonderful|splendid|excellent|smashing|cool|awesome|amazing|get it done|done|get in|yes|yeah|yep|yup|yea|ya|yh|ye|ok|okay|okey|k|kk|sure|go on|do it|please do|go ahead|go for it|sounds (?:good|great|perfect|lovely|fine)|perfect|brilliant|great|lovely|definitely|absolutely|alright|all right|fine|that works|lets do (?:it|that|this)|lets go(?: for it)?|do that|do this|make it so|why not|make (?:it|that) happen|crack on|happy with that|im in|i am in|works for (?:me|us)|sorted|deal|aye|course|of course|by all means|that will do|thatll do|that one|that is the one|that is more like it|that is (?:much |way |far |a lot )?better|if you would|i think so|suppose so|i suppose|yes please|go with (?:it|that)|lock it in|send it|proceed|agreed|correct';
const REFUSE =
  '(?:we|i|she|he|they)(?: (?:all|really|do|quite|actually))* (?:love|loves|like|likes|want|wants|prefer) (?:it|that|that one|this one|ours|what we have|the one we have)(?: (?:so|and|lets|just|well|please))* (?:keep|keeping|leave|stick with) (?:it|that|that one|ours|this one|what we have)|none of (?:those|them|these|the above)|(?:omg|god|hell|christ|absolutely|definitely|deffo|oh god) (?:no|not)|leave (?:it|that|this) (?:empty|free|blank|open|clear|like that|at that|there|as a gap)|leave (?:that|the) gap|neither|no to (?:all|both)|not (?:any of )?(?:those|them|these)|dont fancy any of (?:them|those)|not for us|not keen on (?:any of )?(?:those|them|that)|leave (?:it )?(?:as is|well alone|alone)|let us leave it|lets leave it|better not|best not|hard no|no chance|im good|i am good|we are good|nay|na|no|nah|nope|naw|no way|leave it|leave it as (?:it is|is)|leave things as they are|never ?mind|not now|not yet|dont|dont bother|dont worry(?: about it)?|its fine|it is fine|leave that|not really|forget it|drop it|forget that|no need|no ta|no cheers|keep it|keep it as (?:it is|is)|as is|stick with (?:it|what we have|what we had|this)|scratch that|hold off|maybe not|rather not|id rather not|i would rather not|bother|no thanks';
const THANKS =
  'gracias|muchas gracias|merci|merci beaucoup|danke|danke schon|vielen dank|grazie|grazie mille|obrigad[oa]|muito obrigad[oa]|dziekuje|dziekuje bardzo|dzieki|dekuji|diolch|diolch yn fawr|go raibh maith agat|go raibh maith agaibh|tack|tusen tack|bedankt|that is the lot|that is us|sorry (?:for|about) (?:all )?(?:the|my) (?:\\w+ ?){1,3}|sorry to be a (?:pain|nuisance|bother)|thanks|thank you|many thanks|thank|amazing|awesome|love it|love this|loving it|nice one|legend|legends|great|brilliant|brill|perfect|lovely|superb|super|fab|fabulous|fantastic|wonderful|splendid|star|gem|diamond|angel|hero|lifesaver|life saver|genius|youre the best|you are the best|the best|best|ok|okay|cool|nice|good|top|ace|mint|class|quality|spot on|sorted|magic|belter|banging|lush|ideal|grand|wicked|sound|smashing|bostin|champion|good (?:stuff|work|job|one|shout|idea)|well done|appreciate it|appreciated|much appreciated|grateful|helpful|so helpful|very helpful|looks? (?:good|great|amazing|class|mint|fab|lovely|brilliant|ace)|sounds? (?:good|great)|excellent|happy with (?:that|this|it|everything)|cant fault it|saved (?:me|my life|us|my bacon)|owe you one|deadly|savage|unreal|cheers|big ears|million|fair play|fair dos|lovely jubbly|happy days|do nicely|cracking|cracker|obliged|most obliged|much obliged|kind of you|very kind|kind|kudos|chuffed|made up|stoked|result|good man|good woman|good lad|good lass|good egg|nicely done|top notch|top drawer|first class|first rate|stunning|gorgeous|marvellous|magnificent|terrific|outstanding|impressive|impressed|incredible|insane|sick|fire|lit|sublime|delightful|pleased|delighted|thrilled|happy|works (?:great|perfectly|well|nicely|a treat)|dead good|well good|pure class|pure dead brilliant|gallus|bang on|on point|couldnt be better|bob on|cushty|pukka|tidy|lovin it|ta|thanking you|god bless|bless|bravo|hats off|nailed it|smashed it|youve smashed it|job done|job is a good un';
const HELLO =
  'how is your (?:day|morning|evening|week)(?: going)?|hows your (?:day|morning|evening|week)(?: going)?|hi|hello|hey|hiya|heya|yo|howdy|helloo+|hii+|good (?:morning|afternoon|evening|day)|morning|afternoon|evening|alright|all right|ey up|ay up|how are you(?: doing| today)?|how are things|how do|you ok|you alright|you there|anyone there|anybody there|hows it going|how is it going|how is you|whats up|what is up|sup|wagwan|what is happening|greetings|hallo|oi oi|oi|hola|bonjour|ciao|guten (?:tag|morgen|abend)|buenos dias|buenas|salut|dia duit|bore da|shwmae|czesc|dzien dobry|ahoj|dobry den|bom dia|ola|buongiorno|what about (?:ye|you)|what is the craic|whats the craic|any craic|how is tricks|hows tricks|anyone (?:home|in|around)|anybody (?:home|in|around)|hello hello|top of the morning|how are ye|how are you all|how goes it|long time no speak|me again|its me again|happy (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|new year|christmas|easter)|merry christmas|pleased to meet you|nice to meet you|you awake|you about|wey aye|now then|wotcha|wagwan';
const BYE =
  '(?:talk|speak|chat) (?:soon|later|tomorrow|then)|bye|goodbye|good bye|bye bye|see you|see ya|laters|later|good ?night|night night|(?<!one )(?<!the )(?<!a )(?<!another )night|ta ra|tara|cheerio|have a (?:good|nice|lovely|great) (?:day|one|evening|night|weekend)|that is all|that is it|that is everything|that is the lot|thats the lot|that is your lot|all done|we are done|i am done|im done|nothing else|no more|speak (?:soon|later|tomorrow)|catch you later|over and out|signing off|ta ra|ta ta|toodle pip|toodles|tata|cheerio|cheerio the noo|ciao|adios|thats me|that is me|that is us|thats us|that will do us|thatll do us|that is us (?:sorted|done|all done)|leave (?:it|you) (?:there|to it)|i am off|im off|got to go|gotta go|gotta run|have to go|need to go|sleep well|sweet dreams|until (?:tomorrow|next time|then)|safe home|all the best|take care|mind yourself|slan|peace out|peace|chat soon|that will be all|no that is it|nothing more';
const FILLER =
  'pet|hen|flower|ra|ye|yer|to ye|stuff|nicely|will do|lad|lads|lass|noo|the noo|god|my god|my|kindly|most|helpful|job|gorgeous|chick|hinny|doll|hunny|honey|sweetheart|sweetie|gaffer|chap|sir|madam|again|dear|bab|me duck|our kid|la|chuck|talk|speak|bless|bless you|x|please|then|thanks|thank you|so much|so|very|very much|much|a lot|a|an|the|mate|there|again|now|all|that|it|this|is|are|you|your|youre|u|ur|im|i am|i|me|we|us|for now|for today|today|tonight|from (?:me|us)|just|really|lots|too|as well|for that|for this|for your help|for (?:all )?(?:your|the) help|for everything|to you|everyone|everybody|guys|team|folks|huzzah|concierge|big man|man|bro|bruv|boss|chief|pal|love|lovely|darling|petal|duck|babes|bud|buddy|dude|son|well|oh|aw|aww|ah|ha|haha|hehe|lol|xx?x?|absolute|absolutely|proper|well|right|ok|okay|yes|and|soon|later|tomorrow|robot|bot|computer|here|of|with|on|be|been|have|had|what|such|one|my|our|go|lets|yay|woo|woohoo|hun|sorry|bad|worries|problem|problems';

/** More words than these are no mere courtesy, and a pattern of phrases could look at them in too many ways. */
const WORDS_MAX = 24;
/** Whether a line is nothing but the phrases of a pattern. */
const isAll = (phrases: RegExp, line: string): boolean => line.split(' ').length <= WORDS_MAX + 2 && phrases.test(line);

const only = (words: string) =>
  new RegExp(`^ (?:(?:${eachOnce(FILLER)}) )*(?:${words})(?: (?:${eachOnce(words, FILLER, 'and')}))* $`);
/** Agreement and refusal are orders, so only courtesies may stand around them. */
const POLITE =
  'pet|hen|babe|hun|haha|lol|yes|yeah|yep|aye|no|nah|very much|that is|would be|lovely|great|perfect|please do|kindly|so|of|course|for it|with|concierge|again|i|we|would|will|x|please|pls|then|thanks|thank you|mate|now|it|that|and|so|just|really|love|lets|ok|okay|oh|well|right|cheers|a|you|for (?:me|us|now)|big man|man|bro|pal|boss|me|us|as it is|alone|all|go|ahead|haha|lol|xx?x?|actually|i think|think';
const order = (words: string) =>
  new RegExp(`^ (?:(?:${eachOnce(POLITE)}) )*(?:${words})(?: (?:${eachOnce(words, POLITE)}))* $`);

const IS_YES = order(AGREE);
const IS_NO = order(REFUSE);
const IS_THANKS = only(THANKS);
const IS_HELLO = only(HELLO);
const IS_BYE = only(BYE);
/** Longer than this, thanks are the frame of something else. */
const THANKS_WORDS_MAX = 12;
/** `goodness, how clever`, `I love you`. */
const PRAISE =
  /^ (?:(?:oh|wow|goodness|gosh|blimey|aw|aww|well|haha|my|that is|you are|very|so|really|i) )*(?:how (?:very |really |so )?(?:clever|lovely|nice|kind|sweet|brilliant|exciting|wonderful|fab|amazing|thoughtful|generous)|love (?:you|u|ya)|(?:goodness|wow|gosh|blimey|crikey|clever|impressive|fancy that|well i never))(?: (?:that is|you are|of you|so much|x+|mate|pal|haha|how|very|clever))* $/;
/** Thanks that decline, or that name a part of the plan. */
const NO_THANKS = / (?:no|not|nah|nope|dont|none|dinner|lunch|bar|club|karaoke|hotel|\w+day|price|too|only|\d+) /;
const THANKS_ENOUGH =
  / (?:thanks|thank you|(?<!(?:three|four|five|michelin|\d) )star|legend|lifesaver|genius|cheers|appreciate) /;

/** Joy about the trip, with no wish in it. */
const JOY =
  / (?:excited|excitement|buzzing|hyped|pumped|cant wait|counting down|days? (?:away|to go|left)|weeks? (?:away|to go)|omg|woo+|woohoo|yay|yess+|so ready|gonna be (?:unreal|mint|epic|class|carnage|amazing)|going to be (?:unreal|mint|epic|class|amazing|great|brilliant|messy)|how exciting|my god amazing|so good|(?:its|it is) (?:her|his|my|our|the \w+) (?:\w+ )?(?:birthday|hen|stag|wedding|big day)) /;
const LAUGHS =
  /^ (?:(?:(?:ha){2,}h?a*|(?:he){2,}|lol+|lmao|rofl|omg|ha|x+|so|funny|that is|you are|brilliant|mate|im|i am|dying|crying|dead|ok) )*(?:(?:ha){2,}h?a*|(?:he){2,}|lol+|lmao|rofl|omg) (?:(?:(?:ha){2,}h?a*|lol|mate|x+|that is funny|brilliant|brill|class|quality|amazing|love it|ace|mint|good one|nice one|too funny|funny|dead|dying) )*$/;
const OPINION =
  /^ (?:(?:so|and|but|ok|hmm|well) )*(?:do you (?:think|reckon)|what do you (?:think|reckon)|reckon|will|would|is (?:it|this|that)|any thoughts|thoughts|honest opinion|rate)(?: (?:\w+)){0,6} (?:like it|love it|enjoy it|hate it|mind|think|reckon|good plan|good enough|good one|thoughts|opinion|be happy|have fun|too long|too short|long enough|about right|too many|go down well|be fun|be good|too much|it all|okay|ok|any good|like this|love this|enjoy this) $|^ (?:any )?thoughts $|^ (?:(?:so|and|but|ok|oh|hmm|well|is) )*(?:that )?what would you (?:do|go for|pick|choose)(?: (?:if (?:it was|it were|you were|you was) (?:you|us|me|your \w+)|in (?:my|our) (?:shoes|place)|here|then|mate))* $|^ what do you (?:think|reckon)(?: of it)? $|^ (?:(?:so|and|but|ok|oh|hmm|well) )*is (?:that|it|this) (?:(?:any|really|much|a lot) )?(?:better|the best|the best one|a good idea)(?: or worse)?(?: (?:now|then|though))* $/;
/** `the girls will be made up`. */
const WILL_BE_GLAD =
  /^ (?:(?:oh|aw|ooh|ha|haha|brilliant|great|lovely|perfect|amazing|ace|nice one|thanks|yes|ok) )*(?:they|she|he|everyone|everybody|(?:the|my|our) (?:\w+ )?\w+) (?:will|are going to|is going to|are gonna|is gonna) (?:(?:all|so|absolutely|really|be) )*(?:love (?:that|it|this)|made up|buzzing|over the moon|thrilled|delighted|chuffed)(?: (?:with (?:that|it|this)|x+|thanks))* $/;
const WISHES =
  / (?:swap|change|drop|remove|cancel|add|move|make|cheaper|calmer|wilder|instead|less|more|different|somewhere|something|anywhere|nicer|posher|special|book|find|put|get|need|want|without|earlier|later|start|finish|can we|could we|can you|could you|how|what|when|where|why|which|who|if) /;

const IDENTITY =
  / (?:are (?:you|u|ye) (?:\w+ )?(?:an? )?(?:real |actual |live |proper )*(?:bot|robot|human|person|ai|machine|computer|chatbot|program|chatgpt|real|alive|automated|man|woman|lad|girl)|is this (?:\w+ )?(?:an? )?(?:real |actual )*(?:bot|robot|human|person|ai|machine|computer|chatbot|automated)|am i (?:talking|speaking|chatting|typing|texting) (?:to|with) |(?:talking|speaking|chatting) (?:to|with) (?:an? )?(?:bot|robot|human|person|machine|computer)|who am i (?:talking|speaking|chatting) (?:to|with)|who is this|who are (?:you|ye|u) $|what are (?:you|ye|u) $|(?:what is|whats|do you have|have you got) (?:your|a|ur) name|what (?:do|should|can) (?:i|we) call you|are there (?:real )?(?:people|humans) (?:there|behind)|bot or (?:human|person|not)|human or (?:bot|robot|machine)|are you there or) /;
const NOTED =
  /^ (?:(?:oh|ah|ok|okay|right|well|no|yeah|yes|haha|cool|thanks|so|ahh|aha|all|that is|i|we|have|it|is|thats|hmm|um|er|my|whoops|oops|really) )*(?:right|i see|got it|understood|understand|gotcha|noted|hmm+|um+|er+|fine|cool|makes sense|fair enough|no worries|no problem|no bother|no matter|sorry|my bad|my mistake|whoops|oops|oopsie|apologies|silly me|ignore me|wrong chat|wrong window|never mind me|carry on|as you say|so be it|interesting|good to know|useful to know|roger|copy that|ten four|will do|let me think|ill think about it|i will think about it|need to think|have a think|let me check|i will check|ill check|will check|ask the (?:girls|lads|group|others)|checking with the \w+|one (?:sec|second|moment|minute)|hang on|hold on|bear with|bear with me|brb|back (?:soon|in a (?:minute|sec|bit)|later)|wait|two (?:secs|ticks|minutes)|testing|test|just testing|just looking|just browsing) (?:(?:then|mate|now|that|it|please|thanks|about that|all|good|again|for now|to me|and get back to you|first|tonight|tomorrow|haha|x+|with (?:them|her|him|the (?:girls|lads|group))) )*$/;
const DRUGS =
  / (?:coke|cocaine|nose candy|(?:party|marching) powder|bugle|pills|pingers|mdma|ecstasy|ket|ketamine|weed|ganja|spliffs?|cannabis|edibles|lsd|magic mushrooms|shrooms|mushies|heroin|crack cocaine|some gear|any gear|us gear|drugs?|drug dealer|laughing gas|nangs|balloons of nos|poppers|steroids|viagra|fake ids?|fake id|(?:buy|bring|get|sell|carry|smuggle|source|supply|find) (?:us |me )?(?:a |some |any )?(?:real )?guns?(?! (?:range|shooting|on|for|thing|experience))|knives|fireworks illegally) /;
const HARMLESS =
  / (?:diet coke|rum and coke|coke zero|coca|cans? of coke|climbing|safety|riding|golf|cycling|walking|ski|swimming|camera|shooting|shoot|range|laser|nerf|speed ?boats?|speed dating|speed up|top speed|full speed|crack on|cracking|crack open|whip crack|photo|hen balloons|pool|garden|acid jazz|clay|paint|headache|sleeping|burger joint|pizza joint|joint (?:bill|booking)|allergy|hay fever|no drugs) /;
const SEX =
  / (?:strippers?|lap ?danc\w+|escorts?|hookers?|prostitutes?|brothels?|knocking shop|sex workers?|call girls?|red light|happy endings?|naked butler agency|orgy|gangbang|sex party|massage with extras|rent boys?|peep shows?|live sex) /;
const DECREES =
  / (?:discount|discounts|discounted|voucher code|promo code|promo|coupon|coupons|code free\w*|freebie|freebies|loyalty card|price match|haggle|negotiate the price) | (?:mark|set|make|change|put|override|rewrite|edit) (?:the |this |our |every |all |each )*(?:trip|price|prices|cost|total|bill|booking|everything)s? (?:as |to |at |is |be )*(?:paid|free|zero|nothing|nowt|£ ?[01]|[01]|1 pound|10 pounds)(?= )| cost must be 0 /;
/** What other people planned, booked or paid is theirs. */
const OTHERS =
  / (?:show|tell|give|see|what did|who|send|list) (?:\w+ ){0,5}?(?:(?:group|party|hens?|stags?|customers?|people|lot) (?:before|after) us|(?:someone|somebody|anyone) elses|(?:another|other|last|previous) (?:customer|group|user|organiser|booking)s?) /;
const DODGY = / (?:dodgy|seedy|sleazy|red light|illegal|x rated) /;
const RULED_OUT =
  /^ (?:(?:please|and|but|also|ok|hi|definitely|absolutely|we|i|they|really|keep it clean) )*(?:no|nothing|none of|avoid|dont (?:want|include|add|put)|do not (?:want|include|add|put)|without) (?!.* (?:swap|add|drop|change|move|instead|but) )/;
/** `no cannabis or red light stuff please, it is a company event`. */
const isRuledOut = (line: string): boolean =>
  RULED_OUT.test(line) && (DRUGS.test(line) || SEX.test(line) || DODGY.test(line)) && line.length <= RULED_OUT_MAX;
/** What a longer line has beside it is no small talk, characters. */
const RULED_OUT_MAX = 90;

/** Asked of places and not decreed. */
const ORDINARY_DISCOUNT =
  / (?:student|group|senior|pensioner|nhs|child|kids) discounts? | (?:get|any|is there) (?:an? )?discount for /;
const isDeclined = (line: string): boolean =>
  (DRUGS.test(line) && !HARMLESS.test(line)) ||
  OTHERS.test(line) ||
  (SEX.test(line) && !/ (?:no|not|dont|without|avoid|hate|never|instead of) /.test(line)) ||
  (DECREES.test(line) && !ORDINARY_DISCOUNT.test(line));

const INSULTS =
  'useless|rubbish|shite?|shit|crap|garbage|trash|pathetic|terrible|awful|stupid|dumb|thick|idiot|moron|twat|wanker|prick|dick|dickhead|knob|knobhead|bellend|arse|arsehole|eejit|muppet|numpty|tool|clown|joke|waste of space|waste of time|bloody useless|hopeless|a disgrace|worst|bollocks|piece of (?:junk|crap|shit)|load of (?:crap|rubbish|bollocks|shite?|nonsense)|no help|no use|annoying|sh1t|bag of (?:shite?|crap)|thick as mince|gobshite|langer|spanner|melt|not helpful|unhelpful';
const INSULT = new RegExp(
  `^ (?:(?:so|well|oh|god|honestly|actually|really|just|what|an?|the|you|youre|u|ur|ya|ye|are|is|this|that|it|bot|robot|chatbot|thing|concierge|site|website|app|absolutely|absolute|total|totally|complete|completely|bloody|fucking|effing|f|pure|such|all|of|are|your|answers?|help|utter|utterly|pretty|quite|very|still|been|am|i|mate) )*(?:${INSULTS})(?: (?:you|bot|robot|machine|thing|mate|aye|so|are|is|this|that|it|you are|tbh|honestly|lol|then|ya|junk|and|at this|at your job|${INSULTS}))* $`,
);
const SWEARS =
  / (?:fuck (?:off|you|this)|f+ off|piss off|eff off|sod off|bugger off|do one(?= (?:$|mate|then|you|will|now|pal|love))|get stuffed|go away|(?<! (?:wont|never|not|doesnt|dont|cant|hasnt|wouldnt|didnt|aint)(?: \w+)?) shut up|screw you|up yours|kill yourself|hate you|get lost|get tae fuck|away and shite|bite me|kiss my|suck my|you suck|this sucks|feck off|naff off) /;
/** Said with anything: by itself somebody is cross, after a wish or a fact it only stresses that. */
const CURSES = / (?:(?:for )?(?:fucks?|fuck|feck|gods?|christs?|petes) sake|ffs|wtf)(?= )/g;
const CURSED_ALONE_MAX = 3;
const isInsult = (line: string): boolean =>
  isAll(INSULT, line) ||
  isCursed(line) ||
  (SWEARS.test(line) && !/ (?:swap|drop|change|add|move|cheaper|dinner|lunch|karaoke|hotel|price|instead) /.test(line));

/** `ffs`, `oh for fucks sake`, and not `one of the lads is only 16 ffs`. */
function isCursed(line: string): boolean {
  const rest = line.replace(CURSES, ' ');
  return rest !== line && rest.trim().split(' ').filter(Boolean).length <= CURSED_ALONE_MAX && !WISHES.test(rest);
}

/** `morning! hope you have had your coffee`: the rest of a greeting orders nothing. */
const HOPES =
  /^ (?:(?:hi|hello|hey|hiya|good|morning|afternoon|evening|again|there|all|mate|x+) ){1,4}(?:i )?(?:hope|trust) (?:you|youre|youve|your|all|this|everything) /;

/** `hello its the maid of honour here`. */
const SAYS_WHO =
  /^ (?:(?:hi|hello|hey|hiya|good|morning|afternoon|evening|there|again|all) )*(?:its|it is|this is|im|i am) (?:(?!in|not|going|so|too|looking|after|a bit|nothing|friday|saturday|sunday|our|time|first|second|third|always|never)\w+ ){1,5}(?:here|speaking) $/;

const ASKS_HELP =
  / (?:what (?:else )?can (?:you|i|we) (?:actually |even |really |all )?(?:do|ask|change|say)(?= (?:$|for|with|about|here|then|please|exactly|you))|what are you (?:for|able to)|how can you help|what (?:sort|kind|type) of (?:thing|things|stuff|changes)|what do you do(?= (?:$|for|here|exactly))|how does (?:this|it) work|how do (?:i|we) (?:use|change)(?= (?:$|it|this|the plan|things|something|stuff))|what are my options|how can you help|can you help|tell (?:me|us) a joke|what can (?:i|we) (?:ask|tell)|what are you good (?:for|at)) |^ (?:help|help me|help please|options|commands|menu|(?:(?:ok|so|right|and|well|great|done) )*(?:what now|now what)(?: then)?) $/;

/** `i have a few questions before i share this`: none of them is asked yet. */
const HAS_QUESTIONS =
  /^ (?:(?:hi|hello|hey|hiya|good|morning|afternoon|evening|so|ok|just|sorry|quick|i|ive|we|have|got|theres|there|is|are|also|please|can|could|may|ask|you|check|need|to|want|wanted|run|go|through|over) )*(?:(?:a|an|one|some|few|couple|couple of|of|more|other|quick|small|last) )*(?:questions?|something|(?:few |couple of )?(?:bits|things)(?= (?:please |first )*$))(?: (?:first|please|about (?:it|this|the (?:plan|trip|itinerary))|for you|before (?:i|we) (?:\w+ ){1,8}|if (?:thats|that is|you) (?:\w+ ){1,3}|x+))* ?$/;

const REST_IS_FINE =
  /^ (?:(?:but|and|so|ok|no|yes|yeah|all|the) )*(?:rest|others|everything else|all else)(?: of (?:it|them|the plan))? (?:is|are|looks?|seems?|can stay|stays?) (?:(?:all|absolutely|really|just) )*(?:fine|good|great|perfect|lovely|ok|okay|brilliant|grand|spot on|as it is|as is|put)(?: (?:thanks|thank you|by me|with us|for us|x+))* $/;

/** `thank you. is anything still outstanding`: thanked for, and asked on. */
const ASKS_TOO =
  / (?:is|are) (?:there|anything|anyone|everything|any|we) | (?:what|when|where|how|who|which) (?:time|much|far|long|is|are|do|does|did|else|should|can) | (?:do|does|will|can|should) (?:we|i|they|it|anyone) /;

/** Messages that are all courtesy, agreement or a question about the concierge; null for anything with a wish in it. */
export function readSmallTalk(line: string, hasOffer: boolean): SmallTalk | null {
  if (isRuledOut(line)) return { kind: 'ruled-out' };
  if (isDeclined(line)) return { kind: 'declined' };
  if (IDENTITY.test(line)) return { kind: 'identity' };
  if (isInsult(line)) return { kind: 'insult' };
  if (isAll(NOTED, line) || isAll(REST_IS_FINE, line)) return { kind: 'noted' };
  const picked = readPick(line);
  if (picked !== null) return { kind: 'pick', number: picked };
  if (ASKS_HELP.test(line) || HAS_QUESTIONS.test(line)) return { kind: 'help' };
  if (hasOffer && isAll(IS_YES, line)) return { kind: 'yes' };
  if (isAll(IS_NO, line)) return { kind: 'no' };
  if (
    (isAll(IS_BYE, line) && !/^ (?:\w+ )?(?:later|earlier) (?:please|pls|if|one)/.test(line)) ||
    (isAll(IS_THANKS, line) && / (?:all for|that is (?:all|it|everything)|bye|see you) /.test(line))
  )
    return THANKS_ENOUGH.test(line) ? { kind: 'thanks' } : { kind: 'bye' };
  if (isAll(PRAISE, line)) return { kind: 'joy' };
  const isOnlyThanks = THANKS_ENOUGH.test(line) && !WISHES.test(line) && line.split(' ').length <= THANKS_WORDS_MAX;
  if (isAll(IS_THANKS, line) || (isOnlyThanks && !NO_THANKS.test(line) && !ASKS_TOO.test(line)))
    return { kind: 'thanks' };
  if (isAll(IS_YES, line)) return { kind: 'yes' };
  if (isAll(IS_HELLO, line)) return { kind: 'greeting' };
  if ((HOPES.test(line) || SAYS_WHO.test(line)) && !WISHES.test(line)) return { kind: 'greeting' };
  if (OPINION.test(line)) return { kind: 'opinion' };
  if (WILL_BE_GLAD.test(line)) return { kind: 'joy' };
  if (isAll(LAUGHS, line) || (JOY.test(line) && !WISHES.test(line))) return { kind: 'joy' };
  return null;
}

const PICK =
  /^ (?:(?:the|ok|okay|yes|yeah|ill|i will|id|i would|well|we will|take|have|go|lets|pick|choose|number|option|do|for|with|please|like|no|prefer|then|um|hmm|go on|i|think|maybe|can|we|get|a|want) )*(\d\d?|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|1st|2nd|3rd|[4-9]th|one|two|three|four|five|six|seven|eight|nine)(?: (?:one|1|fab|mint|lovely|nice|option|please|then|thanks|sounds|looks|is|good|great|best|mate|it|cheers|love|that|works|for|us|me|on|the|list|choice|number))* $/;

export function readPick(line: string): number | null {
  const option = PICK.exec(line)?.[1];
  return option === undefined ? null : (readOrdinal(option) ?? readNumber(option));
}
