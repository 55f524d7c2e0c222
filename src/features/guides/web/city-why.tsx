import { Info } from 'lucide-react';
import type { CityGuideView } from '../domain/city-guide-view.ts';
import { GuideSection } from './guide-section.tsx';

/** Why Choose: four highlights, four figures, and how far the figures can be trusted. */
export function CityWhy({ city }: { city: CityGuideView }) {
  return (
    <GuideSection id="why" title={`Why Choose ${city.name}`} lead={city.intro}>
      <ul className="grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
        {city.highlights.map(({ title, text }) => (
          <li key={title} className="border-t-2 border-gold pt-4">
            <h3 className="display text-card">{title}</h3>
            <p className="mt-2 text-soft">{text}</p>
          </li>
        ))}
      </ul>
      <dl className="on-poster ticket mt-12 grid in-pairs gap-y-6 rounded-card bg-ink px-4 py-7 text-cream [--tear:50%] sm:px-8 lg:grid-cols-4">
        {city.stats.map(({ label, value }) => (
          <div
            key={label}
            className="flex flex-col-reverse justify-end border-cream/25 px-3 even:border-l-2 even:border-dashed sm:px-6 lg:not-first:border-l-2 lg:not-first:border-dashed"
          >
            <dt className="mt-1 text-cream/85">{label}</dt>
            <dd className="display text-section whitespace-nowrap text-gold">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-5 flex max-w-prose gap-3 text-sm text-soft">
        <Info aria-hidden="true" strokeWidth={1.75} className="mt-0.5 size-5 shrink-0" />
        <span>
          {city.provenance} {city.conversion}
        </span>
      </p>
    </GuideSection>
  );
}
