import * as z from 'zod/mini';
import { emailField, lineField, linkField, paragraphField } from './enquiry-fields.ts';

/** Somebody who would like to join the network of local experts. */
export const PartnerCall = z.strictObject({
  name: lineField('Your name', 1, 200),
  email: emailField,
  city: lineField('City', 1, 100),
  speciality: lineField('What you do', 1, 200),
  link: linkField('Link', 500),
  message: paragraphField('Message', 0, 4000),
});
export type PartnerCall = z.infer<typeof PartnerCall>;
