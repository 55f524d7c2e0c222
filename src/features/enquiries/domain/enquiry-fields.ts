import * as z from 'zod/mini';
import { stripHtml } from '../../../shared/plain-text.ts';
import { maskCardNumbers } from './mask-card-numbers.ts';

interface TextRule {
  /** How a message names the field: `Your name`. */
  name: string;
  min: number;
  max: number;
}

const text = ({ name, min, max }: TextRule, clean: (value: string) => string) =>
  z.pipe(
    z.pipe(z.string(`${name} is required`), z.transform(clean)),
    z
      .string()
      .check(z.minLength(min, `${name} is required`), z.maxLength(max, `${name} must be at most ${max} characters`)),
  );

/**
 * Line breaks of every kind, and what else could end a header or turn a subject round. The joiners U+200C and U+200D
 * stay: emoji and several scripts are written with them.
 */
const BREAKS_AND_INVISIBLES = /[\s\p{Cc}\u2028\u2029\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]+/gu;

/** One line of plain text: without HTML and whole card numbers, and with every run of white space, line breaks included, as one space. */
export const lineField = (name: string, min: number, max: number) =>
  text({ name, min, max }, (value) => maskCardNumbers(stripHtml(value.replace(BREAKS_AND_INVISIBLES, ' ')).trim()));

/** Plain text in paragraphs: without HTML and whole card numbers, with line breaks as `\n`. */
export const paragraphField = (name: string, min: number, max: number) =>
  text({ name, min, max }, (value) => maskCardNumbers(stripHtml(value.replace(/\r\n?/g, '\n')).trim()));

/** An address that an answer can go to; the messages are those of the planner (SPEC 5). */
export const emailField = z.pipe(
  z.pipe(
    z.string('Email is required'),
    z.transform((value: string) => value.trim()),
  ),
  z
    .string()
    .check(
      z.minLength(1, 'Email is required'),
      z.maxLength(254, 'Email must be less than 254 characters'),
      z.email('Invalid email address'),
    ),
);

const HttpsAddress = z.url({ protocol: /^https$/, hostname: z.regexes.domain });
const WITHOUT_GAPS_OR_QUOTES = /^[^\s\p{Cc}<>"']+$/u;

/** An https address, or nothing. It is shown to the operator as text; no server ever fetches it. */
export const linkField = (name: string, max: number) =>
  z.pipe(
    z.pipe(
      z.string(`${name} must be text`),
      z.transform((value: string) => value.trim()),
    ),
    z.string().check(
      z.maxLength(max, `${name} must be at most ${max} characters`),
      z.refine(
        (value) => value === '' || (WITHOUT_GAPS_OR_QUOTES.test(value) && HttpsAddress.safeParse(value).success),
        `${name} must be a whole address that begins with https://`,
      ),
    ),
  );
