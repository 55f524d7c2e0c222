import { useEffect, useState } from 'react';

const SECOND_MS = 1000;

/**
 * Whole seconds that are left of `seconds`, counted from the first render and again from each `restart`; by the clock,
 * because timers of a sleeping tab stand still.
 */
export function useCountdown(seconds: number): { secondsLeft: number; restart: () => void } {
  const [endsAt, setEndsAt] = useState(() => Date.now() + seconds * SECOND_MS);
  const [secondsLeft, setSecondsLeft] = useState(seconds);
  useEffect(() => {
    const look = () => setSecondsLeft(Math.max(0, Math.ceil((endsAt - Date.now()) / SECOND_MS)));
    look();
    const timer = setInterval(look, SECOND_MS);
    return () => clearInterval(timer);
  }, [endsAt]);
  return { secondsLeft, restart: () => setEndsAt(Date.now() + seconds * SECOND_MS) };
}
