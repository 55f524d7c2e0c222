import { normalise } from '../typing/normalise.ts';

/** What goes and what comes, in the words of a message that says both in one of the usual ways. */
export interface ExchangeSides {
  gone: string;
  wanted: string;
  /**
   * `said` by a verb or a pair of words that means nothing else; `being`, `can X be Y`, may be about an hour or a day;
   * `bare`, `X? Y`, may be a reason. The less is said, the more must be named.
   */
  how: 'said' | 'being' | 'bare';
}

type Words = readonly string[];

const WORDS_MAX = 18;
const MARK = ',';
const MARKS = /[,;!?\n…]+|\.(?=\s|$)|\s[-–—]\s/;

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

/** Words before an order that order nothing themselves, and who wants it. */
const LEADS = setOf(
  `, hi hey hello ok okay so and also please just can could may shall should will would we you i us lets let maybe perhaps
  like to want wants wanted need needs love that actually think everyone everybody they he she girls lads boys guys bride
  groom hen stag mum dad boss team ladies kids all of most the half really much id rather how about fancy well right yes
  yeah oh if possible a better idea do it is it would be been voted group`,
);
/** Words between the verb of a wish and its thing. */
const BEFORE_WANTED = setOf(
  `, and also plus oh maybe perhaps do have get going try book see find for us in it we can could lets would like rather prefer want fancy
  need just like to please with the lads girls boys group team everyone they hens stags a an some any make it how about what put on then so i you bit of try play visit`,
);
const AFTER_WANTED = setOf(
  `, wd or something like instead then please pls thanks thx ta in x xx mate there if possible ok okay rather better cheers yes yeah do it
  change swap go for that would be great lovely love ideal for us`,
);
const BEFORE_GONE = setOf('not no nah nope to drop off out with lose skip cancel remove scratch swap change forget ,');
const AFTER_GONE = setOf(
  `, out off no nah nope shut closed full is are was booked up sold gone not happening boring rubbish too far expensive dear
  please anymore any more looks sounds seems really a bit cancelled then yes yeah change it do that swap lol haha mate`,
);
const SHUT = setOf('shut closed full off out no nah boring rubbish far expensive dear cancelled gone not');
const JOINTS = setOf('for with to into by');
const SWAPS = setOf('swap change switch replace exchange trade substitute sub turn');

/**
 * The ways in which a message may be parted into what goes and what comes, likeliest first: `swap X for Y`, `Y instead of
 * X`, `X out, Y in`, `prefer Y to X`, `not X, Y then`, `can X be Y`, `Y for X`. Whether the sides name anything is for the
 * reader to see; the list is empty where no such way is meant.
 */
export function exchangeSides(message: string): ExchangeSides[] {
  const words = markedWords(message);
  if (words.length > WORDS_MAX || words.length < 3) return [];
  const plain = normalise(message).words;
  const sides = (parted: Parted[], how: ExchangeSides['how']): ExchangeSides[] =>
    parted
      .map(({ gone, wanted }) => ({
        gone: stripped(gone, BEFORE_GONE, AFTER_GONE),
        wanted: stripped(wanted, BEFORE_WANTED, AFTER_WANTED),
        how,
      }))
      .filter((both) => both.gone !== '' && both.wanted !== '');
  const said = [
    byVerb(plain),
    byVerb(words),
    byPassive(words),
    byInstead(words),
    byWhere(words),
    byPreference(words),
    byOutIn(words),
    byRefusal(words),
  ];
  const barely = [byChoice(words), byOther(words), byNot(words), byFor(words)];
  return [...sides(said.flat(), 'said'), ...sides(byBeing(words), 'being'), ...sides(barely.flat(), 'bare')];
}

interface Parted {
  gone: Words;
  wanted: Words;
}

/** The words as they are read, with a comma for every mark between them. */
const markedWords = (message: string): string[] =>
  message
    .split(MARKS)
    .map((piece) => normalise(piece).words)
    .filter((piece) => piece.length > 0)
    .flatMap((piece, at) => (at === 0 ? piece : [MARK, ...piece]));

function stripped(words: Words, before: ReadonlySet<string>, after: ReadonlySet<string>): string {
  const first = words.findIndex((word) => !before.has(word));
  const last = words.findLastIndex((word) => !after.has(word));
  const said = words.slice(Math.max(0, first), last + 1);
  return first < 0 || said.includes(MARK) ? '' : said.join(' ');
}

const isLed = (words: Words, upTo: number): boolean => words.slice(0, upTo).every((word) => LEADS.has(word));

/** Every place where a word of the set parts the words in two, neither of them empty. */
const partedAt = (words: Words, isJoint: (word: string, at: number) => boolean): { left: Words; right: Words }[] =>
  words.flatMap((word, at) =>
    at > 0 && at < words.length - 1 && isJoint(word, at)
      ? [{ left: words.slice(0, at), right: words.slice(at + 1) }]
      : [],
  );

/** `swap X for Y`, `swap in Y for X`, `drop X, Y instead`, `turn X into Y`. */
function byVerb(words: Words): Parted[] {
  const at = words.findIndex((word) => SWAPS.has(word) || word === 'drop');
  if (at < 0 || !isLed(words, at)) return [];
  const rest = words.slice(at + 1);
  if (words[at] === 'drop')
    return partedAt(
      rest,
      (word, index) =>
        word === 'for' || (word === 'and' && /^(?:do|have|get|go|try|book)$/.test(rest[index + 1] ?? '')),
    ).map(({ left, right }) => ({ gone: left, wanted: right }));
  const isRound = rest[0] === 'in';
  return partedAt(isRound ? rest.slice(1) : rest, (word) => JOINTS.has(word)).map(({ left, right }) =>
    isRound ? { gone: right, wanted: left } : { gone: left, wanted: right },
  );
}

/** `X swapped for Y`, `can we get X changed to Y`. */
function byPassive(words: Words): Parted[] {
  const at = words.findIndex(
    (word, index) =>
      /^(?:swapped|changed|switched|replaced|exchanged)$/.test(word) && JOINTS.has(words[index + 1] ?? ''),
  );
  if (at < 1 || words.slice(0, at).some((word) => /^(?:why|who|when|was|were|is|has|been|you|not|dont)$/.test(word)))
    return [];
  const from = words.findIndex((word) => !LEADS.has(word) && word !== 'get' && word !== 'have');
  return [{ gone: words.slice(Math.max(0, from), at), wanted: words.slice(at + 2) }];
}

/** `can X be Y`, `make X a Y`. */
function byBeing(words: Words): Parted[] {
  const [first] = words;
  const isMade = first === 'make';
  if (!isMade && first !== 'can' && first !== 'could') return [];
  return partedAt(words.slice(1), (word) => (isMade ? /^(?:a|an|some)$/ : /^(?:be|become)$/).test(word)).map(
    ({ left, right }) => ({ gone: left, wanted: right }),
  );
}

/** `X or Y? Y`: what is said again is the choice, and the other goes where the plan has it. */
function byChoice(words: Words): Parted[] {
  const mark = words.lastIndexOf(MARK);
  const chosen = words.slice(mark + 1);
  const or = words.indexOf('or');
  const others = [words.slice(0, or), words.slice(or + 1, mark)];
  if (or < 1 || mark < or || chosen.length === 0) return [];
  const gone = others.filter((side) => !chosen.some((word) => side.includes(word)));
  return gone.length === 1 ? gone.map((side) => ({ gone: side, wanted: chosen })) : [];
}

/** `Y instead of X`, `instead of X could we do Y`. */
function byInstead(words: Words): Parted[] {
  const at = words.findIndex((word, index) => word === 'instead' && words[index + 1] === 'of');
  if (at < 0) return [];
  const after = words.slice(at + 2);
  if (!isLed(words, at)) return [{ gone: after, wanted: words.slice(0, at) }];
  return partedAt(after, (word) => /^(?:,|can|could|lets|we|do|how)$/.test(word)).map(({ left, right }) => ({
    gone: left,
    wanted: right,
  }));
}

/** `put Y where X is`, `Y could go where X was`. */
function byWhere(words: Words): Parted[] {
  const at = words.indexOf('where');
  const end = words.findLastIndex((word) => /^(?:is|are|was|were)$/.test(word));
  if (at < 1 || end < at + 2 || !isEnd(words, end) || words.slice(0, at).includes('is')) return [];
  const wanted = words
    .slice(0, at)
    .filter((word) => !/^(?:could|can|should|would|go|sit|fit|put|stick|pop|move)$/.test(word));
  return [{ gone: words.slice(at + 1, end), wanted }];
}

/** `we would prefer Y to X`, `rather have Y than X`. */
function byPreference(words: Words): Parted[] {
  const at = words.findIndex((word) => /^(?:prefers?|preferred|sooner|rather|favour)$/.test(word));
  // `would the bride prefer a spa to the boat` only asks, without an order after it.
  const isAsked = at > 1 && /^(?:would|do|does|is|are)$/.test(words[0] ?? '') && !words.includes(MARK);
  if (at < 0 || !isLed(words, at) || isAsked) return [];
  return partedAt(words.slice(at + 1), (word) => /^(?:to|over|than)$/.test(word)).map(({ left, right }) => ({
    gone: right,
    wanted: left,
  }));
}

/** `X out, Y in`, either way round. */
function byOutIn(words: Words): Parted[] {
  const out = words.indexOf('out');
  const last = words.lastIndexOf('in');
  if (out <= 0 || last <= 0) return [];
  if (out < last && isEnd(words, last)) return [{ gone: words.slice(0, out), wanted: words.slice(out + 1, last) }];
  return last < out && isEnd(words, out) ? [{ gone: words.slice(last + 1, out), wanted: words.slice(0, last) }] : [];
}

const isEnd = (words: Words, at: number): boolean => words.slice(at + 1).every((word) => AFTER_WANTED.has(word));

/** `not X, Y then`, `no X. Y instead`, `X is shut? Y then`, `drop X, Y instead`. */
const byRefusal = (words: Words): Parted[] => byOther(words, isInstead);

/** `not X, Y`, `X is shut. Y`, `drop X, Y`. */
function byOther(words: Words, isSo: (words: Words) => boolean = () => true): Parted[] {
  if (!isSo(words)) return [];
  return partedAt(words, (word) => word === MARK).flatMap(({ left, right }) => {
    const isRefused = /^(?:not|no|nah|drop)$/.test(left[0] ?? '') || SHUT.has(left.at(-1) ?? '');
    // `the museum is out, and the spa` goes on with what is to go.
    const isMore = right[0] === 'and' && /^(?:the|that|our|also)$/.test(right[1] ?? '') && !isInstead(right);
    return isRefused && !isMore ? [{ gone: left, wanted: right }] : [];
  });
}

const isInstead = (words: Words): boolean =>
  /^(?:then|instead)$/.test(words[words.findLastIndex((word) => !/^(?:please|pls|,|thanks|x)$/.test(word))] ?? '');

/** `a theatre, not a bar`. */
const byNot = (words: Words): Parted[] =>
  partedAt(words, (word) => word === 'not').flatMap(({ left, right }) =>
    left.includes('not') || left[0] === 'no' ? [] : [{ gone: right, wanted: left.filter((word) => word !== MARK) }],
  );

/** `show me cheaper options for the karting` asks for a list. */
const ASKED_FOR = setOf('options option ideas suggestions choices alternatives');

/** `thai for the bistro?`, `the bistro for a thai`: which of them the plan has tells which goes. */
function byFor(words: Words): Parted[] {
  if (words.some((word) => SWAPS.has(word) || word === 'drop' || ASKED_FOR.has(word))) return [];
  return partedAt(words, (word, at) => word === 'for' && !/^(?:at|on|in)$/.test(words[at + 1] ?? '')).flatMap(
    ({ left, right }) => [
      { gone: right, wanted: left },
      { gone: left, wanted: right },
    ],
  );
}
