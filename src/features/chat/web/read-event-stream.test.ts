import { expect, test } from 'vitest';
import { readEventStream } from './read-event-stream.ts';

const TEXT = 'event: delta\ndata: {"text":"Café 🎉"}\n\n: still here\n\nevent: done\r\ndata: 1\r\ndata: 2\r\n\r\n';

async function eventsOf(pieces: readonly Uint8Array[]) {
  const events = [];
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      for (const piece of pieces) controller.enqueue(piece);
      controller.close();
    },
  });
  for await (const event of readEventStream(body)) events.push(event);
  return events;
}

test('the events come whole wherever the bytes were cut, in the middle of a letter too', async () => {
  const bytes = new TextEncoder().encode(TEXT);
  const expected = [
    { name: 'delta', data: '{"text":"Café 🎉"}' },
    { name: 'done', data: '1\n2' },
  ];
  expect(await eventsOf([bytes])).toEqual(expected);
  for (let cut = 1; cut < bytes.length; cut += 1)
    expect(await eventsOf([bytes.slice(0, cut), bytes.slice(cut)])).toEqual(expected);
  expect(await eventsOf([...bytes].map((byte) => Uint8Array.of(byte)))).toEqual(expected);
});

test('an event that never ended is none', async () => {
  expect(await eventsOf([new TextEncoder().encode('event: done\ndata: 1\n')])).toEqual([]);
});

test('whoever stops reading lets the connection go', async () => {
  let isCancelled = false;
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new TextEncoder().encode(TEXT)),
    cancel: () => {
      isCancelled = true;
    },
  });
  for await (const event of readEventStream(body)) if (event.name === 'delta') break;
  expect(isCancelled).toBe(true);
});
