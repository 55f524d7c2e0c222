import { COMMON_PASSWORDS } from './common-passwords.ts';

/** SPEC 9. */
export const PASSWORD_MIN_LENGTH = 6;
/** What the identity protocol allows; more would only make hashing a lever for strangers. */
export const PASSWORD_MAX_BYTES = 72;

/** Words of this very site, which a guesser tries first here; digits and marks around them do not help. */
const OWN_WORDS: ReadonlySet<string> = new Set(
  'huzzah huzzahhuzzah celebration celebrate celebrations hendo henparty hens stagdo stagparty stags birthday birthdayparty party parties partytime wedding bride groom'.split(
    ' ',
  ),
);

export type PasswordFault = 'missing' | 'too-long' | 'too-short' | 'common';

/** The first rule that a new password breaks, or undefined. Length counts as `minlength` of a form field does. */
export function findPasswordFault(password: string): PasswordFault | undefined {
  if (password === '') return 'missing';
  if (utf8Length(password) > PASSWORD_MAX_BYTES) return 'too-long';
  if (password.length < PASSWORD_MIN_LENGTH) return 'too-short';
  const lowerCase = password.toLowerCase();
  if (isCommon(lowerCase) || OWN_WORDS.has(lowerCase.replace(/[^\p{L}]/gu, ''))) return 'common';
  return undefined;
}

/** What people write for a letter where a site asks for a digit or a mark. */
const DISGUISES: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'l',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
};
/** A year, a birthday, a mark or two behind a word: the first thing that a guessing program adds. */
const TAIL = /[\d\W_]{1,6}$/;

/** A well-known password, or one with a year behind it or with its letters in disguise. */
function isCommon(lowerCase: string): boolean {
  const bare = lowerCase.replace(TAIL, '');
  const undisguise = (text: string) => text.replace(/[013457@$]/g, (mark) => DISGUISES[mark] ?? mark);
  const forms = [lowerCase, bare, undisguise(lowerCase), undisguise(bare)];
  return forms.some((form) => form.length >= PASSWORD_MIN_LENGTH && COMMON_PASSWORDS.has(form));
}

/** Bytes of the text in UTF-8; a lone surrogate counts as the three bytes of its replacement character. */
export function utf8Length(text: string): number {
  let bytes = 0;
  for (const character of text) {
    const point = character.codePointAt(0) ?? 0;
    bytes += point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4;
  }
  return bytes;
}
