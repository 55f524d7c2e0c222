import { useEffect, useEffectEvent } from 'react';

/** Calls back when Escape is pressed, wherever the keyboard is, as long as it is wanted. */
export function useEscape(isWanted: boolean, onEscape: () => void): void {
  const leave = useEffectEvent(onEscape);
  useEffect(() => {
    if (!isWanted) return;
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') leave();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [isWanted]);
}
