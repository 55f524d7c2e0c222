import { correctWords } from '../../../../planner/domain/correct-words.ts';
import { EVERYDAY_WORDS } from '../../../../planner/domain/everyday-words.ts';
import { stem, tokenise } from '../../../../planner/domain/tokenise.ts';
import { PLACE_WORDS } from './elsewhere.ts';
import { COMMAND_WORDS, PHONE_WORDS } from './phone-words.ts';
import { plainWording } from './phrases.ts';
import { writeOut } from './write-out.ts';

/** A message as it was typed and as words that the rest of the understanding reads. */
export interface Message {
  readonly raw: string;
  readonly words: readonly string[];
  /** The words with a blank at either end, for patterns over whole words. */
  readonly line: string;
}

/** Longest message that is put into plain wording, in words: beyond it people paste a chat, not a wish. */
const WORDS_MAX = 220;

/** Words a letter away from a command that people do mean. */
const NO_SLIP = new Set([
  'hell',
  'shower',
  'showers',
  'diary',
  'railing',
  'railings',
  'laser',
  'difference',
  'differences',
  'lasers',
  'prince',
  'tapas',
  'charge',
  'wider',
  'climbing',
  'climb',
  'wilder',
  'hostel',
  'hostels',
  'saying',
  'stars',
]);

/** The readers ask for the same words again and again while they look at one message. */
const KEPT = 64;
const kept = new Map<string, Message>();

/** Phone English to plain words: `sat nite summat cheeper` becomes `saturday night something cheaper`. */
export function normalise(typed: string): Message {
  const known = kept.get(typed);
  if (known) return known;
  const message = normalised(typed);
  const [oldest] = kept.keys();
  if (kept.size >= KEPT && oldest !== undefined) kept.delete(oldest);
  kept.set(typed, message);
  return message;
}

function normalised(typed: string): Message {
  const raw = writeOut(typed);
  const spelled = raw
    .replace(
      /^(.*\b(?:swap|swop|change|switch|replace|ditch|trade|drop|bin)\b.+?) 4 (?=[a-z])(?!(?:of|people|ppl|more|hours?)\b)/i,
      '$1 for ',
    )
    .replace(/\bw\/o\b/gi, ' without ')
    .replace(/\bw\/(?=\s)/gi, ' with ')
    // A sigh, and nothing that costs too much.
    .replace(/\b(?:(?:dear )?oh dear(?: me)?|dear me)\b/gi, ' oh ')
    // The `y` of `a bit stag-y` asks nothing.
    .replace(/([a-z]{3,})-(?=(?:y|ish)\b)/gi, '$1')
    .replace(/\bpit (?=(?:it|that|the|us|this|a)\b)/gi, 'put ')
    .replace(/&/g, ' and ');
  const expanded = tokenise(spelled)
    .map(unstretched)
    .map((word, at, all) => (isScotsAnd(word, all[at + 1], at) ? 'and' : word))
    .flatMap((word, at, all) =>
      ([isSunshine, isSeated, isNameWord].some((isOther) => isOther(all, at)) ||
      isRelation(word, all[at - 1]) ||
      isPaper(word, all[at - 1])
        ? word
        : (PHONE_WORDS.get(word) ?? word)
      ).split(' '),
    )
    .filter((word) => word !== '');
  const words = expanded.map((word) =>
    EVERYDAY_WORDS.has(word) || NO_SLIP.has(word) || PLACE_WORDS.has(word) || word.length < 4 ? word : corrected(word),
  );
  const line = ` ${words.join(' ')} `;
  if (words.length > WORDS_MAX) return { raw, words, line };
  const plain = plainWording(line);
  return { raw, words: plain.split(' ').filter((word) => word !== ''), line: plain };
}

/** `an fae there tae dinner`, `that friday an hae the axes saturday`: before no vowel it is an `and`. */
const isScotsAnd = (word: string, next: string | undefined, at: number): boolean =>
  word === 'an' && next !== undefined && (at === 0 ? /^[bcdfgjklmnpqrstvwxyz]/.test(next) : SCOTS_AFTER_AND.test(next));
const SCOTS_AFTER_AND =
  /^(?:the|that|then|them|we|what|whit|when|where|whaur|how|have|hae|drop|bin|swap|move|make|put|pit|keep|lets|can|get|book|from|fae|for|to|tae|sat|sun|fri|thurs?|(?:mon|tues|wednes|thurs|fri|satur|sun)day|dinner|lunch)$/;

/** `a mate is coming` speaks of somebody, `cheers mate` to somebody. */
const isRelation = (word: string, before: string | undefined): boolean =>
  /^(?:mate|pal|hun|babe)$/.test(word) &&
  /^(?:a|an|my|another|one|his|her|our|best|old|work|school|uni|(?:sister|brother|cousin|mum|dad|groom|bride|son|daughter|uncle|boyfriend|girlfriend)s)$/.test(
    before ?? '',
  );

/** The `ta` of `Hua Ta Li`, between words that nobody says, thanks for nothing. */
const isNameWord = (all: readonly string[], at: number): boolean =>
  all[at] === 'ta' &&
  [all[at - 1], all[at + 1]].every((word) => word !== undefined && word.length > 1 && !EVERYDAY_WORDS.has(word)) &&
  !/^xx+$|^th/.test(all[at + 1] ?? '');

/** `do we need id`, `bring your id`: what is shown at the door, and no `I would`. */
const isPaper = (word: string, before: string | undefined): boolean =>
  word === 'id' &&
  /^(?:need|bring|take|have|got|any|show|photo|without|with|our|your|my|their|for|of|the|carry)$/.test(before ?? '');

/** `sit in the sun` is no day. */
const isSunshine = (all: readonly string[], at: number): boolean =>
  all[at] === 'sun' &&
  ((all[at - 1] === 'the' && /^(?:in|catch|enjoy|of|under|soak|out)$/.test(all[at - 2] ?? '')) ||
    (/^(?:want|wants|need|needs|fancy|love|like|some|more|any|enough|much|guaranteed|winter|proper)$/.test(
      all[at - 1] ?? '',
    ) &&
      /^(?:|and|or|cream|please|pls|x+|hat|hats|loungers?)$/.test(all[at + 1] ?? '') &&
      !/^(?:sat|fri|mon|thurs?|\w+day)$/.test(all[at + 2] ?? '')));

/** `something sat down`, `sat in a cinema all day`: whoever sits is on no Saturday. */
const isSeated = (all: readonly string[], at: number): boolean =>
  all[at] === 'sat' &&
  (/^(?:down|around|round|there|through|here|about)$/.test(all[at + 1] ?? '') ||
    (/^(?:in|on|at|outside|inside|watching|waiting)$/.test(all[at + 1] ?? '') &&
      // `is sat in it` asks of the day.
      at > 1 &&
      /^(?:be|being|been|is|are|was|were|just|we|they|i|all|us|everyone|rather)$/.test(all[at - 1] ?? '') &&
      !/^\d/.test(all[at + 2] ?? '')));

const STRETCHED = /([a-z])\1{2,}/g;
/** Words that people draw out, besides the everyday ones. */
const DRAWN_OUT = new Set('hey hi hiya hello oh ooh ah aww yay woo omg so no hmm please lovely boring'.split(' '));
const isKnown = (word: string): boolean =>
  EVERYDAY_WORDS.has(word) || DRAWN_OUT.has(word) || PHONE_WORDS.has(word) || COMMAND_WORDS.includes(word);

/** `heyyyy` and `pleeease` as they are written; what no word comes of stays as it is. */
function unstretched(word: string): string {
  if (word.search(STRETCHED) < 0) return word;
  return ['$1', '$1$1'].map((letters) => word.replace(STRETCHED, letters)).find(isKnown) ?? word;
}

/** Another form of the same word (`drink` and `drinks`) is no slip. */
function corrected(word: string): string {
  const meant = correctWords([word], COMMAND_WORDS)[0] ?? word;
  return stem(meant) === stem(word) ? word : meant;
}
