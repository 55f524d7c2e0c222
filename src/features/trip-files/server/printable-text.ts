/** What all three faces can draw: Latin letters of Europe, figures, punctuation, the currencies of our cities. */
const DRAWN =
  /[\n -~\u00a0-\u00a3\u00a5-\u00ac\u00ae-\u0107\u010a-\u0113\u0116-\u011b\u011e-\u0123\u0126\u0127\u012a\u012b\u012e-\u0133\u0136\u0137\u0139-\u013e\u0141-\u0148\u014a-\u014d\u0150-\u015b\u015e-\u0161\u0164\u0165\u016a-\u017e\u0218-\u021b\u1e80-\u1e85\u1e9e\u1ef2\u1ef3\u2013\u2014\u2018-\u201a\u201c-\u201e\u2020-\u2022\u2026\u2039\u203a\u20ac\u2122\u2212]/u;

/** Symbols that mean nothing without their shape: left out rather than shown as a box. */
const PICTURE = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\p{Cf}\p{Mn}\p{Me}\p{Cc}]/u;

const NO_LETTER = '?';

/**
 * The text with only what the embedded faces can draw: a rarer Latin letter loses its accent, a picture is left out, a
 * letter of another script becomes a question mark, so that nobody takes the gap for the whole name.
 */
export function printableText(text: string): string {
  const drawn = Array.from(text.normalize('NFC'), (letter) => {
    if (DRAWN.test(letter)) return letter;
    const plain = Array.from(letter.normalize('NFKD')).filter((part) => DRAWN.test(part));
    if (plain.length > 0) return plain.join('');
    return PICTURE.test(letter) ? '' : NO_LETTER;
  });
  return drawn.join('').replace(/ {2,}/g, ' ').trim();
}
