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
            <PosterLink
              href={`/activities/${id}`}
              scene={id}
              title={name}
              text={text}
              sizes="(min-width: 64rem) 17rem, (min-width: 40rem) 45vw, 92vw"
              shape="tall"
            />
          </li>
        ))}
      </ul>
    </HomeSection>
  );
}
