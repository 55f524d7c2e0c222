import type { Endpoint, Protocol } from './endpoints.ts';

export interface Answer {
  status: number;
  headers: Headers;
  text: string;
}

/** What no answer may hold: where our code is, what our statements say, and names of tables that only the server knows. */
const SECRETS: readonly RegExp[] = [
  /\bat \S+ \(?(file:|node:|\/)/,
  /node_modules|node:internal|\/src\/|\.ts:\d+/,
  /syntax error at or near|unterminated quoted|set_config|request\.jwt\.claims|json_to_recordset|jsonb_/i,
  /\b(identity|internal)\.(users|sessions|one_time_tokens|attempt_counts|mail_outbox|factors|signing_keys)\b/,
  /password_hash|refresh_key|private_jwk|\$argon2/,
  /SELECT .* FROM |INSERT INTO|insert into "|select "/,
];

const isText = (value: unknown): boolean => typeof value === 'string' && value !== '';

function isErrorShape(protocol: Protocol, body: Record<string, unknown>): boolean {
  // The gateway's own, before any protocol has its say.
  if (isText(body.message) && isText(body.hint) && Object.keys(body).length === 2) return true;
  switch (protocol) {
    case 'auth':
      return (isText(body.code) && isText(body.message)) || (isText(body.error_code) && isText(body.msg));
    case 'rest':
      return ['code', 'message', 'details', 'hint'].every((key) => key in body) && isText(body.code);
    case 'functions':
      return isText(body.error) || (isText(body.code) && isText(body.message));
    case 'form':
    case 'site':
      return true;
  }
}

const parsed = (text: string): Record<string, unknown> | undefined => {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : undefined;
  } catch {
    return undefined;
  }
};

/** Everything that is wrong with an answer to a call that may have been anything; nothing is what it should be. */
export function faultsOf(
  { protocol, needsProvider = false }: Pick<Endpoint, 'protocol' | 'needsProvider'>,
  { status, headers, text }: Answer,
  sent: string,
): string[] {
  // Node's own word for an address or headers without end, before anything of ours is asked.
  if (status === 431) return [];
  const faults: string[] = [];
  if (status >= 500 && !(status === 503 && needsProvider)) faults.push(`status ${status}`);
  for (const secret of SECRETS) {
    const [found] = secret.exec(text) ?? [];
    // Their own words may come back to them: in "invalid input syntax for type uuid" for one.
    if (found !== undefined && !sent.includes(found)) faults.push(`holds ${found}`);
  }
  for (const name of ['content-security-policy', 'x-content-type-options', 'referrer-policy'])
    if (!headers.has(name)) faults.push(`lacks ${name}`);
  for (const name of ['server', 'x-powered-by']) if (headers.has(name)) faults.push(`has ${name}`);
  for (const cookie of headers.getSetCookie())
    if (!/; HttpOnly/i.test(cookie) || !/; SameSite=(Lax|Strict)/i.test(cookie)) faults.push(`sets ${cookie}`);
  if (status >= 400 && protocol !== 'form' && protocol !== 'site' && text !== '') {
    const body = parsed(text);
    if (body === undefined) faults.push('is not JSON');
    else if (!isErrorShape(protocol, body)) faults.push(`is no error of ${protocol}/v1`);
  }
  return faults;
}
