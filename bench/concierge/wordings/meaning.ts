import { readdirSync, readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { parseJsonLines } from '../json-lines.ts';

const Conversation = z.union([z.string(), z.array(z.string()).check(z.minLength(1))]);

/**
 * What people mean, in plain words that are understood, and other words for the very same. A conversation is a message,
 * or several of which the last counts. In braces stand things of a trip (`fillings.ts`), and `over` says what the
 * wordings are tried on: each trip once, or each of its days, parts or pairs of parts.
 */
const Meaning = z.strictObject({
  id: z.string(),
  over: z.literal(['trip', 'day', 'slot', 'activity', 'meal', 'night', 'paid', 'pair', 'alike']),
  plain: Conversation,
  wordings: z.array(Conversation),
  weak: z.optional(z.array(Conversation)),
});
export interface Meaning {
  id: string;
  over: z.infer<typeof Meaning>['over'];
  plain: readonly string[];
  wordings: readonly (readonly string[])[];
  /** Other words for it that are not understood everywhere yet: measured, and held by no test. */
  weak: readonly (readonly string[])[];
}

const asLines = (one: z.infer<typeof Conversation>): readonly string[] => (typeof one === 'string' ? [one] : one);

/** The meanings of a file of JSON lines. Throws with the number of the line that is none. */
export const parseMeanings = (text: string): Meaning[] =>
  parseJsonLines(text, Meaning).map(({ plain, wordings, weak = [], ...rest }) => ({
    ...rest,
    plain: asLines(plain),
    wordings: wordings.map(asLines),
    weak: weak.map(asLines),
  }));

const FOLDER = new URL('./', import.meta.url);

/** The meanings of all files here whose name begins so. */
export const readMeanings = (prefix = ''): Meaning[] =>
  readdirSync(FOLDER)
    .filter((name) => name.endsWith('.jsonl') && name.startsWith(prefix))
    .flatMap((name) => parseMeanings(readFileSync(new URL(name, FOLDER), 'utf8')));
