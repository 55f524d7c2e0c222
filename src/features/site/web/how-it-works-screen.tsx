import { Blend, BookmarkCheck, MessageCircleMore, WalletCards } from 'lucide-react';
import { Badge } from '../../../ui/badge.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { PosterHero } from '../../../ui/poster-hero.tsx';

interface Step {
  icon: typeof Blend;
  title: string;
  text: string;
  points: readonly string[];
  /** A step that is not built yet says so and what to do until then. */
  untilThen?: string;
}

/** The four steps of SPEC 2. */
const STEPS: readonly Step[] = [
  {
    icon: Blend,
    title: 'Pick and mix activities',
    text: 'Start with six short questions and get a plan for every morning, afternoon and evening. Then mix: swap the karts for a boat, add a spa, drop the museum.',
    points: [
      'Every stop is open at that hour and within reach of the one before',
      'The total per person stays inside the budget you gave',
      'Ask the concierge in plain English, and nothing breaks',
    ],
  },
  {
    icon: BookmarkCheck,
    title: 'Reserve your favourites',
    text: 'Happy with it? Each stop has a Book button: it opens the place’s own site, or our quote form where there is none. You book what you want, when you want.',
    points: [
      'Nothing is booked and nothing is paid until you say so',
      'Prices are shown per person and for the whole group',
      'Not sure? Ask for a free quote for all of it',
    ],
  },
  {
    icon: MessageCircleMore,
    title: 'Manage the group with WhatsApp invites',
    text: 'One link into the chat you already have. Everybody says whether they are in, what they eat and what they would rather do, without making an account.',
    points: [
      'See who is coming without asking twice',
      'Let the group vote on dates and activities',
      'One itinerary that everybody sees',
    ],
    untilThen: 'We are building this now. Until it opens, your plan is on your screen to share.',
  },
  {
    icon: WalletCards,
    title: 'Handle individual payments',
    text: 'Everybody pays their own share online, gets a reminder when they forget, and can see why they owe what they owe. You stop being the bank.',
    points: [
      'Shares that add up to the total, to the penny',
      'Polite reminders that come from us, not from you',
      'What comes back on a cancellation, worked out for each person',
    ],
    untilThen: 'We are building this now. Until it opens, no money goes through this site.',
  },
];

export function HowItWorksScreen() {
  return (
    <>
      <PosterHero
        scene="group-weekends"
        title="How it works"
        lead="From “we should do something” to everybody on the same train, in four steps."
      >
        <ButtonLink href="/plan" size="large" data-track="Start Planning Now (how it works)">
          Start Planning Now
        </ButtonLink>
        <ButtonLink href="/plans" variant="poster" size="large" data-track="Explore Sample Itineraries (how it works)">
          Explore Sample Itineraries
        </ButtonLink>
      </PosterHero>
      <ol className="mx-auto grid max-w-page gap-6 px-4 pt-14 sm:px-6 sm:pt-20">
        {STEPS.map((step, index) => (
          <StepCard key={step.title} step={step} number={index + 1} />
        ))}
      </ol>
      <section
        aria-labelledby="how-closing"
        className="mx-auto flex max-w-page flex-col items-start gap-5 px-4 pt-16 pb-24 sm:px-6 sm:pt-24"
      >
        <h2 id="how-closing" className="display text-title">
          Step one takes two minutes
        </h2>
        <p className="max-w-prose text-lead text-soft">
          It costs nothing, and you can look at a whole plan before you tell a single friend.
        </p>
        <div className="flex flex-wrap gap-3">
          <ButtonLink href="/plan" size="large" data-track="Start Planning Now (how it works, closing)">
            Start Planning Now
          </ButtonLink>
          <ButtonLink href="/contact" variant="secondary" size="large" data-track="Contact (how it works)">
            Ask us something
          </ButtonLink>
        </div>
      </section>
    </>
  );
}

function StepCard({ step, number }: { step: Step; number: number }) {
  const { icon: Icon, title, text, points, untilThen } = step;
  return (
    <li className="grid gap-x-10 gap-y-6 rounded-card border border-line bg-raised p-6 shadow-card sm:p-9 lg:grid-cols-[auto_minmax(0,1.15fr)_minmax(0,1fr)] lg:p-11">
      <div className="flex items-center gap-5 lg:flex-col lg:items-start lg:gap-6">
        <span aria-hidden="true" className="display text-[4.5rem] leading-none text-magenta dark:text-coral">
          {number}
        </span>
        <span className="grid size-14 place-items-center rounded-full bg-chosen text-link">
          <Icon aria-hidden="true" strokeWidth={1.75} className="size-7" />
        </span>
      </div>
      <div>
        {untilThen ? (
          <p className="mb-2">
            <Badge tone="warm">On its way</Badge>
          </p>
        ) : null}
        <h2 className="display text-section">{title}</h2>
        <p className="mt-3 text-lead text-soft">{text}</p>
        {untilThen ? <p className="mt-4 font-semibold">{untilThen}</p> : null}
      </div>
      <ul className="grid content-start gap-3 border-line max-lg:border-t max-lg:pt-6 lg:border-l lg:pl-10">
        {points.map((point) => (
          <li key={point} className="flex gap-3">
            <span aria-hidden="true" className="mt-[0.7em] size-2 shrink-0 rounded-full bg-gold" />
            <span>{point}</span>
          </li>
        ))}
      </ul>
    </li>
  );
}
