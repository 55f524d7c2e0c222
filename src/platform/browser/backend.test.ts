import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.doUnmock('./open-backend.ts');
  vi.resetModules();
});

test('clients that could not be had once are asked for again, and kept once they are there', async () => {
  const openBackend = vi.fn<() => Promise<unknown>>().mockRejectedValueOnce(new Error('offline'));
  openBackend.mockImplementation(() => Promise.resolve({}));
  vi.doMock('./open-backend.ts', () => ({ openBackend }));
  const { backend } = await import('./backend.ts');
  await expect(backend()).rejects.toThrow('offline');
  const second = await backend();
  expect(await backend()).toBe(second);
  expect(openBackend).toHaveBeenCalledTimes(2);
});
