import { BRAND } from '../../../shared/brand.ts';
import { LegalOperator } from './legal-operator.tsx';
import type { LegalSection } from './legal-page.tsx';

/** The agreement, our part in it, and what a plan is. */
export const TERMS_OPENING: readonly LegalSection[] = [
  {
    id: 'agreement',
    title: 'These terms',
    body: (
      <>
        <LegalOperator />
        <p>
          {`By using ${BRAND.name} you agree to these terms. If you do not, please do not use it. “You” is whoever uses the site; “organiser” is whoever plans a trip for a group; “provider” is a place, a guide, a hotel or anybody else who supplies what is booked.`}
        </p>
        <p>
          Nothing here takes away a right that the law gives you as a consumer. Where a sentence could be read in two
          ways, the reading that is better for you counts.
        </p>
      </>
    ),
  },
  {
    id: 'our-role',
    title: 'Our role: we are an intermediary',
    body: (
      <>
        <p>
          We act as an <strong>intermediary between customers and third-party service providers</strong>. We find, check
          against each other and put in order what providers offer, pass on enquiries and, where we say so, arrange
          bookings. The stay, the boat, the meal or the class itself is supplied by the provider, under a contract
          between you and the provider and on the provider’s own terms.
        </p>
        <p>
          Our own duties are to plan with reasonable care and skill, to say where our facts come from and how old they
          are, to pass on what you give us correctly, and to handle money as these terms say.
        </p>
      </>
    ),
  },
  {
    id: 'account',
    title: 'Your account',
    body: (
      <p>
        You must be 18 or over. Give us an address that is yours, keep your password to yourself and tell us if somebody
        else uses your account. You may close it at any time by writing to us; we may close it if these terms are
        seriously or repeatedly broken, and say why.
      </p>
    ),
  },
  {
    id: 'plans',
    title: 'Plans, prices shown and quotes',
    body: (
      <>
        <p>
          A plan is a suggestion. It is checked for opening hours, travel times, budget and the size of your group, on
          facts that carry their source and their month. Places change both without asking us, so{' '}
          <strong>confirm before you book</strong>. Where we know no place by name, the plan says that the venue is to
          be confirmed.
        </p>
        <p>
          Prices in plans and guides are typical prices and not offers. A quote is an offer: it names the whole price
          with everything that must be paid, who supplies what, and until when it stands. Asking for one costs nothing
          and binds nobody.
        </p>
      </>
    ),
  },
  {
    id: 'bookings',
    title: 'Bookings',
    body: (
      <>
        <p>
          A Book button that leads to a provider’s site leads to a contract there, not with us. A booking that we
          arrange exists once we have confirmed it in writing with its provider, dates, number of people and price.
          Check that confirmation at once and tell us about anything that is wrong.
        </p>
        <p>
          The organiser books for the group, makes sure that everybody in it knows and accepts what these terms and the
          provider’s terms ask of them, and is our contact. Each person owes their own share; the organiser owes for
          others only where that was agreed before paying.
        </p>
      </>
    ),
  },
];
