import type { Context } from 'hono';
import type { Tx } from '../../../platform/node/db/database.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';
import { type AuthError, authErrors } from './auth-error.ts';
import type { AuthServices } from './auth-services.ts';
import { listCredentials } from './credentials.sql.ts';
import { errorResponse, loggableError, thrownError } from './error-response.ts';
import type { ProviderFlowRow, UserRow } from './identity-tables.sql.ts';
import { overLimit } from './limits.ts';
import { type LiveSession, openSession } from './open-session.ts';
import { issuePkceCode } from './pkce-code.ts';
import { readBrowserSecret } from './provider/browser-secret.ts';
import {
  callbackRefusal,
  faultRefusal,
  STATE_EXPIRED,
  STATE_INVALID,
  STATE_MISSING,
} from './provider/callback-refusal.ts';
import type { Arrival } from './provider/open-id-provider.ts';
import { endFlow, flowChallenge, isFlowExpired } from './provider/provider-flow.ts';
import { findLinkingUser } from './provider/provider-flows.sql.ts';
import { settleLink, settleSignIn } from './provider/settle-sign-in.ts';
import { sessionJson } from './session-json.ts';
import { lockSession } from './sessions.sql.ts';
import { type Refusal, refusedAddress, sessionFields, withFragment, withQuery } from './way-back.ts';

type Opened = { kind: 'session'; live: LiveSession } | { kind: 'code'; code: string };

/** What a provider says when it sends the browser back (RFC 6749, 4.1.2; RFC 9207). */
const FIELDS = ['code', 'state', 'error', 'error_description', 'iss'] as const;
const QUERY_MAX_LENGTH = 8_000;

/** GET and POST /callback: the browser is back from the provider. Answers 302 to where it wanted to go in the beginning. */
export const callback =
  (services: AuthServices) =>
  async (c: Context): Promise<Response> => {
    if (c.req.method === 'HEAD') return c.body(null);
    c.header('Referrer-Policy', 'no-referrer');
    // A form posted from another site comes without the cookie, and the redirect it is answered with brings it.
    if (c.req.method === 'POST') {
      return c.redirect(`${services.publicUrl}/auth/v1/callback?${knownFields(await c.req.text())}`, 303);
    }
    const refusal = await overLimit(c, services, 'exchange');
    if (refusal) return errorResponse(c, refusal);
    return c.redirect(await wayBack(c, services, knownFields(new URL(c.req.url).search)), 302);
  };

function knownFields(text: string): string {
  const given = new URLSearchParams(text);
  const known = new URLSearchParams(FIELDS.flatMap((name) => given.getAll(name).map((value) => [name, value])));
  return known.toString().slice(0, QUERY_MAX_LENGTH);
}

async function wayBack(c: Context, services: AuthServices, query: string): Promise<string> {
  const { publicUrl, db, now } = services;
  const state = new URLSearchParams(query).get('state') ?? '';
  if (state === '') return refusedAddress(publicUrl, STATE_MISSING, false);
  const browserSecret = readBrowserSecret(c, publicUrl);
  const begun = browserSecret && (await db.asApp((tx) => endFlow(tx, state, browserSecret)));
  if (!begun) return refusedAddress(publicUrl, STATE_INVALID, false);

  const { flow, secrets } = begun;
  const refuse = (refusal: Refusal) => refusedAddress(flow.redirect_to, refusal, flow.code_challenge !== null);
  if (isFlowExpired(flow, now()) || services.google === null) return refuse(STATE_EXPIRED);
  const arrival = await services.google.finish(`?${query}`, secrets);
  if (!arrival.ok) {
    if (arrival.reason.kind !== 'declined') {
      services.log.warn({ kind: arrival.reason.kind, cause: arrival.reason.cause }, 'a sign-in by provider failed');
    }
    return refuse(faultRefusal(arrival.reason));
  }
  try {
    const userAgent = c.req.header('user-agent');
    const opened = await db.asApp((tx) => settle(tx, services, flow, { ...arrival.value, userAgent }));
    if (!opened.ok) return refuse(callbackRefusal(opened.reason));
    if (opened.value.kind === 'code') return withQuery(flow.redirect_to, { code: opened.value.code });
    const session = await sessionJson(services, opened.value.live);
    return withFragment(flow.redirect_to, sessionFields(session, arrival.value.tokens));
  } catch (error) {
    // The person stands in a redirect: an answer in JSON would be the end of the way.
    services.log.error(loggableError(error), 'a sign-in by provider failed');
    return refuse(callbackRefusal(thrownError(error)));
  }
}

async function settle(
  tx: Tx,
  services: AuthServices,
  flow: ProviderFlowRow,
  { person, tokens, userAgent }: Arrival & { userAgent: string | undefined },
): Promise<Result<Opened, AuthError>> {
  const at = services.now();
  const { linking_session_id: sessionId } = flow;
  const linkingUserId = sessionId === null ? undefined : await findLinkingUser(tx, sessionId);
  if (sessionId !== null && linkingUserId === undefined) return fail(authErrors.sessionNotFound);
  const settled =
    linkingUserId === undefined
      ? await settleSignIn(tx, services, person, at)
      : await settleLink(tx, services, person, linkingUserId, at);
  if (!settled.ok) return settled;
  const user = settled.value;
  const challenge = flowChallenge(flow);
  if (challenge) {
    const wait = { userId: user.id, method: 'oauth', challenge, providerTokens: tokens, at } as const;
    return ok({ kind: 'code', code: await issuePkceCode(tx, wait) });
  }
  if (sessionId === null) {
    return ok({ kind: 'session', live: await openSession(tx, { userId: user.id, method: 'oauth', userAgent, at }) });
  }
  const live = await sameSession(tx, user, sessionId);
  return live ? ok({ kind: 'session', live }) : fail(authErrors.sessionNotFound);
}

/** Who adds a provider goes on as they were, with their second factor and without another device in their list. */
async function sameSession(tx: Tx, user: UserRow, sessionId: string): Promise<LiveSession | undefined> {
  const session = await lockSession(tx, sessionId);
  if (!session) return undefined;
  return { user, ...(await listCredentials(tx, user.id)), session };
}
