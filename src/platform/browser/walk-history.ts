/** A traversal takes milliseconds; after this long the browser has no such entry. */
const GIVE_UP_AFTER_MS = 1_500;

/**
 * Has `walk` go along the browser's history and waits until it has. False where nothing moved: a copied tab may know the
 * state of its entry and have none of those beneath.
 */
export function walkHistory(walk: () => void): Promise<boolean> {
  return new Promise((resolve) => {
    const end = (hasMoved: boolean) => {
      window.removeEventListener('popstate', onMoved);
      clearTimeout(timer);
      resolve(hasMoved);
    };
    const onMoved = () => end(true);
    const timer = setTimeout(() => end(false), GIVE_UP_AFTER_MS);
    window.addEventListener('popstate', onMoved);
    walk();
  });
}
