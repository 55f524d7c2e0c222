/** Equal as JSON, in whatever order the fields stand: the database keeps them in an order of its own. */
export const isSameContent = (left: unknown, right: unknown): boolean => contentText(left) === contentText(right);

/** The same text for the same content. */
export const contentText = (value: unknown): string => JSON.stringify(value, sortedFields);

function sortedFields(_name: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([left], [right]) => (left < right ? -1 : 1)));
}
