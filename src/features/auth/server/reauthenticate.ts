import type { Context } from 'hono';
import { fail, ok } from '../../../shared/result.ts';
import { actionMail } from './action-mail.ts';
import { authErrors } from './auth-error.ts';
import type { AuthServices } from './auth-services.ts';
import { asBearer } from './bearer.ts';
import { errorResponse } from './error-response.ts';
import { overMailLimit, overVisitorLimit } from './limits.ts';
import { issueOneTimeToken } from './one-time-token.ts';
import { changeUser, lockUser } from './users.sql.ts';

/** GET /reauthenticate: mails a code which, as `nonce` of PUT /user, lets an old session change the password. */
export const reauthenticate =
  (services: AuthServices) =>
  async (c: Context): Promise<Response> => {
    const { publicUrl, sendMail, now } = services;
    const at = now();
    const done = await asBearer(c, services, async (tx, actor) => {
      const user = await lockUser(tx, actor.user.id);
      if (!user) return fail(authErrors.userNotFound);
      if (user.email === null || !user.email_confirmed_at) return fail(authErrors.reauthenticationNeedsEmail);
      const refusal =
        (await overVisitorLimit(tx, services, 'reauthenticate', services.clientKey(c))) ??
        (await overMailLimit(tx, services, { kind: 'reauthentication', to: user.email }));
      if (refusal) return fail(refusal);
      const { id: userId, email: address } = user;
      const { code } = await issueOneTimeToken(tx, { userId, purpose: 'reauthentication', address, at });
      await sendMail(tx, actionMail(publicUrl, address, { kind: 'reauthentication', code }));
      await changeUser(tx, userId, { reauthentication_sent_at: at }, at);
      return ok({});
    });
    if (!done.ok) return errorResponse(c, done.reason);
    return done.value.ok ? c.json(done.value.value) : errorResponse(c, done.value.reason);
  };
