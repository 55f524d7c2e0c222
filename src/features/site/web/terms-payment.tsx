import { formatPounds } from '../../../shared/money.ts';
import { REFUND_TIERS, refundFor } from '../domain/refund.ts';
import type { LegalSection } from './legal-page.tsx';
import { LegalTable } from './legal-table.tsx';

/** An example that a reader can check: what comes back of this, on one day in each tier. */
const EXAMPLE_PENCE = 33_333;
const EXAMPLE_START = '2027-07-10';
const EXAMPLE_DAYS = ['2027-05-10', '2027-05-11', '2027-06-26', '2027-06-27'] as const;

const AS_PER_CENT: Record<number, string> = {
  90: 'The full amount minus a 10% fee',
  50: '50%',
  25: '25%',
  0: 'Nothing',
};

const exampleOf = (cancelledOn: string): string =>
  formatPounds(refundFor({ paidPence: EXAMPLE_PENCE, startDate: EXAMPLE_START, cancelledOn }).refundPence);

/** Money: what SPEC 9 fixes, with the tiers and the example computed by the function that refunds. */
export const TERMS_PAYMENT: readonly LegalSection[] = [
  {
    id: 'payment',
    title: 'Prices and payment',
    body: (
      <>
        <ul>
          <li>Our prices are in pounds sterling (GBP) and include all taxes and fees that must be paid.</li>
          <li>
            A booking that we arrange requires a <strong>deposit</strong>. How much, and when the rest is due, is stated
            before you pay; the deposit is part of the price.
          </li>
          <li>
            You can pay by <strong>card</strong>, by <strong>bank transfer</strong>, or as a{' '}
            <strong>group split</strong>, where everybody pays their own share. There is no surcharge for any of them.
          </li>
          <li>Shares of a split add up to the price to the penny, and everybody can see how theirs was worked out.</li>
          <li>We collect nothing without a start date for the trip and without your own, explicit act.</li>
          <li>
            If the rest is not paid when it is due, we remind you, and may then treat the booking as cancelled by you.
          </li>
        </ul>
        <p>
          Payment through this site is not open yet. Until it is, nobody can pay here, and these rules apply to bookings
          that we confirm in writing.
        </p>
      </>
    ),
  },
  {
    id: 'cancellation',
    title: 'If you cancel',
    body: (
      <>
        <p>
          Tell us in writing, by the <a href="/contact">contact form</a> or by mail. What was paid through us comes back
          by how many whole days before the first day of the trip we receive it, counted by the calendar in the trip’s
          own time zone:
        </p>
        <LegalTable
          caption="What comes back when you cancel"
          heads={['When you cancel', 'What comes back', `Of ${formatPounds(EXAMPLE_PENCE)} paid`]}
          rows={REFUND_TIERS.map(({ when, sharePercent }, index) => [
            when.charAt(0).toUpperCase() + when.slice(1),
            AS_PER_CENT[sharePercent] ?? `${sharePercent}%`,
            exampleOf(EXAMPLE_DAYS[index] ?? EXAMPLE_START),
          ])}
        />
        <p>
          “More than 60” means 61 or more: on day 60 it is 50%. On day 30 it is still 50%, and on day 14 still 25%. Once
          the trip has begun nothing comes back by this table; write to us, and a person looks at it. A penny that does
          not divide goes to you.
        </p>
        <p>
          The table applies to each person by what that person paid. What we keep goes towards what providers charge for
          the cancellation and our work; if in your case both are clearly less, you get the difference. A refund goes
          back the way it was paid, within 14 days.
        </p>
        <p>
          What you booked with a provider directly is cancelled there, on the provider’s terms. The 14-day right to
          change your mind that the Consumer Contracts Regulations 2013 give for many online purchases does not cover
          stays, transport, catering or leisure booked for a certain date; it does cover things you buy in our store.
        </p>
      </>
    ),
  },
  {
    id: 'changes-by-us',
    title: 'If we or a provider cancel or change',
    body: (
      <>
        <p>
          If we or the provider cancel, or must change something that matters (the day, the place, the kind of thing, or
          a price by more than 8%), the table above does not apply. You choose: the change, something of equal worth if
          there is any, or <strong>all of your money back for that part</strong>, within 14 days.
        </p>
        <p>Small changes, such as another table or a start a few minutes later, we simply tell you.</p>
      </>
    ),
  },
  {
    id: 'package-travel',
    title: 'Package travel',
    body: (
      <>
        <p>
          This site suggests things and leads to those who sell them. It does not sell package holidays: a plan made
          here is not a package under the Package Travel and Linked Travel Arrangements Regulations 2018, and by
          following it you do not get the protection that those rules give to packages, such as cover if a company
          fails. We show no ATOL or ABTA mark, because we hold none.
        </p>
        <p>
          Should we ever offer you a package, we would tell you so before you book, with the information the regulations
          ask for, who is responsible for it, and how your money is protected. The rules change on 6 April 2027, and
          this section with them.
        </p>
      </>
    ),
  },
];
