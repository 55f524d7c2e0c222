import { Star } from 'lucide-react';

/** As many stars as `count`; the label says it to those who cannot see them. */
export function StarRow({ count, label }: { count: number; label: string }) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- Five drawings that are one picture to a screen reader.
    <span role="img" aria-label={label} className="inline-flex gap-0.5 text-[oklch(0.6_0.14_65)] dark:text-gold">
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: stars are all the same.
        <Star key={index} aria-hidden="true" strokeWidth={1.75} className="size-5 fill-current" />
      ))}
    </span>
  );
}
