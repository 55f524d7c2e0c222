import { useEffect, useEffectEvent, useState } from 'react';
import { isSidebarOpenIn, sidebarCookie } from './sidebar-cookie.ts';

/** SPEC 9: below it the sidebar is a sheet over the page. */
const NARROW = '(width < 768px)';

export interface Sidebar {
  /** With words beside the icons; what the cookie remembers. */
  isOpen: boolean;
  /** The sheet of a narrow window. */
  isSheetOpen: boolean;
  toggle: () => void;
  closeSheet: () => void;
}

/** The state of the sidebar, toggled by `toggle` or by meta or ctrl with b. Browser only: it reads the cookie at once. */
export function useSidebar(): Sidebar {
  const [isOpen, setOpen] = useState(() => isSidebarOpenIn(document.cookie));
  const [isSheetOpen, setSheetOpen] = useState(false);
  const toggle = () => {
    if (matchMedia(NARROW).matches) {
      setSheetOpen(!isSheetOpen);
      return;
    }
    setOpen(!isOpen);
    // biome-ignore lint/suspicious/noDocumentCookie: Cookie Store is not in every browser we serve, and SPEC 9 asks for a cookie.
    document.cookie = sidebarCookie(!isOpen, location.protocol);
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 'b' || !(event.metaKey || event.ctrlKey) || event.altKey || event.shiftKey) return;
    event.preventDefault();
    toggle();
  });
  useEffect(() => {
    const wide = matchMedia(NARROW);
    const onWidth = () => setSheetOpen(false);
    addEventListener('keydown', onKey);
    wide.addEventListener('change', onWidth);
    return () => {
      removeEventListener('keydown', onKey);
      wide.removeEventListener('change', onWidth);
    };
  }, []);
  return { isOpen, isSheetOpen, toggle, closeSheet: () => setSheetOpen(false) };
}
