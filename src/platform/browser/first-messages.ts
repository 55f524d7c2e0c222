import type * as z from 'zod/mini';

/** The first message of each field, by its name, as forms show them (SPEC 5). */
export function firstMessages(error: z.core.$ZodError): ReadonlyMap<string, string> {
  const messages = new Map<string, string>();
  for (const { path, message } of error.issues) {
    const field = String(path[0] ?? '');
    if (!messages.has(field)) messages.set(field, message);
  }
  return messages;
}
