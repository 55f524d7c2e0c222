import { Clock } from 'lucide-react';
import { pictured } from '../../../catalogue/spot-art.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import type { CityGuideView } from '../domain/city-guide-view.ts';
import { planPath, quotePath } from '../domain/guide-links.ts';
import { GuideSection } from './guide-section.tsx';
import { TicketCard } from './ticket-card.tsx';

export function CityThingsToDo({ city }: { city: CityGuideView }) {
  return (
    <GuideSection
      id="do"
      title="Things to Do"
      tone="tint"
      lead="Eight that groups talk about for years. The planner knows many more, and which of them are open when you are."
    >
      <ul className="grid gap-6 sm:grid-cols-2 xl:grid-cols-4">
        {pictured('activity', city.thingsToDo).map((thing) => (
          <TicketCard
            key={thing.id}
            spot={thing.spot}
            type={thing.type}
            title={thing.name}
            facts={
              <>
                <span className="inline-flex items-center gap-1.5">
                  <Clock aria-hidden="true" strokeWidth={1.75} className="size-4" />
                  {thing.duration}
                </span>
                <span>{thing.area}</span>
              </>
            }
            description={thing.description}
            price={thing.price}
            href={quotePath({ for: thing.name, in: city.name })}
            linkLabel="Get Quote"
          />
        ))}
      </ul>
      <ButtonLink
        href={planPath({ destination: city.name })}
        variant="accent"
        size="large"
        className="mt-8"
        data-track={`Plan ${city.name}`}
      >
        {`Fit them into a ${city.name} plan`}
      </ButtonLink>
    </GuideSection>
  );
}
