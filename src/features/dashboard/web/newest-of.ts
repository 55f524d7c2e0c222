/** The newest trips that one chart can hold without becoming a wall. */
const NEWEST = 12;

export const newestOf = <Item>(items: readonly Item[]): readonly Item[] => items.slice(0, NEWEST);

/** Which of them a chart shows, as the beginning of its sentence. */
export const whichPlans = (items: readonly unknown[]): string =>
  items.length > NEWEST ? `Your ${NEWEST} newest plans of ${items.length}` : 'Each plan of yours';
