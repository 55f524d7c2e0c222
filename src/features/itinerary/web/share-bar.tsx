/** A share of a hundred as a bar; the number beside it is what is read aloud. */
export const ShareBar = ({ percent }: { percent: number }) => (
  <svg
    aria-hidden="true"
    viewBox="0 0 100 4"
    preserveAspectRatio="none"
    className="block h-2.5 w-full overflow-hidden rounded-full bg-sunken text-link"
  >
    <rect width={percent} height={4} fill="currentColor" />
  </svg>
);
