import type { SmallTalk } from './intent.ts';
import { readNumber } from './read-number.ts';

const AGREE =
  'sweet|grand|nice one|mint|class|ace|magic|deffo|yeh|yess+|yas|too right|gan on|go on then|go on so|do that so|that would be (?:lovely|great|perfect|good|fine|nice|brilliant|ideal)|that is (?:fine|good|great|perfect)|id like that|i would like that|love that|love it|good idea|great idea|good shout|ideal|wonderful|splendid|excellent|smashing|cool|awesome|amazing|get it done|done|get in|yes|yeah|yep|yup|yea|ya|yh|ye|ok|okay|okey|k|kk|sure|go on|do it|please do|go ahead|go for it|sounds (?:good|great|perfect|lovely|fine)|perfect|brilliant|great|lovely|definitely|absolutely|alright|all right|fine|that works|lets do (?:it|that|this)|lets go(?: for it)?|do that|do this|make it so|why not|make (?:it|that) happen|crack on|happy with that|im in|i am in|works for (?:me|us)|sorted|deal|aye|course|of course|by all means|that will do|thatll do|that one|if you would|i think so|suppose so|i suppose|yes please|change it|swap it|go with (?:it|that)|lock it in|send it|proceed|agreed|correct';
const REFUSE =
  'none of (?:those|them|these|the above)|neither|no to (?:all|both)|not (?:any of )?(?:those|them|these)|dont fancy any of (?:them|those)|not for us|not keen on (?:any of )?(?:those|them|that)|leave (?:it )?(?:as is|well alone|alone)|let us leave it|lets leave it|better not|best not|hard no|no chance|im good|i am good|we are good|nay|na|no|nah|nope|naw|no way|leave it|leave it as (?:it is|is)|leave things as they are|never ?mind|not now|not yet|dont|dont bother|dont worry(?: about it)?|its fine|it is fine|leave that|not really|forget it|drop it|forget that|no need|no ta|no cheers|keep it|keep it as (?:it is|is)|as is|stick with (?:it|what we have|what we had|this)|scratch that|hold off|maybe not|rather not|id rather not|i would rather not|bother|no thanks';
const THANKS =
  'thanks|thank you|many thanks|thank|amazing|awesome|love it|love this|loving it|nice one|legend|legends|great|brilliant|brill|perfect|lovely|superb|super|fab|fabulous|fantastic|wonderful|splendid|star|gem|diamond|angel|hero|lifesaver|life saver|genius|youre the best|you are the best|the best|best|ok|okay|cool|nice|good|top|ace|mint|class|quality|spot on|sorted|magic|belter|banging|lush|ideal|grand|wicked|sound|smashing|bostin|champion|good (?:stuff|work|job|one|shout|idea)|well done|appreciate it|appreciated|much appreciated|grateful|helpful|so helpful|very helpful|looks? (?:good|great|amazing|class|mint|fab|lovely|brilliant|ace)|sounds? (?:good|great)|excellent|happy with (?:that|this|it|everything)|cant fault it|saved (?:me|my life|us|my bacon)|owe you one';
const HELLO =
  'hi|hello|hey|hiya|heya|yo|howdy|helloo+|hii+|good (?:morning|afternoon|evening|day)|morning|afternoon|evening|alright|all right|ey up|ay up|how are you(?: doing| today)?|how are things|how do|you ok|you alright|you there|anyone there|anybody there|hows it going|how is it going|how is you|whats up|what is up|sup|wagwan|what is happening|greetings';
const BYE =
  '(?:talk|speak|chat) (?:soon|later|tomorrow|then)|bye|goodbye|good bye|bye bye|see you|see ya|laters|later|good ?night|night night|night|ta ra|tara|cheerio|have a (?:good|nice|lovely|great) (?:day|one|evening|night|weekend)|that is all|that is it|that is everything|all done|we are done|i am done|im done|nothing else|no more|speak (?:soon|later|tomorrow)|catch you later|over and out|signing off';
const FILLER =
  'pet|hen|flower|kindly|most|helpful|job|gorgeous|chick|hinny|doll|hunny|honey|sweetheart|sweetie|gaffer|chap|sir|madam|again|dear|bab|me duck|our kid|la|chuck|talk|speak|bless|bless you|x|please|then|thanks|thank you|so much|so|very|very much|much|a lot|a|an|the|mate|there|again|now|all|that|it|this|is|are|you|your|youre|u|ur|im|i am|i|me|we|us|for now|for today|today|tonight|from (?:me|us)|just|really|lots|too|as well|for that|for this|for your help|for (?:all )?(?:your|the) help|for everything|to you|everyone|everybody|guys|team|folks|huzzah|concierge|big man|man|bro|bruv|boss|chief|pal|love|lovely|darling|petal|duck|babes|bud|buddy|dude|son|well|oh|aw|aww|ah|ha|haha|hehe|lol|xx?x?|absolute|absolutely|total|actual|proper|well|right|ok|okay|yes|and|soon|later|tomorrow|robot|bot|computer|here|of|with|on|be|been|have|had|what|such|one|my|our|go|lets|yay|woo|woohoo|hun|sorry|bad|worries|problem|problems';

const only = (words: string) => new RegExp(`^ (?:(?:${FILLER}) )*(?:${words})(?: (?:${words}|${FILLER}|and))* $`);
/** Agreement and refusal are orders, so only courtesies may stand around them. */
const POLITE =
  'pet|hen|babe|hun|haha|lol|yes|yeah|yep|aye|no|nah|very much|that is|would be|lovely|great|perfect|please do|kindly|so|of|course|for it|with|concierge|again|i|we|would|will|x|please|pls|then|thanks|thank you|mate|now|it|that|and|so|just|really|love|lets|ok|okay|oh|well|right|cheers|a|you|for (?:me|us|now)|big man|man|bro|pal|boss|me|us|as it is|alone|all|go|ahead|haha|lol|xx?x?|actually|i think|think';
const order = (words: string) => new RegExp(`^ (?:(?:${POLITE}) )*(?:${words})(?: (?:${words}|${POLITE}))* $`);

const IS_YES = order(AGREE);
const IS_NO = order(REFUSE);
const IS_THANKS = only(THANKS);
const IS_HELLO = only(HELLO);
const IS_BYE = only(BYE);
const THANKS_ENOUGH = / (?:thanks|thank you|star|legend|lifesaver|genius|cheers|appreciate) /;

/** Joy about the trip, with no wish in it. */
const JOY =
  / (?:excited|excitement|buzzing|hyped|pumped|cant wait|counting down|days? (?:away|to go|left)|weeks? (?:away|to go)|omg|woo+|woohoo|yay|yess+|so ready|gonna be (?:unreal|mint|epic|class|carnage|amazing)|going to be (?:unreal|mint|epic|class|amazing|great|brilliant|messy)) /;
const LAUGHS =
  /^ (?:(?:haha+|hehe+|lol+|lmao|rofl|omg|ha|x+|so|funny|that is|you are|brilliant|mate|im|i am|dying|crying|dead|ok) )*(?:haha+|hehe+|lol+|lmao|rofl|omg) (?:(?:haha+|lol|mate|x+|that is funny|brilliant) )*$/;
const OPINION =
  /^ (?:(?:so|and|but|ok|hmm|well) )*(?:do you (?:think|reckon)|what do you (?:think|reckon)|reckon|will|would|is (?:it|this|that)|any thoughts|thoughts|honest opinion|rate)(?: (?:\w+)){0,6} (?:like it|love it|enjoy it|hate it|mind|think|reckon|good plan|good enough|good one|thoughts|opinion|be happy|have fun|go down well|be fun|be good|too much|it all|okay|ok|any good|like this|love this|enjoy this) $|^ (?:any )?thoughts $|^ what do you (?:think|reckon)(?: of it)? $/;
const WISHES =
  / (?:swap|change|drop|remove|cancel|add|move|make|cheaper|calmer|wilder|instead|less|more|different|book|find|put|get|need|want|without|earlier|later|start|finish|can we|could we|can you|could you|how|what|when|where|why|which|who|if) /;

const ASKS_HELP =
  / (?:what (?:else )?can (?:you|i|we) (?:actually |even |really |all )?(?:do|ask|change|say)(?= (?:$|for|with|about|here|then|please|exactly|you))|what are you (?:for|able to)|how can you help|what (?:sort|kind|type) of (?:thing|things|stuff|changes)|what do you do|how does (?:this|it) work|how do (?:i|we) (?:use|change)|what are my options|who are you|what are you|(?:are you|is this|am i (?:talking|speaking) to) (?:an? )?(?:robot|bot|human|real|person|ai|machine)|what now|now what|how can you help|can you help|tell (?:me|us) a joke|what is your name) |^ (?:help|help me|help please|options|commands|menu) $/;

const ORDINALS = ['first', 'second', 'third', 'fourth'];
const ORDINAL_FIGURES = new Map([
  ['1st', 'first'],
  ['2nd', 'second'],
  ['3rd', 'third'],
  ['4th', 'fourth'],
]);

/** Messages that are all courtesy, agreement or a question about the concierge; null for anything with a wish in it. */
export function readSmallTalk(line: string, hasOffer: boolean): SmallTalk | null {
  const picked = readPick(line);
  if (picked !== null) return { kind: 'pick', number: picked };
  if (ASKS_HELP.test(line)) return { kind: 'help' };
  if (hasOffer && IS_YES.test(line)) return { kind: 'yes' };
  if (IS_NO.test(line)) return { kind: 'no' };
  if (
    IS_BYE.test(line) ||
    (IS_THANKS.test(line) && / (?:all for|that is (?:all|it|everything)|bye|see you) /.test(line))
  )
    return THANKS_ENOUGH.test(line) ? { kind: 'thanks' } : { kind: 'bye' };
  if (IS_THANKS.test(line)) return { kind: 'thanks' };
  if (IS_YES.test(line)) return { kind: 'yes' };
  if (IS_HELLO.test(line)) return { kind: 'greeting' };
  if (OPINION.test(line)) return { kind: 'opinion' };
  if (LAUGHS.test(line) || (JOY.test(line) && !WISHES.test(line))) return { kind: 'joy' };
  return null;
}

const PICK =
  /^ (?:(?:the|ok|okay|yes|yeah|ill|i will|id|i would|well|we will|take|have|go|lets|pick|choose|number|option|do|for|with|please|like|no|prefer|then|um|hmm|i|think|maybe|can|we|get|a|want) )*(\d|first|second|third|fourth|1st|2nd|3rd|4th|one|two|three|four)(?: (?:one|option|please|then|thanks|sounds|looks|is|good|great|best|mate|it|cheers|love|that|works|for|us|me|on|the|list|choice|number))* $/;

function readPick(line: string): number | null {
  const option = PICK.exec(line)?.[1];
  if (!option) return null;
  const ordinal = ORDINALS.indexOf(ORDINAL_FIGURES.get(option) ?? option);
  return ordinal >= 0 ? ordinal + 1 : readNumber(option);
}
