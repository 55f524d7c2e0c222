import * as z from 'zod/mini';

/** Long enough for a pasted group chat, short enough to read. */
export const CHAT_MESSAGE_MAX = 10_000;

/** The chat call of SPEC 7. The history is accepted and never believed: the server keeps its own (PRODUCT). */
export const ChatCall = z.strictObject({
  type: z.literal('chat'),
  booking_id: z.uuid('booking_id must be the id of a booking'),
  message: z
    .string('message must be text')
    .check(z.trim(), z.minLength(1, 'message is empty'), z.maxLength(CHAT_MESSAGE_MAX, 'message is too long')),
  chat_history: z.optional(z.nullable(z.array(z.unknown()).check(z.maxLength(2_000, 'chat_history is too long')))),
});
export type ChatCall = z.infer<typeof ChatCall>;
