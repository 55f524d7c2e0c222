import { StoreFront } from './store-front.tsx';

/** The party essentials on the home page (SPEC 2): the heading is plain HTML, shelf and cart are an island. */
export function StoreSection() {
  return (
    <section aria-labelledby="store-title" id="store" className="mx-auto max-w-page px-4 pt-20 sm:px-6 sm:pt-28">
      <header className="mb-9 gold-rule">
        <h2 id="store-title" className="display text-title">
          Party essentials
        </h2>
        <p className="mt-3 max-w-prose text-lead text-soft">
          Sashes, crowns and a balloon for everything. Delivery is worked out at our shop’s checkout, before you pay.
        </p>
      </header>
      <StoreFront />
    </section>
  );
}
