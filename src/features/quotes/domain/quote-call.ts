import * as z from 'zod/mini';
import { emailField, lineField, paragraphField } from '../../enquiries/domain/enquiry-fields.ts';

/** A request for a quote: for a venue of a plan, a city, or anything at all. */
export const QuoteCall = z.strictObject({
  about: lineField('What the quote is for', 1, 200),
  destination: lineField('Destination', 0, 100),
  name: lineField('Your name', 1, 200),
  email: emailField,
  groupSize: z.optional(
    z.nullable(
      z
        .number('Group size must be a number')
        .check(
          z.minimum(1, 'Group size must be at least 1'),
          z.maximum(100, 'Group size must be less than 100'),
          z.multipleOf(1, 'Group size must be a whole number'),
        ),
    ),
  ),
  message: paragraphField('Message', 0, 2000),
});
export type QuoteCall = z.infer<typeof QuoteCall>;
