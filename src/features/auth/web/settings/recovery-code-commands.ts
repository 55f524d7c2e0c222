import { callSignedFunction } from '../../../../platform/browser/call-signed-function.ts';
import { RecoveryCodesLeft, RecoveryCodesMade } from '../../domain/recovery-codes-call.ts';
import type { AuthFault } from '../auth-commands.ts';

export type MadeCodes = { error: null; codes: readonly string[] } | { error: AuthFault };

/** New recovery codes; those from before are void. They are shown this once. */
export async function makeRecoveryCodes(): Promise<MadeCodes> {
  const made = await callSignedFunction('recovery-codes', { type: 'make' });
  if (!made.ok) return { error: { message: made.reason.words, code: made.reason.code } };
  return { error: null, codes: RecoveryCodesMade.parse(made.value).codes };
}

/** How many recovery codes are left. Throws an Error with a sentence. */
export async function countRecoveryCodes(): Promise<number> {
  const counted = await callSignedFunction('recovery-codes', { type: 'count' });
  if (!counted.ok) throw new Error(counted.reason.words);
  return RecoveryCodesLeft.parse(counted.value).left;
}
