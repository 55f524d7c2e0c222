// What the words of a clause tell, whatever it names.

/** A clause that only asks. */
export const ASKS =
  /^ (?:(?:so|and|but|ok|hi|hey|um|oh|also|well|or) )*(?:what(?! about)|whats|when|where|which|who|whos|whose|how(?! about)|why(?! not | dont )|is (?!there |it possible)|are (?!there )|isnt|arent|was|does|did|didnt|do (?:they|i|we need|you need|the)|has|hasnt|had|am) /;

/** An order that is denied, or something that stays. */
export const NEGATED =
  / (?:dont|do not|never|didnt|no need to|hate to|not to|lets not|gutted to|shame to|sad to) (?:\w+ ){0,2}?(?:swap|change|drop|remove|cancel|replace|lose|touch) | (?:keep|leave) /;

/** A clause about where they sleep. */
export const ABOUT_STAY = / (?:hotels?|hostels?|apartments?|rooms?|airbnb|accommodation|digs|beds|bunks?|check in) /;

/** A part of the plan given to another day. */
export const TO_A_DAY =
  / (?:swap|switch|change|trade|shift|move) .*(?:to|onto|on) (?:the )?(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday) (?!lunch|dinner|for |with )/;

/** `we will grab a sandwich`: no place is wanted in its stead. */
export const FENDS_FOR_ITSELF =
  / (?:grab|sort|wing|find|eat|get|pick up|have|make|bring|buy|do) (?:\w+ ){0,3}(?:sandwich|sandwiches|sarnies?|snacks?|picnic|our own|ourselves|meal deals?|at home|at the hotel|at the flat|kebab on the way|leftovers|nothing) /;

/** `mum is cooking`: somebody sees to the meal, and no class is wanted. */
export const IS_FED =
  / (?:is|are|will be|wants to|will) (?:cooking|catering|feeding (?:us|everyone|them)|hosting|feed (?:us|everyone|them)|cook|cater)(?: for us| for everyone| for them| dinner| lunch| that night)* $/;

/** `cafe kino is all vegan` says what it is, not what anybody needs. */
export const SAYS_WHAT =
  / (?:is|are|looks?) (?:all |only |just |a |totally |entirely |fully )*(?:vegan|vegetarian|halal|kosher)(?= )/;

/** A clause about hours or money back, which others read. */
export const TIMED =
  / (?:earlier|later|oclock|move|moves|moved|postpone|push|start|starts|finish(?! them| us| me| him| her)|finishes|bring|forward|refund|deposit|hour|hours|minutes) | (?:at|by|til|until|till|before|after) (?:about )?(?:half )?\d/;

/** What comes comes as well. */
export const EXTRA =
  / (?:add|also|as well|plus|include|extra|additional|too(?= $)|on top|one more|squeeze|fit|after (?:the )?\w+|before (?:the )?\w+|then a) /;

const OPEN_WANT =
  / (?:something|somewhere|anything|anywhere|owt|another|different|alternatives?|alternative|other options?|else|(?:a |one )?(?:new|better|nicer|posher|cheaper|livelier|quieter|calmer) (?:one|place|spot|option|activity|thing|dinner|lunch|lunche|meal|bar|pub|club|restaurant|venue|night|alternative)s?|whatever|(?:normal|proper|regular|ordinary|decent|real|plain|simple) (?:food|place|restaurant|meal|one|grub|dinner|lunch)|other (?:one|place|ideas?|suggestions?)|instead(?! of)) /;

const NO_WANT =
  / (?:or|and) (?:something|whatever|anything)(?= )| (?:something|anything) (?:is|to|about|like) | different (?:times?|flights?|trains?|ways?|airports?|stations?|days|reasons|directions?|dates)(?= )/g;

const LIMIT =
  / (?:less than|under|below|max|no more than|up to|cheaper than|half (?:the |that )?(?:price|cost|that)|half that) /;

/** `under 30`, and `around 20` where nothing follows: so much it may be. */
export const LIMIT_SUM =
  / (?:(?:less than|under|below|max|up to|no more than) (?=\d{1,3} )|(?:around|about|nearer|more like) (?=\d{1,3} $))(\d{1,3}) /;

/** An order about what was named before. */
export const ORDER =
  /^ (?:(?:so|please|can|could|you|we|just|lets|yeah|right|ok|then|i|want|would|say|vote|need|to|and) )*(swap|change|replace|switch|drop|remove|cancel|skip|cut) (?:it|that|them|this|those|both(?: of (?:them|those))?|the (?:\w+ )?one)(?: (?:out|please|then|off|now|for me|for us|entirely|completely|for good|sharpish|would you|will you|thanks|mate))* $/;

/** `no. just no`, `out it goes`: what was named before is to go. */
export const AWAY =
  /^ (?:(?:so|just|and|absolutely|please|yeah|it|that|they|is|can|you) )*(?:no|nope|nah|off|out|gone|drop|get rid|out it goes|off it goes|take (?:it|that|them) (?:away|off|out)|can go|no thanks|no way|hard no|no thank you)(?: (?:please|thanks|love|mate|just no|then|x+))* $/;

const LEFT_LEAD =
  '^ (?:(?:just|so|and|please|then|ok|lol|haha|we|will|can|could|would|rather|you|maybe|actually|think) )*';
/** `just leave a gap`, `leave the afternoon free`, `dont replace it`: nothing is to come for what was named before. */
export const LEFT_EMPTY = new RegExp(
  `${LEFT_LEAD}(?:leave (?:us |it |me |them |that |the \\w+ |\\w+day \\w+ )?(?:as |with )?(?:a |the |some )?(?:gap|hole|space|blank|free time|time free|breather|window|empty|free|open)|(?:dont|do not|no need to|not) (?:bother )?(?:replacing|replace|swap|fill|filling) (?:it|that|the gap)|(?:dont|do not|wont) (?:really )?(?:need|want|require) (?:anything|something|owt|another(?: one| thing)?)(?: else| new| different)?|(?:nothing|dont put anything|no need for anything) (?:else )?(?:instead|in (?:its|the|that) (?:place|slot)|there))(?: (?:please|pls|there|then|instead|in|for|to|us|it|so|we|can)(?: \\w+){0,4})? $`,
);
/** `leave it` after what nobody wants; after what is only named, or liked, it stays. */
export const LEAVES_IT = new RegExp(`${LEFT_LEAD}leave (?:it|that|them)(?: (?:out|please|then|off|x+))* $`);
/** `we can chill at the airbnb instead`: the group has plans of its own for that time. */
export const OWN_PLANS =
  /^ (?!.* (?:something|somewhere|add|book|find) )(?:(?:and|so|think|reckon|maybe|then|cos|because) )*(?:we|the girls|girls|the lads|lads|everyone|they|people|folk)(?: all)? (?:(?:can|could|will|would|are|shall|might|may|just|rather|all|going to|prefer to|happy to|want to|need to) )*(?:chill|chilling|relax|rest|sleep|nap|potter|mooch|hang|hanging|laze|lounge|sunbathe|stay in|wander|shop|get ready|getting ready|freshen up|do our own thing|entertain ourselves|have a (?:lie in|nap|rest|kip|breather|wander|mooch)|sit|veg out)(?: \w+){0,6} (?:instead|then) $/;
/** `we wont make it to the shard`, `were not traipsing round that`: all of them miss it. */
export const MISSED =
  / (?:we are|were|nobody is|no one is|none of us are) (?:(?:not|never|defo|definitely) )*(?:walking|going|trekking|traipsing|wandering|standing|dragging|queueing|queuing|schlepping|trudging|hiking|cycling|climbing|sitting)(?<= not .*|nobody .*|no one .*|none .*)(?: (?:round|around|about|all the way|up|out|off|through|in|on|to|looking|watching|staring|at|for|an hour|the|a|that|those|some|all))+ | (?:we|we all|none of us|nobody|no one)(?: will| are| can)* (?:(?:all|just|really|now|probably|definitely) )*(?:wont|cant|will not|cannot|not going to|never going to|make|wouldnt)(?: (?:now|all|even|be able to|have time to|get to))* ?(?:make (?:it )?(?:to |for )?|be (?:there|here|around|back) for |have time for |do |see |get to )(?:the |that |our )?/;

/** What was wanted a moment ago is not. */
export const TAKES_BACK =
  /^ (?:(?:oh|ah|sorry|actually|hmm|argh) )*(?:no wait|wait no|wait|no hang on|hang on|hold on|no sorry|actually no|scratch that|no actually|nope) /;

/** `somewhere better`, `anything under 20`: something is wanted, and no kind of it named. */
export const asksOpenly = (line: string): boolean => {
  const rest = line.replace(NO_WANT, ' ');
  return OPEN_WANT.test(rest) || LIMIT.test(rest);
};

/** A word that leaves nothing open, `castle bye`, where a mere `no` may only ask for something else. */
export const SENT_AWAY =
  / (?:out|off|bye|goodbye|gone|binned|axed|scrapped|ditched|dropped|drop|remove|cancel|skip|cut|rid) (?!.* instead of )/;

/** After a bar that is too much, it only goes. */
export const EARLY_NIGHT =
  /^ (?:(?:just|an?|we|want|wants|lets|have|having|need|proper|nice|so) )*early night(?: (?:please|pls|instead|then|for us|thanks))* $/;
/** `meat please`: any place that has it. */
export const MEAT_WANTED =
  /^ (?:(?:some|proper|actual|real|want|we|need|get|us) )*meat(?: (?:please|pls|instead|then|for us|thanks))* $/;
/** `another veggie place`: what the place is to be, and no need that nobody told before. */
export const OTHER_PLACE =
  /^ (?:(?:and|just|please|find|get|try|us|a|an|some) )*(?:another|different|other|cheaper|nicer) (?:vegan|vegetarian|halal|kosher) (?:place|restaurant|spot|one|cafe)(?= )/;
