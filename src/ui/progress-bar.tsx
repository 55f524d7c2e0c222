/** How far along, in whole per cent. The native element draws itself without an inline style. */
export function ProgressBar({ percent, label }: { percent: number; label: string }) {
  return (
    <progress
      aria-label={label}
      value={percent}
      max={100}
      className="h-2.5 w-full appearance-none overflow-hidden rounded-full bg-sunken [&::-moz-progress-bar]:bg-coral [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:rounded-full [&::-webkit-progress-value]:bg-coral [&::-webkit-progress-value]:transition-[width] [&::-webkit-progress-value]:duration-200"
    />
  );
}
