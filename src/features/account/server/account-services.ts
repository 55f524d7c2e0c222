import type { Database } from '../../../platform/node/db/database.ts';
import type { Log } from '../../../platform/node/log.ts';
import type { SendMail } from '../../../platform/node/mail/outbox.sql.ts';
import type { TokenVerifier } from '../../auth/server/public.ts';

export interface AccountServices {
  db: Database;
  now: () => Date;
  log: Log;
  publicUrl: string;
  sendMail: SendMail;
  /** Without forgiveness for clocks: the same that auth/v1 judges with. */
  verifier: TokenVerifier;
}

/** Why a command of the account was not done; `message` is a sentence for the person. */
export interface AccountFault {
  status: 400 | 401 | 403 | 404 | 413 | 415 | 429;
  code: string;
  message: string;
  retryAfterSeconds?: number;
}
