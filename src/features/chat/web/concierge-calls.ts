import type { FunctionsClient } from '@supabase/functions-js';
import type { PostgrestClient } from '@supabase/postgrest-js';
import * as z from 'zod/mini';
import { fail, ok, type Result } from '../../../shared/result.ts';
import { ChatAnswer } from '../domain/chat-answer.ts';
import { type ChatMessage, mergeMessages, readSessionData } from './chat-message.ts';
import { readEventStream } from './read-event-stream.ts';

/** Reads and writes of one row answer in milliseconds; this is for networks, not for databases. */
const REST_TIMEOUT_MS = 15_000;
/** The concierge may ask a model and plan anew. */
const REPLY_TIMEOUT_MS = 60_000;
/** The server refuses longer lists, and uses only its own history anyway (PRODUCT). */
const HISTORY_MAX = 2_000;

export interface ChatSession {
  id: string;
  messages: ChatMessage[];
  /** When it was stored last, as the server says it; null where it does not. */
  version: string | null;
}

const Version = z.pipe(
  z.optional(z.nullable(z.string())),
  z.transform((said) => said ?? null),
);
const Row = z.object({ id: z.uuid(), session_data: z.unknown(), updated_at: Version });

function readRow(stored: unknown): ChatSession {
  const row = Row.parse(stored);
  return { id: row.id, messages: readSessionData(row.session_data), version: row.updated_at };
}

/** The newest chat session of a booking, or a new one with empty data (SPEC 7). Throws the client's error. */
export async function openChatSession(rest: PostgrestClient, bookingId: string): Promise<ChatSession> {
  const found = await rest
    .from('chat_sessions')
    .select('*')
    .eq('booking_id', bookingId)
    .order('created_at', { ascending: false })
    .limit(1)
    .abortSignal(AbortSignal.timeout(REST_TIMEOUT_MS));
  if (found.error) throw found.error;
  const [newest] = z.array(z.unknown()).parse(found.data);
  if (newest !== undefined) return readRow(newest);
  const created = await rest
    .from('chat_sessions')
    .insert({ booking_id: bookingId, session_data: [] })
    .select()
    .abortSignal(AbortSignal.timeout(REST_TIMEOUT_MS))
    .single();
  if (created.error) throw created.error;
  return readRow(created.data);
}

/** How often a save is begun anew because another tab saved meanwhile. */
const SAVE_TRIES = 3;

/**
 * Stores the full history for display. What another tab has stored since the session was read is kept beside it. Returns
 * what is stored now; null when the server did not take it: the next save carries it all again.
 */
export async function saveChatSession(
  rest: PostgrestClient,
  session: ChatSession,
  updatedAt: string,
): Promise<ChatSession | null> {
  let saving = session;
  for (let tries = 0; tries < SAVE_TRIES; tries += 1) {
    const { id, messages, version } = saving;
    const write = rest.from('chat_sessions').update({ session_data: messages, updated_at: updatedAt }).eq('id', id);
    const { data, error } = await (version === null ? write : write.eq('updated_at', version))
      .select('updated_at')
      .abortSignal(AbortSignal.timeout(REST_TIMEOUT_MS));
    if (error) return null;
    // Taken, without a word on what is stored.
    if (data === null) return { ...saving, version: null };
    const [row] = data;
    if (row !== undefined) return { ...saving, version: Version.parse(row.updated_at) };
    const stored = await readChatSession(rest, id);
    if (stored === null) return null;
    saving = { ...stored, messages: mergeMessages(stored.messages, messages) };
  }
  return null;
}

async function readChatSession(rest: PostgrestClient, id: string): Promise<ChatSession | null> {
  const { data, error } = await rest
    .from('chat_sessions')
    .select('*')
    .eq('id', id)
    .abortSignal(AbortSignal.timeout(REST_TIMEOUT_MS))
    .maybeSingle();
  return error || data === null ? null : readRow(data);
}

export interface Listening {
  /** The reply so far, while it comes. It is a preview: the answer that is returned in the end is what counts. */
  onWords?: (soFar: string) => void;
  /** Ends the call. What the server has not stored by then it never will. */
  signal?: AbortSignal;
}

const Delta = z.object({ text: z.string() });

/** Call 2 of SPEC 7, as a stream where the server gives one. `history` already ends with the new message. */
export async function askConcierge(
  functions: Pick<FunctionsClient, 'invoke'>,
  bookingId: string,
  message: string,
  history: readonly ChatMessage[],
  { onWords, signal }: Listening = {},
): Promise<Result<ChatAnswer, 'no-reply' | 'stopped'>> {
  // Not the client's own timeout: that one ends with the headers, and the words come after them.
  const call = new AbortController();
  const end = (): void => call.abort();
  const timer = setTimeout(end, REPLY_TIMEOUT_MS);
  signal?.addEventListener('abort', end, { once: true });
  try {
    const { data, error } = await functions.invoke<unknown>('ai-concierge', {
      body: { type: 'chat', booking_id: bookingId, message, chat_history: history.slice(-HISTORY_MAX) },
      headers: { Accept: 'text/event-stream, application/json' },
      signal: call.signal,
    });
    const answer = !error && data instanceof Response && data.body ? await listen(data.body, onWords) : data;
    const reply = ChatAnswer.safeParse(answer);
    if (!error && reply.success) return ok(reply.data);
  } catch {
    // The connection broke off: a missing answer, whatever the reason.
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', end);
  }
  return fail(signal?.aborted ? 'stopped' : 'no-reply');
}

/** What `done` brings; undefined when the stream ended without it. */
async function listen(body: ReadableStream<Uint8Array>, onWords?: (soFar: string) => void): Promise<unknown> {
  let soFar = '';
  for await (const { name, data } of readEventStream(body)) {
    const event: unknown = JSON.parse(data);
    if (name === 'done') return event;
    if (name === 'error') return undefined;
    const delta = name === 'delta' ? Delta.safeParse(event) : null;
    if (!delta?.success) continue;
    soFar += delta.data.text;
    onWords?.(soFar);
  }
  return undefined;
}
