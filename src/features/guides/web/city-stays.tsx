import { pictured } from '../../../catalogue/spot-art.ts';
import type { CityGuideView } from '../domain/city-guide-view.ts';
import { quotePath } from '../domain/guide-links.ts';
import { GuideSection } from './guide-section.tsx';
import { OurRating } from './our-rating.tsx';
import { TicketCard } from './ticket-card.tsx';

export function CityStays({ city }: { city: CityGuideView }) {
  return (
    <GuideSection
      id="stay"
      title="Where to Stay"
      lead="From a grand bed to a bunk. Typical prices, and ratings that are our editors’ view, not customers’ reviews."
    >
      <ul
        className={
          city.stays.length === 4
            ? 'grid gap-6 sm:grid-cols-2 xl:grid-cols-4'
            : 'grid gap-6 sm:grid-cols-2 lg:grid-cols-3'
        }
      >
        {pictured('hotel', city.stays).map((stay) => (
          <TicketCard
            key={stay.id}
            spot={stay.spot}
            type={stay.type}
            title={stay.name}
            facts={
              <>
                <OurRating rating={stay.rating} />
                <span>{stay.area}</span>
              </>
            }
            description={
              stay.example === null ? (
                stay.description
              ) : (
                <>
                  <strong>{`Such as ${stay.example}.`}</strong> {stay.description}
                </>
              )
            }
            price={stay.price}
            href={quotePath({ for: stay.example ?? stay.name, in: city.name })}
            linkLabel="Get Quote"
          />
        ))}
      </ul>
    </GuideSection>
  );
}
