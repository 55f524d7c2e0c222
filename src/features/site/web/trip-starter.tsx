import { type FormEvent, useState } from 'react';
import { EVENT_TYPES } from '../../../catalogue/vocabulary.ts';
import { island } from '../../../platform/browser/islands/island.tsx';
import { Button } from '../../../ui/button.tsx';
import { NumberStepper } from '../../../ui/number-stepper.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { DestinationField, GROUP_SIZE_MAX, GROUP_SIZE_MIN } from '../../planner/domain/trip-brief.ts';
import { EVENT_NAME, PLANNED_CITIES } from './site-words.ts';

const FIRST_GROUP_SIZE = 8;

/** Three answers that open the planner filled in. A plain GET form, so it works before and without script. */
export function TripStarterForm() {
  const [groupSize, setGroupSize] = useState(FIRST_GROUP_SIZE);
  const [destinationError, setDestinationError] = useState<string>();
  const check = (event: FormEvent<HTMLFormElement>) => {
    const parsed = DestinationField.safeParse(new FormData(event.currentTarget).get('destination'));
    setDestinationError(parsed.error?.issues[0]?.message);
    if (!parsed.success) event.preventDefault();
  };
  return (
    <form
      action="/plan"
      aria-label="Start a plan"
      noValidate
      onSubmit={check}
      className="grid items-start gap-5 rounded-card border border-line bg-raised p-5 text-content shadow-float sm:p-7 lg:grid-cols-[1fr_1.2fr_auto_auto]"
    >
      <SelectField
        id="start-event"
        label="What’s the occasion?"
        name="event"
        options={EVENT_TYPES.map((value) => ({ value, label: EVENT_NAME[value] }))}
      />
      <TextField
        id="start-destination"
        label="Where to?"
        name="destination"
        list="start-cities"
        autoComplete="off"
        placeholder="London, Prague…"
        error={destinationError}
      />
      <datalist id="start-cities">
        {PLANNED_CITIES.map((city) => (
          <option key={city.name} value={city.name}>
            {city.name}
          </option>
        ))}
      </datalist>
      <NumberStepper
        id="start-group"
        label="Crew size"
        name="group"
        value={groupSize}
        onChange={setGroupSize}
        min={GROUP_SIZE_MIN}
        max={GROUP_SIZE_MAX}
      />
      <Button type="submit" variant="accent" className="min-h-12 lg:mt-[1.95rem]">
        Start our plan
      </Button>
    </form>
  );
}

export const TripStarter = island('trip-starter', TripStarterForm);
