import { Suspense, useId, useState } from 'react';
import { latePart } from '../../../ui/late-part.tsx';
import { PanelSkeleton } from './planner-panel.tsx';
import { ToolButton } from './tool-button.tsx';
import type { PlanChanging } from './use-plan-change.ts';

const RainPanel = latePart(
  () => import('./rain-panel.tsx'),
  (part) => part.RainPanel,
);
const loadPanels = () => import('./plan-panels.tsx');
const MoneyPanel = latePart(loadPanels, (panels) => panels.MoneyPanel);
const ServedPanel = latePart(loadPanels, (panels) => panels.ServedPanel);
const WhyNotPanel = latePart(loadPanels, (panels) => panels.WhyNotPanel);

interface RainToolProps {
  bookingId: string;
  dayName: (day: number) => string;
  changing: PlanChanging;
}

export interface PlanToolsProps extends RainToolProps {
  /** Whether the plan may change; nobody needs a plan for the rain that cannot be used. */
  isOpen: boolean;
}

const TOOLS = [
  { tool: 'rain', label: 'If it rains all along' },
  { tool: 'money', label: 'What the money goes on' },
  { tool: 'served', label: 'How everyone is served' },
  { tool: 'why-not', label: 'Why is something not in it?' },
] as const;
type Tool = (typeof TOOLS)[number]['tool'];

/** What can be asked of the planner about the whole plan; one answer is open at a time. */
export function PlanTools({ bookingId, dayName, isOpen: mayChange, changing }: PlanToolsProps) {
  const [open, setOpen] = useState<Tool | null>(null);
  const id = useId();
  return (
    <section aria-labelledby={`${id}-title`} className="mt-12">
      <h3 id={`${id}-title`} className="mb-3 display text-section gold-rule">
        Ask the planner
      </h3>
      <div className="-mx-1 flex flex-wrap gap-x-3">
        {TOOLS.filter(({ tool }) => mayChange || tool !== 'rain').map(({ tool, label }) => (
          <ToolButton
            key={tool}
            isOpen={open === tool}
            controls={id}
            onToggle={() => setOpen((now) => (now === tool ? null : tool))}
          >
            {label}
          </ToolButton>
        ))}
      </div>
      <div id={id}>
        <Suspense fallback={<PanelSkeleton />}>
          {mayChange && open === 'rain' ? (
            <RainPanel
              bookingId={bookingId}
              day={null}
              dayName={dayName}
              changing={changing}
              onUsed={() => setOpen(null)}
            />
          ) : null}
          {open === 'money' ? <MoneyPanel bookingId={bookingId} /> : null}
          {open === 'served' ? <ServedPanel bookingId={bookingId} /> : null}
          {open === 'why-not' ? <WhyNotPanel bookingId={bookingId} /> : null}
        </Suspense>
      </div>
    </section>
  );
}

export interface DayRainProps extends RainToolProps {
  day: number;
}

/** The plan for a rainy day, under the title of that day. */
export function DayRain({ bookingId, day, dayName, changing }: DayRainProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <div className="mb-4">
      <div className="-mx-1">
        <ToolButton isOpen={isOpen} controls={id} onToggle={() => setOpen((now) => !now)} about={`on ${dayName(day)}`}>
          If it rains
        </ToolButton>
      </div>
      <div id={id}>
        {isOpen ? (
          <Suspense fallback={<PanelSkeleton />}>
            <RainPanel
              bookingId={bookingId}
              day={day}
              dayName={dayName}
              changing={changing}
              onUsed={() => setOpen(false)}
            />
          </Suspense>
        ) : null}
      </div>
    </div>
  );
}
