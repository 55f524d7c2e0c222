/** Words for things that are not counted, and plurals: `karting`, `live music`, `tapas`; a `class` is one of several. */
const UNCOUNTED =
  /(?:ing|music|food|golf|jazz|comedy|hire|sushi|yoga|tennis|theatre|barbecue|vodka|beer|gin|wine|[^s]s)$/i;

/** A kind of thing as one of its sort: `a bar`, `an escape room`, `karting`. */
export const oneOf = (label: string): string =>
  UNCOUNTED.test(label) ? label : `${/^[aeiou]/i.test(label) ? 'an' : 'a'} ${label}`;
