import * as z from 'zod/mini';

/** A mail of the demonstration's outbox, as /dev/mail.json lists it, newest last. */
export const OutboxMail = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  sentAt: z.string(),
});
export type OutboxMail = z.output<typeof OutboxMail>;

/** A run of a mail's text: words, or an address that can be followed. */
export type TextPart = { kind: 'words'; text: string } | { kind: 'link'; href: string };

/** Splits text at its http addresses; a full stop or bracket that ends the sentence stays out of the address. */
export function splitLinks(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let from = 0;
  for (const match of text.matchAll(/https?:\/\/[^\s<>"]+[^\s<>".,;:!?)\]]/g)) {
    if (match.index > from) parts.push({ kind: 'words', text: text.slice(from, match.index) });
    parts.push({ kind: 'link', href: match[0] });
    from = match.index + match[0].length;
  }
  if (from < text.length) parts.push({ kind: 'words', text: text.slice(from) });
  return parts;
}
