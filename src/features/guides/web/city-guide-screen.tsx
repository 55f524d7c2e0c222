import { MapPin } from 'lucide-react';
import { ButtonLink } from '../../../ui/button-link.tsx';
import type { SceneName } from '../../../ui/scene-picture.tsx';
import type { CityGuideView } from '../domain/city-guide-view.ts';
import { cityRating } from '../domain/city-rating.ts';
import { planPath, quotePath } from '../domain/guide-links.ts';
import { CityEat } from './city-eat.tsx';
import { CityNightlife } from './city-nightlife.tsx';
import { CityStays } from './city-stays.tsx';
import { CityThingsToDo } from './city-things-to-do.tsx';
import { CityWhy } from './city-why.tsx';
import { GuideClosing } from './guide-closing.tsx';
import { GuideHero } from './guide-hero.tsx';
import { HeroRating } from './hero-rating.tsx';
import { type PosterLink, PosterLinks } from './poster-links.tsx';
import { SectionChips } from './section-chips.tsx';

const SCENES: ReadonlyMap<string, SceneName> = new Map(
  (['london', 'amsterdam', 'barcelona', 'prague', 'bristol', 'dublin', 'krakow', 'lisbon'] as const).map((scene) => [
    scene,
    scene,
  ]),
);

const SECTIONS = [
  { id: 'why', label: 'Why go' },
  { id: 'stay', label: 'Stay' },
  { id: 'do', label: 'Do' },
  { id: 'eat', label: 'Eat' },
  { id: 'nightlife', label: 'Nightlife' },
];

/** A city from the first look to the quote (SPEC 2). */
export function CityGuideScreen({ city, occasions }: { city: CityGuideView; occasions: readonly PosterLink[] }) {
  const rating = cityRating(city.id);
  const plan = planPath({ destination: city.name });
  const quote = quotePath({ in: city.name });
  return (
    <>
      <GuideHero
        scene={SCENES.get(city.id) ?? 'home'}
        height="tall"
        trail={[
          { label: 'Home', href: '/' },
          { label: 'Destinations', href: '/#destinations' },
        ]}
        current={city.name}
        title={city.name}
        tagline={city.tagline}
        facts={
          <>
            <span className="inline-flex items-center gap-2">
              <MapPin aria-hidden="true" strokeWidth={1.75} className="size-5 text-gold" />
              {city.country}
            </span>
            {rating === null ? null : <HeroRating claim={rating} />}
          </>
        }
        actions={
          <>
            <ButtonLink href={plan} size="large" data-track={`Plan ${city.name}`}>
              {`Plan ${city.name}`}
            </ButtonLink>
            <ButtonLink href={quote} variant="poster" size="large" className="bg-ink/70!" data-track="Get Free Quote">
              Get Free Quote
            </ButtonLink>
          </>
        }
      />
      <SectionChips chips={SECTIONS} />
      <CityWhy city={city} />
      <CityStays city={city} />
      <CityThingsToDo city={city} />
      <CityEat city={city} />
      <CityNightlife city={city} />
      <PosterLinks title={`What brings you to ${city.name}?`} links={occasions} />
      <GuideClosing
        title={`${city.name}, sorted`}
        text="Tell us who and when. You get every hour planned, and checked: open, reachable, within budget, fit for your group. It costs nothing to look."
      >
        <ButtonLink href={plan} size="large" data-track="Start Planning Now">
          Start Planning Now
        </ButtonLink>
        <ButtonLink href={quote} variant="poster" size="large" data-track="Get Free Quote">
          Get Free Quote
        </ButtonLink>
        <ButtonLink href="/contact" variant="poster" size="large" data-track="Contact Us">
          Contact Us
        </ButtonLink>
      </GuideClosing>
    </>
  );
}
