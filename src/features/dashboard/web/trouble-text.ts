/** After this long a request is as good as lost. */
export const PATIENCE_MS = 12_000;

/**
 * What went wrong with a read or a write, in a sentence for people: never a browser's own words or a page of HTML. A
 * server that is too busy says it under `error`, and rest/v1 under `message`.
 */
export function troubleText(error: object): string {
  const said: unknown = Reflect.get(error, 'message') ?? Reflect.get(error, 'error');
  const message = typeof said === 'string' ? said : '';
  if (/timed? ?out|abort/i.test(message)) return 'The server did not answer in time.';
  if (/failed to fetch|networkerror|load failed|fetch failed/i.test(message))
    return 'We could not reach the server. Check your connection.';
  if (message === '' || message.includes('<') || message.length > MOST_LETTERS)
    return 'The server is in trouble at the moment.';
  return /[.!?]$/.test(message) ? message : `${message}.`;
}
const MOST_LETTERS = 200;
