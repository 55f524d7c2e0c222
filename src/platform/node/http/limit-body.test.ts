import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { limitBody } from './limit-body.ts';

const app = new Hono()
  .use(limitBody({ maxSize: 10, onError: (c) => c.text('too large', 413) }))
  .post('/', async (c) => c.text(await c.req.text()));

/** Sent in parts, so that no length is told beforehand. */
const streamed = (text: string): ReadableStream =>
  new ReadableStream({
    start: (controller) => {
      for (const sign of text) controller.enqueue(new TextEncoder().encode(sign));
      controller.close();
    },
  });
const post = async (body: string | ReadableStream, headers: Record<string, string> = {}) => {
  const sent = { method: 'POST', body, headers, duplex: 'half' };
  const response = await app.request('/', sent);
  return [response.status, await response.text()];
};

describe('a body', () => {
  test('of the most that is allowed is read', async () => {
    expect(await post('0123456789', { 'content-length': '10' })).toEqual([200, '0123456789']);
    expect(await post(streamed('0123456789'))).toEqual([200, '0123456789']);
  });

  test('of one byte more is refused, whether its length is told or not', async () => {
    expect(await post('0123456789a', { 'content-length': '11' })).toEqual([413, 'too large']);
    expect(await post(streamed('0123456789a'))).toEqual([413, 'too large']);
  });

  test('that is sent in parts is counted, whatever length it claims', async () => {
    const claims = { 'content-length': '1', 'transfer-encoding': 'chunked' };
    expect(await post(streamed('0123456789a'), claims)).toEqual([413, 'too large']);
  });
});
