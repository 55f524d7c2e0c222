import { Sparkles } from 'lucide-react';
import { island } from '../../../platform/browser/islands/island.tsx';
import { Button } from '../../../ui/button.tsx';
import { ChoicePills } from '../../../ui/choice-pills.tsx';
import { NumberStepper } from '../../../ui/number-stepper.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { GROUP_SIZE_MAX, GROUP_SIZE_MIN } from '../../planner/domain/brief-rules.ts';
import { QUICK_SEARCH_EVENT_TYPES } from '../domain/quick-search-form.ts';
import { useQuickSearch } from './use-quick-search.ts';

const EVENT_NAME = {
  stag: 'Stag do',
  hen: 'Hen do',
  birthday: 'Birthday',
  work: 'Work do',
  leaving: 'Leaving do',
};

export interface QuickSearchProps {
  /** Offered while the visitor types; any other place may be typed too. */
  cities?: readonly string[];
}

/**
 * Three answers, and ideas for them without an account (SPEC 2). Without script the same form opens the planner with
 * the answers filled in.
 */
export function QuickSearchForm({ cities = [] }: QuickSearchProps) {
  const { form, messages, groupSize, setGroupSize, isPlanning, noteStart, clear, submit } = useQuickSearch(cities);
  return (
    <form
      ref={form}
      action="/plan"
      aria-labelledby="ideas-title"
      noValidate
      onSubmit={submit}
      onInput={noteStart}
      className="grid gap-6 rounded-card border border-line bg-raised p-5 text-content shadow-float sm:p-8"
    >
      <h2 id="ideas-title" className="display text-section">
        Three questions, one party plan
      </h2>
      <ChoicePills
        id="ideas-event"
        legend="What are you celebrating?"
        name="event"
        choices={QUICK_SEARCH_EVENT_TYPES.map((value) => ({ value, label: EVENT_NAME[value] }))}
        error={messages.event}
        onChange={() => clear('event')}
      />
      <div className="grid items-start gap-6 md:grid-cols-[minmax(0,1fr)_auto_auto]">
        <TextField
          id="ideas-destination"
          label="Destination"
          name="destination"
          list="ideas-cities"
          autoComplete="off"
          autoCapitalize="words"
          placeholder="London, Lisbon, Margate…"
          error={messages.destination}
          onChange={() => clear('destination')}
        />
        <datalist id="ideas-cities">
          {cities.map((city) => (
            <option key={city} value={city}>
              {city}
            </option>
          ))}
        </datalist>
        <NumberStepper
          id="ideas-group"
          label="Crew size"
          name="group"
          value={groupSize}
          onChange={(size) => {
            setGroupSize(size);
            clear('group');
          }}
          min={GROUP_SIZE_MIN}
          max={GROUP_SIZE_MAX}
          error={messages.group}
        />
        <Button type="submit" variant="accent" isBusy={isPlanning} className="min-h-12 md:mt-[1.95rem]">
          {isPlanning ? (
            'Planning...'
          ) : (
            <>
              <Sparkles aria-hidden="true" strokeWidth={1.75} className="size-5" />
              Get our ideas
            </>
          )}
        </Button>
      </div>
      <p className="text-sm text-soft">
        Free, no account, and nothing is booked. A whole weekend comes back in seconds.
      </p>
    </form>
  );
}

export const QuickSearch = island('quick-search', QuickSearchForm);
