import { useEffect, useState } from 'react';
import { postFunction } from '../../../platform/browser/post-function.ts';
import { handedOverIdeas } from './handed-over-ideas.ts';
import { type IdeasState, readIdeas } from './ideas-state.ts';

/** The ideas of the page's address, read again when it changes or the visitor asks. */
export function useIdeas(): { state: IdeasState; retry: () => void } {
  const [state, setState] = useState<IdeasState>({ status: 'loading' });
  const [read] = useState(() => createReader(setState));
  useEffect(() => {
    read();
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, [read]);
  return { state, retry: read };
}

/** Of two readings under way only the later one may answer. */
function createReader(show: (state: IdeasState) => void): () => void {
  let latest = 0;
  return () => {
    latest += 1;
    const mine = latest;
    show({ status: 'loading' });
    void readIdeas(postFunction, window.location.hash, handedOverIdeas()).then((state) => {
      if (mine === latest) show(state);
    });
  };
}
