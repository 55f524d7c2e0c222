import type { Context } from 'hono';
import type { Tx } from '../../../platform/node/db/database.ts';
import { fail, type Result } from '../../../shared/result.ts';
import { type Actor, asBearer, lacksSecondFactor } from '../../auth/server/public.ts';
import type { AccountFault, AccountServices } from './account-services.ts';

const SIGN_IN: AccountFault = { status: 401, code: 'session_not_found', message: 'Please sign in first.' };
const SECOND_STEP: AccountFault = {
  status: 403,
  code: 'insufficient_aal',
  message: 'Please give your second step first: sign in once more.',
};

/**
 * Runs `work` for the person of the token, whose session lives and who has given the second step if they have one; in the
 * transaction in which that was looked at.
 */
export async function asOwner<Value>(
  c: Context,
  services: AccountServices,
  work: (tx: Tx, owner: Actor) => Promise<Result<Value, AccountFault>>,
): Promise<Result<Value, AccountFault>> {
  const done = await asBearer(c, services, async (tx, actor) =>
    (await lacksSecondFactor(tx, actor)) ? fail(SECOND_STEP) : work(tx, actor),
  );
  return done.ok ? done.value : fail(SIGN_IN);
}
