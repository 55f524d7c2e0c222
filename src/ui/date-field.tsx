import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { CONTROL_CLASS } from './control-class.ts';
import { Field, type FieldTexts } from './field.tsx';

export type DateFieldProps = FieldTexts & Omit<ComponentProps<'input'>, 'id' | 'type'>;

/** One calendar day as `YYYY-MM-DD`, with the device's own picker; `min` and `max` are such days too. */
export function DateField({ label, hint, error, isOptional, id, className, ...input }: DateFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} isOptional={isOptional ?? false} id={id}>
      {(ties) => <input {...input} {...ties} type="date" className={classNames(CONTROL_CLASS, className)} />}
    </Field>
  );
}
