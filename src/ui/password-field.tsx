import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { classNames } from './class-names.ts';
import { CONTROL_CLASS } from './control-class.ts';
import { Field, type FieldTexts } from './field.tsx';

export type PasswordFieldProps = FieldTexts & Omit<ComponentProps<'input'>, 'id' | 'type'>;

/** A password with a button that shows it, because people plan at night on a phone. */
export function PasswordField({ label, hint, error, isOptional, id, className, ...input }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <Field label={label} hint={hint} error={error} isOptional={isOptional ?? false} id={id}>
      {(ties) => (
        <div className="relative">
          <input
            {...input}
            {...ties}
            type={isShown ? 'text' : 'password'}
            className={classNames(CONTROL_CLASS, 'pr-14', className)}
          />
          <button
            type="button"
            aria-label={isShown ? 'Hide password' : 'Show password'}
            onClick={() => setIsShown(!isShown)}
            className="absolute inset-y-0.5 right-1 grid w-11 cursor-pointer place-items-center rounded-control text-soft hover:text-content"
          >
            <Icon aria-hidden="true" strokeWidth={1.75} className="size-5" />
          </button>
        </div>
      )}
    </Field>
  );
}
