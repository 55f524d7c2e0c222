import { BRAND } from '../../../shared/brand.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';

/** The poster at the top. The words stand on the sky; the veil keeps them readable at every crop. */
export function HomeHero() {
  return (
    <section aria-labelledby="home-title" className="on-poster relative isolate overflow-hidden bg-ink text-cream">
      <picture>
        <source media="(max-width: 47.99rem)" srcSet="/art/home-tall.svg" width={900} height={1500} />
        <img
          src="/art/home-wide.svg"
          alt=""
          width={1600}
          height={900}
          fetchPriority="high"
          className="absolute inset-0 -z-20 size-full object-cover object-bottom md:object-[70%_100%]"
        />
      </picture>
      <div aria-hidden="true" className="poster-veil absolute inset-0 -z-10" />
      <div className="mx-auto flex min-h-[46rem] max-w-page flex-col px-4 pt-14 pb-96 sm:px-6 md:min-h-[44rem] md:justify-center xl:min-h-[46rem] 2xl:min-h-[54rem] md:pt-16 md:pb-36">
        <p className="text-lead font-semibold text-gold">{BRAND.strapline}</p>
        <h1 id="home-title" className="mt-4 display text-hero">
          <span className="block">Plan Less. </span>
          <span className="block">Party More.</span>
        </h1>
        <p className="mt-5 max-w-[26rem] text-lead xl:max-w-[32rem]">
          Stag, hen, birthday or work do: tell us who, where and when, and get a plan for every hour that we have
          checked before you see it.
        </p>
        <div className="mt-8 flex flex-wrap gap-3">
          <ButtonLink href="/plan" size="large" data-track="Start Planning Now">
            Start Planning Now
          </ButtonLink>
          <ButtonLink href="/plans" variant="poster" size="large" data-track="Explore Sample Itineraries">
            Explore Sample Itineraries
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
