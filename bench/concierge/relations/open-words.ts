import { CITIES } from '../../../src/catalogue/cities.ts';
import { GENERIC } from '../../../src/catalogue/generic.ts';
import { COMMAND_WORDS } from '../../../src/features/chat/domain/understanding/typing/phone-words.ts';
import { EVERYDAY_WORDS } from '../../../src/features/planner/domain/everyday-words.ts';
import { tokenise } from '../../../src/features/planner/domain/tokenise.ts';
import type { Case } from '../case-schema.ts';

/** So many messages use a word before it counts as one that everybody knows. */
const COMMON_FROM = 3;

const NAMES: ReadonlySet<string> = new Set(
  [
    ...CITIES.flatMap(({ name, venues, hotels }) => [
      name,
      ...[...venues, ...hotels].flatMap((one) => [one.name, one.area]),
    ]),
    ...GENERIC.venues.map(({ name }) => name),
  ].flatMap(tokenise),
);

export interface OpenWords {
  /** Every word of the messages, names and slips too. */
  seen: ReadonlySet<string>;
  /** Words of five letters or more that are no names, of the plan, of a place or of somebody. */
  content: ReadonlySet<string>;
}

/** The words that the open messages are made of. */
export function openWords(cases: readonly Case[]): OpenWords {
  const counts = new Map<string, number>();
  const capitals = new Map<string, number>();
  for (const { message } of cases) {
    for (const word of new Set(tokenise(message))) counts.set(word, (counts.get(word) ?? 0) + 1);
    if (message === message.toUpperCase()) continue;
    for (const [, word = ''] of message.matchAll(/[a-z,] ([A-Z][a-z]+)/g))
      capitals.set(word.toLowerCase(), (capitals.get(word.toLowerCase()) ?? 0) + 1);
  }
  const known = new Set([...EVERYDAY_WORDS, ...COMMAND_WORDS]);
  const isName = (word: string): boolean =>
    !known.has(word) && (NAMES.has(word) || (capitals.get(word) ?? 0) * 4 > (counts.get(word) ?? 0));
  const content = [...counts].flatMap(([word, count]) =>
    /^[a-z]{5,}$/.test(word) && (count >= COMMON_FROM || known.has(word)) && !isName(word) ? [word] : [],
  );
  return { seen: new Set([...counts.keys(), ...known]), content: new Set(content) };
}
