import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import { FieldError } from './field.tsx';

export interface Choice<Value extends string> {
  value: Value;
  title: string;
  description?: string;
  icon?: LucideIcon;
}

export interface ChoiceCardsProps<Value extends string> {
  legend: ReactNode;
  name: string;
  choices: readonly Choice<Value>[];
  /** Empty when nothing is chosen yet. */
  value: Value | '';
  onChange: (value: Value) => void;
  error?: string | undefined;
  /** How many stand side by side from the tablet width on; phones show one or two. */
  columns?: 2 | 3 | 4;
  /** Keeps the legend for screen readers only, when a heading above says the same. */
  isLegendHidden?: boolean;
}

const COLUMNS = { 2: 'sm:grid-cols-2', 3: 'sm:grid-cols-2 lg:grid-cols-3', 4: 'sm:grid-cols-2 lg:grid-cols-4' };

/** Radio buttons drawn as cards: arrow keys, names and form values are the browser's own. */
export function ChoiceCards<Value extends string>({
  legend,
  name,
  choices,
  value,
  onChange,
  error,
  columns = 3,
  isLegendHidden = false,
}: ChoiceCardsProps<Value>) {
  const id = useId();
  const errorId = error ? `${id}-error` : undefined;
  return (
    <fieldset aria-describedby={errorId} data-invalid={error ? true : undefined} className="min-w-0">
      <legend className={isLegendHidden ? 'sr-only' : 'mb-3 font-semibold'}>{legend}</legend>
      <div className={classNames('grid gap-3', COLUMNS[columns])}>
        {choices.map((choice) => (
          <label
            key={choice.value}
            className="group relative flex min-h-16 cursor-pointer items-start gap-3 rounded-card border-2 border-line bg-raised p-4 transition-colors duration-150 hover:border-content has-checked:border-focus has-checked:bg-chosen has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={value === choice.value}
              onChange={() => onChange(choice.value)}
              className="mt-1 size-5 shrink-0 accent-plum outline-none dark:accent-gold"
            />
            <span className="flex min-w-0 flex-1 flex-col">
              <span className="font-semibold">{choice.title}</span>
              {choice.description ? <span className="text-sm text-soft">{choice.description}</span> : null}
            </span>
            {choice.icon ? (
              <choice.icon aria-hidden="true" strokeWidth={1.75} className="size-6 shrink-0 text-link" />
            ) : null}
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
