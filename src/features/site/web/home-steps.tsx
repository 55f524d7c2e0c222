import { Check } from 'lucide-react';
import { HomeSection } from './home-section.tsx';

const STEPS = [
  {
    title: 'Tell us the occasion',
    text: 'Six short steps: what you are celebrating, the mood, the city, how many of you, when, and what each person wants to spend.',
  },
  {
    title: 'Get a plan that is checked',
    text: 'Every morning, afternoon and evening with times, places, prices and the way between them, and the reason each one was chosen.',
  },
  {
    title: 'Change it by chatting',
    text: 'Ask the concierge for something cheaper, later, quieter or vegan. It plans again by the same rules, so a change never breaks the day.',
  },
];

const CHECKS = [
  'Open at that hour, on that day of the week',
  'Reachable in time from the stop before',
  'Within the budget for each person, all in',
  'Fit for the size of your group',
];

/** What the product does today, and nothing it does not. */
export function HomeSteps() {
  return (
    <HomeSection id="how-it-works" title="How it works" lead="Less spreadsheet, more party.">
      <ol className="grid gap-8 md:grid-cols-3 md:gap-10">
        {STEPS.map((step, index) => (
          <li key={step.title}>
            <span aria-hidden="true" className="display text-[3.5rem] leading-none text-magenta dark:text-coral">
              {index + 1}
            </span>
            <h3 className="mt-3 display text-card">{step.title}</h3>
            <p className="mt-2 text-soft">{step.text}</p>
          </li>
        ))}
      </ol>
      <div className="mt-14 grid gap-8 rounded-card bg-indigo p-7 text-cream sm:p-10 lg:grid-cols-[1fr_1.1fr] lg:items-center">
        <div>
          <h3 className="display text-section">What checked means</h3>
          <p className="mt-3 max-w-prose text-cream/90">
            A second program that shares no code with the planner goes over every slot before you see the plan. Prices
            and hours are typical ones with their source beside them: confirm before you book.
          </p>
        </div>
        <ul className="grid gap-3">
          {CHECKS.map((check) => (
            <li key={check} className="flex items-center gap-4 border-b border-cream/20 pb-3 last:border-0 last:pb-0">
              <span className="grid size-8 shrink-0 place-items-center rounded-full bg-gold text-ink">
                <Check aria-hidden="true" strokeWidth={2.5} className="size-4.5" />
              </span>
              <span className="font-medium">{check}</span>
            </li>
          ))}
        </ul>
      </div>
    </HomeSection>
  );
}
