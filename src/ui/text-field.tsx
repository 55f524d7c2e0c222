import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { CONTROL_CLASS } from './control-class.ts';
import { Field, type FieldTexts } from './field.tsx';

export type TextFieldProps = FieldTexts & Omit<ComponentProps<'input'>, 'id'>;

/** One line of text. */
export function TextField({ label, hint, error, isOptional, id, className, ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} isOptional={isOptional ?? false} id={id}>
      {(ties) => <input type="text" {...input} {...ties} className={classNames(CONTROL_CLASS, className)} />}
    </Field>
  );
}
