import type { ReactNode } from 'react';
import { ButtonLink } from '../../../ui/button-link.tsx';

const STEPS = [
  { title: 'Tell us the occasion', text: 'Who, where, when, the mood, and what each of you wants to spend.' },
  {
    title: 'Get a plan that is checked',
    text: 'A second program, which shares no code with the planner, goes over every slot before you see it.',
  },
  {
    title: 'Change it by chatting',
    text: 'Cheaper, later, quieter, vegan: the concierge plans again by the same rules.',
  },
];

/** What the planner makes, shown on a day of a real plan. */
export function HomeShowcase({ planPath, children }: { planPath: string; children: ReactNode }) {
  return (
    <section
      id="how-it-works"
      aria-labelledby="how-it-works-title"
      className="on-poster mt-24 bg-[linear-gradient(135deg,var(--color-indigo)_50%,var(--color-plum))] pt-20 pb-20 text-cream sm:pt-28"
    >
      <div className="mx-auto grid max-w-page gap-10 px-4 sm:px-6 lg:grid-cols-2 lg:items-center">
        <div>
          <h2 id="how-it-works-title" className="display text-title gold-rule">
            An AI itinerary that survives the group chat
          </h2>
          <p className="mt-4 max-w-prose text-lead text-cream/90">
            This is a real day from a real plan, made by the same planner you get. Open at that hour, reachable from the
            stop before, inside the budget.
          </p>
          <ol className="mt-8 grid gap-5">
            {STEPS.map((step, index) => (
              <li key={step.title} className="grid grid-cols-[2.5rem_1fr] gap-3">
                <span aria-hidden="true" className="display text-section text-gold">
                  {index + 1}
                </span>
                <div>
                  <h3 className="font-semibold">{step.title}</h3>
                  <p className="text-cream/90">{step.text}</p>
                </div>
              </li>
            ))}
          </ol>
          <div className="mt-8 flex flex-wrap gap-3">
            <ButtonLink href={planPath} data-track="See the whole plan">
              See the whole plan
            </ButtonLink>
            <ButtonLink href="/plans" variant="poster" data-track="All sample plans">
              All sample plans
            </ButtonLink>
          </div>
        </div>
        {children}
      </div>
    </section>
  );
}
