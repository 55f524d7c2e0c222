import { foldText } from '../../../shared/plain-text.ts';
import { buttonClass } from '../../../ui/button-class.ts';
import { NumberStepper } from '../../../ui/number-stepper.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { GROUP_SIZE_MAX, GROUP_SIZE_MIN } from '../domain/brief-rules.ts';
import type { Answers } from '../domain/wizard-answer.ts';
import { groupSizeHint } from './group-size-hint.ts';

/** SPEC 3. */
const POPULAR_DESTINATIONS = ['London', 'Amsterdam', 'Barcelona', 'Prague', 'Dublin', 'Krakow'];

export function LocationStep({ answers }: { answers: Answers }) {
  return (
    <div className="flex flex-col gap-8">
      <Destination answers={answers} />
      <GroupSize answers={answers} />
    </div>
  );
}

function Destination({ answers }: { answers: Answers }) {
  const destination = answers('destination');
  return (
    <div className="flex flex-col gap-4">
      <TextField
        name={destination.name}
        value={destination.value}
        onChange={(event) => destination.change(event.target.value)}
        label="Destination"
        placeholder="A city, anywhere"
        autoComplete="off"
        autoCapitalize="words"
        error={destination.error}
      />
      <fieldset aria-label="Popular cities" className="flex flex-wrap gap-2">
        {POPULAR_DESTINATIONS.map((city) => (
          <button
            key={city}
            type="button"
            aria-pressed={foldText(destination.value.trim()) === foldText(city)}
            onClick={() => destination.change(city)}
            className={buttonClass({
              variant: 'ghost',
              className: 'border-2 border-line bg-raised! px-4! aria-pressed:border-focus aria-pressed:bg-chosen!',
            })}
          >
            {city}
          </button>
        ))}
      </fieldset>
    </div>
  );
}

function GroupSize({ answers }: { answers: Answers }) {
  const { name, value, error, change } = answers('groupSize');
  return (
    <NumberStepper
      label="Group size"
      name={name}
      value={value ?? Number.NaN}
      onChange={(size) => change(Number.isNaN(size) ? null : size)}
      min={GROUP_SIZE_MIN}
      max={GROUP_SIZE_MAX}
      hint={value === null ? 'How many of you, yourself included?' : groupSizeHint(value)}
      error={error}
    />
  );
}
