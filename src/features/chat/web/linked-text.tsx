import { splitLinks } from './split-links.ts';

/** What the concierge says, with the pages of our own that it names as links. The rest stays text. */
export function LinkedText({ text }: { text: string }) {
  return splitLinks(text).map(({ from, text: part, isLink }) =>
    isLink ? (
      <a key={from} href={part} className="underline underline-offset-4">
        {part}
      </a>
    ) : (
      part
    ),
  );
}
