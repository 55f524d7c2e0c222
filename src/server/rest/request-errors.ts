import { RestError } from './rest-error.ts';

// Codes, statuses and words are those of PostgREST 14 (docs: references/errors), because clients compare them.

export const parseError = (message: string, details: string) => new RestError(400, 'PGRST100', message, { details });

export const invalidBody = (message = 'Empty or invalid json') => new RestError(400, 'PGRST102', message);

export const bodyTooLarge = (maxBytes: number) =>
  new RestError(413, 'PGRST102', 'The request body is too large', { details: `The limit is ${maxBytes} bytes` });

export const rangeNotSatisfiable = (details: string) =>
  new RestError(416, 'PGRST103', 'Requested range not satisfiable', { details });

export const putNotSupported = () =>
  new RestError(405, 'PGRST105', "Filters must include all and only primary key columns with 'eq' operators");

export const unknownSchema = (name: string) =>
  new RestError(406, 'PGRST106', `Invalid schema: ${name}`, {
    hint: 'Only the following schemas are exposed: public',
  });

export const mediaTypeUnavailable = (accept: string) =>
  new RestError(406, 'PGRST107', `None of these media types are available: ${accept}`);

export const notEmbedded = (resource: string) =>
  new RestError(400, 'PGRST108', `'${resource}' is not an embedded resource in this request`, {
    hint: `Verify that '${resource}' is included in the 'select' query parameter.`,
  });

export const notASingleRow = (rows: number) =>
  new RestError(406, 'PGRST116', 'Cannot coerce the result to a single JSON object', {
    details: `The result contains ${rows} rows`,
  });

export const unsupportedMethod = (method: string) =>
  new RestError(405, 'PGRST117', `Unsupported HTTP method: ${method}`);

export const invalidPreferences = (preferences: readonly string[]) =>
  new RestError(400, 'PGRST122', 'Invalid preferences given with handling=strict', {
    details: `Invalid preferences: ${preferences.join(', ')}`,
  });

export const aggregatesNotAllowed = () => new RestError(400, 'PGRST123', 'Use of aggregate functions is not allowed');

export const tooManyAffected = (rows: number) =>
  new RestError(400, 'PGRST124', 'Query result exceeds max-affected preference constraint', {
    details: `The query affects ${rows} rows`,
  });

export const invalidPath = () => new RestError(404, 'PGRST125', 'Invalid path specified in request URL');

export const rootDisabled = () => new RestError(404, 'PGRST126', 'Root endpoint metadata is disabled');

export const notImplemented = (details: string) =>
  new RestError(400, 'PGRST127', 'Feature not implemented', { details });

export const noRelationship = (table: string, relation: string) =>
  new RestError(
    400,
    'PGRST200',
    `Could not find a relationship between '${table}' and '${relation}' in the schema cache`,
    {
      details: `Searched for a foreign key relationship between '${table}' and '${relation}' in the schema 'public', but no matches were found.`,
    },
  );

export const unknownFunction = (name: string) =>
  new RestError(404, 'PGRST202', `Could not find the function public.${name} in the schema cache`, {
    details: `Searched for the function public.${name}, but no matches were found in the schema cache.`,
  });

export const unknownBodyColumn = (table: string, column: string) =>
  new RestError(400, 'PGRST204', `Could not find the '${column}' column of '${table}' in the schema cache`);

export const unknownTable = (table: string) =>
  new RestError(404, 'PGRST205', `Could not find the table 'public.${table}' in the schema cache`);

/** The answer PostgreSQL itself would give; given before it is asked, so that only names of the catalog reach it. */
export const unknownColumn = (table: string, column: string) =>
  new RestError(400, '42703', `column ${table}.${column} does not exist`);

export const unknownType = (name: string) => new RestError(400, '42704', `type "${name}" does not exist`);

/** As hosted Supabase answers (pg-safeupdate): a forgotten filter must not change every row. */
export const filterRequired = (verb: 'UPDATE' | 'DELETE') =>
  new RestError(400, '21000', `${verb} requires a WHERE clause`);
