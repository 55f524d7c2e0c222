import os from 'node:os';
import { parseArgs } from 'node:util';
import { ensureBuild } from '../scripts/ensure-build.ts';
import { readEventStream } from '../src/features/chat/web/read-event-stream.ts';
import { startSite } from '../tests/support/site-process.ts';
import { createOrganiser } from './create-organiser.ts';
import { median, percentile, printTable, type Row } from './print-table.ts';
import { workedMs } from './process-work.ts';

// How long somebody looks at an empty bubble: from sending a message to the first words of the streamed reply, through
// the published client and the whole server, with the change stored before the first word.
const { values: options } = parseArgs({
  options: { json: { type: 'string' }, runs: { type: 'string', default: '20' } },
});
const runs = Number(options.runs);
const GOAL_MS = 100;

/** What organisers ask, from small talk to the change that takes the planner longest. */
const MESSAGES = [
  'hello',
  'how much is it per person?',
  'what is your refund policy?',
  'why this plan?',
  'swap saturday dinner',
  'make it cheaper',
  'no alcohol please',
  'make it 9 people',
  'what if it rains?',
  'undo that',
];

ensureBuild();
const site = await startSite({ MAIL_AUTOCONFIRM: 'on' });
const rows: Row[] = [];
try {
  const { client, createPlan } = await createOrganiser(site.url, site.dataDir);
  const firstWords = new Map<string, number[]>();
  const worked = new Map<string, number>();
  const whole: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const bookingId = await createPlan(run);
    for (const message of MESSAGES) {
      const workedBefore = workedMs(site.pid());
      const sentAt = performance.now();
      const { data, error } = await client.functions.invoke('ai-concierge', {
        body: { type: 'chat', booking_id: bookingId, message },
        headers: { Accept: 'text/event-stream' },
      });
      if (error) throw error;
      let firstMs: number | null = null;
      for await (const { name } of readEventStream(data.body)) {
        if (name === 'error') throw new Error(`the concierge failed on “${message}”`);
        if (name === 'delta') firstMs ??= performance.now() - sentAt;
      }
      if (firstMs === null) throw new Error(`no words came for “${message}”`);
      const workedAfter = workedMs(site.pid());
      if (workedBefore !== null && workedAfter !== null)
        worked.set(message, (worked.get(message) ?? 0) + workedAfter - workedBefore);
      whole.push(performance.now() - sentAt);
      firstWords.set(message, [...(firstWords.get(message) ?? []), firstMs]);
    }
  }
  const all = [...firstWords.values()].flat();
  const ms = (value: number): string => `${value.toFixed(0)} ms`;
  const row = (measure: string, value: number, goalMs: number | null) =>
    rows.push({
      measure,
      value: ms(value),
      goal: goalMs === null ? '' : `under ${goalMs} ms`,
      holds: goalMs === null ? null : value < goalMs,
    });
  row(`first words, median of ${all.length}`, median(all), GOAL_MS);
  row('first words, p95', percentile(all, 0.95), GOAL_MS);
  row('first words, worst', Math.max(...all), null);
  row('last word, median', median(whole), null);
  for (const [message, values] of firstWords) {
    row(`  “${message}”, median`, median(values), GOAL_MS);
    // On a machine that others use, this is what the wait would be on a quiet one.
    const total = worked.get(message);
    if (total !== undefined) row(`  “${message}”, the server’s own work, mean`, total / values.length, GOAL_MS);
  }
} finally {
  await site.stop();
}
const machine = `Node ${process.version}, ${os.availableParallelism()} cores, load ${os.loadavg()[0]?.toFixed(1)}`;
printTable(`Huzzah, the first words of the concierge (${machine})`, rows, options.json);
