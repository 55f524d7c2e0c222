import type { ReactNode } from 'react';
import type { EventType } from '../../../catalogue/vocabulary.ts';
import { EVENT_NAME } from './sample-words.ts';

/** Hides every item of another event than the chosen one. Whole class names, or the style sheet would not have them. */
const ONLY: Record<EventType, string> = {
  'stag-do': 'has-[#only-stag-do:checked]:[&_li[data-event]:not([data-event=stag-do])]:hidden',
  'hen-party': 'has-[#only-hen-party:checked]:[&_li[data-event]:not([data-event=hen-party])]:hidden',
  birthday: 'has-[#only-birthday:checked]:[&_li[data-event]:not([data-event=birthday])]:hidden',
  'work-do': 'has-[#only-work-do:checked]:[&_li[data-event]:not([data-event=work-do])]:hidden',
  'group-weekend': 'has-[#only-group-weekend:checked]:[&_li[data-event]:not([data-event=group-weekend])]:hidden',
  'just-travel': 'has-[#only-just-travel:checked]:[&_li[data-event]:not([data-event=just-travel])]:hidden',
};

const PILL =
  'relative inline-flex min-h-11 cursor-pointer items-center rounded-full border-2 border-edge bg-raised px-4 font-semibold hover:border-content has-checked:border-content has-checked:bg-content has-checked:text-surface';

const INPUT = 'absolute inset-0 cursor-pointer appearance-none rounded-full';

/** Radio buttons over a list whose items carry `data-event`; the style sheet alone does the filtering. */
export function SampleFilter({ events, children }: { events: readonly EventType[]; children: ReactNode }) {
  return (
    <div className={events.map((event) => ONLY[event]).join(' ')}>
      <fieldset className="mb-8 min-w-0">
        <legend className="sr-only">Show plans for</legend>
        <div className="flex flex-wrap gap-2">
          <label className={PILL}>
            <input type="radio" name="event" defaultChecked className={INPUT} />
            All
          </label>
          {events.map((event) => (
            <label key={event} className={PILL}>
              <input type="radio" name="event" id={`only-${event}`} className={INPUT} />
              {EVENT_NAME[event]}
            </label>
          ))}
        </div>
      </fieldset>
      {children}
    </div>
  );
}
