import { classNames } from './class-names.ts';

export interface SampleMarkProps {
  /** `Sample figure` unless the thing has a better word: `Illustrative`, `Demo rating`. */
  label?: string;
  className?: string;
}

/** Stands beside a figure or a quotation that nobody has proven yet, in plain sight (RELIABILITY 5.1). */
export function SampleMark({ label = 'Sample figure', className }: SampleMarkProps) {
  return (
    <small
      className={classNames(
        'inline-flex items-center rounded-full border border-current px-2 py-0.5 align-middle text-xs font-semibold whitespace-nowrap',
        className,
      )}
    >
      {label}
    </small>
  );
}
