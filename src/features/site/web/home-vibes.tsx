import { HomeSection } from './home-section.tsx';
import { PosterLink } from './poster-link.tsx';
import { VIBE_ACTIVITIES } from './site-words.ts';

/** Find Your Vibe: the four pages of SPEC 2, each under its own scene. */
export function HomeVibes() {
  return (
    <HomeSection id="vibes" title="Find Your Vibe" lead="What are we raising a glass to?">
      <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
        {VIBE_ACTIVITIES.map(({ id, name, text }) => (
          <li key={id}>
            <PosterLink href={`/activities/${id}`} scene={id} title={name} text={text} shape="tall" />
          </li>
        ))}
      </ul>
    </HomeSection>
  );
}
