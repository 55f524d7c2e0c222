import { type RefObject, useEffect, useRef, useState } from 'react';

/** How wide an element is, in whole steps of so many pixels so that little changes draw nothing anew; 0 until it is known. */
export function useWidth<Kind extends HTMLElement>(step: number): { ref: RefObject<Kind | null>; width: number } {
  const ref = useRef<Kind>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const element = ref.current;
    if (element === null) return;
    const watcher = new ResizeObserver(() => setWidth(Math.floor(element.clientWidth / step) * step));
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [step]);
  return { ref, width };
}
