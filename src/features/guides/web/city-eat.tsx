import { pictured } from '../../../catalogue/spot-art.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { SpotPicture } from '../../../ui/spot-picture.tsx';
import type { CityGuideView } from '../domain/city-guide-view.ts';
import { quotePath } from '../domain/guide-links.ts';
import { GuideSection } from './guide-section.tsx';
import { OurRating } from './our-rating.tsx';
import { PriceLevel } from './price-level.tsx';
import { TierLegend } from './tier-legend.tsx';

export function CityEat({ city }: { city: CityGuideView }) {
  return (
    <GuideSection
      id="eat"
      title="Where to Eat"
      lead="Tables worth the walk. Ratings are our editors’ view, not customers’ reviews."
    >
      <TierLegend legend={city.eatLegend} />
      <ul className="grid grid-cols-1 gap-4 md:grid-cols-2">
        {pictured('restaurant', city.eat).map((table) => (
          <li
            key={table.id}
            className="flex min-w-0 flex-wrap items-center gap-x-4 rounded-card border border-line bg-raised p-3 pr-5 shadow-card"
          >
            <SpotPicture spot={table.spot} className="max-w-22 rounded-control sm:max-w-30" />
            <div className="min-w-0 flex-[1_8rem] gap-4 sm:flex sm:items-center sm:justify-between">
              <div className="min-w-0">
                <h3 className="display text-card">{table.name}</h3>
                <p className="mt-1 text-soft">{table.cuisine}</p>
                <p className="text-sm text-soft">{table.area}</p>
              </div>
              <p className="mt-1 flex gap-4 sm:mt-0 sm:flex-col sm:items-end sm:gap-1">
                <OurRating rating={table.rating} />
                <PriceLevel tier={table.tier} />
              </p>
            </div>
          </li>
        ))}
      </ul>
      <ButtonLink
        href={quotePath({ for: 'A table for the group', in: city.name })}
        variant="secondary"
        className="mt-8"
        data-track="Get Quote"
      >
        Get a table for the group
      </ButtonLink>
    </GuideSection>
  );
}
