import type { AnswerResult } from './answer-chat.ts';

/** What the work on an answer tells while it goes on. */
export interface Progress {
  signal: AbortSignal;
  onThinking: () => void;
}

export interface StreamOptions {
  /** Ends when the client hangs up. */
  signal: AbortSignal;
  work: (progress: Progress) => Promise<AnswerResult>;
  /** What to say of an answer that failed after the stream had begun; it is logged there. */
  failed: (error: unknown) => { error: string };
}

/** Kept from proxies' buffers and from every cache: the words are for now. */
const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
};

/** A comment now and then, so that no proxy takes a thinking model for a dead connection. */
const KEEP_ALIVE_MS = 5_000;

/** Seen by nobody but the log. */
const CLIENT_CLOSED = 499;

const event = (name: string, data: object): string => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;

/** Words with the blank before them, a few at a time: what one event carries. */
const piecesOf = (text: string): string[] => text.match(/\s*\S+(?:\s+\S+){0,3}\s*$|\s*\S+(?:\s+\S+){0,3}/g) ?? [];

/**
 * Answers as an event stream: `delta` with the next words, at the end `done` with the same JSON as the plain answer,
 * or `error`. The words come once the change they tell of is stored, so nothing is said that turns out otherwise. An
 * answer that is refused before anything was sent comes back as the refusal, for a status of its own. When the client
 * hangs up, the work is told to end.
 */
export async function streamAnswer({ signal, work, failed }: StreamOptions): Promise<Response | AnswerResult> {
  const gone = new AbortController();
  const stop = (): void => gone.abort();
  signal.addEventListener('abort', stop, { once: true });
  const thinking = Promise.withResolvers<'thinking'>();
  const answer = work({ signal: gone.signal, onThinking: () => thinking.resolve('thinking') });
  const first = await Promise.race([answer, thinking.promise]).catch((error: unknown) => {
    if (gone.signal.aborted) return 'gone' as const;
    throw error;
  });
  if (first === 'gone') return new Response(null, { status: CLIENT_CLOSED });
  if (first !== 'thinking' && !first.ok) return first;

  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    start: async (controller) => {
      const send = (text: string): void => {
        if (!gone.signal.aborted) controller.enqueue(encoder.encode(text));
      };
      if (first === 'thinking') send(event('thinking', {}));
      const keepAlive = setInterval(() => send(': still here\n\n'), KEEP_ALIVE_MS);
      try {
        const result = await answer;
        if (result.ok) {
          for (const text of piecesOf(result.value.response)) send(event('delta', { text }));
          send(event('done', result.value));
        } else send(event('error', { error: result.reason }));
      } catch (error) {
        if (!gone.signal.aborted) send(event('error', failed(error)));
      } finally {
        clearInterval(keepAlive);
        signal.removeEventListener('abort', stop);
        if (!gone.signal.aborted) controller.close();
      }
    },
    cancel: stop,
  });
  return new Response(body, { headers: HEADERS });
}
