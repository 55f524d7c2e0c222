const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;

const PASSES_MAX = 10;

/**
 * Text as a person typed it, without HTML (SPEC 5): tags and comments go, and the contents of script and
 * style with them; a lone `<` that opens no tag stays ("under <20 people"). Control characters go too,
 * because PostgreSQL text refuses NUL. Runs until nothing changes, so `<<b>b>` cannot rebuild a tag; text that
 * nests deeper than any person types loses every `<` instead, so that the time stays in step with the length.
 */
export function stripHtml(text: string): string {
  let before: string;
  let after = text.replace(CONTROL, '');
  let passes = 0;
  do {
    before = after;
    passes += 1;
    if (passes > PASSES_MAX) return after.replaceAll('<', '');
    after = before
      .replace(/<!--[\s\S]*?(?:-->|$)/g, '')
      .replace(/<(script|style)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, '')
      .replace(/<\/?[a-z!?][^<>]*(?:>|$|(?=<))/gi, '');
  } while (after !== before);
  return after;
}

const IS_ASCII = /^[\x20-\x7e]*$/;

/** Lower case without accents, for matching what people type: `Kraków` and `krakow` meet here. */
export function foldText(text: string): string {
  // Most of what is typed, and nearly every name: there is no accent to look for.
  if (IS_ASCII.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/ł/g, 'l')
    .replace(/ø/g, 'o')
    .replace(/ß/g, 'ss');
}

/** A name as it is written, from how it was typed: `tower of london` becomes `Tower of London`. */
export const titleCased = (name: string): string =>
  name.replace(/\b(?!(?:the|of|and)\b)[a-z]/g, (letter) => letter.toUpperCase());
