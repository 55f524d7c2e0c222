import { FunctionsClient } from '@supabase/functions-js';
import { PostgrestClient } from '@supabase/postgrest-js';
import { describe, expect, test } from 'vitest';
import type { ChatMessage } from './chat-message.ts';
import { askConcierge, openChatSession, saveChatSession } from './concierge-calls.ts';

const BOOKING = 'b6a2f3de-7b52-4a57-8f5e-3d1f0c0f9a10';
const SESSION = '11111111-2222-4333-8444-555555555555';
const hello: ChatMessage = { id: '1', content: 'Hello', role: 'assistant', timestamp: '2026-11-21T10:00:00.000Z' };
const ask: ChatMessage = { id: '2', content: 'Cheaper', role: 'user', timestamp: '2026-11-21T10:01:00.000Z' };

interface Call {
  method: string;
  address: string;
  body: unknown;
}

/** The real clients over a wire that ends here; answers in turn. */
function wire(...answers: { status: number; body: unknown }[]) {
  const calls: Call[] = [];
  const wireFetch: typeof fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : null;
    calls.push({ method: init?.method ?? 'GET', address: decodeURIComponent(url.pathname + url.search), body });
    const { status, body: answer } = answers[calls.length - 1] ?? { status: 500, body: { message: 'unexpected call' } };
    return new Response(status === 204 ? null : JSON.stringify(answer), {
      status,
      headers: { 'Content-Type': 'application/json' },
    });
  };
  return {
    calls,
    rest: new PostgrestClient('http://server/rest/v1', { fetch: wireFetch }),
    functions: new FunctionsClient('http://server/functions/v1', { customFetch: wireFetch }),
  };
}

/** A function that answers with this stream. */
const streaming = (text: string) =>
  new FunctionsClient('http://server/functions/v1', {
    customFetch: async () => new Response(text, { headers: { 'content-type': 'text/event-stream; charset=utf-8' } }),
  });

describe('the session of a booking', () => {
  test('is the newest there is', async () => {
    const { calls, rest } = wire({ status: 200, body: [{ id: SESSION, session_data: [hello], updated_at: 'then' }] });
    expect(await openChatSession(rest, BOOKING)).toEqual({ id: SESSION, messages: [hello], version: 'then' });
    expect(calls).toEqual([
      {
        method: 'GET',
        address: `/rest/v1/chat_sessions?select=*&booking_id=eq.${BOOKING}&order=created_at.desc&limit=1`,
        body: null,
      },
    ]);
  });

  test('is begun with empty data when there is none', async () => {
    const { calls, rest } = wire({ status: 200, body: [] }, { status: 201, body: { id: SESSION, session_data: [] } });
    expect(await openChatSession(rest, BOOKING)).toEqual({ id: SESSION, messages: [], version: null });
    expect(calls[1]).toMatchObject({ method: 'POST', body: { booking_id: BOOKING, session_data: [] } });
  });

  test('fails loudly when the server refuses it', async () => {
    const denied = { status: 403, body: { code: '42501', message: 'permission denied', details: null, hint: null } };
    await expect(openChatSession(wire(denied).rest, BOOKING)).rejects.toMatchObject({ code: '42501' });
    await expect(openChatSession(wire({ status: 200, body: [] }, denied).rest, BOOKING)).rejects.toMatchObject({
      code: '42501',
    });
  });

  const NOW = '2026-11-21T10:02:00.000Z';
  const [V1, V2, V3] = ['2026-11-21T10:00:30+00:00', '2026-11-21T10:01:30+00:00', '2026-11-21T10:02:00+00:00'];
  const session = { id: SESSION, messages: [hello, ask], version: V1 };

  test('is saved whole, with id, content, role and time of every message, over the very one that was read', async () => {
    const { calls, rest } = wire({ status: 200, body: [{ updated_at: V3 }] });
    expect(await saveChatSession(rest, session, NOW)).toEqual({ ...session, version: V3 });
    expect(calls).toEqual([
      {
        method: 'PATCH',
        address: `/rest/v1/chat_sessions?id=eq.${SESSION}&updated_at=eq.${V1}&select=updated_at`,
        body: { session_data: [hello, ask], updated_at: NOW },
      },
    ]);
  });

  test('keeps what another tab has said meanwhile', async () => {
    const there: ChatMessage = { ...ask, id: '3', content: 'Later', timestamp: '2026-11-21T10:00:30.000Z' };
    const stored = { id: SESSION, session_data: [hello, there], updated_at: V2 };
    const { calls, rest } = wire(
      { status: 200, body: [] },
      { status: 200, body: stored },
      { status: 200, body: [{ updated_at: V3 }] },
    );
    const messages = [hello, there, ask];
    expect(await saveChatSession(rest, session, NOW)).toEqual({ id: SESSION, messages, version: V3 });
    expect(calls[2]).toMatchObject({ method: 'PATCH', body: { session_data: messages } });
    expect(calls[2]?.address).toContain(`updated_at=eq.${V2}`);
  });

  test('is saved where the server only says that it took it', async () => {
    const { rest } = wire({ status: 204, body: null });
    expect(await saveChatSession(rest, session, NOW)).toEqual({ ...session, version: null });
  });

  test('that could not be saved says so, also where others save all the time', async () => {
    const { rest } = wire({ status: 500, body: { code: 'XX000', message: 'no', details: null, hint: null } });
    expect(await saveChatSession(rest, session, NOW)).toBeNull();
    const stored = { id: SESSION, session_data: [hello], updated_at: V2 };
    const again = [
      { status: 200, body: [] },
      { status: 200, body: stored },
    ];
    expect(await saveChatSession(wire(...again, ...again, ...again).rest, session, NOW)).toBeNull();
  });
});

describe('asking the concierge', () => {
  test('sends the booking, the message and the history that ends with it, and reads the response', async () => {
    const { calls, functions } = wire({ status: 200, body: { response: 'Done.', changed: true } });
    expect(await askConcierge(functions, BOOKING, 'Cheaper', [hello, ask])).toEqual({
      ok: true,
      value: { response: 'Done.', changed: true, effect: null },
    });
    expect(calls[0]).toMatchObject({
      address: '/functions/v1/ai-concierge',
      body: { type: 'chat', booking_id: BOOKING, message: 'Cheaper', chat_history: [hello, ask] },
    });
  });

  test('an answer that says nothing of the plan has not changed it', async () => {
    const { functions } = wire({ status: 200, body: { response: 'Two rooms.' } });
    expect(await askConcierge(functions, BOOKING, 'Rooms?', [ask])).toEqual({
      ok: true,
      value: { response: 'Two rooms.', changed: false, effect: null },
    });
  });

  test('a refusal, an empty answer and something else altogether are all no reply', async () => {
    for (const answer of [
      { status: 500, body: { error: 'down' } },
      { status: 200, body: { response: '' } },
      { status: 200, body: ['Hello'] },
    ]) {
      expect(await askConcierge(wire(answer).functions, BOOKING, 'Cheaper', [ask])).toEqual({
        ok: false,
        reason: 'no-reply',
      });
    }
  });

  test('words are shown as they come, and the answer at the end is what counts', async () => {
    const events =
      'event: thinking\ndata: {}\n\nevent: delta\ndata: {"text":"Nine"}\n\nevent: delta\ndata: {"text":" it is."}\n\n';
    const done = 'event: done\ndata: {"response":"Nine it is.","changed":true}\n\n';
    const heard: string[] = [];
    const onWords = (soFar: string) => heard.push(soFar);
    const hear = (text: string) => askConcierge(streaming(text), BOOKING, 'Nine', [ask], { onWords });
    expect(await hear(events + done)).toEqual({
      ok: true,
      value: { response: 'Nine it is.', changed: true, effect: null },
    });
    expect(heard).toEqual(['Nine', 'Nine it is.']);
    for (const text of [
      events,
      `${events}event: error\ndata: {"error":"busy"}\n\n`,
      'event: done\ndata: {not json\n\n',
    ])
      expect(await hear(text)).toEqual({ ok: false, reason: 'no-reply' });
  });

  test('whoever presses Stop hears nothing more', async () => {
    const stop = new AbortController();
    const endless: typeof fetch = async (_input, init) => {
      const body = new ReadableStream<Uint8Array>({
        start: (controller) => {
          controller.enqueue(new TextEncoder().encode('event: delta\ndata: {"text":"Let"}\n\n'));
          init?.signal?.addEventListener('abort', () => controller.error(new DOMException('stopped', 'AbortError')));
        },
      });
      return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
    };
    const functions = new FunctionsClient('http://server/functions/v1', { customFetch: endless });
    const answer = askConcierge(functions, BOOKING, 'Nine', [ask], {
      signal: stop.signal,
      onWords: () => stop.abort(),
    });
    expect(await answer).toEqual({ ok: false, reason: 'stopped' });
  });
});
