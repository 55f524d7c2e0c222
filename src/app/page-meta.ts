import type { MetaDescriptor } from 'react-router';
import { siteUrl } from '../platform/browser/filled-by-server.ts';
import { BRAND } from '../shared/brand.ts';

export interface PageMeta {
  title: string;
  description: string;
  /** The path of the page that search engines should know; of two addresses of one page, the first. */
  canonical?: string;
  keywords?: readonly string[];
  /** The file of the social card in /art/cards, without its ending. */
  card?: string;
  /** Search engines stay out. Chats still show it nicely: a link to ideas is made to be shared. */
  isPrivate?: boolean;
}

const CARD_SIZE = { width: 1200, height: 630 };

/** What search engines and chats show of a page. Every public page has the sharing tags; guests come by WhatsApp. */
export function pageMeta(page: PageMeta): MetaDescriptor[] {
  const { title, description, canonical, keywords = [], card = 'home', isPrivate = false } = page;
  const fullTitle = `${title} | ${BRAND.name}`;
  const head: MetaDescriptor[] = [{ title: fullTitle }, { name: 'description', content: description }];
  if (keywords.length > 0) head.push({ name: 'keywords', content: keywords.join(', ') });
  if (isPrivate) head.push({ name: 'robots', content: 'noindex' });
  const site = siteUrl();
  if (canonical !== undefined) {
    const address = canonical === '/' ? `${site}/` : `${site}${canonical}`;
    head.push({ tagName: 'link', rel: 'canonical', href: address }, { property: 'og:url', content: address });
  }
  return [
    ...head,
    { property: 'og:site_name', content: BRAND.name },
    { property: 'og:type', content: 'website' },
    { property: 'og:locale', content: 'en_GB' },
    { property: 'og:title', content: fullTitle },
    { property: 'og:description', content: description },
    { property: 'og:image', content: `${site}/art/cards/${card}.jpg` },
    { property: 'og:image:width', content: String(CARD_SIZE.width) },
    { property: 'og:image:height', content: String(CARD_SIZE.height) },
    { property: 'og:image:alt', content: title },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}
