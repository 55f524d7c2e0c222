import { DAYS_WORDED } from './days-worded.ts';
import { DIETS_TOLD } from './diet-words.ts';
import { DROPPING } from './dropping-words.ts';
import { HOURS_SAID } from './hours-said.ts';
import { HOW_IT_IS_TO_BE } from './how-it-is-to-be.ts';
import { LEAVING_FREE } from './leaving-free-words.ts';
import { MEALS_CALLED } from './meal-words.ts';
import { NEEDS_WORDED } from './needs-worded.ts';
import { OPTIONS_WORDED } from './options-worded.ts';
import { DAYS, SHORT } from './phrase-parts.ts';
import { PLAN_WORDED } from './plan-worded.ts';
import { PUTTING_IN } from './putting-in-words.ts';
import { REQUESTS_WORDED } from './requests-worded.ts';
import { SAVINGS } from './savings-words.ts';
import { SECOND_LANGUAGE } from './second-language.ts';
import { TAKING_OUT } from './taking-out-words.ts';
import { TONE_WORDS } from './tone-words.ts';

/** Turns of phrase and the plain wording that the rest of the understanding reads, in order. */
const PHRASES: readonly (readonly [RegExp, string])[] = [
  [/ (we|i|they|there) shall (?=\w)/g, ' $1 will '],
  ...SAVINGS,
  ...SECOND_LANGUAGE,
  ...HOURS_SAID,
  ...DROPPING,
  ...LEAVING_FREE,
  [/ (us|you) lot /g, ' $1 '],
  // `the golf lads will moan`: who they are, and nothing of the golf.
  [
    / the (?!veggie|vegan|vegetarian|halal|kosher|pregnant|coeliac|other|stag|hen|younger|older)(\w+) (lads|lot|girls|boys|crew|gang|crowd) (?=(?:will|would|wont|wouldnt|hate|hates|love|loves|might|are gonna|are going to) )/g,
    ' the $2 ',
  ],
  // `confirm the timings for saturday` asks for them, and books nothing.
  [
    / confirm (?:me |us )?(?:the |our |all the )?(timings|times|schedule|itinerary|running order) /g,
    ' what are the $1 ',
  ],
  [/ (?:wednesday|id) (?=(?:rather|prefer|like|love) )/g, ' we would '],
  [/ gonnae /g, ' please '],
  [/ instead o (?=\w)/g, ' instead of '],
  // `what you got instead of the museum`.
  [/ (?:what|whats) you got (?=(?:instead|for|else|on|in) )/g, ' what have you got '],
  // `three of the team turn out to be vegan`: nobody is out.
  [/(?<= (?:us|them|team|group|both|\w+s)) turn(?:s|ed)? out to be /g, ' are '],
  [/ turn(?:s|ed)? out to be /g, ' is '],
  [/ (?:what is|whats) the (?:craic|crack|story) with (?=(?:an?|some|doing|having) )/g, ' what about '],
  [
    / (?:bring|get|drive|push|knock|keep|take) down (?:the |our )?(?:price|prices|cost|costs|total|bill)(?: of| for| on)? /g,
    ' cheaper ',
  ],
  [
    / (?:less (?:expensive|costly)|more (?:affordable|reasonable|economical))(?! (?:breakfast|brunch|lunch|dinner) ) /g,
    ' cheaper ',
  ],
  [/ halve (?:the |our )?(?:whole )?(cost|price|bill|budget|total|spend|spending) /g, ' cut the $1 by half '],
  [
    / (?:spend|spending|pay|paying) (?:a bit |a lot |much |way )?less (?:money )?(?:on|for) (?:the |our )?/g,
    ' cheaper ',
  ],
  [
    new RegExp(
      ` (?:empty|clear out|wipe) (?:the |our )?(?:whole |all of )?(${DAYS})(?= (?:please |completely |entirely )*$)`,
      'g',
    ),
    ' clear $1',
  ],
  [/ cheap(?:er)? (?:eats|scran|grub|nosh|munch|bite|bite to eat) (?=.*(?:night|evening) )/g, ' cheaper dinner '],
  [/ (?:ends?|finish|finishes|is done|call it a night) after (?=\w+ )/g, ' nothing after '],
  // A `kebab stop after the club` is one more.
  [
    / (we|us|it|that|night|evening|day|friday|saturday|sunday|everything|everyone|plan|should|must|to|can|could|lets|then|just|and|please) stops? after (?=\w+ )/g,
    ' $1 nothing after ',
  ],
  [/^ stop after (?=\w+ )/g, ' nothing after '],
  [
    // `so saturday ends with dinner now?` asks.
    /(?<!^ (?:so|does|do|is it|and)(?: \w+){0,2}) (?:ends?|stops?|finish(?:es)?|be over|be done|is over|wraps? up) ((?:\w+day )?)(?:with|on) (?:the |our )?(dinner|lunch)(?! at) /g,
    ' nothing $1after $2 ',
  ],
  [
    / (?:evening|night) (?:should|can|could|to|must|will|just) (?:ends?|stops?|finish(?:es)?) with the meal /g,
    ' nothing after dinner ',
  ],
  [
    / what(?:s| is|ever is|ever|evers) (?:is )?(?:costing|costs|cost) (?:us )?(?:the )?most /g,
    ' what is the dearest thing ',
  ],
  [
    / (?:(?:nobody|no one|noone|none of (?:us|them|the \w+)|half of (?:us|them)|we|they|she|he) )(?:(?:dont|doesnt|do not|does not|never) )?(?:really )?drinks? (?=(?:cocktails?|beers?|wine|gin|vodka|spirits|shots|whiskey|lager|cider|ale) )/g,
    ' not into ',
  ],
  [
    / (?:needs?|has|have|got|gotta|wants?|must|should|could|can) (?:to )?come down(?: a (?:bit|lot|touch|notch))?(?: in (?:price|cost))? (?=$|please |pls |price |by )/g,
    ' should be cheaper ',
  ],
  [
    / (?:leaving|heading (?:off|home|back)|going home|off home|done|finished|away) (?:straight |right |just |directly |soon )?after (?=(?!\d|that|this|it |we |i )\w+)/g,
    ' home nothing after ',
  ],
  [
    / (leave|keep) ((?:\w+ ){1,4}?)(?:empty|blank|open|unplanned)(?= (?:$|please |so |for |we |thanks |because ))/g,
    ' $1 $2free',
  ],
  [
    new RegExp(
      `(?<! dont| not| never) (?:leave|keep|have) (?:the )?(${DAYS}|day|rest of the day) (?:empty|blank|open|free|clear|unplanned) (after|from) (?=(?:lunch|dinner|the|\\d))`,
      'g',
    ),
    ' nothing $1 $2 ',
  ],
  [
    new RegExp(`^ (?:on )?(${DAYS}) (?:is )?(?:nothing|off|empty|clear|blank|free)(?: please| thanks)? $`),
    ' clear $1 ',
  ],
  [/ elsewhere (?!in|on the)/g, ' somewhere else '],
  [
    / (?:will |can |to |would )?(?:fend for|look after|cater for|feed) (?:itself|themselves|ourselves|themself) (?=(?:\w+ ){0,3}(?:lunch|lunchtime|noon) )/g,
    ' drop lunch ',
  ],
  [
    / (?:will |can |to |would )?(?:fend for|look after|cater for|feed) (?:itself|themselves|ourselves|themself) (?=(?:\w+ ){0,3}(?:dinner|night|evening) )/g,
    ' drop dinner ',
  ],
  [
    new RegExp(
      ` (?:want|would like|prefer|need) nothing (?:booked |planned |arranged |organised |on |scheduled |in )?(?:for |on )?(?:the )?(${DAYS}) `,
      'g',
    ),
    ' clear $1 ',
  ],
  [
    new RegExp(
      `^ nothing (?:booked |planned |arranged |organised |on |scheduled |in )?(?:for |on )?(?:the )?(${DAYS}) (?=please |(?:thanks |at all |then )*$)`,
      'g',
    ),
    ' clear $1 ',
  ],
  [
    /^ (?:this|that|it|the plan) is (?:all|completely|totally) wrong $|^ (?:you|u) (?:have )?(?:got|get) (?:it|this|that)(?: all)? wrong $/,
    ' not what i wanted ',
  ],
  [/ (?:are|is) (?:\w+ )?(?:split|divided|torn|undecided) (?:on|about|over) /g, ' is not sold on '],
  ...TONE_WORDS,
  ...PLAN_WORDED,
  ...OPTIONS_WORDED,
  ...REQUESTS_WORDED,
  ...DAYS_WORDED,
  ...TAKING_OUT,
  ...NEEDS_WORDED,
  ...DIETS_TOLD,
  [/ (?:on the heed) /g, ' on the head '],
  [/ a fortnight /g, ' 2 weeks '],
  [/ (days?|weeks?|weekends?|months?|hours?|mins|minutes?|bit) sooner /g, ' $1 earlier '],
  // `a bit of sun` is no Sunday.
  [
    / (bit of|some|any|enough|more|lots of|get the|catch the|in the|soak up the) sunday (?!(?:lunch|roast|dinner|brunch|morning|afternoon|evening|night|plans?|stuff|activit\w+|things?) )/g,
    ' $1 sunshine ',
  ],
  [/ one (?:less|fewer) (bar|pub|club) (?:on )?/g, ' drop the last $1 '],
  [/(?<! is) one (?:less|fewer) (activity|thing)(?: to do)? (?:on )?/g, ' drop the last $1 '],
  [/ (?:pushchairs?|prams?|buggy|buggies) /g, ' step free '],
  [/^ ((?:\w+ ){1,5}?)(?:should|to|can|could|must|needs to) be (?:left |kept )?(?:free|clear|empty) /g, ' free up $1'],
  [/ (?:should|to|can) be (?:left |kept )?(?:free|clear|empty) /g, ' leave free '],
  [/ knock (?!\d|a |an |some )((?:\w+ ){1,4})off $/g, ' drop $1'],
  [/ trim ((?:\w+ ){1,4})out /g, ' drop $1'],
  [/ trim (?:the )?(hotel|accommodation)(?: cost| price| bill)? /g, ' cheaper $1 '],
  [
    / (?:get shot of|get shut of|strike (?=the |out)|give (?=\w+ the boot)|say goodbye to|goodbye to|goodbye(?= (?!for |and |now |then |all |everyone |mate |love |x+ )(?:the )?\w+)) ?/g,
    ' drop ',
  ],
  [new RegExp(` knock (?!\\d|a |an |some )${SHORT}off (?!the )`, 'g'), ' drop $1'],
  [/ knock off (?=the |that |our )/g, ' drop '],
  [
    / (?:chuck|shove|strike|knock|boot|park(?= (?:the|that|our|it) )|lob) (?!\d)(?=(?:the |that |our |it )?\w+(?: \w+)?(?: out| off)? (?:$|from |please |pls ))/g,
    ' drop ',
  ],
  [/ (?:can|could) (?:both |all |just |also |well |absolutely )*(?:do one|get in the (?:bin|sea)) /g, ' has to go '],
  [/ (?:can|could) (?:both|all) go (?=$|please |now )/g, ' has to go '],
  [/ (?:gone|went|going) off (?:the idea of |the thought of )?/g, ' dont fancy '],
  [/ (?:cant|cannot|could not|couldnt) be (?:bothered|arsed) with (?:a |an )?/g, ' dont fancy the '],
  [/ (?:reinstate|restore) (?=it|that|them)/g, ' put back '],
  // `no vegan food` is what nobody wants, and no need.
  [
    / (?:no|nothing|not) (?:more )?(vegan|vegetarian) (?:food|stuff|nonsense|rubbish|meals?)(?= $| please | thanks )/g,
    ' no $1 restaurants',
  ],
  [
    / where (?:we are|were|are we|we) (?:stopping|kipping|dossing|bunking|staying|sleeping) /g,
    ' where we are staying ',
  ],
  [/ what (?:follows|comes after) /g, ' what is after '],
  [
    /^ ((?:so |and |but |ok )*)what (?:is|has|does|do|have|are) (?!there |you |we |else |i )((?:\w+ ){1,5}?)(?:got |have |has )?to do with (?:\w+ )+$/,
    ' $1why $2',
  ],
  [/ (?:(?:full (?:english|irish|scottish|welsh)|greasy spoon|cooked breakfast|fry up)s?) /g, ' breakfast '],
  [/ no ?ones (?=(?:alive|up|awake|coming|going|there|hungry|bothered|doing|keen|eating|moving|out) )/g, ' nobody is '],
  [/ (?:how is|hows) about /g, ' how about '],
  [/^ ((?:so |and |ok |oh |well )*)why not (?:have |do |get |try |add )?(?=(?:a|an|some) )/, ' $1how about '],
  [/ axes /g, ' axe throwing '],
  [/ lasers /g, ' laser tag '],
  [/(^| the) (?:pictures|flicks|movies) /g, '$1 cinema '],
  [
    / (?:isnt|is not|arent|are not|aint|wont be|not) happening | (?:wont|will not|cant|cannot|(?:isnt|is not|not|aint|arent) (?:going to|gonna)) happen /g,
    ' has to go ',
  ],
  [
    /(?<! (?:for|to|with|into)) (?:anything|anywhere|literally anything|whatever) (?:but|except|other than|apart from|besides) (?=\w+ )/g,
    ' swap ',
  ],
  [/^ ((?:(?!swap|drop|add)\w+ ){1,5})out (?:and |with )?((?:\w+ ){1,6})in (?:instead |please )?$/, ' swap $1for $2'],
  [/ ice creams /g, ' ice cream '],
  [/ sundaes? /g, ' dessert '],
  [/ (?:bicycles?|push ?bikes?|cycle ride) /g, ' bike '],
  [/ photo shoots? /g, ' photoshoot '],
  // `its a bit museum heavy`, and nothing of how anything weighs.
  [
    / (?:too|(?:a )?bit|very|quite|pretty|rather|so) (food|drink|booze|museum|culture|pub|bar|meal|history)s? heavy /g,
    ' too much $1 ',
  ],
  [
    / (?:for|on|in case of) a (?:wet|rainy|drizzly|soggy) ((?:mon|tues|wednes|thurs|fri|satur|sun)day) /g,
    ' if it rains on $1 ',
  ],
  [/ shooty (?:place|thing|range|bit) /g, ' shooting range '],
  [/ (?:cocktail|mojito) (?:makin|mixing|shaking|mixology) /g, ' cocktail making '],
  [
    / (?:money(?:s| is)? no object|sky is the limit|skys the limit|(?<! (?:dont|not|never|wont)) (?:drop|remove|lift|scrap|forget|ignore) (?:the |our |any )?(?:budget|limit|cap)(?! (?:to|down|by) )|unlimited budget|money is no issue|spare no expense|budget is off) /g,
    ' no budget limit ',
  ],
  [
    / (?:the |our )?(?:budgets?|money|costs?|prices?|expense)(?: (?:isnt|arent|aint|is not|are not|not|wont be|will not be)(?: really| actually| going to be)? (?:an?|any|much of an?)| (?:is|are)(?: really)? no) (?:big |real |huge |massive )?(?:issue|problem|object|worry|concern|factor|constraint|obstacle) /g,
    ' no budget limit ',
  ],
  [
    / (?:(?:we|i|they) (?:are|am) |were |im |theyre )?not (?:too |that |really |at all |very )?(?:fussed|bothered|worried|concerned) (?:about|by) (?:the )?(?:money|costs?|prices?|budget|expense)(?! (?:of|for) ) /g,
    ' no budget limit ',
  ],
  [/ (?:do|get|book|keep|make) (the|our) (\w+) on the cheap /g, ' cheaper $2 '],
  [/ (?:incorporate|factor in|build in|work in|slot in) (?=(?:an?|some|another|the|\w+ing) )/g, ' add '],
  [
    / (i|we) (?:(?:was|were|am|are) )(?:actually )?(?:referring to|talking about|speaking (?:of|about)|on about|asking about) /g,
    ' $1 meant ',
  ],
  [
    / (?:forget|ignore|never mind|dont worry about|stop worrying about) (?:what (?:i|we|they) said about |about )?(?:the |all the )?(?:money|costs?|expense|price)(?! (?:of|for|per) ) /g,
    ' no budget limit ',
  ],
  [
    / (?:(?:it would be|it is|its|that would be|would be|be) )?(?:a |such a )?(?:real |terrible |great |crying )?(?:shame|pity|crime|sin) (?:to|if we|for us to) (?:miss|missed|skip|skipped|not see|not do) /g,
    ' we would like to see ',
  ],
  [/ (?:sub|substitute|rejig|alter|trade in|swap out|switch out|switch up|change up|mix up) /g, ' swap '],
  [/ (?:instead of|in place of|in lieu of|rather than|as opposed to|over and above) /g, ' instead of '],
  [
    / (?:(?:can|could|would) you )?(?:please )?(?:recommend|suggest|propose) (?:us |me )?(?:something|somewhere|anything|an alternative|another place|a place)(?: else)? instead of /g,
    ' what could we do instead of ',
  ],
  [
    / (?:pick|choose|suggest) (?:us |me )?(?:another|a different|something else|somewhere else|an alternative)(?: one| place| option)? (?=$)/g,
    ' swap it for something else ',
  ],
  [/ how is much /g, ' how much '],
  [/ (?:get|getting) changed? (?=(?:before|after|first|in between|and|then) )/g, ' freshen up '],
  [/ (?:find )?savings? of (?=\d)/g, ' cheaper by '],
  [/ save (?:us|me|everyone) (?=\d)/g, ' cheaper by '],
  ...PUTTING_IN,
  [/ (?:on it|on the list|on the plan|in the plan|on the itinerary|into the plan|in the mix) /g, ' '],
  ...MEALS_CALLED,
  ...HOW_IT_IS_TO_BE,
];

/** The line in plain wording: `take the ferry off` becomes `drop the ferry`. */
export function plainWording(line: string): string {
  return PHRASES.reduce((now, [pattern, plain]) => {
    const worded = now.replace(pattern, plain);
    return worded === now ? now : worded.replace(/ {2,}/g, ' ');
  }, line);
}
