import { BRAND } from '../../../shared/brand.ts';
import { escapeHtml } from '../../../shared/escape-html.ts';
import { MAIL_STYLE } from './mail-style.ts';
import type { Mail } from './outbox.sql.ts';

/** A piece of a mail. All texts are plain: whatever a person typed is escaped here and nowhere else. */
export type MailBlock =
  | { kind: 'words'; text: string }
  /** `url` stands as text below as well, for programs that show no links. It must begin with our own address. */
  | { kind: 'button'; label: string; url: string }
  | { kind: 'code'; introduction: string; code: string }
  /** Short facts, one a line: `Destination: Prague`. */
  | { kind: 'facts'; lines: readonly string[] }
  /** What somebody wrote, line breaks kept. */
  | { kind: 'quotation'; text: string };

export interface MailContent {
  subject: string;
  /** What an inbox shows beside the subject; the reader never sees it in the mail. */
  preview: string;
  heading: string;
  blocks: readonly MailBlock[];
  /** Why this mail came, at its foot. */
  reason: string;
}

/** Longer than that and mail programs cut it off themselves. */
const SUBJECT_MAX = 200;
/** Keeps an inbox from filling up the preview with the first words of the mail. */
const PADDING = '&#847;&zwnj;&nbsp;'.repeat(60);

/** One line without control characters, so that no subject can begin another header. Never ends in half a character. */
export const oneLine = (text: string, most: number = SUBJECT_MAX): string =>
  text
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, most)
    .replace(/[\ud800-\udbff]$/, '');

/** The mail in text and in HTML, in the look of the site: no picture, no font and no script from anywhere. */
export function layOutMail(to: string, content: MailContent): Mail {
  const subject = oneLine(content.subject);
  const sender = `${BRAND.name}! ${BRAND.strapline}`;
  const text = [
    content.heading,
    ...content.blocks.map(blockText),
    // Mail programs know this line and show what follows it as a signature.
    `-- \n${sender}\n${content.reason}\nQuestions? ${BRAND.contactEmail}`,
  ];
  return { to, subject, text: `${text.join('\n\n')}\n`, html: page({ ...content, subject }, sender) };
}

function blockText(block: MailBlock): string {
  switch (block.kind) {
    case 'words':
    case 'quotation':
      return block.text;
    case 'button':
      return `${block.label}:\n${block.url}`;
    case 'code':
      return `${block.introduction} ${block.code}`;
    case 'facts':
      return block.lines.join('\n');
  }
}

const withBreaks = (text: string): string => escapeHtml(text).replaceAll('\n', '<br>');

function blockHtml(block: MailBlock): string {
  switch (block.kind) {
    case 'words':
      return `<p class="ink" style="margin:0 0 20px">${withBreaks(block.text)}</p>`;
    case 'button': {
      const url = escapeHtml(block.url);
      return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:4px 0 28px"><tr>
<td class="button" bgcolor="#12655f" style="border-radius:14px;background:#12655f"><a href="${url}" class="button-text" style="display:inline-block;padding:15px 28px;font-size:17px;font-weight:700;line-height:22px;color:#ffffff;text-decoration:none;border-radius:14px">${escapeHtml(block.label)}</a></td>
</tr></table>`;
    }
    case 'code':
      return `<p class="ink" style="margin:0 0 8px">${escapeHtml(block.introduction)}</p>
<p class="code" style="margin:0 0 24px;padding:14px 20px;border-radius:14px;background:#faeddc;color:#170b3f;font-family:Menlo,Consolas,'Courier New',monospace;font-size:30px;font-weight:700;line-height:36px;letter-spacing:7px;text-align:center">${escapeHtml(block.code)}</p>`;
    case 'facts':
      return `<p class="ink facts" style="margin:0 0 20px;padding:16px 20px;border-radius:14px;background:#faeddc;word-break:break-word">${block.lines.map(escapeHtml).join('<br>')}</p>`;
    case 'quotation':
      return `<p class="ink quotation" style="margin:0 0 24px;padding:2px 0 2px 18px;border-left:4px solid #ffc46b;word-break:break-word">${withBreaks(block.text)}</p>`;
  }
}

/** At the end, so that the long address of a button stands in nobody's way. */
function addressHtml(block: MailBlock): string {
  if (block.kind !== 'button') return '';
  const url = escapeHtml(block.url);
  return `<p class="soft" style="margin:0 0 20px;font-size:13px;line-height:20px;color:#453f65">Button not working? Copy this address into your browser:<br><a href="${url}" class="link" style="color:#7a2784;word-break:break-all">${url}</a></p>`;
}

/** The last light of a dusk poster, drawn with nothing but table rows, which every mail program can show. */
const HORIZON = [
  ['#3a1769', 10],
  ['#7a2784', 8],
  ['#d4467c', 6],
  ['#ff8563', 5],
  ['#ffc46b', 4],
]
  .map(
    ([colour, height]) =>
      `<tr><td bgcolor="${colour}" height="${height}" style="height:${height}px;line-height:${height}px;font-size:1px;background:${colour}">&nbsp;</td></tr>`,
  )
  .join('\n');

function page({ subject, preview, heading, blocks, reason }: MailContent, sender: string): string {
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<title>${escapeHtml(subject)}</title>
<style>${MAIL_STYLE}</style>
</head>
<body class="surface" style="margin:0;padding:0;background:#fff8ee">
<div style="display:none;max-height:0;overflow:hidden;opacity:0">${escapeHtml(preview)}${PADDING}</div>
<table role="presentation" class="surface" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="#fff8ee" style="background:#fff8ee"><tr><td align="center" class="outside" style="padding:32px 16px">
<table role="presentation" class="sheet" width="600" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:600px;border-radius:20px;overflow:hidden;background:#ffffff">
<tr><td bgcolor="#170b3f" class="inside" style="padding:30px 40px 26px;background:#170b3f;color:#fff8ee;font-family:Figtree,'Segoe UI',Helvetica,Arial,sans-serif"><span style="font-size:28px;line-height:32px;font-weight:800;letter-spacing:-0.6px;color:#fff8ee">${escapeHtml(BRAND.name)}<span style="color:#ffc46b">!</span></span></td></tr>
${HORIZON}
<tr><td class="inside ink" style="padding:36px 40px 16px;font-family:Figtree,'Segoe UI',Helvetica,Arial,sans-serif;font-size:17px;line-height:27px;color:#170b3f">
<h1 class="ink" style="margin:0 0 20px;font-size:27px;line-height:33px;font-weight:800;letter-spacing:-0.4px;color:#170b3f;text-wrap:balance">${escapeHtml(heading)}</h1>
${blocks.map(blockHtml).join('\n')}
${blocks.map(addressHtml).join('')}
</td></tr>
<tr><td class="inside foot soft" style="padding:20px 40px 30px;border-top:1px solid #ebddd1;font-family:Figtree,'Segoe UI',Helvetica,Arial,sans-serif;font-size:13px;line-height:20px;color:#453f65"><strong>${escapeHtml(sender)}</strong><br>${escapeHtml(reason)}<br>Questions? <a href="mailto:${escapeHtml(BRAND.contactEmail)}" class="link" style="color:#7a2784">${escapeHtml(BRAND.contactEmail)}</a></td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}
