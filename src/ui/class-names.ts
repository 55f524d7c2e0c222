/** Joins the classes that are there, so that a condition reads as `isOpen && 'open'`. */
export const classNames = (...parts: readonly (string | false | null | undefined)[]): string =>
  parts.filter(Boolean).join(' ');
