import { classNames } from './class-names.ts';

/** The drawing of a kind of thing, 4 to 3. It decorates: the words beside it say what it is. */
export function SpotPicture({ spot, className }: { spot: string; className?: string }) {
  return (
    <img
      src={`/art/spots/${spot}.svg`}
      alt=""
      width={400}
      height={300}
      loading="lazy"
      decoding="async"
      className={classNames('aspect-4/3 w-full object-cover', className)}
    />
  );
}
