import type { AuthError } from '../auth-error.ts';
import type { Refusal } from '../way-back.ts';
import { PROVIDER_DOWN } from './leave-for-provider.ts';
import type { ProviderFault } from './open-id-provider.ts';

export const STATE_MISSING: Refusal = {
  error: 'invalid_request',
  code: 'bad_oauth_callback',
  description: 'OAuth state parameter missing',
};
export const STATE_INVALID: Refusal = {
  error: 'invalid_request',
  code: 'bad_oauth_state',
  description: 'OAuth callback with invalid state',
};
export const STATE_EXPIRED: Refusal = {
  error: 'invalid_request',
  code: 'bad_oauth_state',
  description: 'OAuth state has expired',
};

/** OAuth's word for the status that the refusal would have as JSON (RFC 6749, 4.1.2.1). */
export function callbackRefusal({ status, code, message }: AuthError): Refusal {
  return { error: wordFor(status), code, description: message };
}

function wordFor(status: number): string {
  if (status === 403) return 'access_denied';
  if (status === 503) return 'temporarily_unavailable';
  return status === 400 ? 'invalid_request' : 'server_error';
}

const PROVIDER_WORD = /^[a-z_]{1,60}$/;
const DESCRIPTION_MAX_LENGTH = 200;

export function faultRefusal(fault: ProviderFault): Refusal {
  switch (fault.kind) {
    case 'declined':
      return {
        error: PROVIDER_WORD.test(fault.error) ? fault.error : 'server_error',
        code: 'bad_oauth_callback',
        description: plain(fault.description) || 'The sign-in provider declined',
      };
    case 'unreachable':
      return PROVIDER_DOWN;
    case 'untrusted':
      return { error: 'server_error', code: 'bad_oauth_callback', description: 'Unable to exchange external code' };
  }
}

/** Another site's words end in our address and on our page: RFC 6749 allows them these characters. */
const plain = (text: string): string =>
  text
    .replace(/[^\x20-\x7e]|["\\]/g, ' ')
    .trim()
    .slice(0, DESCRIPTION_MAX_LENGTH);
