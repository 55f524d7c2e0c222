/** The storage of this tab, or null where there is none: while prerendering, and where the browser refuses it. */
export function sessionStorageOrNull(): Storage | null {
  try {
    return typeof window === 'undefined' ? null : window.sessionStorage;
  } catch {
    return null;
  }
}
