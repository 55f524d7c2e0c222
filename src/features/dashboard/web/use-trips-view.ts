import { useSearchParams } from 'react-router';
import { readTripsView, type TripsView, tripsQuery } from './trips-view.ts';

/**
 * The view of My Trips, which lives in the address: a link or the back button restores it. Typing replaces the entry of
 * the history, so that one step back is one choice back and not one letter.
 */
export function useTripsView(): [TripsView, (change: Partial<TripsView>, isTyping?: boolean) => void] {
  const [query, setQuery] = useSearchParams();
  const view = readTripsView(query);
  const change = (changes: Partial<TripsView>, isTyping = false): void =>
    setQuery(tripsQuery({ ...view, ...changes }), { replace: isTyping, preventScrollReset: true });
  return [view, change];
}
