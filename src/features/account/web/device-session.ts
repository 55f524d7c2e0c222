import * as z from 'zod/mini';
import { callSignedFunction } from '../../../platform/browser/call-signed-function.ts';

/** One place where the account is signed in. Times are ISO instants. */
export const DeviceSession = z.object({
  id: z.string(),
  createdAt: z.string(),
  lastUsedAt: z.string(),
  /** Browser and system in words; never exact. */
  device: z.string(),
  isCurrent: z.boolean(),
  /** Came in with a second step. */
  isSecondFactor: z.boolean(),
});
export type DeviceSession = z.infer<typeof DeviceSession>;

const Answer = z.object({ sessions: z.array(DeviceSession) });

/** Where the account is signed in, this device first and then the one used last. Throws an Error with a sentence. */
export async function listSessions(): Promise<DeviceSession[]> {
  const answer = await callSignedFunction('account', { type: 'sessions' });
  if (!answer.ok) throw new Error(answer.reason.words);
  return Answer.parse(answer.value).sessions.toSorted(
    (one, other) =>
      Number(other.isCurrent) - Number(one.isCurrent) || Date.parse(other.lastUsedAt) - Date.parse(one.lastUsedAt),
  );
}

/** Signs one device out. Throws an Error with a sentence. */
export async function endSession(id: string): Promise<void> {
  const answer = await callSignedFunction('account', { type: 'end-session', id });
  if (!answer.ok) throw new Error(answer.reason.words);
}
