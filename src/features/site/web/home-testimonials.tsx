import { SITE_MODE } from '../../../platform/browser/site-mode.ts';
import { SampleMark } from '../../../ui/sample-mark.tsx';
import { StarRow } from '../../../ui/star-row.tsx';
import { HomeSection } from './home-section.tsx';
import { TESTIMONIALS } from './testimonials.ts';

/** What organisers say. A live site shows none that nobody has said (RELIABILITY 5.1). */
export function HomeTestimonials() {
  if (SITE_MODE === 'live') return null;
  return (
    <HomeSection id="testimonials" title="The morning after" lead="The kind of thing we want to hear.">
      <ul className="grid gap-5 lg:grid-cols-3">
        {TESTIMONIALS.map(({ text, author, role, location, rating }) => (
          <li key={author} className="flex">
            <figure className="flex flex-1 flex-col rounded-card border border-line bg-raised p-6 shadow-card sm:p-7">
              <div className="flex items-center justify-between gap-3">
                <StarRow count={rating} label={`${rating} out of 5 stars`} />
                <SampleMark label="Illustrative" className="text-soft" />
              </div>
              <blockquote className="mt-4 flex-1 text-lead">“{text}”</blockquote>
              <figcaption className="mt-5">
                <span className="block font-semibold">{author}</span>
                <span className="text-soft">{`${role}, ${location}`}</span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </HomeSection>
  );
}
