import { ArrowRight } from 'lucide-react';
import { HomeSection } from './home-section.tsx';
import { PLANNED_CITIES, planPath } from './site-words.ts';

/** The cities with a full catalogue of venues. Others get a plan too, honestly marked, from the planner itself. */
export function HomeCities() {
  return (
    <HomeSection
      id="destinations"
      title="Where the party is"
      lead="Two cities we know venue by venue. Name any other and we plan the activities, with the venues left to confirm."
    >
      <ul className="grid gap-6 md:grid-cols-2">
        {PLANNED_CITIES.map((city) => (
          <li key={city.name}>
            <a
              href={planPath({ destination: city.name })}
              className="on-poster group grid h-full grid-cols-[1fr_auto] gap-x-4 overflow-hidden rounded-card bg-ink text-cream shadow-card"
            >
              <img
                src={city.art}
                alt=""
                width={800}
                height={500}
                loading="lazy"
                className="col-span-2 aspect-[8/5] w-full object-cover transition-transform duration-200 motion-safe:group-hover:scale-[1.02]"
              />
              <strong className="px-5 pt-5 display text-section sm:px-7 sm:pt-6">{city.name}</strong>
              <span className="row-span-2 inline-flex items-center gap-2 pr-5 font-semibold text-gold sm:pr-7">
                Plan it
                <ArrowRight
                  aria-hidden="true"
                  strokeWidth={1.75}
                  className="size-5 transition-transform duration-150 group-hover:translate-x-1"
                />
              </span>
              <span className="px-5 pb-5 text-cream/85 sm:px-7 sm:pb-6">{city.tagline}</span>
            </a>
          </li>
        ))}
      </ul>
    </HomeSection>
  );
}
