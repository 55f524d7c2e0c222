import { Check } from 'lucide-react';
import { classNames } from './class-names.ts';

export interface ProgressDotsProps {
  /** The names of the steps, in order. */
  steps: readonly string[];
  /** Index of the step on show. */
  current: number;
  /** Only steps before the current one can be pressed. */
  onJump: (index: number) => void;
}

const DOT = 'grid size-9 place-items-center rounded-full border-2 text-sm font-semibold tabular-nums';

/** One dot a step: earlier ones lead back, the current one is marked, later ones are not controls. */
export function ProgressDots({ steps, current, onJump }: ProgressDotsProps) {
  return (
    <ol className="flex flex-wrap items-center justify-between gap-1">
      {steps.map((step, index) => (
        <li key={step}>
          {index < current ? (
            <button
              type="button"
              aria-label={`Back to step ${index + 1}: ${step}`}
              onClick={() => onJump(index)}
              className={classNames(DOT, 'cursor-pointer border-accent bg-accent text-on-accent hover:bg-accent-hover')}
            >
              <Check aria-hidden="true" strokeWidth={2.25} className="size-4" />
            </button>
          ) : (
            <span
              aria-current={index === current ? 'step' : undefined}
              className={classNames(
                DOT,
                index === current
                  ? 'border-coral bg-coral text-ink forced-colors:underline'
                  : 'border-line bg-raised text-soft',
              )}
            >
              <span className="sr-only">{`Step ${index + 1}: ${step}`}</span>
              <span aria-hidden="true">{index + 1}</span>
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}
