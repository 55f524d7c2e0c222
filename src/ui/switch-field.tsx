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
    <div className="flex w-full items-start justify-between gap-6">
      <div className="min-w-0">
        <label htmlFor={id} className="cursor-pointer font-semibold">
          {label}
        </label>
        <p id={`${id}-hint`} className="text-sm text-soft">
          {hint}
        </p>
      </div>
      <span className="relative inline-grid shrink-0">
        <input
          id={id}
          type="checkbox"
          role="switch"
          checked={isOn}
          aria-checked={isOn}
          aria-describedby={`${id}-hint`}
          onChange={({ currentTarget }) => onChange(currentTarget.checked)}
          className="peer h-8 w-14 cursor-pointer appearance-none rounded-full border-2 border-edge bg-sunken transition-colors duration-150 checked:border-accent checked:bg-accent"
        />
        <span
          aria-hidden="true"
          className="pointer-events-none absolute top-1.5 left-1.5 size-5 rounded-full bg-edge transition-[translate,background-color] duration-150 peer-checked:translate-x-6 peer-checked:bg-on-accent"
        />
      </span>
    </div>
  );
}
