import { CalendarClock, type LucideIcon, Luggage, PartyPopper, Trophy } from 'lucide-react';
import { Card } from '../../../ui/card.tsx';
import { SampleMark } from '../../../ui/sample-mark.tsx';
import type { OverviewFigure } from './overview-figures.ts';

const ICONS: readonly LucideIcon[] = [Luggage, CalendarClock, PartyPopper, Trophy];

/** The four figures, each with how it is counted. */
export function StatCards({ figures, isSample }: { figures: readonly OverviewFigure[]; isSample: boolean }) {
  return (
    <ul aria-label="Your figures" className="grid in-pairs gap-3 sm:gap-4 xl:grid-cols-4">
      {figures.map(({ label, text, counted }, index) => {
        const Icon = ICONS[index] ?? Luggage;
        return (
          <li key={label}>
            <Card className="flex h-full flex-col gap-1">
              <div className="flex items-center justify-between gap-2 text-soft">
                <span className="font-semibold">{label}</span>
                <Icon aria-hidden="true" strokeWidth={1.75} className="size-5 shrink-0 max-sm:hidden" />
              </div>
              <p className="display text-title tabular-nums">{text}</p>
              <p className="text-sm text-soft">{counted}</p>
              {isSample ? <SampleMark className="mt-2 self-start text-soft" /> : null}
            </Card>
          </li>
        );
      })}
    </ul>
  );
}
