import { ButtonLink } from '../../../ui/button-link.tsx';
import { ScenePicture } from '../../../ui/scene-picture.tsx';

/** The last call (SPEC 2): three ways on, none of them dead. */
export function HomeClosing() {
  return (
    <section
      aria-labelledby="closing-title"
      className="on-poster relative isolate mt-24 bg-ink px-4 pt-20 pb-96 text-center text-cream sm:pt-28"
    >
      <ScenePicture
        scene="home"
        alt=""
        sizes="max(100vw, 50rem)"
        className="absolute inset-0 -z-20 size-full object-cover object-bottom"
      />
      <div
        aria-hidden="true"
        className="absolute inset-0 -z-10 bg-[linear-gradient(#0d0626f2,#0d0626cc_55%,#0000_90%)]"
      />
      <h2 id="closing-title" className="display text-title">
        Somebody has to organise it.
      </h2>
      <p className="mx-auto mt-4 max-w-prose text-lead">
        It takes a couple of minutes, it costs nothing, and nothing is booked until you say so.
      </p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <ButtonLink href="/plan" size="large" data-track="Build Your Itinerary">
          Build Your Itinerary
        </ButtonLink>
        <ButtonLink href="/plans" variant="poster" size="large" data-track="Explore Sample Itineraries (closing)">
          Explore Sample Itineraries
        </ButtonLink>
      </div>
      <p className="mt-5">
        <ButtonLink
          href="/partners"
          variant="link"
          className="text-cream!"
          data-track="Join Our Network of Local Experts"
        >
          Join Our Network of Local Experts
        </ButtonLink>
      </p>
    </section>
  );
}
