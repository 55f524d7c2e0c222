/** A name in the display face with its coral shout. */
export function Wordmark({ name }: { name: string }) {
  return (
    <span className="display text-[1.75rem] leading-none whitespace-nowrap tracking-[-0.04em]">
      {name}
      <span aria-hidden="true" className="ml-0.5 inline-block rotate-12 text-coral">
        !
      </span>
    </span>
  );
}
