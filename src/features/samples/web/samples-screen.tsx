import { EVENT_TYPES } from '../../../catalogue/vocabulary.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import type { SampleBrief } from '../domain/sample-brief.ts';
import { SampleCard, type SampleFacts } from './sample-card.tsx';
import { SampleFilter } from './sample-filter.tsx';

export interface SamplesScreenProps {
  samples: readonly { brief: SampleBrief; facts: SampleFacts }[];
}

/** The gallery of sample plans: real ones, from the engine, through the checker. */
export function SamplesScreen({ samples }: SamplesScreenProps) {
  const events = EVENT_TYPES.filter((type) => samples.some(({ brief }) => brief.eventType === type));
  return (
    <div className="mx-auto max-w-page px-4 pt-10 pb-20 sm:px-6 sm:pt-14">
      <header className="mb-8 gold-rule">
        <h1 className="display text-title">Sample plans</h1>
        <p className="mt-3 max-w-prose text-lead text-soft">
          None of these is a mock-up. The planner made each from a brief like yours, and a second program checked every
          slot. Find one you like and make it yours.
        </p>
      </header>
      <SampleFilter events={events}>
        <ul className="grid grid-cols-1 gap-6 sm:grid-cols-2 lg:grid-cols-3">
          {samples.map(({ brief, facts }, index) => (
            <li key={brief.slug} data-event={brief.eventType}>
              <SampleCard brief={brief} facts={facts} isFirst={index === 0} />
            </li>
          ))}
        </ul>
      </SampleFilter>
      <section
        aria-labelledby="own-plan"
        className="mt-14 flex flex-wrap items-center justify-between gap-5 rounded-card bg-chosen p-6 sm:p-8"
      >
        <div className="max-w-prose">
          <h2 id="own-plan" className="display text-section">
            Nothing quite you?
          </h2>
          <p className="mt-2 text-soft">
            Three answers on the home page, or six in the planner, and it plans for your lot.
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          <ButtonLink href="/plan">Start from scratch</ButtonLink>
          <ButtonLink href="/#ideas" variant="secondary">
            Get quick ideas
          </ButtonLink>
        </div>
      </section>
    </div>
  );
}
