import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves focus, and with it the view, to the element when it appears: for a screen that replaces the form
 * somebody has just sent. The element needs `tabIndex={-1}`.
 */
export function useArrivalFocus<Kind extends HTMLElement>(isWanted = true): RefObject<Kind | null> {
  const element = useRef<Kind>(null);
  useEffect(() => {
    if (isWanted) element.current?.focus();
  }, [isWanted]);
  return element;
}
