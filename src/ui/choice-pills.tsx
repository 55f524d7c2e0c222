import { FieldError } from './field.tsx';

export interface PillChoice {
  value: string;
  label: string;
}

export interface ChoicePillsProps {
  legend: string;
  name: string;
  choices: readonly PillChoice[];
  /** The first choice has the id `{id}-{value}`; the error `{id}-error`. */
  id: string;
  error?: string | undefined;
  onChange?: (value: string) => void;
}

/** A few short choices side by side. Radio buttons that the browser keeps: a form reads them by name, script or no script. */
export function ChoicePills({ legend, name, choices, id, error, onChange }: ChoicePillsProps) {
  const errorId = error ? `${id}-error` : undefined;
  return (
    <fieldset aria-describedby={errorId} data-invalid={error ? true : undefined} className="min-w-0">
      <legend className="mb-1.5 font-semibold">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {choices.map(({ value, label }) => (
          <label
            key={value}
            className="relative inline-flex min-h-12 cursor-pointer items-center rounded-full border-2 border-edge bg-raised px-5 font-semibold hover:border-content has-checked:border-content has-checked:bg-content has-checked:text-surface"
          >
            <input
              type="radio"
              id={`${id}-${value}`}
              name={name}
              value={value}
              onChange={() => onChange?.(value)}
              className="absolute inset-0 cursor-pointer appearance-none rounded-full"
            />
            {label}
          </label>
        ))}
      </div>
      {errorId ? (
        <div className="mt-2">
          <FieldError id={errorId}>{error}</FieldError>
        </div>
      ) : null}
    </fieldset>
  );
}
