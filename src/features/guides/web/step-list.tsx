import type { GuideStep } from '../../../catalogue/activity-guide.ts';

/** The way from an idea to a weekend, in order. */
export function StepList({ steps }: { steps: readonly GuideStep[] }) {
  return (
    <ol className="on-poster grid gap-x-8 gap-y-8 rounded-card bg-ink px-6 py-9 text-cream sm:grid-cols-2 sm:px-9 sm:py-11 lg:grid-cols-4">
      {steps.map(({ number, title, text }) => (
        <li key={number}>
          <span className="display text-title text-gold">{number}</span>
          <h3 className="mt-2 display text-card">{title}</h3>
          <p className="mt-2 text-cream/85">{text}</p>
        </li>
      ))}
    </ol>
  );
}
