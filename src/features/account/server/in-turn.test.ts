import { expect, test } from 'vitest';
import { PoolBusy } from '../../../platform/node/workers/worker-pool.ts';
import { inTurn } from './in-turn.ts';

test('two work, two wait their turn, a fifth is turned away, and afterwards there is room again', async () => {
  const turn = inTurn(2, 2);
  const begun: number[] = [];
  const gates = Array.from({ length: 4 }, () => Promise.withResolvers<void>());
  const works = gates.map(({ promise }, index) =>
    turn(async () => {
      begun.push(index);
      await promise;
      if (index === 0) throw new Error('the first fails');
      return index;
    }),
  );
  const settled = Promise.allSettled(works);
  expect(begun).toEqual([0, 1]);
  await expect(turn(async () => 5)).rejects.toThrow(PoolBusy);
  for (const { resolve } of gates) resolve();
  expect((await settled).map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled', 'fulfilled']);
  expect(begun).toEqual([0, 1, 2, 3]);
  expect(await Promise.all([turn(async () => 6), turn(async () => 7)])).toEqual([6, 7]);
});
