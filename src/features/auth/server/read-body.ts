import type { Context } from 'hono';
import type * as z from 'zod/mini';
import { fail, ok, type Result } from '../../../shared/result.ts';
import { type AuthError, authErrors } from './auth-error.ts';

/** The request's JSON in the shape of its message. `null` stands for an empty object, as the official server has it. */
export async function readBody<Message>(
  c: Context,
  schema: z.ZodMiniType<Message>,
): Promise<Result<Message, AuthError>> {
  const json = parseJson(await c.req.text());
  if (!json.ok) return fail(authErrors.badJson('it is not valid JSON'));
  const message = schema.safeParse(json.value ?? {});
  if (message.success) return ok(message.data);
  const fields = [...new Set(message.error.issues.map(({ path }) => path.join('.') || 'the body'))];
  return fail(authErrors.badJson(`wrong type of ${fields.join(', ')}`));
}

function parseJson(text: string): Result<unknown, 'not-json'> {
  try {
    return ok(JSON.parse(text));
  } catch {
    return fail('not-json');
  }
}
