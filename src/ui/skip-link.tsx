/** The first stop of the Tab key: past the navigation, to the element with this id. */
export function SkipLink({ targetId }: { targetId: string }) {
  return (
    <a
      href={`#${targetId}`}
      className="fixed top-2 left-2 z-50 -translate-y-20 rounded-full bg-gold px-5 py-2.5 font-semibold text-ink focus-visible:translate-y-0"
    >
      Skip to content
    </a>
  );
}
