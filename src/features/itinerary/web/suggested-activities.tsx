import { formatPounds } from '../../../shared/money.ts';
import type { ReadRecommendations } from '../domain/recommendations-schema.ts';
import { BookLink } from './book-link.tsx';
import { suggestedActivities } from './day-periods.ts';

/** Everything in the plan that can be booked, in one list (SPEC 2). */
export function SuggestedActivities({ plan }: { plan: ReadRecommendations }) {
  const days = suggestedActivities(plan);
  if (days.length === 0) return null;
  return (
    <section aria-labelledby="suggested-activities" className="mt-12">
      <h3 id="suggested-activities" className="mb-5 display text-section gold-rule">
        Suggested Activities
      </h3>
      <div className="flex flex-col gap-6">
        {days.map((day) => (
          <div key={day.title}>
            <h4 className="mb-1 text-sm font-semibold text-soft">{day.title}</h4>
            <ul className="divide-y-2 divide-line rounded-card border border-line bg-raised px-5">
              {day.activities.map((activity) => (
                <li key={activity.key} className="flex items-center justify-between gap-4 py-2">
                  <p className="min-w-0">
                    <span className="block font-semibold wrap-break-word">{activity.name}</span>
                    <span className="block text-sm text-soft">
                      {[activity.type, priceText(activity.pricePerPersonPence)].filter(Boolean).join(' · ')}
                    </span>
                  </p>
                  <BookLink name={activity.name} link={activity.link} variant="link" />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}

function priceText(pence: number | null): string {
  if (pence === null) return '';
  return pence === 0 ? 'Free' : `${formatPounds(pence)} per person`;
}
