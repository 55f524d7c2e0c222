import * as z from 'zod/mini';
import { fail, ok, type Result } from '../../shared/result.ts';
import { firstMessages } from './first-messages.ts';

/** What a schema says of a form: the call as it will be sent, or the first message of each field. */
export function judgeForm(schema: z.core.$ZodType, values: unknown): Result<unknown, ReadonlyMap<string, string>> {
  const parsed = z.safeParse(schema, values);
  return parsed.success ? ok(parsed.data) : fail(firstMessages(parsed.error));
}
