import { BRAND } from '../../shared/brand.ts';
import { escapeHtml } from '../../shared/escape-html.ts';
import { contentSecurityPolicy } from '../pages/content-security-policy.ts';

export interface FramedPage {
  title: string;
  lead: string;
  /** Trusted HTML: whatever a visitor typed is escaped by whoever makes it. */
  body: string;
}

/** Where nothing is built, in tests for one: the words without the look. */
const BARE_FRAME =
  '<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><title></title></head><body><main></main></body></html>';

/**
 * A page that the server writes itself, in the frame of a built one: its header, footer and style. A built page carries
 * the style of its own classes only, so the frame must be the page whose form this is. The policy is made
 * of the frame alone, before anything of a visitor's is in it, so that no text could ever have its own script allowed.
 */
export function framedPage(frame: string | undefined, { title, lead, body }: FramedPage) {
  const html = frame ?? BARE_FRAME;
  const main = `<div class="mx-auto w-full max-w-page px-4 pt-10 pb-20 sm:px-6 sm:pt-14"><div class="max-w-prose"><h1 class="display text-title">${escapeHtml(title)}</h1><p role="alert" class="mt-3 mb-6 text-lead">${escapeHtml(lead)}</p>${body}</div></div>`;
  const page = html
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(title)} | ${BRAND.name}</title>`)
    .replace(/(<main[^>]*>)[\s\S]*<\/main>/, (_all, opening: string) => `${opening}${main}</main>`);
  return {
    html: page,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': contentSecurityPolicy(html),
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-robots-tag': 'noindex',
    },
  };
}
