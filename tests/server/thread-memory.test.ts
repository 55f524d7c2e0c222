import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { orderedLines } from '../../bench/concierge/ordered-lines.ts';
import { placesOfPlan } from '../../src/features/planner/domain/catalogue-places.ts';
import { createLog } from '../../src/platform/node/log.ts';
import { startPlannerThreads } from '../../src/server/services.ts';
import { warmUpTask } from '../../src/server/warm-up.ts';
import type { WorkerTask } from '../../src/server/worker.ts';

const EDINBURGH = path.resolve(import.meta.dirname, '../../docs/operators/edinburgh.json');
/** As many imported cities as a thread keeps. */
const CITIES_KEPT = 24;
const MESSAGES = 60;
/** Above this share V8 spends its time on collecting, and answers take a multiple of theirs. */
const SHARE_MAX = 2 / 3;

/** The text of an imported city as tasks carry it, each version another city to a thread. */
function cityText(version: string): SharedArrayBuffer {
  const bytes = Buffer.from(JSON.stringify({ ...JSON.parse(readFileSync(EDINBURGH, 'utf8')), version }));
  const shared = new SharedArrayBuffer(bytes.length);
  new Uint8Array(shared).set(bytes);
  return shared;
}

test('a planner thread that has heard all sorts of messages and planned in many cities has memory to spare', async () => {
  const pool = await startPlannerThreads(createLog('silent'), 60_000);
  try {
    const plans = Array.from({ length: CITIES_KEPT }, (_, index): WorkerTask => {
      const version = `version ${index}`;
      return { ...warmUpTask(), places: { kind: 'city', cityId: 'edinburgh', version }, cityText: cityText(version) };
    });
    for (const plan of plans) await pool.runOnEach(plan);
    const answers = orderedLines('ordered-held.tsv')
      .slice(0, MESSAGES)
      .map(({ trip: { places: _places, ...trip }, message }): WorkerTask => {
        const { request, plan, history, today } = trip;
        const state = { request, plan, history, today, previous: null, trail: { past: [], undone: [] } };
        return { kind: 'answer', ...state, places: placesOfPlan(plan), message };
      });
    for (const answer of answers) await pool.runOnEach(answer);
    for (const share of await pool.runOnEach<number>({ kind: 'settle' } satisfies WorkerTask)) {
      expect(share).toBeGreaterThan(0.2);
      expect(share).toBeLessThan(SHARE_MAX);
    }
  } finally {
    await pool.close();
  }
});
