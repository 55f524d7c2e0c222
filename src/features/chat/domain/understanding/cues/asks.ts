import type { Intent } from '../intent.ts';
import { suitsOfNeeds } from './suits-of-needs.ts';

/** Questions that are requests: `is there anything cheaper`, `what about karaoke`, `why not go karting`. */
const REQUESTS =
  /^ (?:(?:so|and|but|ok|hi|hey|um|oh|also|well|actually|please) )*(?:(?:is there|are there|do (?:you|they|we) have|have you(?: got)?|will you|would you|can|could|may|do we have|does (?:it|anyone) (?:have|do)|is (?:it )?(?:possible|ok|okay)|are you able) |(?:what|how|why) (?:about|not|dont)(?= )|how come we (?:cant|dont))/;
const WH =
  /^ (?:(?:so|and|but|ok|hi|hey|um|oh|also|well|wait) )*(?:what|which(?! (?:makes|means|brings|takes|leaves|puts) )|who|whose|whos|how|when|where|why) /;
const YES_NO =
  /^ (?:(?:so|and|but|ok|hi|hey|um|oh|also|well|wait) )*(?:is|are|isnt|arent|was|wasnt|does|doesnt|do (?:they|i|people|the)|did|didnt|has|hasnt|had(?= (?:we|i|you|they|he|she|it|anyone|anybody) )|will|wont) /;
/** `do the beer spa friday instead` is an order; `do the restaurants do vegan` asks. */
const DO_IT =
  /^ (?:(?:so|and|but|ok|well|also) )*do the (?:\w+ ){1,5}(?:instead|first|last|cheaper|dearer|earlier|later|sooner|longer|shorter|\w+day(?: instead| night| morning| afternoon)?|first (?:and |then |and then )?(?:the )?(?:\w+ ){1,4}(?:after|second|next|last|later)) $/;
/** `sunday is a bit dead isnt it` complains, and asks nothing. */
const COMPLAINS =
  /(?<! (?:not|isnt|arent|never)) (?:too|bit|bit of a|rather|quite|very|really|so) (?:\w+ )+(?:isnt it|is it|arent they|innit) $/;
const TAG =
  / (?:does it|do they|(?<!(?:that|this) )is it|isnt it|(?<!(?:not|isnt|arent|quite|feels?|seem|seems|looks?) )right|did you|did i|do we|are they|will it|would it) $/;

/** `the castle too far?`, `lunch vegan friendly?`: asked of one thing without a verb. */
const IS_IT =
  /^ (?!.* (?:its|is|are|was|were|im|were|we|i|they|swap|drop|move|change|make|not) )(?:\w+ ){1,8}(?:too (?!please|thanks|x+ )\w+|(?:vegan|veggie|vegetarian|halal|kosher|coeliac|wheelchair|child|kid|family|dog|gluten free)(?: friendly| ok| okay| safe| suitable)|step free|open late|any good|worth it) $/;

/** `how would it look with 20`, `where can we save money`: asked of a change, which is shown and not made. */
const CONDITIONAL =
  / (?:how|what) (?:would|will|might|does|do) (?:it|this|that|things|the (?:plan|trip|price|weekend)|we) (?:look|work|come out|be|change)(?: like)? | (?:where|what|how) (?:can|could|should|might|would) (?:we|i|you) (?:\w+ )?(?:save|drop|cut|trim|shave|spend less|economise|cut back|make savings) /;

/** `saturday afternoon free?`, `there is nothing after lunch?`. */
const IS_FREE =
  /^ (?:(?:so|and|is|are we|the|our|on) )*(?:\w+day )?(?:(?:morning|afternoon|evening|night|\w+day) )(?:free|clear|empty|off) $|^ (?:(?:so|and|but|wait|is) )*(?:there is|theres|there|we have|we have got|have we got) (?:got )?nothing /;

/**
 * Whether a line asks something: `open` questions (`which is dearest`) never change a plan; a `closed` one (`is that
 * cheaper`) at most shows what a change would do.
 */
export function questionKind(line: string, raw: string): 'open' | 'closed' | null {
  if (REQUESTS.test(line) || (DO_IT.test(line) && !/\?\s*$/.test(raw))) return null;
  if (COMPLAINS.test(line) && !/\?\s*$/.test(raw) && !WH.test(line)) return null;
  if (/\?\s*$/.test(raw) && IS_FREE.test(line)) return 'closed';
  if (/ what (?:else|other) |^ (?:(?:so|and|ok) )*anything else (?:on|for|planned|happening) /.test(line))
    return 'closed';
  if (WH.test(line)) return CONDITIONAL.test(line) ? 'closed' : 'open';
  if (YES_NO.test(line) || (TAG.test(line) && !/^ (?:please|swap|drop|change|add|make|move|cancel|remove) /.test(line)))
    return 'closed';
  return /\?\s*$/.test(raw) && (/^ (?:(?:so|and|or|but) )*(?:cheaper|better|worth|any) /.test(line) || IS_IT.test(line))
    ? 'closed'
    : null;
}

/** Wishes that change the plan. */
export const CHANGES: ReadonlySet<Intent['kind']> = new Set([
  'swap',
  'drop',
  'add',
  'cheaper',
  'budget',
  'day-limit',
  'busy',
  'hours-again',
  'some-free',
  'mood',
  'needs',
  'avoid',
  'group-size',
  'dates',
  'retime',
  'move-day',
  'exchange',
  'exchange-days',
  'hours',
  'closer',
]);

/** `would vegans like the castle`: whether it suits them, and nothing is changed for it; any other wish as it is. */
export function aboutNeeds(intent: Intent): Intent {
  if (intent.kind === 'needs') return suitsOfNeeds(intent);
  if (intent.kind !== 'swap' || intent.want.diets.length === 0 || intent.scope.slots.length === 0) return intent;
  const { scope, want } = intent;
  return { kind: 'suits', diets: want.diets, stepFree: false, noAlcohol: false, minorsPresent: false, scope };
}

/**
 * What is left of a change when the line only asks: nothing for an open question; for a closed one about a part of the
 * plan, what is there; any other is shown without being made.
 */
export function asQuestion(intent: Intent, question: 'open' | 'closed' | null): Intent {
  if (question === null || !CHANGES.has(intent.kind)) return intent;
  if (intent.kind === 'needs') return suitsOfNeeds(intent);
  if (question === 'open' || intent.kind === 'retime' || intent.kind === 'hours') return { kind: 'unknown' };
  // `cheaper dinner on saturday?` shows one.
  if (intent.kind === 'swap' && intent.want.isCheaper) return intent;
  const isAboutPart = (intent.kind === 'swap' || intent.kind === 'drop') && intent.scope.slots.length > 0;
  return isAboutPart ? { kind: 'schedule', scope: intent.scope } : intent;
}

/** `wait which one was that`: what is asked corrects nothing and takes nothing back. */
export const ASKS_WHICH =
  /^ (?:(?:wait|hang on|hold on|sorry|hmm|oh|so|and|but|ok|erm|um) )*(?:which|what|when|where|who|how) (?:one |time |day |is |was |were |are |did |does |do )/;
