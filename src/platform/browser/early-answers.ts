declare global {
  interface Window {
    /** What the first script of a page asked for in the name of this user; null where an answer did not come. */
    __answers?: { userId: string; all: Promise<readonly unknown[] | null> } | undefined;
  }
}

/**
 * The answers to what the first script of the page asked for, once, and only to the user it asked for. Null when it asked
 * for nothing, or when one of them is missing: then they are to be asked for again.
 */
export async function takeEarlyAnswers(userId: string): Promise<readonly unknown[] | null> {
  const early = window.__answers;
  window.__answers = undefined;
  return early?.userId === userId ? early.all : null;
}
