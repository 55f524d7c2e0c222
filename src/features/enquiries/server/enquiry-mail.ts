import { layOutMail } from '../../../platform/node/mail/mail-layout.ts';
import type { Mail } from '../../../platform/node/mail/outbox.sql.ts';

export interface OperatorWords {
  subject: string;
  /** `Destination: Prague`, a line each. */
  facts: readonly string[];
  message: string;
}

/** What somebody wrote, for whoever runs the site; an answer to it goes to the sender. All of it is the visitor's own text. */
export function operatorMail(to: string, sender: string, { subject, facts, message }: OperatorWords): Mail {
  const content = {
    subject,
    preview: message.slice(0, 120) || facts.join(', '),
    heading: subject,
    blocks: [
      { kind: 'facts', lines: facts },
      { kind: 'quotation', text: message || '(no message)' },
    ],
    reason: 'Somebody sent this through a form of the site. Answer this mail and it reaches them.',
  } as const;
  return { ...layOutMail(to, content), replyTo: sender };
}

const clock = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'short', timeZone: 'Europe/London' });

/**
 * Tells the sender that their enquiry has arrived. It says what kind of thing arrived and when, and holds nothing that
 * was typed: anybody can type anybody's address into a form, and nobody shall send a stranger words in our name.
 */
export function confirmationMail(to: string, what: string, at: Date): Mail {
  return layOutMail(to, {
    subject: `We have received ${what}`,
    preview: 'A person reads it, and the answer comes to this address.',
    heading: `Thank you, we have received ${what}`,
    blocks: [
      {
        kind: 'words',
        text: `It came through our website on ${clock.format(at)} (UK time). A person reads it, and the answer comes to this address.`,
      },
      {
        kind: 'words',
        text: 'We leave your words out of this mail on purpose, because anybody can type any address into a form.',
      },
    ],
    reason:
      'This address was typed into a form on our site. If it was not you, you need do nothing: you are on no list and will hear no more of it.',
  });
}
