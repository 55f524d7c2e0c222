import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { packAnswer } from './pack-answer.ts';

const long = JSON.stringify(Array.from({ length: 500 }, (_, id) => ({ id, city: 'Kraków' })));
const answer = (body: string | null) => ({
  status: 200 as const,
  headers: { 'Content-Type': 'application/json' },
  body,
});

describe('a long answer', () => {
  it.each(['gzip', 'gzip, deflate, br, zstd', 'br;q=1, gzip;q=0.5'])('is packed for who takes %s', async (accepted) => {
    const { body, headers, isVaried } = await packAnswer(answer(long), accepted);
    expect([headers['Content-Encoding'], isVaried]).toEqual(['gzip', true]);
    expect(body?.length).toBeLessThan(long.length / 4);
    expect(gunzipSync(body ?? '').toString()).toBe(long);
  });

  it.each([undefined, '', 'br', 'identity', 'gzip;q=0', 'gzip; q=0.0, br', 'x-gzipped'])(
    'goes as it is to who takes %s',
    async (accepted) => {
      const packed = await packAnswer(answer(long), accepted);
      expect(packed).toEqual({ body: long, headers: { 'Content-Type': 'application/json' }, isVaried: true });
    },
  );
});

it('a short answer, or an empty one, is never packed', async () => {
  expect(await packAnswer(answer('[]'), 'gzip')).toEqual({
    body: '[]',
    headers: { 'Content-Type': 'application/json' },
    isVaried: false,
  });
  expect((await packAnswer(answer(null), 'gzip')).body).toBeNull();
});
