import { BRAND } from '../../../shared/brand.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';

/** The last call, and a plain word on what is kept until the policies have pages of their own. */
export function HomeClosing() {
  return (
    <>
      <section
        aria-labelledby="closing-title"
        className="on-poster mx-4 mt-24 max-w-[73rem] rounded-card bg-indigo px-6 py-16 text-center text-cream sm:mx-6 sm:py-20 xl:mx-auto"
      >
        <h2 id="closing-title" className="display text-title">
          Somebody has to organise it.
        </h2>
        <p className="mx-auto mt-4 max-w-prose text-lead text-cream/90">
          It takes a couple of minutes, it costs nothing, and nothing is booked until you say so.
        </p>
        <ButtonLink href="/plan" size="large" className="mt-8">
          Build Your Itinerary
        </ButtonLink>
      </section>
      <section
        id="what-we-store"
        aria-labelledby="what-we-store-title"
        className="mx-auto max-w-page px-4 py-20 sm:px-6"
      >
        <h2 id="what-we-store-title" className="display text-card">
          What we store
        </h2>
        <p className="mt-2 max-w-prose text-soft">
          Your name and email, the trips you plan and your chats about them, and any quote you ask us for. They stay on
          our own server and nobody buys them. Your browser keeps your sign-in and an unfinished plan, and there are no
          tracking cookies. Questions go to{' '}
          <a href={`mailto:${BRAND.contactEmail}`} className="text-link underline underline-offset-4">
            {BRAND.contactEmail}
          </a>
          .
        </p>
      </section>
    </>
  );
}
