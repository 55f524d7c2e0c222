import type { ComponentProps } from 'react';
import { type ButtonSize, type ButtonVariant, buttonClass } from './button-class.ts';
import { Spinner } from './spinner.tsx';

export interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Shows a spinner and refuses presses; the label stays readable. */
  isBusy?: boolean;
}

/** A pill of at least 44 px. `type` is `button` unless the caller says `submit`. */
export function Button({ variant, size, isBusy = false, className, children, disabled, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      disabled={disabled === true || isBusy}
      aria-busy={isBusy || undefined}
      className={buttonClass({ variant, size, className })}
    >
      {isBusy ? <Spinner /> : null}
      {children}
    </button>
  );
}
