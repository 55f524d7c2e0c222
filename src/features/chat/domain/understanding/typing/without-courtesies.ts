const ADDRESSED =
  '(?: (?:there(?! (?:will|is|are|was|were|has|have|might|may|could|should|can|isn|aren)\\b)|again|all|both|guys|girls|team|folks|everyone|huzzah|concierge|mate|love|hun|pet|babe|x+))*';
const ENDED = '(?:\\s*[,.!:;–—-]+\\s*|\\s+)';
const STOPPED = '\\s*[,.!:;–—-]+\\s*';

/** `morning! hope you are well` greets on. */
const NO_HOPE = '(?!\\s*(?:i )?(?:hope|trust|how are|how is|hows) )';

/** What stands before a wish and is none of it. `sorry` and `actually` alone put something right and stay. */
const LEADS = [
  `dear (?:sirs?|madam|all|team|concierge|huzzah)(?:(?: or | and |/)madam)?${STOPPED}`,
  `(?:hi|hiya|hey|heya|hello|hallo|howdy|ey up|ay up)${ADDRESSED}${ENDED}${NO_HOPE}`,
  `(?:good )?(?:morning|afternoon|evening)${ADDRESSED}${STOPPED}${NO_HOPE}`,
  `(?:(?:it'?s |its )?(?:only )?me again)${ENDED}`,
  `(?:(?:i'?m |im )?(?:so |really |very )?sorry (?:to (?:be (?:a |such a )?(?:pain|nuisance|bother|awkward|difficult|annoying|that person)|bother you|ask|trouble you|chase)(?: again)?)|apologies for this)(?:${STOPPED}| but\\s+|,? but\\s+)`,
  `(?:(?:just )?(?:a )?(?:very )?quick (?:one|question|q)|just a (?:quick )?(?:one|thought|question))(?:${STOPPED}| but\\s+)`,
  `(?:right|ok|okay) so,?\\s+`,
  // `omg just remembered`, and then what.
  `(?:(?:omg|oh|ooh|ah|argh|god|right|sorry|soz)[,! ]+)*(?:i(?:'?ve)? )?(?:(?:just|only just|almost|nearly) (?:remembered|realised|realized|forgot)(?: to (?:say|mention|add|tell you))?|(?:(?:just|totally|completely) )?forgot to (?:say|mention|add|tell you))(?: that)?${ENDED}(?=\\w+ )`,
  '(?:(?:sorry|soz|oh|ah|wait|actually)[, ]+)+(?=(?:(?:just|and|also) )*(?:(?:one|1) (?:more|other|last|final)|another) (?:thing|point|request|change)\\b)',
  // Before a question they put nothing right.
  '(?:sorry|actually)[, ]+(?=(?:is|are|does|do|will|what(?! about| if)|whats|which|who|when|where|how(?! about)|why)\\b)',
  // `just to confirm, what date is it`.
  '(?:just |and |so )*(?:to (?:confirm|check|double check|clarify|be (?:sure|clear))|(?:double )?checking)(?:\\s*[,:–—-]+\\s*|\\s+)(?=(?:is|are|does|do|did|will|what|whats|which|who|when|where|how|we|it|its|it.s)\\b)',
  `ooh+(?: and)?${ENDED}`,
  // The `and` goes on from what was done last.
  '(?:oh|ah)(?:, |,? (?=and ))',
  // `last thing, my brother is veggie`, and not the last thing of a day.
  '(?:(?:ok|oh|and|right|so)[, ]+)*(?:one |the )?(?:last|final) (?:thing|question)(?:\\s*[,:–—-]+\\s*|\\s+(?=(?:my|can|could|we|is|are|do|does|how|what|where|when|who|some|he|she|they|i)\\b))',
  '(?:fab|perfect|great|lovely|brilliant|brill|nice|ace|cool|sweet|mint|class|amazing|ok|okay|grand|wicked)[.!]+\\s+(?=(?:is|are|does|do|what|whats|how|when|where|which|who|why)\\b)',
  // `this looks fab!!`, and then what is to be different; `sounds good` may take up an offer and stays.
  `(?:(?:omg|wow|oh|ooh|aw|ok|right|well|alright|thanks|thank you)[,! ]+)*(?:(?:this|it|that|the (?:plan|weekend|itinerary)|everything|plan) (?:all )?(?:looks|is)|this is|looks|looking|its|it's|all looks)(?: (?:all|really|so|absolutely|pretty|well|just|proper))* (?:fab|fabulous|amazing|great|good|lovely|brilliant|brill|perfect|ace|mint|class|lush|awesome|fantastic|unreal|mega|spot on|wicked|gorgeous|decent|fine|nice|ok|okay|sound)(?: (?:so far|thank you|thanks|cheers|mate|already|guys|so much|overall|to me|on the whole|mostly|generally|in general))*(?:\\s*[.!:;–—-]+\\s*|,\\s*)(?!\\s*(?:and|do it|go ahead|yes|go on|book|lets|let's|but (?:not|no))\\b)(?:but\\s+)?`,
];
const LEAD = new RegExp(`^\\s*(?:${LEADS.join('|')})`, 'i');

const GRATEFUL =
  '(?:(?:many |big |huge )?(?:thanks|thank you|thankyou|thank u|thx|thnx|tysm|cheers|ta)|much appreciated|appreciate it)(?: (?:so much|very much|a lot|a million|loads|in advance|again|for (?:that|this|your help|all your help)|mate|love|hun|pet|babe|guys|team|all|you|u|both))*';
const TAILS = [
  `(?:\\s*[,.!;–—-]+\\s*|\\s+|(?<=\\?)\\s*,?\\s*)${GRATEFUL}`,
  "(?:\\s*[,.!;–—-]+\\s*|\\s+)(?:if (?:that'?s|that is|its|it'?s|it is) (?:ok|okay|alright|all right|possible|poss|fine|doable)(?: with (?:you|u))?|if (?:you|u) (?:don'?t mind|wouldn'?t mind|please))\\??",
  // `an italian, if one exists` says no condition.
  "(?:\\s*[,.!;–—-]+\\s*|\\s+)if (?:(?:there'?s|there is|there are|you have|you'?ve got|you got) (?:one|any|such a thing)|(?:one|any|such a thing) exists?)\\??",
  '\\s+(?:lol|lmao|haha(?:ha)*)',
  '\\s+or (?:what|wot)\\??',
  // Whatever changes says what it comes to.
  '\\s*[,;]?\\s+(?:and|then) (?:then |please |can you |could you |just )*(?:tell (?:me|us)|let (?:me|us) know|say|work out) (?:what|how much) (?:it|that|this|(?:the |our )?(?:new )?(?:price|cost|total)|we|they)(?: (?:all|will|would|does|do|then|now))* ?(?:come|is|are|be|cost|pay|do|make)s?(?: (?:to|it|that|out at|the (?:price|total|cost)|per (?:head|person)|each|a head|altogether|in total|overall|now|then))*\\??',
  // `add a spa. doesnt matter which day`.
  "(?:\\s*[,.!;–—-]+\\s*|\\s+)(?:it |i |we )?(?:(?:doesn'?t|does not|don'?t|do not|wouldn'?t) (?:really )?(?:matter|mind|care)|(?:am |are |'?m )?not (?:bothered|fussed)) (?:about )?(?:(?:which|what) (?:day|time|night)|when)(?: it is)?",
  // `keep the karting but the rest is fine` orders nothing of the rest.
  "(?:\\s*[,.!;–—-]+\\s*|\\s+)(?:but |and |though )?(?:(?:all )?the (?:rest|others)(?: of (?:it|them))?|everything else|all else)(?: is|'s| are| looks)(?: all)?(?: absolutely| really| just)? (?:fine|good|great|perfect|lovely|ok|okay|brilliant|grand|spot on|sound|ace|mint)",
  // Somebody is cross about the weather, and not with us.
  "\\s*[,.!;–—-]*\\s+(?:ffs|wtf|for (?:fucks?|fuck'?s|gods?|god'?s|petes?|pete'?s) sake)",
  // `£200 is the limit. please make it fit`.
  '[,.!;–—-]+\\s*(?:please |so |and |just |can you |could you )*(?:(?:work|plan|stick|keep) to (?:that|this|it)|make (?:it|that|everything|the plan) (?:fit|work|happen)(?: (?:in|within|with|to) (?:that|this|it))?)(?: please)?',
  '\\s+x+',
  '\\s*(?![👍👌✅🆗👎🔙↩🙅❌🚫])(?:\\p{Extended_Pictographic}[\\u{1F3FB}-\\u{1F3FF}\\uFE0F]*(?:\\u200D\\p{Extended_Pictographic}\\uFE0F?)*)+',
];
const TAIL = new RegExp(`(?:${TAILS.join('|')})[\\s.!]*$`, 'iu');

/** `three changes please:`, `first thing,`, `secondly,`: the count of what is wished for, and none of it. */
const COUNTED =
  /^\s*(?:(?:right|ok|okay|so|well)[, ]+)?(?:(?:just|i have|i've got|ive got|we have|there are)[, ]+)?(?:(?:a )?(?:few|couple of)|one|two|three|four|some|\d) (?:small |little |quick |more |other )?(?:changes?|things?|requests?|tweaks?|points?|favours?|questions?|amendments?|bits)(?:,? (?:please|pls|plz|if poss(?:ible)?|if i may|if you don'?t mind|if that'?s ok(?:ay)?|for you|from us|to (?:change|ask|sort)))*\s*[:;.!…–—-]+\s*/i;
const ENUMERATED =
  /(^|[.!?;,]\s+|\s[–—-]\s+)(?:(?:and |also |then |oh )?(?:the )?(?:first|second|third|next|last|other|another|final) (?:thing|point|request|change)|(?:and |oh )?one (?:more|last|other|final) (?:thing|point|request|change)|first(?:ly)? of all|first off|firstly|secondly|thirdly|lastly)\s*(?:[,:–—-]+|\bis\b:?|(?=(?:can|could|please|is)\b))\s*/gi;

/** `No dear, a theatre` calls nothing expensive. */
const VOCATIVE =
  /^(\s*(?:no|yes|sorry|oh|ok|well|right))[, ]+(?:my )?(?:dear|darling|sweetheart|petal|dearie)\b[,.!]+\s*/i;

/** `cheaper hotel please?` wishes, whatever stands at its end. */
const WISHED =
  /^((?!\W*(?:(?:and|so|but|ok|sorry) )*(?:is|are|am|was|were|do|does|did|has|have|had|will|what|whats|when|where|which|who|whose|why|how|any|got)\b)[^?]*\b(?:please|pls|plz))\s*\?+\s*$/i;

/** `would you mind if we book for two more?` weighs nothing. */
const MINDING =
  /\b(?:would|do) (?:you|u) (?:awfully |terribly |at all |very much )?mind (?:awfully |terribly |at all |very much )?if (?:we|i)(?= (?!(?:did|had|was|were|are|am|is|asked?)\b))/i;

/** `max 200 each for food, hotel separate`, `under 500 each before the hotel`: the limit is for what is done there anyway. */
const APART =
  '(?:hotels?|accommodation|accom|stay|rooms?|flights?|travel)(?:(?: and|,) (?:the )?(?:hotels?|flights?|travel|trains?))?';
const STAY_APART = new RegExp(
  `^(.*\\d.{4,}?)(?:(?:[,.;(–—-]+\\s*|\\s+(?:(?:with|and|but) )?)(?:the |our )?${APART}(?:'?s| is| are)? (?:separate(?:ly)?|seperate(?:ly)?|extra|on top|excluded|aside|not (?:included|counted|in it|in that)|(?:isn'?t|aren'?t) (?:included|counted|in it|in that)|(?:doesn'?t|don'?t) count)|(?<!\\bor)[,;(]*\\s+(?:before|without|not including|not counting|excluding|leaving out|on top of) (?:the |our )?${APART})\\)?[\\s.!]*$`,
  'i',
);
/** Longer messages are not read for it, characters. */
const LENGTH_MAX = 300;

/** As few words may be all that is said, `no thanks` or `hi there`. */
const WORDS_MIN = 2;

/**
 * A message without the greeting before its wish and the thanks, kisses and signs after it, so that no reader takes the
 * frame for what is asked. What is nothing but courtesy, or a word with one, stays as it is.
 */
export function withoutCourtesies(message: string): string {
  const own = stripped(stripped(message, LEAD), TAIL);
  const bare = (own.length > LENGTH_MAX ? own : own.replace(STAY_APART, '$1'))
    .replace(VOCATIVE, '$1, ')
    .replace(COUNTED, '')
    .replace(ENUMERATED, '$1')
    .replace(WISHED, '$1')
    .replace(MINDING, 'could we');
  return bare.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length < WORDS_MIN ? message : bare;
}

/** Without what the pattern matches, as often as it does. */
function stripped(text: string, pattern: RegExp): string {
  const less = text.replace(pattern, '');
  return less === text ? text : stripped(less, pattern);
}

/** A heart, a party popper or two kisses: no words, and meant well. */
export const isOnlySigns = (message: string): boolean =>
  /\p{Extended_Pictographic}/u.test(message) || /^\s*x+\s*$/i.test(message);
