import type { LegalSection } from './legal-page.tsx';
import { LegalTable } from './legal-table.tsx';

/** Who else sees it, where it goes, how long it stays, and how it is guarded. */
export const PRIVACY_KEEPING: readonly LegalSection[] = [
  {
    id: 'who-sees-it',
    title: 'Who else sees it',
    body: (
      <>
        <p>
          We share what a job needs and no more. Whoever works for us does so under a written contract, on our
          instructions only, and may not use it for themselves.
        </p>
        <LegalTable
          caption="Who receives personal information, what and when"
          heads={['Who', 'What', 'When']}
          rows={[
            ['Our hosting provider', 'Everything above, as stored on our server', 'Always'],
            ['Our mail provider', 'Your address and the mail itself', 'When we send you mail'],
            [
              'A language model provider',
              'The words of your chat and the facts of your plan; no name and no address. It may not train on them',
              'Only if the operator has switched one on; otherwise the concierge runs here',
            ],
            [
              'Our online store',
              'What you put into the cart; you give it the rest yourself',
              'When you press checkout',
            ],
            [
              'A payment provider',
              'What a payment needs. Card numbers go to it directly and never to us',
              'Once payments open here',
            ],
            ['Google', 'That you are signing in here', 'Only if you choose to sign in with Google, once offered'],
            [
              'Places and local experts',
              'What your quote request says about the group',
              'When you ask for a quote that needs them',
            ],
            ['Courts, police, regulators', 'What the law makes us give', 'When it does'],
          ]}
        />
        <p>
          We do not sell or rent personal information. Should the business itself be sold, the buyer takes this promise
          with it, and you will hear of it first.
        </p>
      </>
    ),
  },
  {
    id: 'transfers',
    title: 'Outside the United Kingdom',
    body: (
      <p>
        We keep our own records in the United Kingdom or the European Economic Area. Where somebody who works for us is
        elsewhere, we rely on UK adequacy regulations for that country, or on the International Data Transfer Agreement
        or Addendum of the Information Commissioner with a check that protection there is not materially lower. Ask, and
        you get a copy.
      </p>
    ),
  },
  {
    id: 'how-long',
    title: 'How long we keep it',
    body: (
      <>
        <LegalTable
          caption="Retention periods"
          heads={['What', 'How long']}
          rows={[
            ['Account, profile and picture', 'Until you delete the account in your settings, or ask us to'],
            ['Trips and their plans', 'Until you ask us to delete them, or your account goes'],
            ['Chats with the concierge', 'As long as the trip they belong to'],
            ['Ideas of a quick search', '30 days'],
            [
              'Messages, quote requests, partner applications',
              '12 months, the mails they made included; sooner if you delete the account with that address',
            ],
            ['Mails we send you', 'The words until your mail provider has them; that they were sent, 30 days'],
            ['Digests that count attempts', 'A day or two'],
            [
              'A digest of each network from which somebody got into an account, so that strangers cannot lock its owner out',
              'Three months',
            ],
            ['Sessions', 'Until you sign out; else until they end, after 30 days without a visit or 180 in all'],
            ['Invitations not accepted (once they open)', '30 days'],
            ['Payments and their records (once they open)', '6 years, for tax and claims'],
            ['Backups', 'Where they are kept: overwritten within 35 days, and a deletion is repeated after a restore'],
          ]}
        />
        <p>Something may stay longer where the law requires it or a claim is open, and then only for that.</p>
      </>
    ),
  },
  {
    id: 'security',
    title: 'How we guard it',
    body: (
      <>
        <p>
          Every page is served encrypted. Passwords are stored as argon2id hashes that cannot be turned back. The
          database itself refuses to show your trips to anybody’s account but yours. Secret links and sign-in tokens are
          stored as digests or not at all. Pages run our own scripts only.
        </p>
        <p>
          Never type a card number into a chat or a message. If something goes wrong that is likely to be a risk to you,
          we tell the Information Commissioner within 72 hours, and you without delay where the risk is high.
        </p>
      </>
    ),
  },
  {
    id: 'cookies',
    title: 'Cookies and the like',
    body: (
      <p>
        Your browser keeps a few things for us, most of them so that the site works. Each of them stands by name in the{' '}
        <a href="/cookies">cookie policy</a>, where you can also change your mind about statistics.
      </p>
    ),
  },
  {
    id: 'children',
    title: 'Not for under-18s',
    body: (
      <p>
        {
          'This service is not for under-18s, and we do not knowingly hold anything about them. Many of the things we plan '
        }
        {'involve alcohol. If you think somebody under 18 has an account, tell us and we delete it.'}
      </p>
    ),
  },
];
