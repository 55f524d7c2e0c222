import { BRAND } from '../../../shared/brand.ts';
import type { LegalSection } from './legal-page.tsx';

const mail = <a href={`mailto:${BRAND.contactEmail}`}>{BRAND.contactEmail}</a>;

/** Responsibility, conduct, law and how to reach us. */
export const TERMS_CLOSING: readonly LegalSection[] = [
  {
    id: 'liability',
    title: 'Liability and insurance',
    body: (
      <>
        <p>
          We are liable for loss that we cause by breaking these terms or by not taking reasonable care, where it was a
          foreseeable result. We are not liable for how a provider supplies what you booked with it, for loss that was
          nobody’s fault, or for what a group loses because the organiser passed on something wrong. As a consumer you
          use this site for private purposes; we are not liable for loss of business.
        </p>
        <p>
          <strong>Nothing limits our liability</strong> for death or personal injury caused by our negligence, for
          fraud, for your rights under the Consumer Rights Act 2015, or where the law does not allow a limit.
        </p>
        <p>
          Travel insurance is not included in anything here. Take out a policy that covers everybody in the group, the
          activities you have chosen and cancellation, and check it before you drive a kart, climb a wall or set sail.
        </p>
      </>
    ),
  },
  {
    id: 'conduct',
    title: 'Conduct',
    body: (
      <>
        <p>Have a wonderful time, and:</p>
        <ul>
          <li>follow the law, the provider’s house rules and its safety instructions;</li>
          <li>be kind to neighbours, staff, strangers and each other;</li>
          <li>
            know that a provider may turn away anybody who is drunk, abusive or under age, without a refund from us;
          </li>
          <li>pay for what you break.</li>
        </ul>
        <p>
          On the site: no false enquiries, nobody else’s details without their agreement, no attacks, no scraping that
          slows it for others. We may refuse a message or close an account for it.
        </p>
      </>
    ),
  },
  {
    id: 'intellectual-property',
    title: 'Intellectual property',
    body: (
      <p>
        The site, its drawings, texts and programs belong to us or to whoever licensed them to us. A plan made for you
        is yours to use, print, change and share with your group; please do not sell it on. What you write to us stays
        yours, and we may use it to do what you asked for.
      </p>
    ),
  },
  {
    id: 'privacy',
    title: 'Privacy',
    body: (
      <p>
        We handle personal data under the UK General Data Protection Regulation (GDPR) and the Data Protection Act 2018,
        as our <a href="/privacy">privacy policy</a> says, and what your browser stores as our{' '}
        <a href="/cookies">cookie policy</a> says.
      </p>
    ),
  },
  {
    id: 'force-majeure',
    title: 'Force majeure',
    body: (
      <p>
        Neither of us is liable for not doing what unavoidable and extraordinary events prevent: war, terror, natural
        disaster, epidemics, strikes of others, orders of an authority, failure of power or networks. Whoever is
        affected tells the other without delay. If such an event at the destination, or on the way, makes the trip
        impossible or unsafe, you may cancel without our fee, and we pass on everything that we can recover from
        providers; what was paid for a service that is not supplied at all comes back in full.
      </p>
    ),
  },
  {
    id: 'disputes',
    title: 'Complaints, law and courts',
    body: (
      <>
        <p>
          Something is wrong? Tell the provider on the spot, since most things can be mended there and then, and tell us
          within 28 days of the trip. We answer in writing and try to settle it. Neither of us has to use an outside
          mediator, but both may suggest one.
        </p>
        <p>
          These terms are governed by <strong>English law</strong>, and the{' '}
          <strong>courts of England and Wales have exclusive jurisdiction</strong>. If you are a consumer, you keep the
          protection of the law of the country where you live; in Scotland or Northern Ireland you can also go to the
          courts there.
        </p>
      </>
    ),
  },
  {
    id: 'changes-to-terms',
    title: 'Changes to these terms',
    body: (
      <p>
        We may change these terms for the future, with the new date at the top. For a booking that is already confirmed,
        the terms of the day it was confirmed count. If a sentence turns out to be invalid, the rest stands.
      </p>
    ),
  },
  {
    id: 'contact',
    title: 'Contact',
    body: (
      <address className="mt-4 rounded-card border border-line bg-raised p-5 not-italic">
        <strong>{BRAND.name}</strong>
        <br />
        {mail}
        <br />
        <a href="/contact">Contact form</a>
      </address>
    ),
  },
];
