import * as z from 'zod/mini';

/** A mail of the demonstration's outbox, as /dev/mail.json lists it, newest last. */
export const OutboxMail = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  sentAt: z.string(),
  state: z.enum(['kept', 'waiting', 'delivered', 'failed', 'withheld']),
  /** What the mail server said last, while it has not taken the mail. */
  trouble: z.nullable(z.string()),
});
export type OutboxMail = z.output<typeof OutboxMail>;

/** Where a mail stands, for the developer; null where there is no mail server and nothing to say. */
export function standingWords({ state, trouble }: Pick<OutboxMail, 'state' | 'trouble'>): string | null {
  switch (state) {
    case 'kept':
      return null;
    case 'waiting':
      return trouble === null ? 'On its way to the mail server.' : `Will be tried again. Last time: ${trouble}`;
    case 'delivered':
      return 'Taken by the mail server; its words are forgotten here.';
    case 'failed':
      return `Refused or given up: ${trouble ?? 'no reply'}`;
    case 'withheld':
      return 'Not sent: its reader has switched this kind off.';
  }
}

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
