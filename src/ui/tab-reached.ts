/**
 * Where a key leads in a row of tabs, as the WAI-ARIA pattern has it: arrows go round, Home and End to the ends. Null
 * for every other key.
 */
export function tabReached(key: string, current: number, count: number): number | null {
  switch (key) {
    case 'ArrowRight':
      return (current + 1) % count;
    case 'ArrowLeft':
      return (current + count - 1) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}
