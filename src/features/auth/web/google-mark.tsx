/** The letter that says whose button it is. */
export function GoogleMark() {
  return (
    <svg viewBox="0 0 18 18" aria-hidden="true" className="size-4.5 shrink-0" fill="currentColor">
      <path d="M9 7.4v3.5h4.9c-.2 1.3-1.5 3.7-4.9 3.7a5.6 5.6 0 1 1 0-11.2c1.7 0 2.8.7 3.5 1.4l2.4-2.3A8.7 8.7 0 0 0 9 .3a8.7 8.7 0 1 0 0 17.4c5 0 8.4-3.5 8.4-8.5 0-.6-.1-1.2-.2-1.8z" />
    </svg>
  );
}
