import type { Context } from 'hono';
import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import { authRoutes } from '../../src/features/auth/server/auth-routes.ts';
import type { PasswordHashes } from '../../src/features/auth/server/password-hashes.ts';
import type { CaptchaConfig } from '../../src/platform/node/config.ts';
import { createLog, type Log } from '../../src/platform/node/log.ts';
import { listMails, sendToOutbox } from '../../src/platform/node/mail/outbox.sql.ts';
import type { OpenIdClient } from '../../src/platform/node/open-id-config.ts';
import { quickHashes } from './quick-hashes.ts';
import { openTestDatabase } from './test-database.ts';

export const TEST_URL = 'http://localhost:4100';
const TEST_START = new Date('2026-06-01T12:00:00Z');

const JsonObject = z.record(z.string(), z.unknown());
const Session = z.object({
  access_token: z.string(),
  refresh_token: z.string(),
  user: z.object({ id: z.string() }),
});

export interface Call {
  token?: string;
  json?: unknown;
  /** A body that must arrive as it is written here. */
  text?: string;
  headers?: Record<string, string>;
}

export interface AuthSiteOptions {
  mailAutoconfirm?: boolean;
  /** 1 is what visitors meet; other tests are a crowd at one address. */
  limitScale?: number;
  factorKeys?: readonly Buffer[];
  captcha?: CaptchaConfig | null;
  googleClient?: OpenIdClient | null;
  log?: Log;
  /** True where what a hash costs is the subject. */
  hashesAsSold?: boolean;
  passwords?: PasswordHashes;
}

/** auth/v1 over a database of its own, with a clock that only the test moves. */
export async function openAuthSite({
  mailAutoconfirm = false,
  limitScale = 1000,
  factorKeys = [],
  captcha = null,
  googleClient = null,
  log = createLog('silent'),
  hashesAsSold = false,
  passwords = quickHashes(),
}: AuthSiteOptions = {}) {
  const database = await openTestDatabase();
  let time = TEST_START.getTime();
  const now = () => new Date(time);
  const limits = {
    /** A visitor is whoever the test says it is. */
    clientKey: (c: Context) => c.req.header('x-test-visitor') ?? '192.0.2.1',
    limitScale,
    factorKeys,
    captcha,
    redirectUrls: ['https://app.example/welcome'],
    googleClient,
    ...(hashesAsSold ? {} : { passwords }),
  };
  const deps = { db: database.db, publicUrl: TEST_URL, mailAutoconfirm, now, log, ...limits };
  const routes = authRoutes({ ...deps, sendMail: sendToOutbox });

  const call = async (method: string, path: string, { token, json, text, headers }: Call = {}) => {
    const content = text ?? (json === undefined ? undefined : JSON.stringify(json));
    const response = await routes.request(path, {
      method,
      headers: {
        'x-supabase-api-version': '2024-01-01',
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(content === undefined ? {} : { body: content }),
    });
    const answer = await response.text();
    const body = answer === '' ? {} : JsonObject.parse(JSON.parse(answer));
    return { status: response.status, headers: response.headers, body };
  };
  const sessionOf = (body: unknown) => {
    const { access_token: accessToken, refresh_token: refreshToken, user } = Session.parse(body);
    return { accessToken, refreshToken, userId: user.id };
  };

  return {
    ...limits,
    db: database.db,
    now,
    call,
    sessionOf,
    /** With autoconfirm: a new account and its first session. */
    signUp: async (email: string, password = 'violet-otter') =>
      sessionOf((await call('POST', '/signup', { json: { email, password } })).body),
    signIn: async (email: string, password = 'violet-otter') =>
      sessionOf((await call('POST', '/token?grant_type=password', { json: { email, password } })).body),
    refresh: (refreshToken: string) =>
      call('POST', '/token?grant_type=refresh_token', { json: { refresh_token: refreshToken } }),
    mailsTo: async (address: string) => (await database.db.asApp(listMails)).filter(({ to }) => to === address),
    pass: (seconds: number) => {
      time += seconds * 1000;
    },
    /** Looks at or changes rows as the server itself. */
    query: (text: string) =>
      database.db.asApp(async (tx: Kysely<Record<never, never>>) => {
        const { rows } = await sql.raw<Record<string, unknown>>(text).execute(tx);
        return rows;
      }),
    close: database.close,
  };
}

export type AuthSite = Awaited<ReturnType<typeof openAuthSite>>;
