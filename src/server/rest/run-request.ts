import { type RawBuilder, sql } from 'kysely';
import type { Caller, Database } from '../../platform/node/db/database.ts';
import type { Answer } from './answer.ts';
import { answerOf } from './answer-of.ts';
import type { RestRequest } from './read-request.ts';
import { invalidBody, notASingleRow, tooManyAffected } from './request-errors.ts';
import type { SchemaCache } from './schema/schema-cache.ts';
import type { Table } from './schema/table.ts';
import { readSql } from './sql/read.sql.ts';
import type { ResultRow } from './sql/rows.sql.ts';
import { deleteSql, insertSql, updateSql } from './sql/write.sql.ts';

const NOTHING_DONE: ResultRow = { rows: 0, total: null, inserted: null, key: null, body: null };

/**
 * One request, one transaction, as the caller: row-level security decides what exists. Throws RestError, which takes
 * the writes back, or whatever the database throws.
 */
export async function runRequest(
  request: RestRequest,
  caller: Caller,
  { db, schema }: { db: Database; schema: SchemaCache },
): Promise<Answer> {
  const statement = await schema.withTable(request.table, (table) => statementOf(table, request));
  if (!statement) return answerOf(request, checked(request, { ...NOTHING_DONE, body: '[]' }));
  return db.asCaller(caller, async (tx) => {
    // A GET changes nothing, not even through a function that some view calls.
    if (request.verb === 'read') await sql`set transaction read only`.execute(tx);
    const { rows } = await statement.execute(tx);
    return answerOf(request, checked(request, rows[0] ?? NOTHING_DONE));
  });
}

function statementOf(table: Table, request: RestRequest): RawBuilder<ResultRow> | undefined {
  const { query, preferences, mediaType } = request;
  const options = { preferences, mediaType };
  switch (request.verb) {
    case 'read': {
      const { range, isHead } = request;
      return readSql(table, query, { range, mediaType, isCounted: preferences.count !== undefined, hasBody: !isHead });
    }
    case 'insert':
      return insertSql(table, query, request.body, options);
    case 'update':
      if (request.body.rows !== 1) throw invalidBody('The body of PATCH must be one object');
      return updateSql(table, query, request.body, options);
    case 'delete':
      return deleteSql(table, query, options);
  }
}

function checked(request: RestRequest, result: ResultRow): ResultRow {
  const { mediaType, preferences, verb } = request;
  const showsRows = verb === 'read' || preferences.return === 'representation';
  if (showsRows && mediaType.isSingle && result.rows !== 1) throw notASingleRow(result.rows);
  const { maxAffected } = preferences;
  if ((verb === 'update' || verb === 'delete') && maxAffected !== undefined && result.rows > maxAffected) {
    throw tooManyAffected(result.rows);
  }
  return result;
}
