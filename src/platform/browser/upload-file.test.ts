import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.doUnmock('./auth-client.ts');
  vi.doUnmock('./public-config.ts');
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** The upload with a session that is answered as `getSession` says, and whether anything was sent. */
async function upload(getSession: () => Promise<unknown>, signal: AbortSignal) {
  const send = vi.fn<() => void>();
  vi.doMock('./auth-client.ts', () => ({ authClient: async () => ({ getSession }) }));
  vi.doMock('./public-config.ts', () => ({ publicConfig: () => ({ url: 'http://huzzah.test', anonKey: 'key' }) }));
  vi.stubGlobal(
    'XMLHttpRequest',
    class extends EventTarget {
      upload = new EventTarget();
      open(): void {}
      setRequestHeader(): void {}
      send(): void {
        send();
        this.dispatchEvent(new Event('error'));
      }
    },
  );
  const { uploadFile } = await import('./upload-file.ts');
  const file = new Blob(['picture'], { type: 'image/png' });
  const outcome = await uploadFile({ functionName: 'avatar', file, onProgress: () => undefined, signal });
  return { outcome, isSent: send.mock.calls.length > 0 };
}

const SESSION = { data: { session: { access_token: 'token' } } };
const STOPPED = { ok: false, reason: { status: 0 } };

test('an upload goes out with the session of the moment', async () => {
  const { isSent } = await upload(async () => SESSION, new AbortController().signal);
  expect(isSent).toBe(true);
});

test('one that was stopped while the session was looked for never goes out', async () => {
  const stop = new AbortController();
  const { outcome, isSent } = await upload(async () => {
    stop.abort();
    return SESSION;
  }, stop.signal);
  expect(outcome).toMatchObject(STOPPED);
  expect(isSent).toBe(false);
});

test('a session that cannot be read is told as a fault and never thrown', async () => {
  const { outcome, isSent } = await upload(() => Promise.reject(new Error('locked')), new AbortController().signal);
  expect(outcome).toMatchObject(STOPPED);
  expect(isSent).toBe(false);
});
