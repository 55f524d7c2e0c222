import * as z from 'zod/mini';
import { emailField, lineField, paragraphField } from './enquiry-fields.ts';

/** A message from the contact page. */
export const MessageCall = z.strictObject({
  name: lineField('Your name', 1, 200),
  email: emailField,
  subject: lineField('Subject', 1, 150),
  message: paragraphField('Message', 1, 4000),
});
export type MessageCall = z.infer<typeof MessageCall>;
