import { type Control, useController } from 'react-hook-form';
import { foldText } from '../../../shared/plain-text.ts';
import { buttonClass } from '../../../ui/button-class.ts';
import { NumberStepper } from '../../../ui/number-stepper.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { GROUP_SIZE_MAX, GROUP_SIZE_MIN } from '../domain/trip-brief.ts';
import { groupSizeHint } from './group-size-hint.ts';
import type { WizardValues } from './wizard-values.ts';

/** SPEC 3. */
const POPULAR_DESTINATIONS = ['London', 'Amsterdam', 'Barcelona', 'Prague', 'Dublin', 'Krakow'];

export function LocationStep({ control }: { control: Control<WizardValues> }) {
  return (
    <div className="flex flex-col gap-8">
      <Destination control={control} />
      <GroupSize control={control} />
    </div>
  );
}

function Destination({ control }: { control: Control<WizardValues> }) {
  const { field, fieldState } = useController({ control, name: 'destination' });
  return (
    <div className="flex flex-col gap-4">
      <TextField
        {...field}
        label="Destination"
        placeholder="A city, anywhere"
        autoComplete="off"
        autoCapitalize="words"
        error={fieldState.error?.message}
      />
      <fieldset aria-label="Popular cities" className="flex flex-wrap gap-2">
        {POPULAR_DESTINATIONS.map((city) => (
          <button
            key={city}
            type="button"
            aria-pressed={foldText(field.value.trim()) === foldText(city)}
            onClick={() => field.onChange(city)}
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

function GroupSize({ control }: { control: Control<WizardValues> }) {
  const { field, fieldState } = useController({ control, name: 'groupSize' });
  const { name, value, onChange, onBlur } = field;
  return (
    <NumberStepper
      label="Group size"
      name={name}
      value={value ?? Number.NaN}
      onChange={(size) => onChange(Number.isNaN(size) ? null : size)}
      onBlur={onBlur}
      min={GROUP_SIZE_MIN}
      max={GROUP_SIZE_MAX}
      hint={value === null ? 'How many of you, yourself included?' : groupSizeHint(value)}
      error={fieldState.error?.message}
    />
  );
}
