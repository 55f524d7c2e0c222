import { LegalOperator } from './legal-operator.tsx';
import type { LegalSection } from './legal-page.tsx';
import { LegalTable } from './legal-table.tsx';

/** Who we are, what we hold, and on what ground (UK GDPR, articles 6, 9, 13 and 14). */
export const PRIVACY_COLLECTION: readonly LegalSection[] = [
  {
    id: 'short-version',
    title: 'The short version',
    body: (
      <ul>
        <li>We hold what you type in: your account, your trips, your chats about them, and what you write to us.</li>
        <li>We use it to plan your trip and to answer you. We do not sell it, rent it or send you marketing.</li>
        <li>Statistics leave your browser only if you press Accept, and then as totals without you in them.</li>
        <li>You can see, correct, take away or delete what we hold. Ask, and it costs nothing.</li>
        <li>This service is not for anybody under 18.</li>
      </ul>
    ),
  },
  {
    id: 'who-we-are',
    title: 'Who we are',
    body: (
      <>
        <LegalOperator />
        <p>
          We decide why and how the information on this page is used, which makes us its controller under the UK General
          Data Protection Regulation (UK GDPR), the Data Protection Act 2018 and the Data (Use and Access) Act 2025.
          What your browser stores is also governed by the Privacy and Electronic Communications Regulations 2003
          (PECR).
        </p>
        <p>
          The place you book with is a controller of its own: what you type on its site is between you and it, under its
          policy.
        </p>
      </>
    ),
  },
  {
    id: 'what-we-collect',
    title: 'What we collect, and why',
    body: (
      <>
        <LegalTable
          caption="What we collect, what for, and the lawful basis"
          heads={['What', 'What for', 'Lawful basis']}
          rows={[
            [
              'Account: name, email, password (only as a hash), what you add to your profile, a picture if you like (only its pixels, drawn anew), what mail you want',
              'To let you in, keep your trips yours, and send mail you asked for, such as a confirmation',
              'Contract',
            ],
            [
              'Sessions: when and with which browser you signed in',
              'To keep you signed in and to spot somebody else using your account',
              'Contract; our legitimate interest in security',
            ],
            [
              'Trips: occasion, place, dates, size of the group, budget, special requirements, contact email, and every plan made of them',
              'To make, check, keep and change your plan',
              'Contract',
            ],
            [
              'Chats with the concierge about a trip',
              'To answer and to change the plan, and to show you what was said',
              'Contract',
            ],
            [
              'Quick searches: occasion, place, size of the group and the ideas made of them, under a secret link',
              'To show you ideas without an account. No name and no address of yours is in them',
              'Legitimate interest in showing what we do',
            ],
            [
              'Messages, quote requests and partner applications: name, email and what you write',
              'To answer you, and to take steps you ask for before a contract',
              'Contract; legitimate interest in answering',
            ],
            [
              'Limits: how often a network address or an email used a form, as a digest that does not show either',
              'To keep out spam and attacks',
              'Legitimate interest in security',
            ],
            [
              'Technical log: time, page, result, duration. No network address, no email, nothing you typed',
              'To find faults',
              'Legitimate interest in a working site',
            ],
            [
              'Statistics: how often pages and buttons are used, as totals',
              'To see which parts of the site help',
              'Your consent',
            ],
          ]}
        />
        <p>
          You need not give us any of it. Without an email there is no account and no answer from us; everything marked
          optional really is.
        </p>
      </>
    ),
  },
  {
    id: 'sensitive-details',
    title: 'Diets, access and other sensitive details',
    body: (
      <p>
        A special requirement can say something about health or belief: a wheelchair, an allergy, halal food. Tell us
        what the plan needs (“one step-free, two vegetarian”) and not who. If you do write it, you ask us by doing so to
        use it for your plan and nothing else (explicit consent, article 9(2)(a)); delete it from the trip or ask us to,
        and that consent is withdrawn. Tell us about somebody else only if they agree.
      </p>
    ),
  },
  {
    id: 'guests',
    title: 'The other people in your group',
    body: (
      <>
        <p>
          Today we hold nothing about them beyond how many they are, unless you write it into a chat or a message.
          Please leave their names and numbers out.
        </p>
        <p>
          When invitations open, a guest’s address or number will come from the organiser. The invitation itself will
          then say who gave it to us, why we have it and how to have it deleted. We will use it for that trip only and
          never for marketing, and delete it after 30 days if the invitation is not accepted.
        </p>
      </>
    ),
  },
  {
    id: 'automatic-decisions',
    title: 'Decisions by machines',
    body: (
      <p>
        A program makes your plan and answers in the chat. It decides nothing that has a legal or similarly serious
        effect on you: every booking, payment and cancellation is your own act. A person reads everything that is sent
        through our forms.
      </p>
    ),
  },
];
