import type { ReactNode } from 'react';
import { LegalPage, type LegalSection } from './legal-page.tsx';
import { LegalTable } from './legal-table.tsx';

/** Everything the site's own code puts into a browser, by its real name. Keep it so: a test reads the source for more. */
const STORED: readonly (readonly [name: string, what: string, howLong: string, kind: string])[] = [
  [
    'huzzah.session',
    'Local storage. Your sign-in: the tokens that show our server who you are',
    'Until you sign out, or it is refused',
    'Needed',
  ],
  [
    'huzzah.trip-draft',
    'Local storage. An unfinished brief of the planner, so that nothing you typed is lost',
    'Until you send it; after 30 days it is not used any more',
    'Needed',
  ],
  [
    'huzzah.ideas',
    'Session storage. The answer to your last quick search, for the page that shows it',
    'Until you close the tab',
    'Needed',
  ],
  [
    'huzzah.brief-edit',
    'Session storage, on the page of a trip. What you changed in its brief and have not stored; the number of the trip follows the name',
    'Until you store it, discard it or close the tab',
    'Needed',
  ],
  [
    'huzzah.next',
    'Local storage. Where you wanted to go, while you look for our confirmation mail',
    'Until you arrive, a day at most',
    'Needed',
  ],
  [
    'huzzah.cart',
    'Local storage. What you put into the cart of our store, and how many of each',
    'Until you empty the cart',
    'Needed',
  ],
  [
    'react-router-scroll-positions',
    'Session storage, in the planner, at sign-in and in the dashboard. How far down each page you were, for when you go back',
    'Until you close the tab',
    'Needed',
  ],
  [
    'huzzah.sidebar',
    'A cookie, in the dashboard. Whether you left its sidebar open or closed',
    'A week after you last opened or closed it',
    'Needed',
  ],
  [
    'huzzah.consent',
    'Local storage. Your choice about statistics, its date, and of which text',
    'Until you clear it, or the question changes',
    'Needed',
  ],
];

const SECTIONS: readonly LegalSection[] = [
  {
    id: 'what',
    title: 'What this is about',
    body: (
      <p>
        “Cookies” here means anything your browser stores for a site: cookies proper, and local and session storage,
        which stay on your device and are not sent along with every request. The rules for both are in the Privacy and
        Electronic Communications Regulations 2003 (PECR), as changed by the Data (Use and Access) Act 2025.
      </p>
    ),
  },
  {
    id: 'list',
    title: 'Everything we store',
    body: (
      <>
        <LegalTable
          caption="What this site stores in your browser"
          heads={['Name', 'What it is', 'How long', 'Kind']}
          rows={STORED.map(([name, ...rest]) => [
            <code key={name} className="wrap-anywhere">
              {name}
            </code>,
            ...rest,
          ])}
        />
        <p>
          “Needed” means that you asked for something that does not work without it. No consent is asked for those; you
          can still delete them in your browser, and you are then signed out and the draft is gone.
        </p>
      </>
    ),
  },
  {
    id: 'statistics',
    title: 'Statistics',
    body: (
      <>
        <p>
          The page notes in its memory which pages are opened and which buttons are pressed. That note ends with the
          page. Only if you press Accept are totals of it sent to our own server: how often, never who, and nothing that
          you typed. If you press Reject, or nothing, they stay where they are.
        </p>
        <p>There are no advertising cookies, no tracking pixels and no scripts of other companies on this site.</p>
      </>
    ),
  },
  {
    id: 'others',
    title: 'Other people’s sites',
    body: (
      <p>
        Book links, the checkout of our store and sign-in with Google, where offered, lead to sites of other companies.
        What they store there is theirs, under their own policies, and only once you go.
      </p>
    ),
  },
  {
    id: 'your-browser',
    title: 'In your browser',
    body: (
      <p>
        Every browser can show and delete what a site has stored, usually under privacy or site settings, and most can
        refuse it altogether. This site then still shows every page; it just cannot keep you signed in. More on what we
        hold elsewhere is in the <a href="/privacy">privacy policy</a>.
      </p>
    ),
  },
];

/** `choices` are the consent controls, from the slice that owns them. */
export function CookiesScreen({ choices }: { choices: ReactNode }) {
  const [what, ...rest] = SECTIONS;
  const choice: LegalSection = {
    id: 'your-choice',
    title: 'Your choice',
    body: (
      <div id="cookie-choices" className="mt-4">
        {choices}
      </div>
    ),
  };
  return (
    <LegalPage
      title="Cookie policy"
      lead="Everything your browser keeps for us, by name. It is a short list."
      updated="2026-11-21"
      sections={what === undefined ? [choice, ...rest] : [what, choice, ...rest]}
    />
  );
}
