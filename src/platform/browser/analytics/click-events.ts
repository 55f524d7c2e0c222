import type { AnalyticsEvent } from './analytics-event.ts';

/** What of a control may be recorded: our own label, its kind, and for a link the page it leads to. */
export interface ClickedControl {
  kind: 'button' | 'link';
  /** Of `data-track`. */
  label: string | undefined;
  /** The href as resolved by the browser. */
  href: string | undefined;
  /** Of the page. */
  origin: string;
}

/**
 * The words on a control of ours as a label: on one line and short. Without the sign of an address, of which the tally
 * takes none: a batch with one in it would be refused whole.
 */
export const labelOf = (words: string): string =>
  words
    .trim()
    .replace(/[\s@]+/g, ' ')
    .slice(0, 60);

/** The event of a click. Never the words on the control: on a dashboard they are the user's own. */
export function clickEvent({ kind, label, href, origin }: ClickedControl): AnalyticsEvent {
  if (kind === 'button' || href === undefined) return { event: 'button_click', label: label ?? 'unnamed' };
  const target = targetOf(href, origin);
  return { event: 'link_click', label: label ?? 'unnamed', target };
}

/** A path of ours without its query and below its second segment nothing; of another site only the host. */
function targetOf(href: string, origin: string): string {
  const address = URL.parse(href);
  if (address === null) return 'unknown';
  if (address.protocol === 'mailto:') return 'mail';
  if (address.origin !== origin) return address.hostname;
  return address.pathname.split('/').slice(0, 3).join('/');
}
