import type { Answer } from './answer.ts';
import { type PreferenceName, preferenceApplied } from './preferences.ts';
import type { RestRequest } from './read-request.ts';
import { contentRange, pageStatus } from './row-range.ts';
import type { ResultRow } from './sql/rows.sql.ts';

const RELEVANT: Readonly<Record<RestRequest['verb'], readonly PreferenceName[]>> = {
  read: ['count', 'handling'],
  insert: ['resolution', 'missing', 'return', 'count', 'handling'],
  update: ['missing', 'return', 'count', 'handling', 'maxAffected'],
  delete: ['return', 'count', 'handling', 'maxAffected'],
};

/** Status, headers and body as PostgREST gives them (WIRE 4). Throws PGRST103 for a page behind the last row. */
export function answerOf(request: RestRequest, result: ResultRow): Answer {
  const { preferences, verb } = request;
  const applied = preferenceApplied(preferences, RELEVANT[verb]);
  if (verb === 'read') {
    const { offset } = request.range;
    const total = result.total ?? undefined;
    return {
      status: pageStatus(offset, result.rows, total),
      headers: {
        'Content-Type': request.mediaType.contentType,
        'Content-Range': contentRange(offset, result.rows, total),
        ...applied,
      },
      body: result.body,
    };
  }
  const total = preferences.count === undefined ? undefined : result.rows;
  const headers = {
    // An update tells how many rows it changed; the other two have no range to speak of.
    'Content-Range': contentRange(0, verb === 'update' ? result.rows : 0, total),
    ...applied,
    ...(verb === 'insert' ? location(request.table, result.key) : {}),
  };
  if (preferences.return !== 'representation') {
    return { status: verb === 'insert' ? insertStatus(request, result) : 204, headers, body: null };
  }
  return {
    status: verb === 'insert' ? insertStatus(request, result) : 200,
    headers: { ...headers, 'Content-Type': request.mediaType.contentType },
    body: result.body,
  };
}

/** 200 says that an upsert found all its rows there already. */
function insertStatus({ preferences }: RestRequest, { inserted }: ResultRow): 200 | 201 {
  return preferences.resolution === 'merge-duplicates' && inserted === 0 ? 200 : 201;
}

function location(table: string, key: ResultRow['key']): Readonly<Record<string, string>> {
  if (key === null) return {};
  const filters = new URLSearchParams(Object.entries(key).map(([name, value]) => [name, `eq.${String(value)}`]));
  return { Location: `/${encodeURIComponent(table)}?${filters}` };
}
