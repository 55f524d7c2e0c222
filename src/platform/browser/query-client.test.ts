import { describe, expect, it } from 'vitest';
import { createQueryClient, retryDelayMs } from './query-client.ts';

describe('the query client', () => {
  it('[T-05] tries a failing query three times more, waiting 1, 2 and 4 seconds', () => {
    const { queries } = createQueryClient().getDefaultOptions();
    expect(queries?.retry).toBe(3);
    expect([0, 1, 2].map((attempt) => Number(waitOf(queries?.retryDelay, attempt)))).toEqual([1000, 2000, 4000]);
  });

  it('[T-05] never waits longer than thirty seconds', () => {
    expect([4, 5, 6, 40].map(retryDelayMs)).toEqual([16_000, 30_000, 30_000, 30_000]);
  });

  it('[T-05] drops data that nothing has used for five minutes', () => {
    expect(createQueryClient().getDefaultOptions().queries?.gcTime).toBe(300_000);
  });
});

function waitOf(delay: unknown, attempt: number): unknown {
  return typeof delay === 'function' ? delay(attempt, new Error('down')) : delay;
}
