import { Search } from 'lucide-react';
import { useState } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { CONTROL_CLASS } from '../../../ui/control-class.ts';

/** The search box. Letters show at once; the address follows, and where it changes by itself the box follows it. */
export function TripsSearch({ value, onChange }: { value: string; onChange: (text: string) => void }) {
  const [typed, setTyped] = useState({ text: value, told: value });
  // Neither what was typed here: the back button brought another search.
  if (value !== typed.told && value !== typed.text) setTyped({ text: value, told: value });
  return (
    <label className="relative block min-w-0 flex-1 basis-60">
      <span className="sr-only">Search your trips</span>
      <Search
        aria-hidden="true"
        strokeWidth={1.75}
        className="pointer-events-none absolute top-1/2 left-4 size-5 -translate-y-1/2 text-soft"
      />
      <input
        type="search"
        autoComplete="off"
        enterKeyHint="search"
        maxLength={100}
        placeholder="Search by city, occasion or month"
        value={typed.text}
        onChange={({ target }) => {
          setTyped({ text: target.value, told: value });
          onChange(target.value);
        }}
        className={classNames(CONTROL_CLASS, 'pl-12')}
      />
    </label>
  );
}
