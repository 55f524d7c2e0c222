import * as z from 'zod/mini';
import { stripHtml } from '../../../shared/plain-text.ts';

const text = (name: string, min: number, max: number) =>
  z.pipe(
    z.pipe(
      z.string(`${name} is required`),
      z.transform((value: string) => stripHtml(value).trim()),
    ),
    z
      .string()
      .check(z.minLength(min, `${name} is required`), z.maxLength(max, `${name} must be at most ${max} characters`)),
  );

/** A request for a quote: for a venue of a plan, a city, or anything at all. */
export const QuoteCall = z.strictObject({
  about: text('What the quote is for', 1, 200),
  destination: text('Destination', 0, 100),
  name: text('Your name', 1, 200),
  email: z.pipe(text('Email', 1, 254), z.email('Invalid email address')),
  groupSize: z.optional(
    z.nullable(
      z
        .number()
        .check(
          z.minimum(1, 'Group size must be at least 1'),
          z.maximum(100, 'Group size must be less than 100'),
          z.multipleOf(1, 'Group size must be a whole number'),
        ),
    ),
  ),
  message: text('Message', 0, 2000),
});
export type QuoteCall = z.infer<typeof QuoteCall>;
