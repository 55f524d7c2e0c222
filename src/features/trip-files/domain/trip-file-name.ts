import { foldText } from '../../../shared/plain-text.ts';

const LENGTH_MAX = 60;

/**
 * `hen-party-in-krakow.pdf`: lower-case letters without accents, digits and hyphens, so that it is safe in a header and
 * on every disk.
 */
export function tripFileName(title: string, ending: 'pdf' | 'ics'): string {
  const name = foldText(title)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LENGTH_MAX)
    .replace(/^-+|-+$/g, '');
  return `${name || 'trip'}.${ending}`;
}
