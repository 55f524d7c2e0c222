import { afterEach, expect, test, vi } from 'vitest';
import { EXPIRY_MARGIN_S, freshSession } from './stored-session.ts';

const NOW_MS = 1_800_000_000_000;
const store = (text: string | null) => vi.stubGlobal('window', { localStorage: { getItem: () => text } });
const stored = (secondsLeft: number) => ({
  access_token: 'a',
  refresh_token: 'r',
  expires_at: NOW_MS / 1000 + secondsLeft,
  user: { id: 'ada' },
});

afterEach(() => vi.unstubAllGlobals());

test('a stored session counts at once while it needs no renewal', () => {
  store(JSON.stringify(stored(3600)));
  expect(freshSession(NOW_MS)).toMatchObject({ user: { id: 'ada' } });
});

test('one that has run out, is about to, or is no session waits for the client', () => {
  for (const left of [EXPIRY_MARGIN_S, 0, -60]) {
    store(JSON.stringify(stored(left)));
    expect(freshSession(NOW_MS)).toBeNull();
  }
  for (const text of [null, '{', '{}', JSON.stringify({ ...stored(3600), expires_at: undefined })]) {
    store(text);
    expect(freshSession(NOW_MS)).toBeNull();
  }
});
