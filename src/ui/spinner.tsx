import { classNames } from './class-names.ts';

/** A turning ring. With a label it is announced; without one it is decoration beside words. */
export function Spinner({ label, className }: { label?: string; className?: string }) {
  const ring = classNames(
    'inline-block size-5 shrink-0 animate-spin rounded-full border-[3px] border-current border-r-transparent',
    className,
  );
  if (label === undefined) return <span aria-hidden="true" className={ring} />;
  return (
    <output className="inline-flex items-center gap-3">
      <span aria-hidden="true" className={ring} />
      <span>{label}</span>
    </output>
  );
}
