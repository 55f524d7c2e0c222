import type { ReactNode } from 'react';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { type SceneName, ScenePicture } from '../../../ui/scene-picture.tsx';
import type { SampleBrief } from '../domain/sample-brief.ts';
import { makeItMinePath } from './make-it-mine-path.ts';
import { BUDGET_NAME, daysText, EVENT_NAME, VIBE_NAME } from './sample-words.ts';

export interface SamplePlanScreenProps {
  brief: SampleBrief;
  scene: SceneName;
  /** The plan itself, whole. */
  children: ReactNode;
}

/** One sample plan: the brief it was made from, the plan, and the way to make it one's own. */
export function SamplePlanScreen({ brief, scene, children }: SamplePlanScreenProps) {
  const makeItMine = makeItMinePath(brief);
  return (
    <>
      <section className="on-poster relative isolate overflow-hidden bg-ink text-cream">
        <ScenePicture
          scene={scene}
          alt=""
          sizes="100vw"
          isFirst
          className="absolute inset-0 -z-20 size-full object-cover"
        />
        <div
          aria-hidden="true"
          className="absolute inset-0 -z-10 bg-linear-to-b from-ink/60 via-ink/55 via-65% to-transparent md:hidden"
        />
        <div aria-hidden="true" className="poster-veil absolute inset-0 -z-10" />
        <div className="mx-auto max-w-page px-4 pt-10 pb-28 sm:px-6 sm:pt-16">
          <p>
            <a
              href="/plans"
              className="inline-flex min-h-11 items-center font-semibold text-gold underline-offset-4 hover:underline"
            >
              All sample plans
            </a>
          </p>
          <h1 className="mt-2 max-w-[34rem] display text-[clamp(2.6rem,1.6rem+3.4vw,4.25rem)] leading-none tracking-[-0.03em]">
            {brief.title}
          </h1>
          <p className="mt-4 max-w-[34rem] text-lead">{brief.lead}</p>
          <div className="mt-7 flex flex-wrap gap-3">
            <ButtonLink href={makeItMine} size="large" data-track="Make it mine">
              Make it mine
            </ButtonLink>
            <ButtonLink
              href={`/quote?for=${encodeURIComponent(brief.title)}&in=${encodeURIComponent(brief.destination)}`}
              variant="poster"
              size="large"
              data-track="Get Free Quote (sample plan)"
            >
              Get Free Quote
            </ButtonLink>
          </div>
        </div>
      </section>
      <div className="relative mx-auto -mt-12 max-w-page px-4 pb-20 sm:px-6">
        <BriefCard brief={brief} />
        <div className="mt-8">{children}</div>
        <section
          aria-labelledby="make-it-mine"
          className="mt-14 flex flex-wrap items-center justify-between gap-5 rounded-card bg-chosen p-6 sm:p-8"
        >
          <div className="max-w-prose">
            <h2 id="make-it-mine" className="display text-section">
              Like the look of it?
            </h2>
            <p className="mt-2 text-soft">
              Open the planner with this brief filled in, change what you like, and get a plan for your dates and your
              group.
            </p>
          </div>
          <ButtonLink href={makeItMine} size="large" data-track="Make it mine">
            Make it mine
          </ButtonLink>
        </section>
      </div>
    </>
  );
}

/** What the planner was asked. */
function BriefCard({ brief }: { brief: SampleBrief }) {
  const rows = [
    ['Occasion', EVENT_NAME[brief.eventType]],
    ['Vibe', VIBE_NAME[brief.vibe]],
    ['Where', brief.destination],
    ['Crew', `${brief.groupSize} people, ${daysText(brief.days.count)}`],
    ['Budget each', BUDGET_NAME[brief.budgetRange]],
    ...(brief.specialRequirements ? [['They also said', `“${brief.specialRequirements}”`]] : []),
  ];
  return (
    <section aria-labelledby="the-brief" className="rounded-card border border-line bg-raised p-5 shadow-float sm:p-7">
      <h2 id="the-brief" className="display text-card">
        The brief
      </h2>
      <dl className="mt-3 grid grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] gap-x-6 gap-y-4">
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt className="text-sm text-soft">{name}</dt>
            <dd className="font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
