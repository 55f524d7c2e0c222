import { classNames } from './class-names.ts';

const SIZE = { small: 'size-11', large: 'size-24 text-section' };

/** The first letters of the first and the last word of a name; of an address, those before the @. A question mark without letters. */
export function initialsOf(name: string): string {
  const [local = ''] = name.split('@');
  const words = local.split(/[\s.]+/u).filter((word) => /^\p{L}/u.test(word));
  const [first, last] = [words[0], words.length > 1 ? words.at(-1) : undefined];
  const letters = [first, last].map((word) => word?.match(/^./u)?.[0] ?? '').join('');
  return letters === '' ? '?' : letters.toUpperCase();
}

/** A person's picture, or their initials. Decoration: the name stands beside it. */
export function Avatar({ name, url, size = 'small' }: { name: string; url: string | null; size?: keyof typeof SIZE }) {
  const box = classNames('shrink-0 rounded-full', SIZE[size]);
  if (url !== null) return <img src={url} alt="" width={96} height={96} className={classNames(box, 'object-cover')} />;
  return (
    <span aria-hidden="true" className={classNames(box, 'display grid place-items-center bg-gold text-ink')}>
      {initialsOf(name)}
    </span>
  );
}
