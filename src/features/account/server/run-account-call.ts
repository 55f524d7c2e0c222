import type { Context } from 'hono';
import type { Tx } from '../../../platform/node/db/database.ts';
import { tryAllowance } from '../../../platform/node/limits/allowance.sql.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';
import { type Actor, endSession, listSessions } from '../../auth/server/public.ts';
import type { AccountCall } from '../domain/account-call.ts';
import { deviceName } from '../domain/device-name.ts';
import type { AccountFault, AccountServices } from './account-services.ts';
import { asOwner } from './as-owner.ts';
import { deleteAccount } from './delete-account.ts';
import type { ExportOwner } from './export-account.sql.ts';
import { exportAccount } from './export-account.ts';

/** What a call answers: JSON, or for the export the pieces of a JSON text. */
export type AccountAnswer = { kind: 'json'; body: object } | { kind: 'file'; pieces: AsyncGenerator<string> };

const HOUR = 3600;
/** Reading everything is work, and nobody needs it more often. */
const EXPORTS_PER_HOUR = 10;
const DELETIONS_PER_HOUR = 20;

/** functions/v1/account, as account-call.ts describes it. */
export async function runAccountCall(
  c: Context,
  services: AccountServices,
  call: AccountCall,
): Promise<Result<AccountAnswer, AccountFault>> {
  switch (call.type) {
    case 'sessions':
      return json(await asOwner(c, services, async (tx, owner) => ok({ sessions: await sessionsOf(tx, owner) })));
    case 'end-session': {
      const ended = await asOwner(c, services, async (tx, { user }) =>
        (await endSession(tx, user.id, call.id)) ? ok({ ended: true }) : fail(NO_SUCH_SESSION),
      );
      return json(ended);
    }
    case 'delete': {
      const deleted = await asOwner(c, services, async (tx, owner) => {
        const limit = await allow(tx, services, `account:delete:${owner.user.id}`, DELETIONS_PER_HOUR);
        return limit.ok ? deleteAccount(tx, services, owner, call.email) : limit;
      });
      return json(deleted);
    }
    case 'export': {
      const owner = await asOwner(c, services, async (tx, { user }): Promise<Result<ExportOwner, AccountFault>> => {
        const limit = await allow(tx, services, `account:export:${user.id}`, EXPORTS_PER_HOUR);
        // Enquiries and mails are found by the address, so it must have been shown to be theirs.
        return limit.ok ? ok({ userId: user.id, email: user.email_confirmed_at ? user.email : null }) : limit;
      });
      return owner.ok ? ok({ kind: 'file', pieces: exportAccount(services, owner.value) }) : owner;
    }
  }
}

const NO_SUCH_SESSION: AccountFault = {
  status: 404,
  code: 'session_not_found',
  message: 'That device is signed out already.',
};

const json = (done: Result<object, AccountFault>): Result<AccountAnswer, AccountFault> =>
  done.ok ? ok({ kind: 'json', body: done.value }) : done;

async function allow(tx: Tx, { now }: AccountServices, key: string, most: number): Promise<Result<void, AccountFault>> {
  const outcome = await tryAllowance(tx, { key, most, windowSeconds: HOUR, now: now() });
  if (outcome.ok) return ok(undefined);
  const { retryAfterSeconds } = outcome;
  const minutes = Math.ceil(retryAfterSeconds / 60);
  const message = `That was a lot in a short time. Please try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`;
  return fail({ status: 429, code: 'over_request_rate_limit', message, retryAfterSeconds });
}

async function sessionsOf(tx: Tx, { user, sessionId }: Actor) {
  const sessions = await listSessions(tx, user.id);
  return sessions.map((session) => ({
    id: session.id,
    createdAt: session.created_at,
    lastUsedAt: session.refreshed_at,
    device: deviceName(session.user_agent),
    isCurrent: session.id === sessionId,
    isSecondFactor: session.aal === 'aal2',
  }));
}
