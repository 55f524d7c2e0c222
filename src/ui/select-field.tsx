import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { CONTROL_CLASS } from './control-class.ts';
import { Field, type FieldTexts } from './field.tsx';

export interface SelectOption {
  value: string;
  label: string;
}

export type SelectFieldProps = FieldTexts &
  Omit<ComponentProps<'select'>, 'id' | 'children'> & {
    options: readonly SelectOption[];
    /** The first, empty choice; leave it out when a value is always set. */
    placeholder?: string;
  };

/** The device's own list, which type-ahead, screen readers and phones all know. */
export function SelectField({
  label,
  hint,
  error,
  isOptional,
  id,
  className,
  options,
  placeholder,
  ...select
}: SelectFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} isOptional={isOptional ?? false} id={id}>
      {(ties) => (
        <div className="relative">
          <select {...select} {...ties} className={classNames(CONTROL_CLASS, 'appearance-none pr-11', className)}>
            {placeholder === undefined ? null : <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown
            aria-hidden="true"
            strokeWidth={1.75}
            className="pointer-events-none absolute top-1/2 right-4 size-5 -translate-y-1/2 text-soft"
          />
        </div>
      )}
    </Field>
  );
}
