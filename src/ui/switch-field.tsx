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
        className="mt-1 size-5 shrink-0 accent-plum dark:accent-gold"
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
