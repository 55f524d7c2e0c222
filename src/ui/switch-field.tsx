import { type ReactNode, useId } from 'react';

/** Something that is on or off from the moment it is pressed. A real checkbox, so keys and readers know it. */
export function SwitchField({
  label,
  hint,
  isOn,
  onChange,
}: {
  label: string;
  hint: ReactNode;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}) {
  const id = useId();
  return (
    <label
      htmlFor={id}
      className="flex min-h-11 w-full cursor-pointer items-start gap-3 rounded-control border-2 border-line p-4 transition-colors duration-150 hover:border-content has-checked:border-focus has-checked:bg-chosen"
    >
      <input
        id={id}
        type="checkbox"
        role="switch"
        checked={isOn}
        aria-checked={isOn}
        aria-labelledby={`${id}-label`}
        aria-describedby={`${id}-hint`}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        className="relative mt-0.5 h-6 w-11 shrink-0 cursor-pointer appearance-none rounded-full border-2 border-edge bg-sunken transition-colors duration-150 before:absolute before:top-0.5 before:left-0.5 before:size-4 before:rounded-full before:bg-edge before:transition-transform before:duration-150 checked:border-focus checked:bg-focus checked:before:translate-x-5 checked:before:bg-raised forced-colors:appearance-auto"
      />
      <span className="flex min-w-0 flex-1 flex-col">
        <span id={`${id}-label`} className="font-semibold">
          {label}
        </span>
        <span id={`${id}-hint`} className="text-sm text-soft">
          {hint}
        </span>
      </span>
    </label>
  );
}
