import type { StatusCode } from 'hono/utils/http-status';

/** What goes back to the client, before it is a Response. An empty body is null. */
export interface Answer {
  status: StatusCode;
  headers: Readonly<Record<string, string>>;
  body: string | null;
}
