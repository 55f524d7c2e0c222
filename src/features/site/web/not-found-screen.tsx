import { ButtonLink } from '../../../ui/button-link.tsx';
import { ScenePicture } from '../../../ui/scene-picture.tsx';

/** The bus that took a wrong turn. The server answers it with status 404 and logs the missing path. */
export function NotFoundScreen() {
  return (
    <section className="on-poster grid min-h-[70dvh] items-center bg-ink text-cream">
      <div className="mx-auto grid w-full max-w-page items-center gap-8 px-4 py-12 sm:px-6 lg:grid-cols-[0.8fr_1.2fr] lg:py-20">
        <div>
          <h1 className="display text-hero text-gold">404</h1>
          <p className="mt-4 display text-section">Oops! Page not found</p>
          <p className="mt-3 max-w-prose text-cream/90">
            The bus took a wrong turn somewhere. The party is still on, just not at this address.
          </p>
          <div className="mt-8 flex flex-wrap gap-3">
            <ButtonLink href="/" size="large">
              Return to Home
            </ButtonLink>
            <ButtonLink href="/plan" variant="poster" size="large">
              Plan a trip
            </ButtonLink>
          </div>
        </div>
        <ScenePicture
          scene="wrong-turn"
          alt="A red open-top bus stands among sheep in a field at dusk, its top deck still partying."
          sizes="(min-width: 64rem) 42rem, 100vw"
          isFirst
          className="h-auto w-full rounded-card shadow-float"
          // Without a box of its own each source of the picture would take a cell of the grid.
          pictureClassName="block!"
        />
      </div>
    </section>
  );
}
