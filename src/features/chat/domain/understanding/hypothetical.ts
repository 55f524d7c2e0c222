const LEAD =
  '^\\s*(?:(?:so|and|ok|okay|but|hmm|hi|hey|um|er|well|just|roughly|about|out of interest|quick question|question|curious|out of curiosity)[\\s,]+)*';

const WHAT_IF = new RegExp(
  `${LEAD}(?:what(?:'s| is)? (?:would )?(?:happen|happens|happened)? ?if|what if|wot if|wat if|whatif|suppose|supposing|imagine|say|(?:how much|what) (?:(?:would|will|could|do|does|is|can) )?(?:(?:we|it|i|that|you|us|the price|the total|everyone|everything) )?(?:be|cost|save|pay|come to|go down|drop|change|happen)?(?: (?:us|each|pp|per person|a head|in total|then|be))*\\s*(?:if|by|were)|how much (?:would it be|is it|will it be|would it cost|does it cost|would that be|cheaper would it be|less|more|cheaper|extra)?\\s*(?:each|pp|per person)?\\s*(?:if|by)|what (?:would|does|will) (?:it|that) (?:cost|be|do to the price) (?:\\w+ )?if|what would (?:it|the price) be if|would it (?:be cheaper|cost less|work|help) if)\\s+`,
  'i',
);

/** `should we drop it`, `we were thinking of dropping it`: somebody weighs a change, nobody has asked for it yet. */
const WEIGHS = new RegExp(
  `${LEAD}(?:sh(?:ould|all) (?:we|i) (?:maybe |just )?|would(?:n'?t)? it be (?:\\w+ )?(?:\\w+ )(?:if (?:we|i) |to )|(?:do|does) (?:you|u|anyone) (?:think|reckon) (?:we should |i should |about )?|what do (?:you|u) (?:think|reckon) (?:about |of |to )(?:us |we )?|(?:is it|would it be) (?:worth (?=\\w+ing\\b)|a good idea to |a bad idea to |better to )|(?:(?:we|i) (?:were|was|are|am)|we'?re|i'?m|im|were) (?:just |sort of |kinda )?(?:thinking|wondering|considering|toying with|debating)(?: of| about| if| whether)?(?: we(?: should| could)?| to)? )`,
  'i',
);

/** Words that take a wish back while it is being made. */
const UNSURE =
  /(?:[,;.?!]|\s|^)+(?:but\s+)?(?:(?:i'?m |we'?re |im )?(?:not (?:really |totally |100% )?sure(?: yet| tho| though)?|undecided|in two minds)|idk|dunno|i don'?t know|we don'?t know|(?:we'?re |i'?m |im )?(?:only|just) (?:asking|wondering|curious|thinking out loud)|(?:please )?don'?t (?:do|change) (?:anything|it|owt)(?: yet| just yet| for now)?|hypothetically(?: speaking)?|nothing definite(?: yet)?)(?=[\s,.;?!]|$)/gi;

const IF_FIRST =
  /^\s*(?:(?:so|and|ok|okay|but|hi|hey)[\s,]+)*if (?:we|i|you) (.+?)[\s,]+(?:(?:then )?(?:how much|what|would|will|does|is) .*)$/i;

/** A question about a change that is not to be made yet: the change in plain words, and that it is only a question. */
export function readHypothetical(message: string): { isHypothetical: boolean; wish: string } {
  const typed = message.replace(/[’‘]/g, "'");
  const kept = typed.replace(UNSURE, ' ').trim();
  const isUnsure = kept !== typed.trim() && kept !== '';
  const said = isUnsure ? kept : typed;
  const found = WHAT_IF.exec(said) ?? WEIGHS.exec(said);
  if (found) return asked(said.slice(found[0].length));
  const condition = IF_FIRST.exec(said)?.[1] ?? conditionOf(said);
  if (condition) return asked(condition);
  return isUnsure ? asked(said) : readPriceOf(message);
}

/** Words that ask for the price or the effect of what stands beside them. */
const EFFECT =
  "(?:(?:and|so|then|just|roughly)[\\s,]+)*(?:how much|what(?:'?s| is|'?d)? (?:it|that|the (?:price|total|cost|saving|damage|bill)|each|would|will|do|does|we|everyone|happens)|what(?:'?d|'?s| would| will| do| does) (?:be |we |it |that |each |everyone |I )*(?:save|cost|pay|come|be|do)|would it|is it|does it|do we save|can we still|are we still)";
const IF_ANYWHERE = new RegExp(
  `^(.*?)\\b(?:if|suppose|supposing|on the basis of|based on|assuming)\\s+(.+?)(?:[\\s,.?]+${EFFECT}.*)?[?.!\\s]*$`,
  'i',
);
const SAVED_BY =
  /^.{0,30}\b(?:sav(?:e|ing|ings)|cheaper|difference|less)\b.{0,20}?\b(binning|dropping|ditching|skipping|losing|cutting|cancelling|scrapping|removing|lose|losing|leaving out|without|by (?:dropping|cutting|losing|skipping|binning|swapping))\s+(.+?)[?.!\s]*$/i;
const ORDERS =
  /\b(?:swap|drop|add|change|move|make it|put|squeeze|fit|book|find|remove|cancel|please|let me know|see|check|not sure|unless|only)\b/i;

/** The clause of an `if` wherever it stands, in a message that asks what would come of it; null for `swap it if you can`. */
function conditionOf(message: string): string | null {
  const [, , object] = SAVED_BY.exec(message) ?? [];
  if (object) return `drop ${object}`;
  const [, before = '', clause = ''] = IF_ANYWHERE.exec(message) ?? [];
  const isAsked = /\?\s*$/.test(message) || new RegExp(`\\b${EFFECT}`, 'i').test(message) || before.trim() === '';
  if (
    clause === '' ||
    !isAsked ||
    ORDERS.test(before) ||
    /^(?:poss|possible|you can|u can|it|so|not|need be|there is one|thats ok)\b/i.test(clause)
  )
    return null;
  if (
    /\b(?:cancel|cancelled|pull(?:ed)? (?:out|the plug)|rain|rains|raining|pours?|wet|weather|called? it off|late|lost|sick|ill)\b/i.test(
      clause,
    )
  )
    return null;
  return /^\d+(?: \w+)?$/.test(clause.trim()) ? `we are ${clause.trim()}` : clause;
}

const asked = (rest: string): { isHypothetical: boolean; wish: string } => ({
  isHypothetical: true,
  wish: present(
    rest
      .trim()
      .replace(/^[,;.\s]+|[?,;.\s]+$/g, '')
      .trim(),
  ),
});

const GERUNDS: Readonly<Record<string, string>> = {
  dropping: 'drop',
  swapping: 'swap',
  changing: 'change',
  adding: 'add',
  moving: 'move',
  cancelling: 'drop',
  canceling: 'drop',
  skipping: 'skip',
  losing: 'drop',
  binning: 'drop',
  ditching: 'drop',
  replacing: 'replace',
  making: 'make',
  having: 'have',
  doing: 'do',
  going: 'go',
  getting: 'get',
  starting: 'start',
};

/** `we swapped`, `we were to drop` and `dropping` as the wish itself: `swap`, `drop`. */
function present(wish: string): string {
  return wish
    .replace(/^(?:we|i|you|they)\s+(?:were to|was to|did|could|would|should|just|decided to|wanted to)\s+/i, '')
    .replace(/^(?:maybe|perhaps)\s+(?:we |i )?(?:should |could )?/i, '')
    .replace(/^(?:we|i|you)\s+/i, '')
    .replace(/^(?:of|about|to)\s+/i, '')
    .replace(/^[a-z]+(?=\s)/i, (word) => GERUNDS[word.toLowerCase()] ?? word)
    .replace(
      /^(?:the |our )?((?:[a-z'&]+\s){0,4}?[a-z'&]+) (?:went|was gone|were gone|got dropped|got binned|wasn'?t (?:on|there|in it)|came out|came off|goes|is dropped|was dropped)$/i,
      'drop $1',
    )
    .replace(
      /^(?:there )?(?:were|was|are|is|be|it were|it was|theres?|there'?s)\s+(?:only |just |now |actually )*(\d+|[a-z]+)\b(?! (?:no|more|less|any))(?: (?:of us|people|persons?|kids|lads|girls|delegates|guests|adults|heads|instead|rather than .*|not .*))*.*$/i,
      (whole, number) =>
        /^(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty)$/i.test(
          number,
        )
          ? `we are ${number} people`
          : whole,
    )
    .replace(
      /^(?:only )?half (?:of us|the group|the lads|the girls) (?:go|come|went|came|turn up|make it)$/i,
      'half of us come',
    )
    .replace(
      /\b(?:canned|ditched|axed|scrapped|sacked off|got rid of|dispensed with|left out|took out|cut|removed|binned|skipped|lost) (?=the |our |that |a )/i,
      'drop ',
    )
    .replace(
      /^([a-z]+ and [a-z]+|[a-z]+) (?:came|come|comes|joined|join) (?:too|as well|along|with us)$/i,
      '$1 is coming too',
    )
    .replace(/\bswapped\b/i, 'swap')
    .replace(/\bchanged\b/i, 'change')
    .replace(/\badded\b/i, 'add')
    .replace(/\bmoved\b/i, 'move')
    .replace(/\bskipped\b/i, 'skip')
    .replace(/\bcancelled (the|our)\b/i, 'drop $1')
    .replace(/^(?:dropped|lost|binned|ditched) (?!out\b)/i, 'drop ')
    .replace(/\bdropped (?=the|our|friday|saturday|sunday|dinner|lunch)/i, 'drop ');
}

const PRICE_OF =
  /^\s*(?:(?:so|and|ok|okay|but|hi|hey)[\s,]+)*(?:how much(?: cheaper| more| less| extra)?(?: (?:would|will|does|is|do|could))?(?: (?:it|that|we))?(?: (?:be|cost|save|come to|pay))?(?: each| pp| a head| per person)?|what (?:would|will|does) (?:it|that|the price|the total) (?:cost|be|come to)(?: each| pp| per person)?)\s+(without|with|for|if)\s+(.+?)\??\s*$/i;

/** `how much without the theatre` asks about dropping it, `what would it cost for 15 people` about another size. */
function readPriceOf(message: string): { isHypothetical: boolean; wish: string } {
  const [, joint = '', rest = ''] = PRICE_OF.exec(message) ?? [];
  switch (joint.toLowerCase()) {
    case 'without':
      return { isHypothetical: true, wish: `drop ${rest}` };
    case 'with':
      return /\d|people|more/i.test(rest)
        ? { isHypothetical: true, wish: rest }
        : { isHypothetical: true, wish: `add ${rest}` };
    case 'for':
      return /^(?:a group of )?(?:\d+|[a-z]+) (?:people|of us|ppl|guests|lads|girls)\b/i.test(rest)
        ? { isHypothetical: true, wish: `make it ${rest.replace(/^a group of /i, '')}` }
        : { isHypothetical: false, wish: message };
    default:
      return { isHypothetical: false, wish: message };
  }
}
