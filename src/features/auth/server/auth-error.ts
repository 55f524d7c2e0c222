import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { EmailFault } from '../domain/email-address.ts';
import { PASSWORD_MAX_BYTES, PASSWORD_MIN_LENGTH, type PasswordFault } from '../domain/password-rules.ts';
import { METADATA_MAX_BYTES, type MetadataFault } from '../domain/user-metadata.ts';
import type { TokenFault } from './token-verifier.ts';

/** One refusal of auth/v1: codes and texts as the identity protocol fixes them (WIRE 1 and 3). */
export interface AuthError {
  status: ContentfulStatusCode;
  code: string;
  message: string;
  weakPassword?: readonly ('length' | 'characters' | 'pwned')[];
  /** Whole seconds, for the header of that name. */
  retryAfterSeconds?: number;
}

const error = (status: ContentfulStatusCode, code: string, message: string): AuthError => ({ status, code, message });
const invalid = (message: string): AuthError => error(400, 'validation_failed', message);

export const authErrors = {
  badJson: (why: string) => error(400, 'bad_json', `Could not parse request body as JSON: ${why}`),
  invalid,
  notFound: error(404, 'not_found', 'There is nothing at this address'),
  bodyTooLarge: error(413, 'request_entity_too_large', 'Request body is too large'),
  unexpected: error(500, 'unexpected_failure', 'Unexpected failure, please check server logs for more information'),
  unavailable: error(503, 'unexpected_failure', 'The service is not available right now, please try again'),
  conflict: error(409, 'conflict', 'Too many concurrent requests for the same account, please try again'),
  tooBusy: error(429, 'over_request_rate_limit', 'Request rate limit reached'),
  tooManyCalls: (seconds: number): AuthError => ({
    ...error(429, 'over_request_rate_limit', 'Request rate limit reached'),
    retryAfterSeconds: seconds,
  }),
  mailTooSoon: (seconds: number): AuthError => ({
    ...error(
      429,
      'over_email_send_rate_limit',
      `For security purposes, you can only request this after ${seconds} seconds.`,
    ),
    retryAfterSeconds: seconds,
  }),

  noAuthorization: error(401, 'no_authorization', 'This endpoint requires a valid Bearer token'),
  missingSub: error(403, 'bad_jwt', 'invalid claim: missing sub claim'),
  subNotUuid: error(400, 'bad_jwt', 'invalid claim: sub claim must be a UUID'),
  userNotFound: error(403, 'user_not_found', 'User from sub claim in JWT does not exist'),
  sessionNotFound: error(403, 'session_not_found', 'Session from session_id claim in JWT does not exist'),
  banned: error(403, 'user_banned', 'User is banned'),
  notAdmin: error(403, 'not_admin', 'Updating app_metadata requires admin privileges'),

  anonymousDisabled: error(422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled'),
  phoneSignUpDisabled: error(400, 'phone_provider_disabled', 'Phone signups are disabled'),
  phoneChangeDisabled: error(400, 'phone_provider_disabled', 'Phone numbers are not in use here'),
  phoneDisabled: error(400, 'phone_provider_disabled', 'Phone logins are disabled'),
  alreadyRegistered: error(422, 'user_already_exists', 'User already registered'),
  emailExists: error(422, 'email_exists', 'A user with this email address has already been registered'),
  samePassword: error(422, 'same_password', 'New password should be different from the old password.'),

  unsupportedGrant: error(400, 'invalid_credentials', 'unsupported_grant_type'),
  invalidCredentials: error(400, 'invalid_credentials', 'Invalid login credentials'),
  emailNotConfirmed: error(400, 'email_not_confirmed', 'Email not confirmed'),
  bannedAtSignIn: error(400, 'user_banned', 'User is banned'),
  malformedRefreshToken: invalid('Refresh token is not valid'),
  unknownRefreshToken: error(400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found'),
  sessionExpired: error(400, 'session_expired', 'Invalid Refresh Token: Session Expired'),
  usedRefreshToken: error(400, 'refresh_token_already_used', 'Invalid Refresh Token: Already Used'),

  factorTypeUnknown: invalid('factor_type needs to be totp, phone, or webauthn'),
  webauthnDisabled: invalid('WebAuthn factors are not in use here'),
  factorNameTooLong: invalid('Friendly names and issuers are at most 100 characters long'),
  phoneFactorDisabled: error(422, 'mfa_phone_enroll_not_enabled', 'MFA enroll is disabled for Phone'),
  factorNameTaken: error(
    422,
    'mfa_factor_name_conflict',
    'A factor with the friendly name for this user already exists',
  ),
  tooManyFactors: error(
    422,
    'too_many_enrolled_mfa_factors',
    'Maximum number of verified factors reached, unenroll to continue',
  ),
  aal2ToEnroll: error(403, 'insufficient_aal', 'AAL2 required to enroll a new factor'),
  aal2ToUnenroll: error(422, 'insufficient_aal', 'AAL2 required to unenroll verified factor'),
  aal2ToChangeUser: error(
    401,
    'insufficient_aal',
    'AAL2 session is required to update email or password when MFA is enabled.',
  ),
  aal2ToReadData: error(403, 'insufficient_aal', 'Please confirm your second factor first'),
  factorIdNotUuid: error(404, 'validation_failed', 'factor_id must be an UUID'),
  factorNotFound: error(404, 'mfa_factor_not_found', 'Factor not found'),
  challengeNotFound: error(422, 'mfa_factor_not_found', 'MFA factor with the provided challenge ID not found'),
  challengeElsewhere: error(422, 'mfa_ip_address_mismatch', 'Challenge and verify IP addresses mismatch'),
  challengeExpired: error(
    422,
    'mfa_challenge_expired',
    'MFA challenge has expired, verify against another challenge or create a new challenge.',
  ),
  factorCodeMissing: invalid('Code needs to be non-empty'),
  wrongFactorCode: error(422, 'mfa_verification_failed', 'Invalid TOTP code entered'),
  noFactor: error(422, 'no_factor', 'This account has no second factor'),
  wrongRecoveryCode: error(422, 'wrong_recovery_code', 'That is none of your recovery codes, or it was used before'),
  captchaFailed: (why: string) => error(400, 'captcha_failed', `captcha protection: request disallowed (${why})`),

  phoneOtpDisabled: error(400, 'phone_provider_disabled', 'Unsupported phone provider'),
  reauthenticationNeedsEmail: error(422, 'email_not_confirmed', 'Please verify your email first.'),
  reauthenticationNeeded: error(400, 'reauthentication_needed', 'Password update requires reauthentication'),
  reauthenticationInvalid: error(422, 'reauthentication_not_valid', 'Nonce has expired or is invalid'),
  currentPasswordInvalid: error(400, 'current_password_invalid', 'Current password is not valid'),
  flowStateNotFound: error(404, 'flow_state_not_found', 'invalid flow state, no valid flow state found'),
  flowStateExpired: error(422, 'flow_state_expired', 'invalid flow state, flow state has expired'),
  badCodeVerifier: error(400, 'bad_code_verifier', 'code challenge does not match previously saved code verifier'),

  providerEmailUnverified: error(
    403,
    'provider_email_needs_verification',
    'Unverified email with google. Verify the email with google in order to sign in',
  ),
  aal2ToChangeIdentities: error(403, 'insufficient_aal', 'AAL2 required to change identities'),
  identityLinked: error(422, 'identity_already_exists', 'Identity is already linked'),
  identityOfAnother: error(422, 'identity_already_exists', 'Identity is already linked to another user'),
  identityNotUuid: error(404, 'validation_failed', 'identity_id must be an UUID'),
  identityNotFound: error(422, 'identity_not_found', "Identity doesn't exist"),
  lastIdentity: error(422, 'single_identity_not_deletable', 'User must have at least 1 identity after unlinking'),
  identityMailTaken: error(
    422,
    'email_conflict_identity_not_deletable',
    'Unable to unlink identity due to email conflict',
  ),

  linkExpired: error(403, 'otp_expired', 'Email link is invalid or has expired'),
  codeExpired: error(403, 'otp_expired', 'Token has expired or is invalid'),
  unsupportedProvider: invalid('Unsupported provider: provider is not enabled'),
} as const;

export function emailError(fault: EmailFault): AuthError {
  switch (fault) {
    case 'missing':
      return invalid('An email address is required');
    case 'too-long':
      return invalid('An email address is too long');
    case 'invalid-format':
      return invalid('Unable to validate email address: invalid format');
  }
}

/** A common password answers `pwned`, because it stands in the leaks; `characters` would ask for other characters. */
export function passwordError(fault: PasswordFault): AuthError {
  switch (fault) {
    case 'missing':
      return invalid('Signup requires a valid password');
    case 'too-long':
      return invalid(`Password cannot be longer than ${PASSWORD_MAX_BYTES} characters`);
    case 'too-short':
      return {
        ...error(422, 'weak_password', `Password should be at least ${PASSWORD_MIN_LENGTH} characters.`),
        weakPassword: ['length'],
      };
    case 'common':
      return {
        ...error(
          422,
          'weak_password',
          'Password is known to be weak and easy to guess, please choose a different one.',
        ),
        weakPassword: ['pwned'],
      };
  }
}

export function metadataError(fault: MetadataFault): AuthError {
  switch (fault) {
    case 'too-large':
      return invalid(`User metadata must not be larger than ${METADATA_MAX_BYTES} bytes`);
    case 'too-deep':
      return invalid('User metadata is nested too deeply');
    case 'unusable-text':
      return invalid('User metadata contains text that cannot be stored');
  }
}

export function tokenError(fault: TokenFault): AuthError {
  const why = {
    malformed: 'token is malformed',
    'bad-signature': 'token signature is invalid',
    expired: 'token has invalid claims: token is expired',
    'not-yet-valid': 'token has invalid claims: token is not valid yet',
    'wrong-audience': 'token has invalid claims: token has invalid audience',
  } satisfies Record<TokenFault, string>;
  return error(403, 'bad_jwt', `invalid JWT: unable to parse or verify signature, ${why[fault]}`);
}
