import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { anyText } from '../../../../tests/support/any-text.ts';
import { formValues } from '../../../shared/posted-form.ts';
import { QuoteCall } from '../../quotes/domain/quote-call.ts';
import { QUOTE_FORM } from '../../quotes/domain/quote-form.ts';
import { CONTACT_FORM } from './contact-form.ts';
import { emailField, lineField, linkField, paragraphField } from './enquiry-fields.ts';
import { MessageCall } from './message-call.ts';
import { PartnerCall } from './partner-call.ts';
import { PARTNER_FORM } from './partner-form.ts';

test('whatever is typed into a line is one line of at most its length, or refused', () => {
  const field = lineField('Subject', 1, 150);
  fc.assert(
    fc.property(anyText(300), (text) => {
      const parsed = field.safeParse(text);
      if (!parsed.success) return;
      expect(parsed.data).not.toMatch(/[\r\n\u0000-\u001f\u2028\u2029\u202e]/);
      expect(parsed.data.length).toBeLessThanOrEqual(150);
      expect(parsed.data).toBe(parsed.data.trim());
    }),
  );
});

test('paragraphs keep their line breaks, whatever machine typed them', () => {
  expect(paragraphField('Message', 1, 100).parse(' a\r\nb\rc\n\nd ')).toBe('a\nb\nc\n\nd');
});

test.each(['ana@example.com', ' ana@example.com ', "o'neil+hen@mail.example.co.uk"])('%s is an address', (text) => {
  expect(emailField.parse(text)).toBe(text.trim());
});

test.each([
  '',
  'ana',
  'ana@',
  'a b@example.com',
  'ana@example.com\nBcc: b@example.com',
  'ana@example.com,b@example.com',
])('%j is no address', (text) => {
  expect(emailField.safeParse(text).success).toBe(false);
});

test.each([
  ['', true],
  ['https://example.com', true],
  [' https://example.com/a?b=c#d ', true],
  ['http://example.com', false],
  ['example.com', false],
  ['javascript:alert(1)', false],
  ['https://', false],
  ['https://localhost/', false],
  ['https://example.com/"onmouseover="x', false],
  ['https://example.com/ b', false],
])('a link of %j is taken: %s', (text, isTaken) => {
  expect(linkField('Link', 100).safeParse(text).success).toBe(isTaken);
});

/** What the form lets a visitor type must be what the rule takes, or the last words would be refused at the end. */
test.each([
  ['contact', CONTACT_FORM, MessageCall],
  ['partner', PARTNER_FORM, PartnerCall],
  ['quote', QUOTE_FORM, QuoteCall],
])('the %s form asks for exactly what its rules know, and its fields hold what they allow', (_name, form, schema) => {
  const full = (name: string): string => {
    const field = form.fields.find((one) => one.name === name);
    if (field?.kind === 'email') return 'ana@example.com';
    if (field?.kind === 'link') return `https://example.com/${'a'.repeat(field.maxLength - 20)}`;
    if (field?.kind === 'whole-number') return '100';
    return 'a'.repeat(field?.maxLength ?? 0);
  };
  expect(z.safeParse(schema, formValues(form, full)).success).toBe(true);
  const least = (name: string) => (form.fields.find((one) => one.name === name)?.isOptional ? '' : full(name));
  expect(z.safeParse(schema, formValues(form, least)).success).toBe(true);
  for (const field of form.fields) {
    const without = formValues(form, (name) => (name === field.name ? '' : full(name)));
    expect({ field: field.name, isTaken: z.safeParse(schema, without).success }).toEqual({
      field: field.name,
      isTaken: field.isOptional === true,
    });
  }
});
