import { SITE_MODE } from '../../../platform/browser/site-mode.ts';
import { classNames } from '../../../ui/class-names.ts';
import { SampleMark } from '../../../ui/sample-mark.tsx';

/** Four people who stand for the jobs to be done. None of them is a real person, and the page says so on each card. */
const TEAM = [
  {
    name: 'Maya',
    role: 'Founder',
    text: 'Organised eleven hen dos before she was thirty and kept every spreadsheet.',
    look: 'bg-plum text-cream',
  },
  {
    name: 'Callum',
    role: 'Head of planning',
    text: 'Knows the last train out of anywhere, and the chip shop nearest to it.',
    look: 'bg-coral text-ink',
  },
  {
    name: 'Priya',
    role: 'Local experts',
    text: 'Talks to the people who run the boats, the bars and the pottery wheels.',
    look: 'bg-gold text-ink',
  },
  {
    name: 'Tom',
    role: 'Group happiness',
    text: 'Answers the message you sent at midnight, usually with a better idea.',
    look: 'bg-teal-deep text-white',
  },
];

/** Shown while the site is a demonstration; a live site shows its own people or nobody. */
export function AboutTeam() {
  if (SITE_MODE === 'live') return null;
  return (
    <section aria-labelledby="team" className="pt-16 sm:pt-24">
      <header className="mb-8 gold-rule">
        <h2 id="team" className="display text-title">
          The team
        </h2>
      </header>
      <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
        {TEAM.map(({ name, role, text, look }) => (
          <li key={name} className="flex flex-col rounded-card border border-line bg-raised p-6 shadow-card">
            <span
              aria-hidden="true"
              className={classNames('grid size-20 place-items-center rounded-full display text-title', look)}
            >
              {name.slice(0, 1)}
            </span>
            <h3 className="mt-5 display text-card">{name}</h3>
            <p className="font-semibold text-link">{role}</p>
            <p className="mt-2 mb-5 text-soft">{text}</p>
            <SampleMark label="Illustrative" className="mt-auto self-start text-soft" />
          </li>
        ))}
      </ul>
    </section>
  );
}
