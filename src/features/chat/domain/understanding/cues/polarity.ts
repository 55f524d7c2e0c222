import { isDisliked } from './tones.ts';

/**
 * Whether somebody wants a thing in or out. `bare` stands with no words that say, `beside` only tells where something
 * else is, `before the boat`.
 */
export type Polarity = 'in' | 'out' | 'bare' | 'beside';

/** What is said of a thing, and whether an order to take it out, not only a dislike of it. */
export interface Said {
  polarity: Polarity;
  isOrderedOut: boolean;
}

/** Verbs that carry a dislike on to its object: `rather not HAVE a grill`, `sick of GOING TO museums`. */
const CARRIED =
  '(?: (?:to|have|having|do|doing|go|going|see|seeing|eat|eating|visit|visiting|get|getting|be|being|keep|sit|sitting|in|on|at|spend|bother|with|about|the idea of|the thought of|idea of|thought of|any|more|another|of))*';
const OUT_BEFORE = new RegExp(
  ` (?:drop|(?:swap|change|replace|switch|exchange|trade)(?! (?:in|to|for|into|it|that|them|this) )|remove|cancel|skip|cut|forget|scratch|without|no more|nor|instead of|less(?! than)|fewer|than|over|against|avoid|hates?|hating|loathes?|detests?|sick of|fed up|bored of|tired of|scared of|afraid of|terrified of|frightened of|petrified of|allergic to|intolerant to|phobia of|fear of|(?:cant|cannot|couldnt) (?:stand|do|eat|face|have|handle|stomach|be doing with|be seen)|(?:wont|will not|wouldnt) (?:eat|do|go|touch|have|manage|make)|(?:doesnt|dont|didnt|do not|does not|dinnae) (?:eat|like|do|fancy|want|need|rate|feel like|care for|think|much like)|(?:not|never|isnt|arent|hardly|aint) (?:\\w+ )?(?:keen|into|fussed|bothered|up for|feeling|sure|sold|doing|a fan|fans|paying|spending|wasting|a|an|the|much of a|interested|exactly)|rather not|(?:did|done|been to|been up|been in|been round|seen) (?:the|that|it)|(?:nobody|no one|noone|none of us|neither of us|half of us|most of us dont) (?:really )?(?:wants?|likes?|fancies|fancy|eats?|is into|are into)|(?:nobody|no one|noone|none of (?:us|them|the \\w+)) (?:is|are|will be) (?:\\w+ )?(?:going|doing|up for|setting foot)|(?:we|nobody|no one)(?: all| will)? (?:wont|cant|not going to|make it) ?(?:\\w+ )?(?:make it|be (?:there|here|around) for|have time for)|anything but|anywhere but|(?:nobody|no one|none of us|(?:wont|not)) (?:will |is |are )?(?:be )?(?:fit|in (?:the mood|any state|a state)|dressed|ready) for|had enough|seen enough|enough|too many|rid of|done with|over and done with|put off|be (?:bothered|arsed|fussed)|no need (?:for|of)|no use for|off|no|not)${CARRIED}(?= )`,
  'g',
);
const IN_BEFORE =
  / (?:fancy|fancies|fancying|wants?|wanted|prefers?|preferred|rather|sooner|would like|would love|love|like|hows about|how about|what about|maybe|perhaps|possibly|ideally|preferably|go for|going for|go|do|have|try|get|find|book|see|eat|add|put in|stick in|put|stick|sub in|swap in|need|needs|make it|make that|(?:sits?|sitting|settle|end up|hang out|stay|meet) in(?= (?:a|an|one|some) )|turn it into|somewhere|something|anywhere|anything|could be|should be|be|lets|instead|pick|choose|up for|keen on|more|gagging for|craving|dying for|after|some|give us|into|in favour of|(?:swap|change|switch|replace|exchange|trade) (?:\w+ ){0,3}?(?:to|for|with|into|by))(?: (?:to|a|an|the|us|for|do|have|go|see|some|out|eat|try|be|of|like|proper|good|nice|decent|cheeky|bit|little|in|at|on))*(?= )/g;
const JOINED = /^ (?:(?:thing|bit|one|place|tour|class|trip) )?(?:(?:or|and|a|an|some|maybe|even|the|n) )+$|^ $/;
const OUT_AFTER =
  /^ (?:(?:place|bit|thing|one|idea|trip|tour|spot|bar|class|stuff|crowd|people|person|fans?) )?(?:(?:on|for) (?:the )?\w+ |\w+day )?(?:(?:is|are|was|looks?|sounds?|seems?|be) )?(?:(?:just|really|so|a bit|well|way|all|a|an|now|far|bit|kind of|sort of|still|definitely) )*(?:out|off|mid|boring|rubbish|naff|crap|shite?|expensive|steep|pants|too|not|isnt|arent|aint|no|nah|nope|never|again|overpriced|superfluous|redundant|dead|gone|problem|a problem|an issue|can go|can come|away|get rid|surplus|unnecessary|has to go|had to go|needs to go|got to go|have to go|cant|wont|doesnt|no good|no use|no thanks|wasted|sounds awful|binned|axed|scrapped|ditched|dropped|cut|bye|goodbye)(?= )/;
const EXCHANGED =
  / (?:be|to be|been|get|getting|is) (?:\w+ )?(?:swapped|exchanged|changed|replaced|switched|dropped|removed|substituted|traded|cancelled) /;
const IN_AFTER =
  /^ (?:(?:(?:that )?we (?:could|can) (?:do|have|go to|try|see|get)|place|bit|thing|one|spot|bar|joint|restaurant|night|class|session|for \w+|on \w+|somewhere nice|\w+day|lunch|dinner) )*(?:instead|please|pls|would|will do|sounds (?:better|good|nice|fun|more)|is more|are more|over|in (?=$)|then (?=$)|or whatever|or something|or owt|any day|every time|all day long|all the way|is (?:better|cheaper|nicer|free|nearer|closer)|be better|might be|could be|rather|suits? (?:us|me|them|him|her)|is more (?:us|our|my|him|her|like it))(?= |$)/;

const DETERMINERS =
  '(?:(?:the|our|that|this|those|these|any|a|an|both|all|of|having|whole|stupid|silly|bloody|boring|bit of|more|doing|going to|with|seeing|\\w+days?|bothering with) )*';
const ORDERED_BEFORE = new RegExp(
  `(?<!(?: do| be| manage| live)) (?:drop|remove|cancel|skip|cut|scratch|without|no|no more|rid of|done with|no need for|no need of|call off) ${DETERMINERS}$`,
);
const ORDERED_AFTER =
  /^ (?:(?:place|bit|thing|one|trip|tour|class|night|on \w+|\w+day) )*(?:(?:is|are|can|could|may|might|should|has to|have to|needs to|to|will|must) )*(?:be )?(?:out|off|go|gone|come off|come out|dropped|removed|omitted|cancelled|skipped|not needed|not wanted|superfluous|redundant|surplus|unnecessary|not required|get rid|axed|binned|scrapped|ditched|cut|bye|goodbye|no)(?= (?:$|please|pls|then|now|thanks|love|mate|altogether|entirely|x+))|^ (?:(?:is|are|seems?|looks?|feels?) )?(?:superfluous|redundant|not (?:needed|wanted|required)|unneeded|surplus) /;
/** `hates mini golf, loves bowling`: after what is spoken against, what is liked is what should come. */
const CONTRASTED =
  / (?:loves?|adores?|likes?|would kill for|big on|mad on|well into)(?: (?:a|an|the|some|more|good|big|proper|fan of))* $/;
const ANYTHING_BUT =
  / (?:(?:any|every)(?:thing|where)|all) (?:but|except|other than|apart from|besides|that isnt|that is not) (?:(?:a|an|the|another|more|some) )*$/;
const BESIDE =
  / (?:(?:before|after) (?:all )?(?:that|this) $|(?:before|after|near|nearby|next to|between|following|close to|beside|round|around) (?:the |our )?$)/;

const lastEnd = (pattern: RegExp, text: string): { start: number; end: number } | null => {
  let found: { start: number; end: number } | null = null;
  for (const match of text.matchAll(pattern)) found = { start: match.index, end: match.index + match[0].length };
  return found;
};

/** More words than this between a verb and a thing, and the verb is not about it. */
const REACH = 5;

/**
 * What a clause says of one thing in it. `before` are the words since the thing named before it, `lead` all words of the
 * clause up to it, `after` those up to the next thing; each with a blank at either end.
 */
export function saidOf(words: Parameters<typeof polarityOf>[0] & { isLastOrdered: boolean }): Said {
  const polarity = polarityOf(words);
  const isSame = words.last === 'out' && words.isLastOrdered && JOINED.test(words.before);
  const isOrderedOut =
    polarity === 'out' && (isSame || ORDERED_BEFORE.test(words.before) || ORDERED_AFTER.test(words.after));
  return { polarity, isOrderedOut };
}

function polarityOf({
  lead,
  before,
  after,
  last,
  hasNext,
}: {
  lead: string;
  before: string;
  after: string;
  last: Polarity | null;
  hasNext: boolean;
}): Polarity {
  if (last !== null && last !== 'bare' && JOINED.test(before)) return last;
  if (BESIDE.test(before)) return 'beside';
  const isReversed = / (?:swap|sub|put|add|pop|stick|bring) in /.test(lead) && !/ in the /.test(lead);
  if (last === 'in' && isReversed && / for (?:the |that |our )?$/.test(before)) return 'out';
  if (last === 'in' && / (?:over|than) (?:\w+ ){0,4}$/.test(before)) return 'out';
  if (ANYTHING_BUT.test(before)) return 'out';
  const isAfterSwap =
    / (?:swap|change|replace|switch|exchange|exchanged|trade|drop)(?:ped|d|ing)? /.test(lead) &&
    last === 'out' &&
    / (?:for|with|to|into|by) (?:\w+ ){0,4}$/.test(before);
  if (isAfterSwap) return 'in';
  if (last === 'out' && CONTRASTED.test(before)) return 'in';
  const out = lastEnd(OUT_BEFORE, before);
  const wanted = lastEnd(IN_BEFORE, before);
  const isNear = (cue: { end: number } | null): boolean =>
    cue !== null && before.slice(cue.end).trim().split(' ').filter(Boolean).length <= REACH;
  const isOut = isNear(out);
  // The `have` of `rather not have` is no wish to have it.
  const isIn = isNear(wanted) && (out === null || (wanted !== null && wanted.start >= out.end));
  if (isOut && !isIn) return 'out';
  if (EXCHANGED.test(after)) return 'out';
  // `fish and chips not the bistro`: the `not` is about what comes next.
  const own = hasNext
    ? after.replace(/ (?:not|no|over|instead of|rather than|than)(?: (?:the|a|an|our|that))* $/, ' over ')
    : after;
  if (OUT_AFTER.test(own) || (!isIn && isDisliked(own))) return 'out';
  if (isIn || IN_AFTER.test(own)) return 'in';
  return 'bare';
}
