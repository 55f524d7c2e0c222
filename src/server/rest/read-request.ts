import type { Context } from 'hono';
import { type MediaType, negotiateMediaType } from './media-type.ts';
import { type Preferences, parsePreferences } from './preferences.ts';
import { parseQuery } from './query/parse-query.ts';
import type { RestQuery } from './query/query-tree.ts';
import { putNotSupported, unknownSchema, unsupportedMethod } from './request-errors.ts';
import { parseRowBody, type RowBody } from './row-body.ts';
import { type RowRange, rowRange } from './row-range.ts';

interface Common {
  table: string;
  query: RestQuery;
  preferences: Preferences;
  mediaType: MediaType;
}

export type RestRequest = Common &
  (
    | { verb: 'read'; range: RowRange; isHead: boolean }
    | { verb: 'insert'; body: RowBody }
    | { verb: 'update'; body: RowBody }
    | { verb: 'delete' }
  );

type Verb = RestRequest['verb'];

const VERBS: ReadonlyMap<string, Verb> = new Map([
  ['GET', 'read'],
  ['HEAD', 'read'],
  ['POST', 'insert'],
  ['PATCH', 'update'],
  ['DELETE', 'delete'],
]);

/** Everything a request says, checked as far as that goes without the catalog. Throws RestError. */
export async function readRequest(context: Context, table: string): Promise<RestRequest> {
  const { method } = context.req;
  if (method === 'PUT') throw putNotSupported();
  const verb = VERBS.get(method);
  if (!verb) throw unsupportedMethod(method);
  const schema = context.req.header(verb === 'read' ? 'accept-profile' : 'content-profile');
  if (schema !== undefined && schema !== 'public') throw unknownSchema(schema);
  // The key may come as a parameter; it is the gateway's and no filter.
  const parameters = [...new URL(context.req.url).searchParams].filter(([name]) => name !== 'apikey');
  const query = parseQuery(parameters);
  const common: Common = {
    table,
    query,
    preferences: parsePreferences(context.req.header('prefer')),
    mediaType: negotiateMediaType(context.req.header('accept')),
  };
  switch (verb) {
    case 'read': {
      const range = rowRange(query.limit, query.offset, context.req.header('range'));
      return { ...common, verb, range, isHead: method === 'HEAD' };
    }
    case 'insert':
    case 'update': {
      const body = parseRowBody(await context.req.text(), context.req.header('content-type'), query.columns);
      return { ...common, verb, body };
    }
    case 'delete':
      return { ...common, verb };
  }
}
