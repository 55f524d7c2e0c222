/** The one item of a list; undefined where it has none, or several. */
export const onlyOf = <T>(items: readonly T[]): T | undefined => (items.length === 1 ? items[0] : undefined);
