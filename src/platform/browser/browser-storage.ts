/** Local storage, or null where there is none: while prerendering, and where the browser refuses it by throwing. */
export function browserStorage(): Storage | null {
  try {
    return typeof window === 'undefined' ? null : window.localStorage;
  } catch {
    return null;
  }
}
