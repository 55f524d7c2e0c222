import { Briefcase, Cake, Crown, type LucideIcon, Martini } from 'lucide-react';
import type { EventType } from '../../../catalogue/vocabulary.ts';
import { classNames } from '../../../ui/class-names.ts';
import { HomeSection } from './home-section.tsx';
import { planPath } from './site-words.ts';

interface Occasion {
  id: string;
  event: EventType;
  name: string;
  text: string;
  icon: LucideIcon;
  look: string;
}

const OCCASIONS: readonly Occasion[] = [
  {
    id: 'stag-dos',
    event: 'stag-do',
    name: 'Stag Dos',
    text: 'Karts, pints and one good story. Everyone still makes the last train.',
    icon: Crown,
    look: 'bg-ink-raised text-cream',
  },
  {
    id: 'hen-dos',
    event: 'hen-party',
    name: 'Hen Dos',
    text: 'Spritzes, spas and dance floors, in whatever order the bride likes.',
    icon: Martini,
    look: 'bg-plum text-cream',
  },
  {
    id: 'birthdays',
    event: 'birthday',
    name: 'Birthdays',
    text: 'A long table, a late night, and a gentle last morning.',
    icon: Cake,
    look: 'bg-coral text-ink',
  },
  {
    id: 'work-dos',
    event: 'work-do',
    name: 'Work Dos',
    text: 'Something the whole team wants to come to. Really.',
    icon: Briefcase,
    look: 'bg-gold text-ink',
  },
];

/** Find Your Vibe: each occasion opens the planner with itself chosen. */
export function HomeOccasions() {
  return (
    <HomeSection id="ideas" title="Find your vibe" lead="Pick the occasion. The planner opens with it filled in.">
      <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
        {OCCASIONS.map(({ id, event, name, text, icon: Icon, look }) => (
          <li key={id} id={id}>
            <a
              href={planPath({ event })}
              className={classNames(
                'flex h-full min-h-60 flex-col rounded-card p-6 shadow-card transition-[translate] duration-150 motion-safe:hover:-translate-y-1',
                look,
              )}
            >
              <Icon aria-hidden="true" strokeWidth={1.75} className="size-9" />
              <span className="mt-auto display pt-8 text-section">{name}</span>
              <span className="mt-2">{text}</span>
            </a>
          </li>
        ))}
      </ul>
    </HomeSection>
  );
}
