import { Star } from 'lucide-react';

/** Our editors' view of a place. The section says whose view it is. */
export function OurRating({ rating }: { rating: string }) {
  return (
    <span className="inline-flex items-center gap-1 font-semibold text-content">
      <Star aria-hidden="true" strokeWidth={1.75} className="size-4 fill-gold text-gold" />
      <span className="sr-only">Our rating </span>
      {rating}
    </span>
  );
}
