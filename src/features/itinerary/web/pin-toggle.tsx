import { Pin } from 'lucide-react';
import { useState } from 'react';
import { buttonClass } from '../../../ui/button-class.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Spinner } from '../../../ui/spinner.tsx';

export interface PinToggleProps {
  name: string;
  isPinned: boolean;
  isDisabled: boolean;
  onToggle: () => Promise<void>;
}

/** Keeps a stop where and when it is, whatever is planned anew. */
export function PinToggle({ name, isPinned, isDisabled, onToggle }: PinToggleProps) {
  const [isPending, setPending] = useState(false);
  const toggle = () => {
    setPending(true);
    void onToggle().finally(() => setPending(false));
  };
  return (
    <button
      type="button"
      aria-label={`Keep ${name} where it is`}
      aria-pressed={isPinned}
      aria-disabled={isDisabled || isPending || undefined}
      onClick={isDisabled || isPending ? undefined : toggle}
      title={isPinned ? 'Pinned: a new plan keeps it' : 'Pin it: a new plan keeps it'}
      className={classNames(buttonClass({ variant: 'ghost', size: 'icon' }), isPinned && 'text-link')}
    >
      {isPending ? (
        <Spinner />
      ) : (
        <Pin aria-hidden="true" strokeWidth={1.75} className="size-5" fill={isPinned ? 'currentColor' : 'none'} />
      )}
    </button>
  );
}
