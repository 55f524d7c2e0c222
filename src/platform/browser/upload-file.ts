import { fail, ok, type Result } from '../../shared/result.ts';
import { authClient } from './auth-client.ts';
import { type CallFault, refusalOf } from './call-signed-function.ts';
import { publicConfig } from './public-config.ts';

const TIMEOUT_MS = 60_000;
const UNREACHABLE = 'We could not reach our server. Check your connection and try again.';

export interface Upload {
  functionName: string;
  file: Blob;
  /** From 0 to 1, as the file leaves. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

/**
 * Sends a file to functions/v1 as the person who is signed in, and tells how far it is: fetch does not know that, so it
 * goes by XMLHttpRequest. It never throws; a stopped upload is a fault with status 0.
 */
export async function uploadFile({
  functionName,
  file,
  onProgress,
  signal,
}: Upload): Promise<Result<unknown, CallFault>> {
  const unreachable = fail({ status: 0, words: UNREACHABLE });
  const { url, anonKey } = publicConfig();
  const session = await authClient()
    .then((auth) => auth.getSession())
    .catch(() => null);
  const token = session?.data.session?.access_token;
  // Whoever stopped while the session was looked for has stopped before there was anything to abort.
  if (token === undefined || signal.aborted) return unreachable;
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('POST', `${url}/functions/v1/${functionName}`);
    request.timeout = TIMEOUT_MS;
    request.setRequestHeader('apikey', anonKey);
    request.setRequestHeader('authorization', `Bearer ${token}`);
    request.setRequestHeader('content-type', file.type);
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0));
    request.addEventListener('load', () => {
      const body = parsed(request.responseText);
      resolve(request.status < 300 ? ok(body) : fail(refusalOf(request.status, body)));
    });
    for (const end of ['error', 'timeout', 'abort'] as const) request.addEventListener(end, () => resolve(unreachable));
    signal.addEventListener('abort', () => request.abort());
    request.send(file);
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // A gateway's page, for one; the status says enough.
    return null;
  }
}
