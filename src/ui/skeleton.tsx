import { classNames } from './class-names.ts';

/** A grey stand-in of the size its classes give. Wrap a group of them in SkeletonGroup, which speaks for all. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={classNames('block rounded-control shimmer', className)} />;
}

/** Says what is loading to those who cannot see the shimmer. */
export function SkeletonGroup({
  label,
  className,
  children,
}: {
  label: string;
  className?: string;
  children: React.ReactNode;
}) {
  return (
    <output className={classNames('block', className)}>
      <span className="sr-only">{label}</span>
      {children}
    </output>
  );
}
