import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { CONTROL_CLASS } from './control-class.ts';
import { Field, type FieldTexts } from './field.tsx';

export type TextareaFieldProps = FieldTexts & Omit<ComponentProps<'textarea'>, 'id'>;

/** Several lines of text. A counter, where one is wanted, goes into `hint`. */
export function TextareaField({ label, hint, error, isOptional, id, className, ...textarea }: TextareaFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} isOptional={isOptional ?? false} id={id}>
      {(ties) => (
        <textarea rows={4} {...textarea} {...ties} className={classNames(CONTROL_CLASS, 'resize-y', className)} />
      )}
    </Field>
  );
}
