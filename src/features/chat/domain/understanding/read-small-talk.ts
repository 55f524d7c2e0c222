import type { SmallTalk } from './intent.ts';
import { readNumber } from './read-number.ts';

const AGREE =
  'yes|yeah|yep|yup|yea|ya|ok|okay|k|sure|go on|do it|please do|go ahead|go for it|sounds (?:good|great|perfect|lovely)|perfect|brilliant|great|lovely|definitely|absolutely|alright|fine|that works|lets do (?:it|that|this)|do that|do this|make it so|why not';
const REFUSE =
  'no|nah|nope|leave it|leave it as it is|never ?mind|not now|dont|dont bother|its fine|it is fine|leave that|not really|forget it|no need';
const THANKS =
  'thanks|thank you|many thanks|amazing|awesome|love it|nice one|legend|great|brilliant|perfect|lovely|superb|fab|fantastic|youre the best|you are the best|you star|ok|okay|cool|nice|good|looks? (?:good|great|amazing)|sounds good|excellent|happy with (?:that|this)';
const HELLO =
  'hi|hello|hey|hiya|heya|yo|howdy|good (?:morning|afternoon|evening)|alright|ey up|how are you|how are things|you ok|hows it going|how is it going';
const FILLER =
  'please|then|thanks|thank you|so much|very much|a lot|mate|there|again|now|all|that|it|this|is|that is|just|really|lots|for that|for this|for your help|to you|everyone|huzzah|concierge';

const only = (words: string) => new RegExp(`^ (?:(?:${FILLER}) )*(?:${words})(?: (?:${words}|${FILLER}|and))* $`);

const IS_YES = only(AGREE);
const IS_NO = only(`${REFUSE}|no thanks`);
const IS_THANKS = only(THANKS);
const IS_HELLO = only(HELLO);

const ASKS_HELP =
  / (?:what (?:else )?can (?:you|i|we) (?:do|ask|change|say)|what do you do|how does (?:this|it) work|how do (?:i|we) (?:use|change)|what are my options|who are you|what are you|(?:are you|is this|am i (?:talking|speaking) to) (?:an? )?(?:robot|bot|human|real|person|ai|machine)|what now|now what|how can you help|can you help) |^ (?:help|help me|help please|options|commands|menu) $/;

const ORDINALS = ['first', 'second', 'third'];
const ORDINAL_FIGURES = new Map([
  ['1st', 'first'],
  ['2nd', 'second'],
  ['3rd', 'third'],
]);

/** Messages that are all courtesy, agreement or a question about the concierge; null for anything with a wish in it. */
export function readSmallTalk(line: string, hasOffer: boolean): SmallTalk | null {
  const picked = readPick(line);
  if (picked !== null) return { kind: 'pick', number: picked };
  if (ASKS_HELP.test(line)) return { kind: 'help' };
  if (hasOffer && IS_YES.test(line)) return { kind: 'yes' };
  if (IS_NO.test(line)) return { kind: 'no' };
  if (IS_THANKS.test(line)) return { kind: 'thanks' };
  if (IS_YES.test(line)) return { kind: 'yes' };
  if (IS_HELLO.test(line)) return { kind: 'greeting' };
  return null;
}

function readPick(line: string): number | null {
  const option =
    /^ (?:(?:the|number|option|do|go for|go with|lets do|yes|please) )*(\d|first|second|third|1st|2nd|3rd|one|two|three)(?: (?:one|option|please|then|thanks))* $/.exec(
      line,
    )?.[1];
  if (!option) return null;
  const ordinal = ORDINALS.indexOf(ORDINAL_FIGURES.get(option) ?? option);
  return ordinal >= 0 ? ordinal + 1 : readNumber(option);
}
