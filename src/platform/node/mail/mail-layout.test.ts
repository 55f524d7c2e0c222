import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyText } from '../../../../tests/support/any-text.ts';
import { layOutMail, type MailBlock, type MailContent, oneLine } from './mail-layout.ts';

const mailOf = (changes: Partial<MailContent>) =>
  layOutMail('ana@example.com', {
    subject: 'Hello',
    preview: 'A preview',
    heading: 'Hello',
    blocks: [],
    reason: 'You asked for it.',
    ...changes,
  });
const everyBlock = (text: string): MailBlock[] => [
  { kind: 'words', text },
  { kind: 'button', label: text, url: `https://huzzah.example/x?${new URLSearchParams({ text })}` },
  { kind: 'code', introduction: text, code: text },
  { kind: 'facts', lines: [text, text] },
  { kind: 'quotation', text },
];

describe('a mail', () => {
  test('lets nothing that somebody typed become markup, wherever it stands', () => {
    const typed = `<script>alert(1)</script><img src=x onerror=alert(1)>" onclick='x' {{7*7}}`;
    const { html } = mailOf({
      subject: typed,
      preview: typed,
      heading: typed,
      blocks: everyBlock(typed),
      reason: typed,
    });
    expect(html).not.toMatch(/<script|<img|" onclick|onclick='/);
    expect(html.match(/&lt;script&gt;/g)?.length).toBeGreaterThan(8);
  });

  test('has the same tags whatever somebody typed', () => {
    const tags = (text: string) =>
      mailOf({ heading: text, blocks: everyBlock(text) })
        .html.replace(/href="[^"]*"/g, 'href')
        .match(/<\/?[a-z0-9]+/g)
        ?.filter((tag) => tag !== '<br');
    const plain = tags('x');
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(tags(text)).toEqual(plain);
      }),
      { numRuns: 200 },
    );
  });

  test('says in plain text all that it says in HTML, addresses included', () => {
    const { text } = mailOf({ blocks: everyBlock('Bring a hat') });
    expect(text.match(/Bring a hat/g)).toHaveLength(7);
    expect(text).toContain('https://huzzah.example/x?text=Bring+a+hat\n');
  });

  test('loads nothing from anywhere', () => {
    const { html } = mailOf({ blocks: everyBlock('x') });
    expect(html).not.toMatch(/<(img|link|script|iframe|video|form|object)\b|url\(|@import|@font-face|\ssrc=/i);
    expect([...html.matchAll(/(?:href)="([^"]*)"/g)].map(([, url]) => url?.slice(0, 8))).toEqual([
      'https://',
      'https://',
      'mailto:h',
    ]);
  });

  test('has a subject of one line', () => {
    fc.assert(
      fc.property(anyText(400), (typed) => {
        const subject = oneLine(typed);
        expect(subject).not.toMatch(/[\p{Cc}]/u);
        expect(subject.length).toBeLessThanOrEqual(200);
        return subject.isWellFormed() || !typed.isWellFormed();
      }),
    );
    expect(oneLine('Hello\r\nBcc: eve@example.com')).toBe('Hello Bcc: eve@example.com');
  });
});
