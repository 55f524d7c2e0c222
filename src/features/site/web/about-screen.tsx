import { ButtonLink } from '../../../ui/button-link.tsx';
import { PosterHero } from '../../../ui/poster-hero.tsx';
import { AboutNumbers } from './about-numbers.tsx';
import { AboutTeam } from './about-team.tsx';

const BELIEFS = [
  {
    title: 'A plan is only a plan if it works',
    text: 'Anyone can list ten good bars. We check that the fourth one is open on a Sunday, that you can get there from the third, and that it takes fourteen people.',
  },
  {
    title: 'Money is what friends fall out over',
    text: 'So every stop has its price, every plan its total per person, and every share will add up to the penny. No figure appears from nowhere.',
  },
  {
    title: 'We say what we do not know',
    text: 'Prices and hours are typical ones, with their source and their month. A number nobody has proven is marked as a sample, on this page too.',
  },
];

export function AboutScreen() {
  return (
    <>
      <PosterHero
        scene="home"
        title="Somebody always ends up organising"
        lead="One friend with a phone, a spreadsheet and a group chat of nineteen. We built Huzzah for that friend."
      >
        <ButtonLink href="/#destinations" size="large" data-track="See destinations (about)">
          See the destinations
        </ButtonLink>
        <ButtonLink href="/contact" variant="poster" size="large" data-track="Contact (about)">
          Talk to us
        </ButtonLink>
      </PosterHero>
      <div className="mx-auto max-w-page px-4 pb-24 sm:px-6">
        <section
          aria-labelledby="mission"
          className="grid gap-8 pt-16 sm:pt-24 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)] lg:gap-16"
        >
          <header className="gold-rule">
            <h2 id="mission" className="display text-title">
              Our mission: plan less, party more
            </h2>
          </header>
          <div className="grid gap-4 text-lead">
            <p>
              Hen dos, stag dos, big birthdays and the works outing are the days people talk about for years. Getting
              there is a part-time job: dates, tastes, budgets, the vegan, the one with a bad knee, the one who pays
              late.
            </p>
            <p>
              We want that job to take an evening at most. Tell us who, where and when, and get a plan for every hour
              that has been checked before you see it. Then change it by asking, as you would ask a friend who knows the
              city.
            </p>
          </div>
        </section>
        <section aria-labelledby="beliefs" className="pt-16 sm:pt-24">
          <h2 id="beliefs" className="sr-only">
            What we believe
          </h2>
          <ul className="grid gap-8 md:grid-cols-3 md:gap-10">
            {BELIEFS.map(({ title, text }) => (
              <li key={title} className="border-t-4 border-gold pt-5">
                <h3 className="display text-card">{title}</h3>
                <p className="mt-2 text-soft">{text}</p>
              </li>
            ))}
          </ul>
        </section>
        <AboutNumbers />
        <AboutTeam />
        <section
          aria-labelledby="about-closing"
          className="on-poster mt-20 flex flex-col items-start gap-6 rounded-card bg-indigo p-8 text-cream sm:p-12 lg:flex-row lg:items-center lg:justify-between"
        >
          <div>
            <h2 id="about-closing" className="display text-title">
              Your turn
            </h2>
            <p className="mt-2 max-w-prose text-lead">Pick a city, or ask us something first.</p>
          </div>
          <div className="flex flex-wrap gap-3">
            <ButtonLink href="/#destinations" size="large" data-track="See destinations (about, closing)">
              See the destinations
            </ButtonLink>
            <ButtonLink href="/contact" variant="poster" size="large" data-track="Contact (about, closing)">
              Talk to us
            </ButtonLink>
          </div>
        </section>
      </div>
    </>
  );
}
