import { Suspense, useId, useState } from 'react';
import { latePart } from '../../../ui/late-part.tsx';
import { PanelSkeleton } from './planner-panel.tsx';
import { ToolButton } from './tool-button.tsx';
import type { PlanChanging } from './use-plan-change.ts';

const loadPanels = () => import('./slot-panels.tsx');
const WhyPanel = latePart(loadPanels, (panels) => panels.WhyPanel);
const IdeasPanel = latePart(loadPanels, (panels) => panels.IdeasPanel);

export interface SlotToolsProps {
  bookingId: string;
  slotId: string;
  name: string;
  /** Whether the plan may change; of a closed trip one can still ask why. */
  isOpen: boolean;
  changing: PlanChanging;
}

/** "Why this?" and "Other ideas" under a stop; what they open is loaded when it is first asked for. */
export function SlotTools({ bookingId, slotId, name, isOpen: mayChange, changing }: SlotToolsProps) {
  const [open, setOpen] = useState<'why' | 'ideas' | null>(null);
  const id = useId();
  const toggle = (panel: 'why' | 'ideas') => setOpen((now) => (now === panel ? null : panel));
  return (
    <div>
      <div className="-mx-1 flex flex-wrap gap-x-3">
        <ToolButton isOpen={open === 'why'} controls={id} onToggle={() => toggle('why')} about={name}>
          Why this?
        </ToolButton>
        {mayChange ? (
          <ToolButton isOpen={open === 'ideas'} controls={id} onToggle={() => toggle('ideas')} about={`than ${name}`}>
            Other ideas
          </ToolButton>
        ) : null}
      </div>
      <div id={id}>
        <Suspense fallback={<PanelSkeleton />}>
          {open === 'why' ? <WhyPanel bookingId={bookingId} slotId={slotId} /> : null}
          {mayChange && open === 'ideas' ? (
            <IdeasPanel
              bookingId={bookingId}
              slotId={slotId}
              name={name}
              changing={changing}
              onChosen={() => setOpen(null)}
            />
          ) : null}
        </Suspense>
      </div>
    </div>
  );
}
