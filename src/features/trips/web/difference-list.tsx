import { ArrowLeftRight, ArrowRight, Info, Minus, Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import type { OutlineLine } from '../domain/outline-words.ts';

const SIGN = {
  came: { icon: Plus, label: 'New:', tone: 'text-success' },
  went: { icon: Minus, label: 'Out:', tone: 'text-danger' },
  swapped: { icon: ArrowLeftRight, label: 'Swapped:', tone: 'text-link' },
  moved: { icon: ArrowRight, label: 'Moved:', tone: 'text-link' },
  about: { icon: Info, label: '', tone: 'text-link' },
} as const;

/** So many lines are shown before the rest is asked for. */
const SHOWN = 4;

/** What came, went and moved, each line with its sign. */
export function DifferenceList({ lines, isWhole = false }: { lines: readonly OutlineLine[]; isWhole?: boolean }) {
  const [isOpen, setOpen] = useState(isWhole || lines.length <= SHOWN + 1);
  const shown = isOpen ? lines : lines.slice(0, SHOWN);
  return (
    <>
      <ul className="flex flex-col gap-1.5">
        {shown.map(({ kind, words }) => {
          const { icon: Icon, label, tone } = SIGN[kind];
          return (
            <li key={`${kind} ${words}`} className="flex items-start gap-2.5">
              <Icon aria-hidden="true" strokeWidth={1.75} className={`mt-0.5 size-5 shrink-0 ${tone}`} />
              <span className="min-w-0 wrap-break-word">
                {label === '' ? null : <span className="font-semibold">{`${label} `}</span>}
                {words}
              </span>
            </li>
          );
        })}
      </ul>
      {isOpen ? null : (
        <Button
          variant="link"
          className="self-start"
          onClick={() => setOpen(true)}
        >{`Show ${lines.length - SHOWN} more`}</Button>
      )}
    </>
  );
}
