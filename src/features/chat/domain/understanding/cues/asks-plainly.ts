import { KIN } from '../finding/kin.ts';
import { QUESTION_LEAD } from '../typing/openings.ts';

const PEOPLE = `(?:people|everyone|everybody|anyone|someone|somebody|he|she|they|kids|children|babies|dogs|(?:(?:my|our|his|her|their|the|a|an) (?:\\w+ )?)?(?:${KIN})|(?:my|our|his|her|their|the|a|an) (?:\\w+ )?(?:grandparents|parents|bride|groom|girls|lads|boys|team|others|kids|children|pram|pushchair|buggy|toddler|teenagers?|colleagues|vegans?|veggies?))`;

/** A verb or a question word first, and nobody who is asked to do anything: no request has this form. */
const ASKS = new RegExp(
  `${QUESTION_LEAD}(?:(?:what|whats|which|who|whos|whose|how|hows|when|whens|where|wheres)(?! (?:about|if|an?(?= )|can (?:we|you)|could (?:we|you)|would you|not|else|other|others)) |why(?! (?:not|dont|cant|couldnt) ) ?|(?:is|are|isnt|arent|was)(?! (?:there (?:any|some|something|anything|somewhere|anywhere|another|a|an|other|more)|it possible|it ok|it okay|you able|we able) ) |(?:does|doesnt|did|didnt|has|hasnt|am) |(?:have|havent) (?:we|they|you|everyone)(?! got (?:any|anything|something)| any) |(?:will|wont) (?:we|it|they|he|she|there|the|i|my|our|people|everyone) |will (?!you |u )(?:\\w+ ){1,4}?(?:be|have|let|need|still|take) |would (?:it|they|the|my|he|she) |(?:do|dont) (?:we|i|they|people|the \\w+s|my|our|your|dogs|kids|children)(?! (?:have (?:any|to)|got any|need to do|really)) |do (?:\\w+ ){1,4}?(?:take|takes|serve|allow|let|accept|mind|speak|sell|open|shut|cater|offer) |do (?!we |you |they )(?:\\w+ ){1,4}?have |do you need |(?:can|could|may) ${PEOPLE} (?!(?:have|be|get a|get some|start|finish|stay|move|swap) ))`,
);

/** Words with which a question wishes for something after all, `is there time to add`, `are we able to swap`. */
const WISHES =
  / (?:swap|swop|change|switch|replace|drop|ditch|cancel|remove|skip|add|include|squeeze|fit (?:\w+ ){0,3}?in|move|shift|push|book|instead|another|other|different|else|cheaper|dearer|earlier|later|sooner|quieter|calmer|wilder|livelier|louder|nearer|closer|better|nicer|smarter|posher|less|more|fewer|extra|without|upgrade|stay|rather|possible|able|alternatives?|anything|something|somewhere|too|cant|couldnt|can we|could we|can you|could you|please|lets|find|half) /;

/** Whether somebody may do or bring something there: `can i see the menu for`, `can we bring our own beer`. */
const MAY =
  /^ (?:(?:so|and|but|ok|hi|hey|also) )*(?:can|could|may|are we allowed to|am i allowed to) (?:we |i |you |people |they |everyone )?(?:bring|wear|smoke|vape|park|see (?:the|a|their) menu|swim|sit|stand|pay|use|drink|eat|dance|film|take (?:photos|pictures|our own|a cake)) /;
/** `is there a toilet on the boat`: something asked of one place. */
const IS_THERE =
  /^ (?:(?:so|and|but|ok|hi|hey|also) )*(?:is|are) there (?:an? |any |some )?(?:\w+ ){1,4}?(?:at|on|in|inside|for) (?:the |our )?\w+ (?:\w+ ){0,3}$/;

/** Whether a line asks about what a place allows or has, in the form of a request. */
export const asksOfPlace = (line: string): boolean =>
  (MAY.test(line) || IS_THERE.test(line)) && !WISHES.test(line.replace(/^ (?:\w+ )?(?:can|could) (?:we|you) /, ' '));

/** Whether a line can only be a question by its form, and has no word of change in it. */
export const asksPlainly = (line: string): boolean => ASKS.test(line) && !WISHES.test(line);

/** Whether a line has the form of a question that no request has, whatever words are in it. */
export const hasPlainForm = (line: string): boolean => ASKS.test(line);
