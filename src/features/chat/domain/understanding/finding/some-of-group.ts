import { KIN } from './kin.ts';
import type { PeopleChange } from './people-change.ts';

const HEAD =
  '(?:of (?:us|them|you|the \\w+|my \\w+|our \\w+)|people|persons|guests|lads|girls|boys|men|women|ladies|guys|friends|mates|hens|stags|colleagues|delegates|adults|kids|children)';
/** What some of a group are, have or do, which is no number for the whole: `two lads with hay fever`. */
const TELLS =
  '(?:(?:(?:is|are|will be) )?with (?!the (?:bride|groom|stag|hen)|me |us )|who |whos |(?:(?:is|are|will be) )?in (?:a )?(?:wheelchairs?|casts?|recovery|chairs|slings?|boots?|plaster)|(?:(?:is|are|will be) )?on (?:an? (?:\\w+ )?budget|budgets|benefits|minimum wage|(?:\\w+ )?wages|the (?:wagon|sauce|mend)|crutches|antibiotics|meds|medication|diets?|a diet)|(?:is|are|will be|might be|get|gets) (?:\\w+ )?(?:late|later|early|tired|scared|afraid|terrified|allergic|ill|muslim|jewish|hindu|sikh|vegan|vegans|vegetarian|vegetarians|veggie|coeliac|teetotal|lactose|gluten|dairy|halal|kosher|hungover|skint|broke|injured|deaf|blind|pregnant|diabetic|fasting|nervous|shy|fussy|short|tall)|(?:(?:is|are|will be) )?(?:coming|arriving|joining|getting in|turning up|flying in) (?:\\w+ )?(?:late|later|after|friday|saturday|sunday|thursday)|(?:has|have) (?!(?:dropped|pulled|bailed|cancelled|joined|said|confirmed|got to|to (?:drop|pull|cancel|leave)))|(?:observe|observes|keep|keeps|follow|follows|hate|hates|love|loves|like|likes|want|wants|need|needs|prefer|prefers|dislike|refuse|refuses|suffer|suffers|use|uses|eat|eats|drink|drinks|arrive|arrives|land|lands) |can only (?:make|do|manage|come|get|be)|(?:cant|cannot|wont|couldnt) (?:make|do|come|be (?:there|here))(?: on| for)? (?:the )?(?:\\w+day|first|last)|(?:cant|cannot|dont|doesnt|wont|couldnt) (?!come|make|join|attend|be ))';

/** True where a number is only of some people of the group, of whom something is told, and not of all who come. */
export function isOfSome(line: string, change: PeopleChange): boolean {
  return (
    MISSES_PART.test(line) ||
    SITS_OUT.test(line) ||
    WANTS_TO.test(line) ||
    (change.kind === 'size' &&
      ((change.people === 1 && ONE_OF.test(line)) ||
        BY_AGE.test(line) ||
        LATE.test(line) ||
        SOME.test(line) ||
        AGED.test(line) ||
        ONE_AGED.test(line) ||
        MOSTLY_AGED.test(line) ||
        MEAL_FOR.test(line)))
  );
}

/** `2 of us cant make lunch`, `three cant come saturday`: not there for a part, and in the group for all that. */
const MISSES_PART =
  / (?:cant|cannot|wont|couldnt|not able to|unable to) (?:come|make|be (?:at|there|with us))(?: (?:to|for|on|at|until|till))?(?: (?:the|our))? (?:lunch|dinner|breakfast|brunch|\w+day)(?: (?:lunch|dinner|morning|afternoon|night|evening))?(?= )(?! (?:now|any ?more|any more|after all|at all))/;
/** `three of us will sit out the museum`, of a plan without one. */
const SITS_OUT =
  / (?:sit(?:s|ting)? out|skip(?:s|ping)?|miss(?:es|ing)?|opt(?:s|ing)? out of|duck(?:ing)? out of) (?:on )?(?:the|our|that|lunch|dinner|brunch) /;
/** `two of us want to drop the boat`: who wants it, and nobody goes. */
const WANTS_TO = new RegExp(
  ` (?:\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|some|half|a few) ${HEAD} (?:\\w+ )?(?:want|wants|would like|would rather|would prefer|asked|are asking|have asked) (?:to|for|if) (?!(?:drop|pull|back|bow) out |bail|leave |quit|cancel|join|come )`,
);
/** `one of us gets very sick from shellfish`: nobody travels alone in a group. */
const ONE_OF = / one of (?:us|them|the (?!\d)\w+|my \w+|our \w+) (?!(?:now|left|only|in total|altogether)\b)\w+ /;
/** `we are sixty not sixteen`, of grown-ups: both are ages, and neither counts the group. */
const BY_AGE =
  / (?:im|we are|were|hes|shes|theyre|i am|he is|she is|they are) (?:all )?(?:[3-9]\d|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?: \w+)?,? (?:not|and not|no longer) (?:1\d|2\d|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty)(?: any ?more)? /;

/** `two coming late friday`. */
const LATE = new RegExp(
  `^ (?:(?:so|and|but|also|oh) )*(?:\\d{1,2}|two|three|four|five|six|seven|eight|nine|ten) (?:${HEAD} )?(?:(?:are|is|will be) )?(?:coming|arriving|joining|getting in|turning up|flying in) (?:\\w+ )?(?:late|later|after) `,
);

const SOME = new RegExp(
  `^ (?:(?:so|and|but|also|oh|um|btw|we have|we have got|weve got|got|there is|there are|theres) )*(?:\\d{1,2}|two|three|four|five|six|seven|eight|nine|ten) ${HEAD} (?:(?:from|at) \\w+ )?${TELLS}`,
);

const COUNT = '(?:\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten)';
/** `one of us is 17`: an age. */
const AGED = new RegExp(
  ` (?:${COUNT}|some|half) (?:of (?:us|them|the \\w+)|lads?|girls?|boys?|kids?|people|guests?) (?:is|are|will be|turns?|only|just turned|under)(?: only| just| still| about| under)* \\d{1,2}(?= )`,
);
const NO_HEADS = `(?! (?:${HEAD}|of (?:us|them|the )|people|guests?|in (?:total|all)|altogether))`;
/** `his dad is 72`, `grandad will be 80`, `the youngest is 19`: the source of a pattern for one of them and an age. */
export const ONE_WITH_AGE = `(?:(?:(?!(?:group|party|total)\\b)\\w+ )?(?:${KIN})(?: in law)?|he|she|(?:the )?(?:bride|groom|birthday (?:girl|boy)|maid of honour|youngest|oldest|eldest)|pops)(?: to be)? (?:is|was|will be|turns|turned|hits)(?: (?:only|just|nearly|almost|already|about|still|actually))* \\d{2,3}(?= )${NO_HEADS}`;
const ONE_AGED = new RegExp(` ${ONE_WITH_AGE}`);
/** `the lads are mostly 40`, `we are all around 30`: nobody is mostly so many. */
const MOSTLY_AGED = new RegExp(
  ` (?:are|all|is) (?:mostly|mainly|nearly all|in our|in their|pushing|approaching|mid|late|early|all (?:around|about|over|under|nearly|turning)) (?:the )?\\d{2}s?(?= )${NO_HEADS}`,
);
/** `vegan option for two of us`. */
const MEAL_FOR = new RegExp(
  ` (?:options?|meals?|menus?|dish|dishes|food|choices?|stuff|lunch|lunches|dinners?|vegan|vegetarian|veggie|halal|kosher|(?:gluten|dairy|nut) free) for (?:the |about )?${COUNT} (?:of (?:us|them|the \\w+)|girls|lads|guests|people)(?= )`,
);
