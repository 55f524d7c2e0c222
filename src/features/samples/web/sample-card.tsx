import { CalendarDays, UsersRound } from 'lucide-react';
import { formatPounds } from '../../../shared/money.ts';
import { type SceneName, ScenePicture } from '../../../ui/scene-picture.tsx';
import type { SampleBrief } from '../domain/sample-brief.ts';
import { daysText, EVENT_NAME, VIBE_NAME } from './sample-words.ts';

/** What a card says of the plan itself. */
export interface SampleFacts {
  scene: SceneName;
  /** Activities, meals, nights out and the stay: the total that a person pays. */
  allPerPersonPence: number;
  allGroupPence: number;
  nights: number;
}

/** A sample as a ticket: the scene, the brief, and on the stub what it comes to. The whole card is its link. The first is in sight when the page opens. */
export function SampleCard({ brief, facts, isFirst }: { brief: SampleBrief; facts: SampleFacts; isFirst: boolean }) {
  return (
    <article className="group relative h-full rounded-card shadow-card">
      <div className="ticket flex h-full flex-col overflow-hidden rounded-card bg-raised [--tear:calc(100%-6.25rem)]">
        <div className="relative aspect-[8/5] overflow-hidden bg-ink">
          <ScenePicture
            scene={facts.scene}
            alt=""
            widest={800}
            isFirst={isFirst}
            sizes="(min-width: 64rem) 24rem, (min-width: 40rem) 46vw, 92vw"
            className="size-full object-cover transition-transform duration-200 motion-safe:group-hover:scale-[1.03]"
          />
          <span className="absolute bottom-3 left-4 rounded-full bg-gold px-3 py-0.5 text-sm font-semibold text-ink">
            {EVENT_NAME[brief.eventType]}
          </span>
        </div>
        <div className="flex flex-1 flex-col gap-2 p-5">
          <h2 className="display text-card">
            <a
              href={`/plans/${brief.slug}`}
              data-track={`Sample plan ${brief.slug}`}
              className="after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:-outline-offset-4 focus-visible:after:outline-focus"
            >
              {brief.title}
            </a>
          </h2>
          <p className="text-soft">{brief.lead}</p>
          <p className="mt-auto flex flex-wrap gap-x-4 gap-y-1 pt-2 text-sm">
            <span className="inline-flex items-center gap-1.5">
              <UsersRound aria-hidden="true" strokeWidth={1.75} className="size-4 text-link" />
              {`${brief.groupSize} people`}
            </span>
            <span className="inline-flex items-center gap-1.5">
              <CalendarDays aria-hidden="true" strokeWidth={1.75} className="size-4 text-link" />
              {daysText(brief.days.count)}
            </span>
            <span>{VIBE_NAME[brief.vibe]}</span>
          </p>
        </div>
        <div className="flex h-25 items-center justify-between gap-3 border-t-2 border-dashed border-line px-5">
          <p className="leading-tight">
            <span className="display text-section tabular-nums">{formatPounds(facts.allPerPersonPence)}</span>
            <span className="block text-sm text-soft">per person, all in</span>
          </p>
          <p className="text-right text-sm text-soft">
            <span className="block font-semibold text-content tabular-nums">{formatPounds(facts.allGroupPence)}</span>
            {facts.nights === 0 ? 'for the group, no stay' : `for the group, ${nightsText(facts.nights)}`}
          </p>
        </div>
      </div>
    </article>
  );
}

const nightsText = (nights: number): string => (nights === 1 ? '1 night' : `${nights} nights`);
