import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import * as z from 'zod/mini';

const badRequest = (error: string): HTTPException =>
  new HTTPException(400, { res: Response.json({ error }, { status: 400 }) });

/**
 * False for text that PostgreSQL cannot keep: NUL, or half of a surrogate pair. Arrays are not looked into: the chat
 * history is never kept, and the labels of a tally have a rule of their own (count-call.ts).
 */
function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0');
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return true;
  return Object.values(value).every(isStorable);
}

/** Throws the function's own 400 when the body is not JSON. */
export async function readJsonBody(context: Context): Promise<unknown> {
  const text = await context.req.text();
  try {
    return JSON.parse(text);
  } catch {
    throw badRequest('The request body is not valid JSON');
  }
}

/** The call as its schema has it; an unknown field, a wrong type or a broken rule is a 400 that names the first fault. */
export function parseCall<Schema extends z.core.$ZodType>(schema: Schema, body: unknown): z.core.output<Schema> {
  const parsed = z.safeParse(schema, body);
  if (parsed.success) {
    if (isStorable(parsed.data)) return parsed.data;
    throw badRequest('The text contains characters that cannot be stored');
  }
  const [issue] = parsed.error.issues;
  const where = issue?.path.join('.');
  throw badRequest(where ? `${issue?.message} (${where})` : (issue?.message ?? 'Invalid request'));
}
