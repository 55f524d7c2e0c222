import { fail, ok, type Result } from '../../../shared/result.ts';
import { type AuthError, authErrors } from './auth-error.ts';

/** What a browser leaves behind, so that later only it can prove to be the one that asked (RFC 7636). */
export interface CodeChallenge {
  challenge: string;
  method: 's256' | 'plain';
}

/** The challenge when both parameters are well-formed, undefined when both are absent (WIRE 3, RFC 7636 4.2). */
export function checkPkceParameters(challenge: string, method: string): Result<CodeChallenge | undefined, AuthError> {
  if (challenge === '' && method === '') return ok(undefined);
  if (challenge === '' || method === '') {
    return fail(authErrors.invalid('PKCE flow requires code_challenge_method and code_challenge'));
  }
  const name = method.toLowerCase();
  if (name !== 's256' && name !== 'plain') {
    return fail(authErrors.invalid('code_challenge_method must be s256 or plain'));
  }
  if (challenge.length < 43 || challenge.length > 128) {
    return fail(authErrors.invalid('code challenge has to be between 43 and 128 characters'));
  }
  if (!/^[A-Za-z0-9._~-]+$/.test(challenge)) {
    return fail(
      authErrors.invalid(
        'code challenge can only contain alphanumeric characters, hyphens, periods, underscores and tildes',
      ),
    );
  }
  return ok({ challenge, method: name });
}
