import type { MetaDescriptor } from 'react-router';
import { BRAND } from '../shared/brand.ts';

/** Title, description and, where asked for, the canonical path of a page. Search engines stay out with `isPrivate`. */
export function pageMeta({
  title,
  description,
  canonical,
  isPrivate = false,
}: {
  title: string;
  description: string;
  canonical?: string;
  isPrivate?: boolean;
}): MetaDescriptor[] {
  return [
    { title: `${title} | ${BRAND.name}` },
    { name: 'description', content: description },
    ...(canonical === undefined ? [] : [{ tagName: 'link', rel: 'canonical', href: canonical }]),
    ...(isPrivate ? [{ name: 'robots', content: 'noindex' }] : []),
  ];
}
