import { pictured } from '../../../catalogue/spot-art.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { SpotPicture } from '../../../ui/spot-picture.tsx';
import type { CityGuideView } from '../domain/city-guide-view.ts';
import { planPath } from '../domain/guide-links.ts';
import { GuideSection } from './guide-section.tsx';
import { PriceLevel } from './price-level.tsx';
import { TierLegend } from './tier-legend.tsx';

export function CityNightlife({ city }: { city: CityGuideView }) {
  return (
    <GuideSection
      id="nightlife"
      title="Nightlife"
      lead="Six ways to end the day, from the hushed to the daft."
      tone="night"
    >
      <TierLegend legend={city.nightlifeLegend} />
      <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {pictured('nightlife', city.nightlife).map((night) => (
          <li
            key={night.id}
            className="flex min-w-0 flex-wrap items-start gap-x-4 gap-y-2 rounded-card border border-cream/15 bg-ink-raised p-4"
          >
            <SpotPicture spot={night.spot} className="max-w-24 rounded-control" />
            <div className="flex min-w-0 flex-[1_8rem] flex-col self-stretch">
              <p className="text-sm font-semibold text-gold">{night.vibe}</p>
              <h3 className="mt-0.5 display text-card">{night.name}</h3>
              <p className="mt-auto flex flex-wrap justify-between gap-x-4 pt-2 text-cream/85">
                <span className="min-w-0">{`${night.type}, ${night.area}`}</span>
                <PriceLevel tier={night.tier} />
              </p>
            </div>
          </li>
        ))}
      </ul>
      <ButtonLink
        href={planPath({ destination: city.name })}
        variant="poster"
        className="mt-8"
        data-track={`Plan ${city.name}`}
      >
        {`Plan a night out in ${city.name}`}
      </ButtonLink>
    </GuideSection>
  );
}
