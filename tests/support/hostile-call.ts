import fc from 'fast-check';
import { type Endpoint, type Fields, PLACEHOLDERS } from './endpoints.ts';
import { hostileHeader, hostileText, hostileValue, nearly } from './hostile-values.ts';

/** One call as it goes out, but for the placeholders of ids and tokens. */
export interface HostileCall {
  path: string;
  body: string | undefined;
  headers: Record<string, string>;
  bearer: 'user' | 'anon-key' | 'none' | 'spoilt' | 'nonsense';
  hasKey: boolean;
}

/** Short enough that an address with several of them is read at all; longer ones have tests of their own. */
const PART_MAX = 400;
const encode = (text: string): string => encodeURIComponent(text.slice(0, PART_MAX).toWellFormed());
const asText = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));

const anyId = fc.oneof(fc.uuid(), fc.constantFrom(...Object.values(PLACEHOLDERS)));
/** `:id`, or `:file` with the pattern that it has to have. */
const PARAMETER = /:(\w+)(?:\{(?:[^{}]|\{[^}]*\})*\})?/g;

const anyPath = ({ path, params = {} }: Endpoint): fc.Arbitrary<string> => {
  const names = [...path.matchAll(PARAMETER)].map(([, name]) => name ?? '');
  const values = names.map((name) =>
    fc.oneof(
      { weight: 6, arbitrary: params[name] ?? anyId },
      { weight: 1, arbitrary: hostileText.map((text) => encode(text) || 'x') },
    ),
  );
  return fc.tuple(...values).map((filled) => {
    const parts = filled.values();
    return path.replace(PARAMETER, () => parts.next().value ?? 'x');
  });
};

const pairsOf = (record: Record<string, unknown>): string =>
  Object.entries(record)
    .filter(([, value]) => value !== null)
    .map(([name, value]) => `${encode(name)}=${encode(asText(value))}`)
    .join('&');

const anyQuery = (query: Endpoint['query'] = {}): fc.Arbitrary<string> =>
  fc
    .oneof(
      { weight: 8, arbitrary: Object.keys(query).length === 0 ? fc.constant({}) : nearly(query) },
      { weight: 1, arbitrary: fc.dictionary(hostileText, hostileText, { maxKeys: 2 }) },
    )
    .map((record) => (Object.keys(record).length === 0 ? '' : `?${pairsOf(record)}`));

const isList = (body: Fields | readonly Fields[]): body is readonly Fields[] => Array.isArray(body);

const anyBody = ({ body = {}, protocol, method }: Endpoint): fc.Arbitrary<string | undefined> => {
  if (method === 'GET') return fc.constant(undefined);
  const toText = (value: unknown): string => {
    if (protocol !== 'form') return JSON.stringify(value) ?? '';
    return typeof value === 'object' && value !== null ? pairsOf({ ...value }) : asText(value);
  };
  const bodies: readonly Fields[] = isList(body) ? body : [body];
  return fc.oneof(
    { weight: 14, arbitrary: fc.oneof(...bodies.map(nearly)).map(toText) },
    { weight: 1, arbitrary: hostileValue.map(toText) },
    { weight: 1, arbitrary: hostileText },
    { weight: 1, arbitrary: fc.constant(undefined) },
  );
};

const TYPES = fc.constantFrom(
  'application/json',
  'application/json;charset=UTF-8',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'text/plain',
  'image/png',
);
const HEADERS = ['accept', 'prefer', 'range', 'origin', 'user-agent', 'idempotency-key', 'x-supabase-api-version'];
const MORE_HEADERS = [
  'accept-profile',
  'content-profile',
  'x-forwarded-for',
  'forwarded',
  'cookie',
  'content-encoding',
];

const anyHeaders = (protocol: Endpoint['protocol']): fc.Arbitrary<Record<string, string>> =>
  fc
    .record({
      type: fc.oneof(
        {
          weight: 8,
          arbitrary: fc.constant(protocol === 'form' ? 'application/x-www-form-urlencoded' : 'application/json'),
        },
        { weight: 1, arbitrary: TYPES },
      ),
      version: fc.constantFrom('2024-01-01', ''),
      hostile: fc.dictionary(fc.constantFrom(...HEADERS, ...MORE_HEADERS), hostileHeader, { maxKeys: 2 }),
    })
    .map(({ type, version, hostile }) => ({
      'content-type': type,
      ...(version === '' ? {} : { 'x-supabase-api-version': version }),
      ...hostile,
    }));

/** Calls of an endpoint: mostly nearly right, so that they get far, and now and then anything at all. */
export const anyCall = (endpoint: Endpoint): fc.Arbitrary<HostileCall> =>
  fc
    .record({
      path: anyPath(endpoint),
      query: anyQuery(endpoint.query),
      body: anyBody(endpoint),
      headers: anyHeaders(endpoint.protocol),
      bearer: fc.oneof(
        { weight: 9, arbitrary: fc.constant('user' as const) },
        {
          weight: 3,
          arbitrary: fc.constantFrom('anon-key' as const, 'none' as const, 'spoilt' as const, 'nonsense' as const),
        },
      ),
      hasKey: fc.oneof({ weight: 19, arbitrary: fc.constant(true) }, { weight: 1, arbitrary: fc.constant(false) }),
    })
    .map(({ path, query, ...call }) => ({ ...call, path: path + query }));
