import type { Mail } from '../../../platform/node/mail/outbox.sql.ts';
import { BRAND } from '../../../shared/brand.ts';
import { escapeHtml } from '../../../shared/escape-html.ts';

/** Longer than that and mail programs cut it off themselves. */
const SUBJECT_MAX = 200;

/** A header is one line: the schemas see to it, and this does once more. What is cut off never leaves half a character. */
const oneLine = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, SUBJECT_MAX)
    .replace(/[\ud800-\udbff]$/, '');

const htmlPage = (paragraphs: readonly string[]): string =>
  `<!doctype html><html lang="en-GB"><body>${paragraphs
    .map((text) => `<p>${escapeHtml(text).replaceAll('\n', '<br>')}</p>`)
    .join('')}</body></html>`;

export interface OperatorWords {
  subject: string;
  /** `Destination: Prague`, a line each. */
  facts: readonly string[];
  message: string;
}

/** What somebody wrote, for whoever runs the site. All of it is the visitor's own text, escaped. */
export function operatorMail(to: string, { subject, facts, message }: OperatorWords): Mail {
  const paragraphs = [facts.join('\n'), message || '(no message)'];
  return { to, subject: oneLine(subject), text: `${paragraphs.join('\n\n')}\n`, html: htmlPage(paragraphs) };
}

const clock = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'short', timeZone: 'Europe/London' });

/**
 * Tells the sender that their enquiry has arrived. It says what kind of thing arrived and when, and holds nothing that
 * was typed: anybody can type anybody's address into a form, and nobody shall send a stranger words in our name.
 */
export function confirmationMail(to: string, what: string, at: Date): Mail {
  const paragraphs = [
    'Hello,',
    `We have received ${what}, sent through our website on ${clock.format(at)} (UK time). A person reads it, and the answer comes to this address.`,
    'We leave your words out of this mail on purpose, because anybody can type any address into a form. If it was not you, you need do nothing: you are on no list and will hear no more of it.',
    `Anything to add? Write to ${BRAND.contactEmail}.`,
    `${BRAND.name}! ${BRAND.strapline}`,
  ];
  return { to, subject: `We have received ${what}`, text: `${paragraphs.join('\n\n')}\n`, html: htmlPage(paragraphs) };
}
