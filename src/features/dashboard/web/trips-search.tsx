import { useState } from 'react';
import { CONTROL_CLASS } from '../../../ui/control-class.ts';

/** The search box. Letters show at once; the address follows, and where it changes by itself the box follows it. */
export function TripsSearch({ value, onChange }: { value: string; onChange: (text: string) => void }) {
  const [typed, setTyped] = useState({ text: value, told: value });
  // Neither what was typed here: the back button brought another search.
  if (value !== typed.told && value !== typed.text) setTyped({ text: value, told: value });
  return (
    <label className="block min-w-0 flex-1">
      <span className="sr-only">Search your trips</span>
      <input
        type="search"
        autoComplete="off"
        enterKeyHint="search"
        maxLength={100}
        placeholder="City, occasion or month"
        value={typed.text}
        onChange={({ target }) => {
          setTyped({ text: target.value, told: value });
          onChange(target.value);
        }}
        className={CONTROL_CLASS}
      />
    </label>
  );
}
