import { consent } from '../consent.ts';
import { CONFIG_META_NAME } from '../public-config.ts';
import { countOf } from './count-of.ts';
import { dataLayer } from './track.ts';

/** As many as the server takes in one call. */
const BATCH_MAX = 50;

let sent = 0;

/**
 * Hands the tally of new events to our own server, and only after the visitor accepted: without that this does nothing
 * and the events stay in memory. A tally that cannot be delivered is dropped; nobody waits for it.
 */
export function sendCounts(): void {
  if (consent() !== 'accepted') return;
  const fresh = dataLayer().slice(sent, sent + BATCH_MAX);
  if (fresh.length === 0) return;
  sent += fresh.length;
  void fetch('/functions/v1/count-events', {
    method: 'POST',
    keepalive: true,
    headers: { 'content-type': 'application/json', apikey: anonKey() },
    body: JSON.stringify({ counts: fresh.map(countOf) }),
  }).catch(() => undefined);
}

/** Read by hand: documents do not load the schema of the whole configuration for one word. */
function anonKey(): string {
  const content: unknown = JSON.parse(
    document.querySelector(`meta[name="${CONFIG_META_NAME}"]`)?.getAttribute('content') ?? '{}',
  );
  return typeof content === 'object' && content !== null && 'anonKey' in content ? String(content.anonKey) : '';
}
