import type { ReactNode } from 'react';
import type { Answers } from '../features/planner/domain/wizard-answer.ts';
import { ContactStep } from '../features/planner/web/contact-step.tsx';
import { EventTypeStep } from '../features/planner/web/event-type-step.tsx';
import { LocationStep } from '../features/planner/web/location-step.tsx';
import { RequirementsField } from '../features/planner/web/requirements-field.tsx';
import { TimingStep } from '../features/planner/web/timing-step.tsx';
import { tripToday } from '../features/planner/web/trip-today.ts';
import { VibeStep } from '../features/planner/web/vibe-step.tsx';
import { BriefPanel } from '../features/trips/web/brief-panel.tsx';

/** The brief of a trip, edited with the very fields of the trip planner. */
export const TripBrief = ({ bookingId }: { bookingId: string }) => (
  <BriefPanel bookingId={bookingId} Fields={BriefFields} today={tripToday} />
);

function BriefFields({ answers }: { answers: Answers }) {
  return (
    <>
      <Part title="Event type">
        <EventTypeStep answers={answers} />
      </Part>
      <Part title="Vibe">
        <VibeStep answers={answers} />
      </Part>
      <LocationStep answers={answers} />
      <TimingStep answers={answers} />
      <RequirementsField answers={answers} />
      <ContactStep answers={answers} />
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="mb-3 font-semibold">{title}</h3>
      {children}
    </section>
  );
}
