import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { collectGarbage } from './collect-garbage.ts';

test('what nobody holds any more is gone', async () => {
  const forgotten = new WeakRef({ name: 'left by the start' });
  // Until the end of the turn that made it, it is held by that.
  await nextTurn();
  collectGarbage();
  await nextTurn();
  expect(forgotten.deref()).toBeUndefined();
});
