import * as z from 'zod/mini';
import { CitySchema } from '../../../catalogue/city-schema.ts';
import { type CityFault, error } from './city-fault.ts';
import { didYouMean } from './did-you-mean.ts';
import { explainHours } from './explain-hours.ts';
import type { JsonPath } from './read-json.ts';

type Issue = z.core.$ZodIssue;

/** Every fault in the form of a catalogue: what is missing, too much, of the wrong kind or out of range. */
export function formFaults(value: unknown): CityFault[] {
  const read = CitySchema.safeParse(value);
  return read.success ? [] : read.error.issues.flatMap((issue) => faultsOf(issue, value));
}

function faultsOf(issue: Issue, root: unknown): CityFault[] {
  const { path } = issue;
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({
      severity: 'error',
      path: [...path, key],
      isOfKey: true,
      text: `${subjectOf(path, root)}“${shorten(key)}” is no field of a catalogue${didYouMean(key, FIELD_NAMES)}`,
    }));
  }
  const value = valueAt(root, path);
  const field = path.length === 0 ? 'the catalogue' : fieldOf(path);
  if (value === undefined) return [error(path, `${subjectOf(path, root)}${field} is missing`)];
  return [error(path, `${subjectOf(path, root)}${field}${complaint(issue, value)}`)];
}

function complaint(issue: Issue, value: unknown): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.expected === 'int' && typeof value === 'number'
        ? ` must be a whole number, and is ${value}`
        : ` must be ${KINDS[issue.expected] ?? issue.expected}, and is ${kindOf(value)}`;
    case 'invalid_value':
      return issue.values.length === 1
        ? ` must be ${quote(issue.values[0])}`
        : ` must be one of ${issue.values.map(quote).join(', ')}, and is ${quote(value)}${didYouMean(String(value), issue.values.map(String))}`;
    case 'too_small':
    case 'too_big':
      return outOfRange(issue, value);
    case 'custom': {
      const hours = typeof value === 'string' ? explainHours(value) : null;
      return issue.path.at(-2) === 'hours' && hours !== null ? `: ${hours}` : ownWords(issue);
    }
    case 'invalid_format':
      return `${ownWords(issue)}, and is ${quote(value)}`;
    case 'not_multiple_of':
      return ` must be a multiple of ${issue.divisor}, and is ${quote(value)}`;
    case 'invalid_union':
    case 'invalid_key':
    case 'invalid_element':
    case 'unrecognized_keys':
      return ownWords(issue);
  }
}

/** The schema's own sentence; zod's default says nothing. */
const ownWords = ({ message }: Issue): string =>
  message.startsWith('Invalid input') ? ' is not in the form that the documentation gives' : ` ${message}`;

function outOfRange(issue: Extract<Issue, { code: 'too_small' | 'too_big' }>, value: unknown): string {
  const bound = issue.code === 'too_small' ? `at least ${issue.minimum}` : `at most ${issue.maximum}`;
  if (typeof value === 'string') return ` must have ${bound} letters, and has ${value.length}`;
  if (Array.isArray(value)) return ` must have ${bound} entries, and has ${value.length}`;
  return ` must be ${bound}, and is ${quote(value)}`;
}

const KINDS: Readonly<Record<string, string>> = {
  string: 'text in quotation marks',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list in square brackets',
  object: 'an object in curly brackets',
  null: 'null',
};

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'an object';
  return typeof value === 'string' ? `the text ${quote(value)}` : quote(value);
}

const shorten = (text: string): string => (text.length <= 60 ? text : `${text.slice(0, 57)}…`);
/** Control characters of a hostile file must not reach the terminal. */
const quote = (value: unknown): string =>
  typeof value === 'string' ? `“${shorten(value.replace(/\p{C}/gu, '·'))}”` : shorten(String(JSON.stringify(value)));

/** `venue “Karting Arena”, `, or the number of the venue when it has no name. */
export function subjectOf(path: JsonPath, root: unknown): string {
  const [list, index] = path;
  if ((list !== 'venues' && list !== 'hotels') || typeof index !== 'number') return '';
  const kind = list === 'venues' ? 'venue' : 'hotel';
  const name = valueAt(root, [list, index, 'name']);
  return `${kind} ${typeof name === 'string' && name !== '' ? quote(name) : index + 1}, `;
}

function fieldOf(path: JsonPath): string {
  const own = path[0] === 'venues' || path[0] === 'hotels' ? path.slice(2) : path;
  if (own.length === 0) return 'the entry';
  return own.reduce<string>(
    (words, part) =>
      typeof part === 'number'
        ? `${words}, entry ${part + 1}`
        : words === ''
          ? String(part)
          : `${words}.${String(part)}`,
    '',
  );
}

function valueAt(root: unknown, path: JsonPath): unknown {
  return path.reduce<unknown>(
    (value, part) =>
      typeof value === 'object' && value !== null && Object.hasOwn(value, part) ? Reflect.get(value, part) : undefined,
    root,
  );
}

const FIELD_NAMES: readonly string[] = [...new Set(namesIn(z.toJSONSchema(CitySchema, { io: 'input' })))];

function namesIn(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const properties: unknown = Reflect.get(schema, 'properties');
  const own = typeof properties === 'object' && properties !== null ? Object.keys(properties) : [];
  return [...own, ...Object.values(schema).flatMap(namesIn)];
}
