const set = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

const YES = set(
  `yes yeah yep yup yea yh aye ok okay sure perfect confirmed confirm agreed approved accepted definitely absolutely deal
  si oui ja sim da brilliant great grand sound lovely excellent wonderful super ideal best course indeed deffo defo proceed agreeable yas yass yasss yesss yess yaas yaaas`,
);
const NO = set('no nah nope naw nvm not dont never nein non rather leave wouldnt shant alright fine');
/** `go ahead`, `make it happen`: said of an offer, a yes. */
const GOES_AHEAD =
  / (?:please do|go on|go ahead|go for it|crack on|do it|yes do|make it happen|lets do it|that would be good|that (?:one )?please|(?:do|have|take) that(?: one)?(?= (?:then |please |instead )*$)|sounds good|happy with that) /;
/** `then kindly change those`, of what was offered to be changed. */
const CHANGES_THEM = / (?:change|swap|replace|sort|fix|switch) (?:those|these|them)(?: (?:ones|all|out))* /;
/** Words that go along with either and say nothing by themselves. */
const ALONG = set(
  `i think that thats is it its this would be will do did so then now go on ahead for to with the a and hmm mmm mm ooh oh ah
  erm um er well actually very much please pls thanks thank you cheers ta mate pal love hun babe lad lads hen pet x xx xxx
  haha lol god just really all we us me my day today yet better idea sounds good happy right crack kindly make happen lets like one
  shall you are were youre your at moment time being worries it this as same way go kindly most suppose guess reckon might queen king legend`,
);
const WORDS_MAX = 9;
/** `you're alright` and `it's fine` turn an offer down politely; after a yes they only praise it. */
const SOFT = set('alright fine rather');

/** `that's fine, please do it`. */
const DOES = / (?:please do|go ahead|crack on|lets do it|do (?:it|that)|go for it|go on then|make it happen) /;

/** `yes but keep everything else`: nothing else was offered. */
const REST_STAYS =
  / (?:but|and|just|only|then) (?:please |just )?(?:keep|leave) (?:everything|all|the rest|the others?|everybody)(?: (?:else|of it|of them|as it is|as is|as they are|the same|alone|put|please))* $/;

const NO_CHANGE =
  /^ (?:(?:no|nah|ok|oh|then|lets|have|thanks|we want) )*no changes?(?: (?:please|then|thanks|needed|for now))* $/;

const LEFT =
  / leave (?:it|that|this)(?: (?:then|there|for now|(?:as|how|like|the way) (?:it|that|they) (?:is|was|are)|as is|be|alone|at that|thanks|cheers|ta|pls|please|x+))* $/;

/** `do you think thats ok`, `is that the best one`: asked of the offer, and no yes to it. */
const ASKS_BACK =
  /^ (?:(?:so|and|but|ok|okay|right|oh|hmm|well) )*(?:is (?:that|it|this)|are (?:you|we|they)|do (?:you|we|they) (?:think|reckon)|does (?:that|it|this)|would (?:you|that|it|they|this)|should (?:we|i)|will (?:that|it|they|this)) /;

/** Yes or no to an offer, by its words alone; null as soon as a word says more than that. */
export function readReply(line: string): 'yes' | 'no' | null {
  if (ASKS_BACK.test(line)) return null;
  if (NO_CHANGE.test(line)) return 'no';
  const said = line.replace(REST_STAYS, ' ');
  if (said !== line && said.trim() !== '') return readReply(said);
  const words = line.trim().split(' ');
  if (words.length > WORDS_MAX) return null;
  // `yeah bin it`, said of an offer to take something out.
  const isSure = YES.has(words[0] ?? '') || YES.has(words[1] ?? '');
  if (
    isSure &&
    / (?:drop|swap|do|change|add|book|move) (?:it|that|them)(?: (?:in|then|please|mate|x+))* $/.test(line) &&
    !/ (?:no|not|dont) /.test(line)
  )
    return 'yes';
  const changes = line.replace(CHANGES_THEM, ' ');
  const others = changes.trim().split(' ');
  if (!others.every((word) => word === '' || YES.has(word) || NO.has(word) || ALONG.has(word))) return null;
  const isAgreed = words.some((word) => YES.has(word));
  const refusals = words.filter((word) => NO.has(word) && !((isAgreed || DOES.test(line)) && SOFT.has(word)));
  if (refusals.length > 0 && !/ (?:why not|no worries|not bad) /.test(line)) return 'no';
  // `oh ok leave it`: it is let go.
  if (LEFT.test(line)) return 'no';
  if (isAgreed) return 'yes';
  return GOES_AHEAD.test(line) || changes !== line ? 'yes' : null;
}
