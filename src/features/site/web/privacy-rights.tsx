import { BRAND } from '../../../shared/brand.ts';
import type { LegalSection } from './legal-page.tsx';

const mail = <a href={`mailto:${BRAND.contactEmail}`}>{BRAND.contactEmail}</a>;

/** What a person can make us do, and how to complain (DUAA 2025, section 103: in force since 19 June 2026). */
export const PRIVACY_RIGHTS: readonly LegalSection[] = [
  {
    id: 'your-rights',
    title: 'Your rights',
    body: (
      <>
        <p>You can, free of charge:</p>
        <ul>
          <li>
            <strong>see</strong> what we hold about you and get a copy;
          </li>
          <li>
            have it <strong>corrected</strong>, most of it by yourself in your profile;
          </li>
          <li>
            have it <strong>deleted</strong>. In your settings that happens at once and for good: account, profile,
            picture, trips with their plans and chats, devices, and what was written to us from your address or mailed
            to it. One last mail says so. Totals that belong to nobody stay, and backups are overwritten;
          </li>
          <li>
            have its use <strong>paused</strong> while we look into something;
          </li>
          <li>
            <strong>take it elsewhere</strong> in a form that a machine can read, in one file from your settings;
          </li>
          <li>
            <strong>object</strong> where we rely on our legitimate interest;
          </li>
          <li>
            <strong>withdraw consent</strong> whenever you like, which leaves what happened before untouched.
          </li>
        </ul>
        <p>
          Write to {mail} or use the <a href="/contact">contact form</a>. We answer within one month. We may ask you to
          show that you are you, or what you are looking for if you ask for very much; the month stands still until you
          answer. If something is so complex that we need up to two months more, we say so within the first.
        </p>
      </>
    ),
  },
  {
    id: 'complaints',
    title: 'If you are not happy',
    body: (
      <>
        <p>
          Tell us first, if you will: put “Data complaint” into the subject of the <a href="/contact">contact form</a>{' '}
          or a mail to {mail}, and say what went wrong and what would put it right. Then:
        </p>
        <ol>
          <li>we confirm within 30 days that we have your complaint, usually at once;</li>
          <li>we look into it without undue delay and tell you how it is going;</li>
          <li>we tell you the outcome and our reasons in writing.</li>
        </ol>
        <p>
          You can complain to the Information Commissioner at any time:{' '}
          <a href="https://ico.org.uk/make-a-complaint/" rel="noreferrer">
            ico.org.uk/make-a-complaint
          </a>
          , 0303 123 1113, or Wycliffe House, Water Lane, Wilmslow, Cheshire SK9 5AF. You can also go to court. In the
          European Economic Area you have the same rights under the EU GDPR, and your own country’s authority.
        </p>
      </>
    ),
  },
  {
    id: 'changes',
    title: 'When this page changes',
    body: (
      <p>
        The date at the top is the day of the last change. If a change matters to you, we tell you by mail or at sign-in
        before it takes effect; and where we rely on your consent, we ask again.
      </p>
    ),
  },
];
