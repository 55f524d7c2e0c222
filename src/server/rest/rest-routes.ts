import { randomUUID } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { isClientGone } from '../../platform/node/client-gone.ts';
import type { Caller, Database } from '../../platform/node/db/database.ts';
import { sqlState } from '../../platform/node/db/database-unavailable.ts';
import { limitBody } from '../../platform/node/http/limit-body.ts';
import type { Log } from '../../platform/node/log.ts';
import type { Answer } from './answer.ts';
import { callerOfToken, type VerifyToken } from './caller-of-token.ts';
import { databaseError } from './database-error.ts';
import { packAnswer } from './pack-answer.ts';
import { readRequest } from './read-request.ts';
import { bodyTooLarge, invalidBody, invalidPath, rootDisabled, unknownFunction } from './request-errors.ts';
import { RestError } from './rest-error.ts';
import { runRequest } from './run-request.ts';
import { createSchemaCache } from './schema/schema-cache.ts';

export interface RestDeps {
  db: Database;
  verifyToken: VerifyToken;
  log: Log;
  now: () => Date;
}

const MAX_BODY_BYTES = 1024 * 1024;

/**
 * rest/v1: a subset of PostgREST over the tables of schema public, for whoever the bearer token says. What exists is
 * read from the catalog and who may do what is decided by grants and row-level security, so this code names no table.
 */
export function restRoutes({ db, verifyToken, log, now }: RestDeps): Hono {
  const schema = createSchemaCache(db, now);

  /** Answers the work's result, or its error; the token is checked before anything else of the request. */
  const answer = async (context: Context, work: (caller: Caller) => Promise<Answer>): Promise<Response> => {
    let role: Caller['role'] = 'anon';
    try {
      const caller = await callerOfToken(context.req.header('authorization'), verifyToken);
      role = caller.role;
      return await respond(context, await work(caller));
    } catch (error) {
      return await respond(context, restError(error, role, log).toAnswer());
    }
  };
  const refuse = (error: RestError) => async () => {
    throw error;
  };

  const rest = new Hono();
  rest.use(
    limitBody({
      maxSize: MAX_BODY_BYTES,
      onError: (context) => respond(context, bodyTooLarge(MAX_BODY_BYTES).toAnswer()),
    }),
  );
  rest.all('/', (context) => answer(context, refuse(rootDisabled())));
  rest.all('/rpc/:name', (context) => answer(context, refuse(unknownFunction(context.req.param('name')))));
  rest.all('/:table', (context) =>
    answer(context, async (caller) =>
      runRequest(await readRequest(context, context.req.param('table')), caller, { db, schema }),
    ),
  );
  rest.all('*', (context) => answer(context, refuse(invalidPath())));
  return rest;
}

async function respond(context: Context, answer: Answer): Promise<Response> {
  const { status } = answer;
  if (context.req.method === 'HEAD') return context.newResponse(null, { status, headers: { ...answer.headers } });
  const { body, headers, isVaried } = await packAnswer(answer, context.req.header('accept-encoding'));
  // Beside the origin, by which every answer varies: one given with the response would take its place.
  if (isVaried) context.header('vary', 'Accept-Encoding', { append: true });
  return context.newResponse(body, { status, headers: { ...headers } });
}

function restError(error: unknown, role: Caller['role'], log: Log): RestError {
  if (error instanceof RestError) return error;
  if (isClientGone(error)) return invalidBody('The request body did not arrive whole');
  const known = databaseError(error, role);
  if (known) return known;
  const id = randomUUID();
  // Not the whole error: PostgreSQL's detail can hold the values of a row.
  const { message, stack } = error instanceof Error ? error : new Error('thrown: no error');
  log.error({ id, sqlState: sqlState(error), message, stack }, 'rest/v1 failed');
  return new RestError(500, 'PGRSTX00', 'Something went wrong on our side', { details: `The error has the id ${id}` });
}
