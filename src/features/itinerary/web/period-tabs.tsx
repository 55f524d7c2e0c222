import { Coffee } from 'lucide-react';
import type { ReactNode } from 'react';
import type { TimeOfDay } from '../../../engine/trip-request.ts';
import { TabPanel, Tabs } from '../../../ui/tabs.tsx';
import type { ReadEntry, ReadLeg } from '../domain/recommendations-schema.ts';
import type { DayPeriod } from './day-periods.ts';
import { SlotCard } from './slot-card.tsx';
import { travelText } from './slot-words.ts';

export interface PeriodTabsProps {
  periods: readonly DayPeriod[];
  current: TimeOfDay;
  onChange: (period: TimeOfDay) => void;
  /** With a place to sleep, a day begins and ends there. */
  hasStay: boolean;
  travelHome: ReadLeg;
  /** What can be asked about a stop; stands in its ticket. */
  toolsFor: (entry: ReadEntry) => ReactNode;
}

/** Morning, Afternoon and Evening of one day (SPEC 2). */
export function PeriodTabs({ periods, current, onChange, hasStay, travelHome, toolsFor }: PeriodTabsProps) {
  const busy = periods.filter((period) => period.entries.length > 0);
  const home = hasStay ? travelText(travelHome, 'home') : null;
  return (
    <Tabs
      value={current}
      onChange={onChange}
      label="Time of day"
      tabs={periods.map((period) => ({ value: period.timeOfDay, label: period.timeOfDay }))}
    >
      {periods.map((period) => (
        <TabPanel key={period.timeOfDay} value={period.timeOfDay}>
          {period.entries.length === 0 ? (
            <p className="flex items-center gap-3 rounded-card border-2 border-dashed border-line px-5 py-8 text-soft">
              <Coffee aria-hidden="true" strokeWidth={1.75} className="size-6 shrink-0 text-link" />
              Free time
            </p>
          ) : (
            <ol className="flex flex-col gap-5">
              {period.entries.map((entry, index) => (
                <li key={entry.slot?.id || `${period.timeOfDay}-${index}`}>
                  <SlotCard
                    entry={entry}
                    from={period === busy[0] && index === 0 ? (hasStay ? 'stay' : null) : 'stop'}
                    tools={toolsFor(entry)}
                  />
                </li>
              ))}
            </ol>
          )}
          {home !== null && period === busy.at(-1) ? <p className="mt-4 text-sm text-soft">{home}</p> : null}
        </TabPanel>
      ))}
    </Tabs>
  );
}
