import { HomeSection } from './home-section.tsx';
import { PosterLink } from './poster-link.tsx';
import { SITE_CITIES } from './site-words.ts';

/** The destinations grid: eight cities, their tag lines, and the way to their guides (SPEC 2). */
export function HomeCities() {
  return (
    <HomeSection
      id="destinations"
      title="Where the party is"
      lead="Eight cities we know venue by venue. Name any other and we plan the activities, with the venues left to confirm."
    >
      <ul className="grid in-pairs gap-4 lg:grid-cols-4">
        {SITE_CITIES.map(({ id, name, tagline }) => (
          <li key={id}>
            <PosterLink href={`/cities/${id}`} scene={id} title={name} text={tagline} shape="square" />
          </li>
        ))}
      </ul>
    </HomeSection>
  );
}
