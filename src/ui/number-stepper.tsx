import { Minus, Plus } from 'lucide-react';
import type { Ref } from 'react';
import { buttonClass } from './button-class.ts';
import { classNames } from './class-names.ts';
import { CONTROL_CLASS } from './control-class.ts';
import { Field, type FieldTexts } from './field.tsx';

export interface NumberStepperProps extends FieldTexts {
  name?: string;
  /** NaN while the box is empty. */
  value: number;
  /** Typed numbers arrive as typed, so that the form can say what is wrong; the buttons stop at the bounds. */
  onChange: (value: number) => void;
  onBlur?: () => void;
  min: number;
  max: number;
  ref?: Ref<HTMLInputElement>;
}

/** A whole number with a button on each side. */
export function NumberStepper(props: NumberStepperProps) {
  const { label, hint, error, isOptional = false, id, name, value, onChange, onBlur, min, max, ref } = props;
  const step = (by: 1 | -1) => onChange(Math.min(max, Math.max(min, (Number.isNaN(value) ? min : value) + by)));
  return (
    <Field label={label} hint={hint} error={error} isOptional={isOptional} id={id}>
      {(ties) => (
        <div className="flex items-center gap-2">
          <StepButton label={`Decrease ${label.toLowerCase()}`} isAtBound={value <= min} onPress={() => step(-1)}>
            <Minus aria-hidden="true" strokeWidth={1.75} className="size-5" />
          </StepButton>
          <input
            {...ties}
            ref={ref}
            type="number"
            inputMode="numeric"
            name={name}
            min={min}
            max={max}
            step={1}
            value={Number.isNaN(value) ? '' : value}
            onChange={(event) => onChange(event.target.valueAsNumber)}
            onBlur={onBlur}
            className={classNames(
              CONTROL_CLASS,
              'w-24! [appearance:textfield] text-center text-lg font-semibold tabular-nums [&::-webkit-inner-spin-button]:appearance-none',
            )}
          />
          <StepButton label={`Increase ${label.toLowerCase()}`} isAtBound={value >= max} onPress={() => step(1)}>
            <Plus aria-hidden="true" strokeWidth={1.75} className="size-5" />
          </StepButton>
        </div>
      )}
    </Field>
  );
}

/** Stays focusable at the bound: a control that vanishes from under the keyboard loses its user. */
function StepButton({
  label,
  isAtBound,
  onPress,
  children,
}: {
  label: string;
  isAtBound: boolean;
  onPress: () => void;
  children: React.ReactNode;
}) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isAtBound || undefined}
      onClick={isAtBound ? undefined : onPress}
      className={buttonClass({ variant: 'secondary', size: 'icon' })}
    >
      {children}
    </button>
  );
}
