import { describe, expect, test } from 'vitest';
import { ok } from '../../../shared/result.ts';
import type { AnswerResult } from './answer-chat.ts';
import { type Progress, streamAnswer } from './stream-answer.ts';

const REPLY = 'Saturday dinner is now Dishoom in Soho,\n19:30 to 21:00, £29.50 a person. 🎉';
const done: AnswerResult = ok({ response: REPLY, changed: true, effect: null });
const failed = () => ({ error: 'Something went wrong' });
const stream = (work: (progress: Progress) => Promise<AnswerResult>, signal = new AbortController().signal) =>
  streamAnswer({ signal, work, failed });

async function eventsOf(response: Response | AnswerResult) {
  if (!(response instanceof Response)) throw new Error('no stream');
  const text = await response.text();
  return text
    .split('\n\n')
    .filter((block) => block.startsWith('event: '))
    .map((block) => {
      const [, name = '', data = ''] = /^event: (\w+)\ndata: (.*)$/.exec(block) ?? [];
      return { name, data: JSON.parse(data) as Record<string, unknown> };
    });
}

describe('a streamed answer', () => {
  test('comes word by word and ends with the plain answer; the words together are that answer', async () => {
    const events = await eventsOf(await stream(async () => done));
    const deltas = events.filter(({ name }) => name === 'delta').map(({ data }) => data.text);
    expect(deltas.length).toBeGreaterThan(2);
    expect(deltas.join('')).toBe(REPLY);
    expect(events.at(-1)).toEqual({ name: 'done', data: { response: REPLY, changed: true, effect: null } });
  });

  test('says at once that a model is thinking, before it has an answer', async () => {
    const answer = Promise.withResolvers<AnswerResult>();
    const response = await stream(({ onThinking }) => {
      onThinking();
      return answer.promise;
    });
    answer.resolve(done);
    expect((await eventsOf(response))[0]).toEqual({ name: 'thinking', data: {} });
  });

  test('that is refused before it began keeps its own status', async () => {
    const refused: AnswerResult = { ok: false, reason: 'no-such-booking' };
    expect(await stream(async () => refused)).toBe(refused);
  });

  test('that fails after it began says so in the stream', async () => {
    const response = await stream(async ({ onThinking }) => {
      onThinking();
      await Promise.resolve();
      throw new Error('secret detail');
    });
    expect((await eventsOf(response)).at(-1)).toEqual({ name: 'error', data: { error: 'Something went wrong' } });
  });

  test('ends its work when the client hangs up', async () => {
    const client = new AbortController();
    const seen = Promise.withResolvers<boolean>();
    const response = await stream(({ signal, onThinking }) => {
      onThinking();
      return new Promise((_resolve, reject) =>
        signal.addEventListener('abort', () => {
          seen.resolve(true);
          reject(new Error('gone'));
        }),
      );
    }, client.signal);
    expect(response).toBeInstanceOf(Response);
    client.abort();
    expect(await seen.promise).toBe(true);
  });

  test('is kept by no proxy and no cache', async () => {
    const response = await stream(async () => done);
    if (!(response instanceof Response)) throw new Error('no stream');
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    });
  });
});
