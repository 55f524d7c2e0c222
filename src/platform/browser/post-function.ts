import { publicConfig } from './public-config.ts';

/**
 * Calls functions/v1 as a passing visitor would with the official client: the anonymous key, JSON, one deadline. It
 * exists because documents must stay light: the client and its session would be fifteen times as much. Rejects when
 * there is no answer in time.
 */
export function postFunction(name: string, body: unknown, timeoutMs: number): Promise<Response> {
  const { url, anonKey } = publicConfig();
  return fetch(`${url}/functions/v1/${name}`, {
    method: 'POST',
    headers: { apikey: anonKey, authorization: `Bearer ${anonKey}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(timeoutMs),
  });
}
