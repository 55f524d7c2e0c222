import { type RefObject, useEffect, useRef } from 'react';

/** Keeps the open tab of a row that is wider than the screen in sight: an address may open one at its far end. */
export function useOpenTabInView(open: string): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the tab that is open is read from the page.
  useEffect(() => {
    const tab = box.current?.querySelector('[role="tab"][aria-selected="true"]');
    const row = tab?.parentElement;
    if (!tab || !row) return;
    const [shown, whole] = [tab.getBoundingClientRect(), row.getBoundingClientRect()];
    // Sideways only: the page itself stays where it is.
    row.scrollBy({ left: shown.left + shown.width / 2 - (whole.left + whole.width / 2) });
  }, [open]);
  return box;
}
