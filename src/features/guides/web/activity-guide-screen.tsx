import { Info } from 'lucide-react';
import { ButtonLink } from '../../../ui/button-link.tsx';
import type { ActivityGuideView } from '../domain/activity-guide-view.ts';
import { planPath, quotePath } from '../domain/guide-links.ts';
import { ActivitySection } from './activity-section.tsx';
import { GuideClosing } from './guide-closing.tsx';
import { GuideHero, type HeroHeight } from './guide-hero.tsx';
import { GuideSection } from './guide-section.tsx';
import { type PosterLink, PosterLinks } from './poster-links.tsx';
import { ReasonList } from './reason-list.tsx';
import { SectionChips } from './section-chips.tsx';
import { StepList } from './step-list.tsx';

const HERO_HEIGHT: Record<ActivityGuideView['id'], HeroHeight> = {
  'stag-do': 'tall',
  'hen-do': 'tall',
  birthday: 'tall',
  'work-do': 'short',
  'group-weekends': 'short',
};

/** One kind of celebration: why, how, twenty-eight ideas, and where to take them (SPEC 2). */
export function ActivityGuideScreen({ guide, cities }: { guide: ActivityGuideView; cities: readonly PosterLink[] }) {
  const plan = planPath({ event: guide.id });
  const quote = quotePath({ for: guide.name });
  const thing = guide.name.toLowerCase();
  const hasSteps = guide.steps.length > 0;
  return (
    <>
      <GuideHero
        scene={guide.id}
        height={HERO_HEIGHT[guide.id]}
        trail={[{ label: 'Home', href: '/' }]}
        current={guide.title}
        title={guide.title}
        tagline={guide.lead}
        actions={
          <>
            <ButtonLink href={plan} size="large" data-track="Start Planning Now">
              Start Planning Now
            </ButtonLink>
            <ButtonLink
              href={quote}
              variant="poster"
              size="large"
              className="bg-ink/70!"
              data-track="Get Your Free Quote"
            >
              Get Your Free Quote
            </ButtonLink>
          </>
        }
      />
      <SectionChips chips={guide.sections.map(({ id, title }) => ({ id, label: title }))} />
      <GuideSection id="why" title={guide.whyChoose.title}>
        <ReasonList reasons={guide.whyChoose.reasons} />
      </GuideSection>
      {hasSteps ? (
        <GuideSection id="how" title="Four steps, then the fun">
          <StepList steps={guide.steps} />
        </GuideSection>
      ) : null}
      <p className="mx-auto mt-12 flex max-w-page gap-3 px-4 text-sm text-soft sm:px-6">
        <Info aria-hidden="true" strokeWidth={1.75} className="mt-0.5 size-5 shrink-0" />
        <span className="max-w-prose">{guide.provenance}</span>
      </p>
      {guide.sections.map((section, index) => (
        <ActivitySection key={section.id} section={section} isTinted={index % 2 === 1} />
      ))}
      {guide.benefits.length > 0 ? (
        <GuideSection id="benefits" title="What you get">
          <ReasonList reasons={guide.benefits} />
        </GuideSection>
      ) : null}
      <PosterLinks title={`Where to take your ${thing}`} links={cities} />
      <GuideClosing
        title={`Your ${thing}, sorted`}
        text="Plan it yourself in minutes, or tell us what you fancy and get a price for it. Either way it costs nothing until you book."
      >
        <ButtonLink href={quote} size="large" data-track="Get Free Quote">
          Get Free Quote
        </ButtonLink>
        <ButtonLink href="/contact" variant="poster" size="large" data-track="Contact Us">
          Contact Us
        </ButtonLink>
        <ButtonLink href={plan} variant="poster" size="large" data-track="Start Planning Now">
          Start Planning Now
        </ButtonLink>
      </GuideClosing>
    </>
  );
}
