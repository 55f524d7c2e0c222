import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { PoolBusy } from '../../platform/node/workers/worker-pool.ts';
import { callsAtOnce } from './calls-at-once.ts';

function site(max: number) {
  const gate = Promise.withResolvers<void>();
  const app = new Hono();
  app.onError((error, context) => context.text(error.message, error instanceof PoolBusy ? 503 : 500));
  app.use(callsAtOnce(max));
  app.get('/wait', async (context) => {
    await gate.promise;
    return context.text('done');
  });
  app.get('/fail', () => {
    throw new Error('broken');
  });
  return { open: gate.resolve, get: async (path: string) => (await app.request(path)).status };
}

test('a call more than there is room for is turned away at once, and there is room again afterwards', async () => {
  const { open, get } = site(3);
  const first = [get('/wait'), get('/wait'), get('/wait')];
  expect(await get('/wait')).toBe(503);
  open();
  expect(await Promise.all(first)).toEqual([200, 200, 200]);
  expect(await get('/wait')).toBe(200);
});

test('a call that fails makes room as well', async () => {
  const { get } = site(1);
  expect([await get('/fail'), await get('/fail')]).toEqual([500, 500]);
});
