/** A day of the week, written out. */
export const DAYS = '(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)';
/** A few words that name a thing. */
export const SHORT = '((?:(?!and |but |then |for |with )\\w+ ){1,5}?)';
