import type { Mail } from '../../../platform/node/mail/outbox.sql.ts';
import { escapeHtml } from '../../../shared/escape-html.ts';
import type { OneTimeSecrets } from './one-time-token.ts';

export type LinkType = 'signup' | 'email_change';

export interface ActionLink {
  publicUrl: string;
  type: LinkType;
  /** Already checked by redirectTarget. */
  redirectTo: string;
}

/** The words of one mail. They hold nothing that a stranger could have typed, so that no one can send spam in our name. */
export interface ActionWords {
  subject: string;
  opening: string;
  button: string;
  codeIntroduction: string;
  closing: string;
}

/** A mail with one thing to do, in plain text and in HTML: a link to click, or a code to type. */
export function actionMail(
  to: string,
  { subject, opening, button, codeIntroduction, closing }: ActionWords,
  { linkToken, code }: OneTimeSecrets,
  link: ActionLink,
): Mail {
  const url = actionUrl(linkToken, link);
  const text = [
    opening,
    `${button}:\n${url}`,
    `${codeIntroduction} ${code}`,
    closing,
    'Huzzah! Group celebrations, sorted.',
  ];
  return {
    to,
    subject,
    text: `${text.join('\n\n')}\n`,
    html: `<!doctype html>
<html lang="en-GB">
<head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;background:#fdf8f0;color:#241a3d;font-family:Figtree,Helvetica,Arial,sans-serif;line-height:1.5">
<div style="max-width:32rem;margin:0 auto;padding:2rem 1.5rem">
<h1 style="font-size:1.5rem">${escapeHtml(subject)}</h1>
<p>${escapeHtml(opening)}</p>
<p><a href="${escapeHtml(url)}" style="display:inline-block;padding:.75rem 1.5rem;border-radius:.5rem;background:#3b1d6e;color:#fff;text-decoration:none">${escapeHtml(button)}</a></p>
<p>${escapeHtml(codeIntroduction)} <strong style="font-size:1.25rem;letter-spacing:.15em">${code}</strong></p>
<p>${escapeHtml(closing)}</p>
<p style="color:#6b6080">Huzzah! Group celebrations, sorted.</p>
</div>
</body>
</html>
`,
  };
}

function actionUrl(linkToken: string, { publicUrl, type, redirectTo }: ActionLink): string {
  return `${publicUrl}/auth/v1/verify?${new URLSearchParams({ token: linkToken, type, redirect_to: redirectTo })}`;
}
