import { type RefObject, useEffect, useRef, useState } from 'react';

export interface Openable {
  isOpen: boolean;
  /** Of the button that opens it: the focus goes back there when it closes. */
  opener: RefObject<HTMLButtonElement | null>;
  open: () => void;
  close: () => void;
}

/** Something that a button opens, and that leaves the page when it closes: a form in the button's place, a dialog. */
export function useOpenable(): Openable {
  const [isOpen, setIsOpen] = useState(false);
  const wasOpen = useRef(false);
  const opener = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return { isOpen, opener, open: () => setIsOpen(true), close: () => setIsOpen(false) };
}
