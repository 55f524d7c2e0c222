import type { StatusCode } from 'hono/utils/http-status';
import type { Answer } from './answer.ts';

/** The body of every error of rest/v1: always these four keys, so that clients can rely on them. */
export interface RestErrorBody {
  code: string;
  message: string;
  details: string | null;
  hint: string | null;
}

interface RestErrorOptions {
  details?: string | null;
  hint?: string | null;
  headers?: Readonly<Record<string, string>>;
}

/** An answer other than success, in PostgREST's words. Thrown in a transaction it also rolls the writes back. */
export class RestError extends Error {
  readonly status: StatusCode;
  readonly body: RestErrorBody;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: StatusCode, code: string, message: string, options: RestErrorOptions = {}) {
    super(message);
    this.status = status;
    this.body = { code, message, details: options.details ?? null, hint: options.hint ?? null };
    this.headers = options.headers ?? {};
  }

  /** The names in the request are not in the schema cache; a newer cache may know them. */
  get isUnknownName(): boolean {
    return ['PGRST204', 'PGRST205', '42703'].includes(this.body.code);
  }

  toAnswer(): Answer {
    const headers = {
      'Content-Type': 'application/json; charset=utf-8',
      'Proxy-Status': `PostgREST; error=${this.body.code}`,
      ...this.headers,
    };
    return { status: this.status, headers, body: JSON.stringify(this.body) };
  }
}
