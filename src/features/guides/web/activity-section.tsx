import { Clock } from 'lucide-react';
import { pictured } from '../../../catalogue/spot-art.ts';
import type { ActivitySectionView } from '../domain/activity-guide-view.ts';
import { GuideSection } from './guide-section.tsx';
import { TicketCard } from './ticket-card.tsx';

/** Four ideas of one kind. The nights out are dark, as they should be. */
export function ActivitySection({ section, isTinted }: { section: ActivitySectionView; isTinted: boolean }) {
  return (
    <GuideSection
      id={section.id}
      title={section.title}
      lead={section.lead}
      tone={section.title.startsWith('Nightlife') ? 'night' : isTinted ? 'tint' : 'day'}
    >
      <ul className="grid gap-6 sm:grid-cols-2 xl:grid-cols-4">
        {pictured('activity', section.items).map((item) => (
          <TicketCard
            key={item.name}
            spot={item.spot}
            type={item.type}
            title={item.name}
            facts={
              <span className="inline-flex items-center gap-1.5">
                <Clock aria-hidden="true" strokeWidth={1.75} className="size-4" />
                {item.duration}
              </span>
            }
            description={item.description}
            price={item.price}
            href={item.action.href}
            linkLabel={item.action.label}
          />
        ))}
      </ul>
    </GuideSection>
  );
}
