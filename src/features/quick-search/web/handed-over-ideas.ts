import { IDEAS_KEY } from './ideas-key.ts';

/** The answer that this tab's last quick search left (ask-for-ideas.ts); null where there is none. */
export function handedOverIdeas(): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(IDEAS_KEY) ?? 'null');
  } catch {
    return null;
  }
}
