import type { FunctionsClient } from '@supabase/functions-js';
import type { PostgrestClient } from '@supabase/postgrest-js';
import * as z from 'zod/mini';
import { fail, ok, type Result } from '../../../shared/result.ts';
import { type ChatMessage, readSessionData } from './chat-message.ts';

/** Named so that the linter does not take it for the method of a promise. */
const orElse = z.catch;

/** Reads and writes of one row answer in milliseconds; this is for networks, not for databases. */
const REST_TIMEOUT_MS = 15_000;
/** The concierge may ask a model and plan anew. */
const REPLY_TIMEOUT_MS = 60_000;
/** The server refuses longer lists, and uses only its own history anyway (PRODUCT). */
const HISTORY_MAX = 2_000;

export interface ChatSession {
  id: string;
  messages: ChatMessage[];
}

const Row = z.object({ id: z.uuid(), session_data: z.unknown() });

function readRow(stored: unknown): ChatSession {
  const row = Row.parse(stored);
  return { id: row.id, messages: readSessionData(row.session_data) };
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

/** Stores the full history for display. False when the server did not take it; the next save carries it all again. */
export async function saveChatSession(
  rest: PostgrestClient,
  sessionId: string,
  messages: readonly ChatMessage[],
  updatedAt: string,
): Promise<boolean> {
  const { error } = await rest
    .from('chat_sessions')
    .update({ session_data: messages, updated_at: updatedAt })
    .eq('id', sessionId)
    .abortSignal(AbortSignal.timeout(REST_TIMEOUT_MS));
  return error === null;
}

const Reply = z.object({
  response: z.string().check(z.minLength(1)),
  /** True when the plan is another one now. */
  changed: orElse(z.boolean(), false),
});
export type ConciergeReply = z.output<typeof Reply>;

/** Call 2 of SPEC 7. `history` already ends with the new message. */
export async function askConcierge(
  functions: Pick<FunctionsClient, 'invoke'>,
  bookingId: string,
  message: string,
  history: readonly ChatMessage[],
): Promise<Result<ConciergeReply, 'no-reply'>> {
  const { data, error } = await functions.invoke<unknown>('ai-concierge', {
    body: { type: 'chat', booking_id: bookingId, message, chat_history: history.slice(-HISTORY_MAX) },
    timeout: REPLY_TIMEOUT_MS,
  });
  if (error) return fail('no-reply');
  const reply = Reply.safeParse(data);
  return reply.success ? ok(reply.data) : fail('no-reply');
}
