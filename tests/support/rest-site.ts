import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { createLog } from '../../src/platform/node/log.ts';
import { restRoutes } from '../../src/server/rest/rest-routes.ts';
import { openTestDatabase, openTestPool } from './test-database.ts';

export interface Call {
  method?: string;
  /** A user's id; without one the call is anonymous. */
  as?: string;
  prefer?: string;
  accept?: string;
  body?: unknown;
  /** A body that must arrive as it is written here. */
  text?: string;
  headers?: Record<string, string>;
}

export interface Reply {
  status: number;
  headers: Headers;
  text: string;
  json: unknown;
}

/** rest/v1 over a database of its own, with tokens of the form `user.<id>.x` that need no key. */
export async function openRestSite(options: { poolMax?: number } = {}) {
  const database = await openTestDatabase(options);
  const owner = openTestPool(database.ownerUrl, 2);
  let time = Date.parse('2026-11-21T10:00:00Z');
  const rest = restRoutes({
    db: database.db,
    log: createLog('silent'),
    now: () => new Date(time),
    verifyToken: async (token) => {
      const [kind, sub] = token.split('.');
      if (kind === 'user') return { ok: true, claims: { role: 'authenticated', sub } };
      if (kind === 'role') return { ok: true, claims: { role: sub } };
      return { ok: false, reason: kind ?? 'malformed' };
    },
  });
  const call = async (path: string, { method = 'GET', as, prefer, accept, body, text, headers }: Call = {}) => {
    const content = text ?? (body === undefined ? undefined : JSON.stringify(body));
    const response = await rest.request(path, {
      method,
      headers: {
        ...(as === undefined ? {} : { authorization: `Bearer user.${as}.x` }),
        ...(prefer === undefined ? {} : { prefer }),
        ...(accept === undefined ? {} : { accept }),
        ...(content === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(content === undefined ? {} : { body: content }),
    });
    const answer = await response.text();
    const json: unknown = answer === '' ? undefined : JSON.parse(answer);
    return { status: response.status, headers: response.headers, text: answer, json } satisfies Reply;
  };
  /** The owner does not pass its own forced policies, so rows are made as the server itself. */
  const asApp = async (statement: string, values: unknown[] = []): Promise<Record<string, unknown>[]> => {
    const client = await owner.connect();
    try {
      await client.query('begin; set local role app');
      const result = await client.query(statement, values);
      await client.query('commit');
      return result.rows;
    } finally {
      client.release();
    }
  };
  return {
    db: database.db,
    routes: rest,
    call,
    asApp,
    /** As the owner of the tables, for migrations. */
    migrate: async (statements: string) => void (await owner.query(statements)),
    /** Cuts every connection of the server; answers how many there were. */
    endConnections: async () => {
      const superuser = new pg.Client(inject('superuserUrl'));
      await superuser.connect();
      const { rows } = await superuser.query(
        `select count(pg_terminate_backend(pid))::int as ended from pg_stat_activity where datname = $1 and usename = 'app'`,
        [new URL(database.appUrl).pathname.slice(1)],
      );
      await superuser.end();
      return Number(rows[0]?.ended);
    },
    waitSeconds: (seconds: number) => {
      time += seconds * 1000;
    },
    addUser: async () => {
      const id = randomUUID();
      await asApp('insert into identity.users (id, email) values ($1, $2)', [id, `${id}@example.org`]);
      return id;
    },
    addBooking: async (userId: string, destination = 'London') => {
      const id = randomUUID();
      await asApp(
        `insert into public.bookings (id, user_id, event_type, destination, group_size, contact_email, brief, request,
          plan, ai_recommendations, price_per_person_pence)
         values ($1, $2, 'birthday', $3, 8, 'a@example.org', '{}', '{}', '{"days": [{"city": "York"}]}', '{"days": []}', 12345)`,
        [id, userId, destination],
      );
      return id;
    },
    close: async () => {
      await owner.end();
      await database.close();
    },
  };
}

export type RestSite = Awaited<ReturnType<typeof openRestSite>>;
