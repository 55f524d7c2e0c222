import type { Rng } from '../../../src/shared/rng.ts';
import type { OpenWords } from './open-words.ts';
import { isPlainTalk, ofMessage, oneOf, type Relation } from './relation.ts';

const ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

/** The keys to the left and right of a letter. */
function neighboursOf(letter: string): string[] {
  const row = ROWS.find((one) => one.includes(letter)) ?? '';
  const at = row.indexOf(letter);
  return [row[at - 1], row[at + 1]].flatMap((key) => key ?? []);
}

type Slip = (word: string, at: number, rng: Rng) => string;

/** One slip of the fingers at a letter that is not the first: people seldom miss that one. */
const SLIPS: Readonly<Record<string, Slip>> = {
  swapped: (word, at) => `${word.slice(0, at)}${word[at + 1] ?? ''}${word[at] ?? ''}${word.slice(at + 2)}`,
  doubled: (word, at) => `${word.slice(0, at)}${word[at] ?? ''}${word.slice(at)}`,
  missing: (word, at) => `${word.slice(0, at)}${word.slice(at + 1)}`,
  neighbour: (word, at, rng) =>
    `${word.slice(0, at)}${oneOf(neighboursOf(word[at] ?? ''), rng) ?? ''}${word.slice(at + 1)}`,
};

/** One content word of the message with a slip that makes no other word of it. */
function withSlip(message: string, slip: Slip, rng: Rng, { seen, content }: OpenWords): string | null {
  const words = [...message.matchAll(/(?<![a-z0-9'’])[a-z]{5,}(?![a-z0-9'’])/gi)].filter(([word]) =>
    content.has(word.toLowerCase()),
  );
  const chosen = oneOf(words, rng);
  if (!chosen) return null;
  const [word] = chosen;
  const typed = slip(word, 1 + Math.floor(rng() * (word.length - 2)), rng);
  if (typed === word || seen.has(typed.toLowerCase())) return null;
  return `${message.slice(0, chosen.index)}${typed}${message.slice(chosen.index + word.length)}`;
}

const PHONE: readonly (readonly [RegExp, string])[] = [
  [/\byou\b/gi, 'u'],
  [/\byour\b/gi, 'ur'],
  [/\bplease\b/gi, 'pls'],
  [/\bthough\b/gi, 'tho'],
  [/\bbecause\b/gi, 'cos'],
  [/\bwant to\b/gi, 'wanna'],
  [/\bgoing to (?=[a-z]+)(?!the\b|a\b)/gi, 'gonna '],
  [/\bfriday\b/gi, 'fri'],
  [/\bsaturday\b/gi, 'sat'],
  [/\bsunday\b/gi, 'sun'],
  [/\bnight\b/gi, 'nite'],
  [/\btonight\b/gi, 'tonite'],
  [/\bsomething\b/gi, 'summat'],
  [/\bpeople\b/gi, 'ppl'],
  [/\bthanks\b/gi, 'thx'],
  [/\btomorrow\b/gi, 'tmrw'],
  [/ and /gi, ' & '],
];
/** `2` for `to` where a verb follows, and not before or after a number. */
const TO_AS_FIGURE = /(?<=\b(?:want|need|like|love|time|how|going|able|us|we have) )to(?= [a-z]+\b)/i;

const inPhoneSpelling = (message: string): string =>
  PHONE.reduce((now, [word, typed]) => now.replace(word, typed), message).replace(TO_AS_FIGURE, '2');

/** No mark but those within a figure (`7.30`, `£20`, `21/5`, `+1`). */
const withoutMarks = (message: string): string =>
  message
    .replace(/['’]/g, '')
    .replace(/(?<!\d)[.,:;!?"()…–—-]|[.,:;!?"()…–—-](?!\d)/g, ' ')
    .replace(/ {2,}/g, ' ')
    .trim();

/** Whether it is one sentence without a list, which nobody could read without its marks. */
const isReadableBare = (message: string): boolean => !/\n|\d[.)] |[;:*]|"/.test(message);

/** How things are typed: slips of the fingers, capitals, marks and the spelling of phones. */
export const typingRelations = (words: OpenWords): Relation[] => [
  ...Object.entries(SLIPS).map(([id, slip]) =>
    ofMessage(`slip-${id}`, `a letter ${id} in one content word`, (message, rng, one) =>
      isPlainTalk(one) ? withSlip(message, slip, rng, words) : null,
    ),
  ),
  ofMessage('no-apostrophes', 'apostrophes left out', (message) => message.replace(/(?<=[a-z])['’](?=[a-z])/gi, '')),
  ofMessage('lower-case', 'no capitals', (message, _, one) => (isPlainTalk(one) ? message.toLowerCase() : null)),
  ofMessage('upper-case', 'capitals only', (message, _, one) => (isPlainTalk(one) ? message.toUpperCase() : null)),
  ofMessage('no-marks', 'no punctuation', (message, _, one) =>
    isPlainTalk(one) && isReadableBare(message) ? withoutMarks(message) : null,
  ),
  ofMessage('no-space', 'no space after a full stop', (message, _, one) =>
    isPlainTalk(one) ? message.replace(/(?<=[a-z]{2})([.!?]) (?=[a-z])/gi, '$1') : null,
  ),
  ofMessage('phone-spelling', 'u, pls, sat nite, &', (message, _, one) =>
    isPlainTalk(one) ? inPhoneSpelling(message) : null,
  ),
];
