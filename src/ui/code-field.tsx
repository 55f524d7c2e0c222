import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { CONTROL_CLASS } from './control-class.ts';
import { Field, type FieldTexts } from './field.tsx';

const LENGTH = 6;

export type CodeFieldProps = FieldTexts & Omit<ComponentProps<'input'>, 'id' | 'type'>;

/** Six digits from a mail or an app: phones offer them, and a paste may bring blanks and dashes along. */
export function CodeField({ label, hint, error, isOptional, id, className, ...input }: CodeFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} isOptional={isOptional ?? false} id={id}>
      {(ties) => (
        <input
          name="code"
          required
          {...input}
          {...ties}
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          autoCapitalize="off"
          spellCheck={false}
          pattern={`[0-9]{${LENGTH}}`}
          title={`${LENGTH} digits`}
          onInput={({ currentTarget }) => {
            const digits = currentTarget.value.replaceAll(/\D/g, '').slice(0, LENGTH);
            if (digits !== currentTarget.value) currentTarget.value = digits;
          }}
          className={classNames(CONTROL_CLASS, 'font-semibold tracking-[0.35em] tabular-nums', className)}
        />
      )}
    </Field>
  );
}
