import { HeartHandshake, MapPinned, PiggyBank, ShieldCheck } from 'lucide-react';
import { Card } from '../../../ui/card.tsx';
import { PosterHero } from '../../../ui/poster-hero.tsx';
import { PartnerFormIsland } from './partner-form-island.tsx';

const REASONS = [
  {
    icon: HeartHandshake,
    title: 'Groups that suit you',
    text: 'Your opening hours, your smallest and largest group and your prices are part of the plan, so nobody turns up with forty when you seat twelve.',
  },
  {
    icon: MapPinned,
    title: 'Local knowledge, credited',
    text: 'You know which bar opens late and which street to avoid. We say where our facts come from, and that can be you.',
  },
  {
    icon: PiggyBank,
    title: 'Nothing to pay to apply',
    text: 'Sending this form costs nothing and binds nobody. Terms come in writing before anything begins.',
  },
  {
    icon: ShieldCheck,
    title: 'Questions first, listing later',
    text: 'We ask about licences, insurance and safety before we list anybody, and a place in a plan is never for sale.',
  },
];

export function PartnersScreen() {
  return (
    <>
      <PosterHero
        scene="home"
        title="Join Our Network of Local Experts"
        lead="Guides, skippers, bar owners, cooks, people with a van full of pedal karts: if groups go home happy from you, we want to hear from you."
      />
      <div className="mx-auto grid max-w-page items-start gap-10 px-4 pt-14 pb-24 sm:px-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.5fr)] lg:gap-16">
        <section aria-labelledby="why-partner">
          <header className="mb-7 gold-rule">
            <h2 id="why-partner" className="display text-title">
              Why join
            </h2>
          </header>
          <ul className="grid gap-7 sm:max-lg:grid-cols-2">
            {REASONS.map(({ icon: Icon, title, text }) => (
              <li key={title} className="flex gap-4">
                <span className="grid size-12 shrink-0 place-items-center rounded-full bg-chosen text-link">
                  <Icon aria-hidden="true" strokeWidth={1.75} className="size-6" />
                </span>
                <div>
                  <h3 className="display text-card">{title}</h3>
                  <p className="mt-1 text-soft">{text}</p>
                </div>
              </li>
            ))}
          </ul>
        </section>
        <Card>
          <h2 className="mb-2 display text-section">Tell us about you</h2>
          <p className="mb-6 text-soft">Two minutes. A person reads it and writes back.</p>
          <PartnerFormIsland />
        </Card>
      </div>
    </>
  );
}
