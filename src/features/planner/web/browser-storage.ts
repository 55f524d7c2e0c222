/** Local storage, or null where the browser refuses it: reading the property itself can throw. */
export function browserStorage(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}
