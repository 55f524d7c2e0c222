import { BRAND } from '../../../shared/brand.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';

/** The poster at the top. The words stand on the sky; the veil keeps them readable at every crop. */
export function HomeHero() {
  return (
    <section aria-labelledby="home-title" className="on-poster relative isolate overflow-hidden bg-ink text-cream">
      <HeroPicture />
      <div aria-hidden="true" className="poster-veil absolute inset-0 -z-10" />
      <div className="mx-auto flex min-h-[46rem] max-w-page flex-col px-4 pt-14 pb-96 sm:px-6 md:justify-center 2xl:min-h-[54rem] md:pb-36">
        <p className="text-lead font-semibold text-gold">{BRAND.strapline}</p>
        <h1 id="home-title" className="mt-4 display text-hero">
          <span className="block">Plan Less. </span>
          <span className="block">Party More.</span>
        </h1>
        <p className="mt-5 max-w-[30rem] text-lead">
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

const TALL_WIDTHS = [400, 800] as const;
const WIDE_WIDTHS = [400, 800, 1200, 1800] as const;

const sources = (name: string, widths: readonly number[], format: string): string =>
  widths.map((width) => `/art/${name}-${width}.${format} ${width}w`).join(', ');

/**
 * The parade of the groups, upright on phones: the largest picture of the first screen, so it is asked for first. Both
 * cover their box by its height, so they are drawn wider than the window; `sizes` says how wide.
 */
function HeroPicture() {
  return (
    <picture className="contents">
      {(['avif', 'webp'] as const).map((format) => (
        <source
          key={format}
          type={`image/${format}`}
          media="(max-width: 47.99rem)"
          srcSet={sources('home-tall', TALL_WIDTHS, format)}
          sizes="max(100vw, 34rem)"
        />
      ))}
      {(['avif', 'webp'] as const).map((format) => (
        <source
          key={format}
          type={`image/${format}`}
          srcSet={sources('home', WIDE_WIDTHS, format)}
          sizes="max(100vw, 72rem)"
        />
      ))}
      <img
        src="/art/home-800.jpg"
        alt=""
        width={1200}
        height={750}
        fetchPriority="high"
        decoding="sync"
        className="absolute inset-0 -z-20 size-full object-cover object-bottom md:object-[50%_75%]"
      />
    </picture>
  );
}
