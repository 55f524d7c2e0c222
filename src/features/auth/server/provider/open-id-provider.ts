import {
  AuthorizationResponseError,
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type ClientAuth,
  ClientSecretBasic,
  ClientSecretPost,
  type Configuration,
  calculatePKCECodeChallenge,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
  ResponseBodyError,
} from 'openid-client';
import type { OpenIdClient } from '../../../../platform/node/open-id-config.ts';
import { fail, ok, type Result } from '../../../../shared/result.ts';
import type { ProviderTokens } from '../pkce-code.ts';
import { type ProviderPerson, personOf } from './provider-person.ts';

/** Each call to the provider; a sign-in makes three at most. */
const CALL_TIMEOUT_SECONDS = 5;
const DISCOVERY_MAX_AGE_MS = 3_600_000;
/** After a failure nobody waits for the provider again until this has passed. */
const RETRY_AFTER_MS = 5_000;

/** What is made for one sign-in, is unguessable, and must come back or be answered. */
export interface FlowSecrets {
  state: string;
  nonce: string;
  codeVerifier: string;
}

export type ProviderFault =
  /** Its own error, in OAuth's words: mostly `access_denied`, when the person said no. */
  | { kind: 'declined'; error: string; description: string }
  | { kind: 'unreachable'; cause: string }
  /** Its answer is not for us, not now, not signed, or names nobody. */
  | { kind: 'untrusted'; cause: string };

export interface Arrival {
  person: ProviderPerson;
  tokens: ProviderTokens;
}

/** A provider of sign-ins that speaks OpenID Connect. It keeps nothing between two people but what discovery said. */
export interface OpenIdProvider {
  /** The provider's page to send the browser to. */
  begin: (
    secrets: FlowSecrets,
    wishes: Readonly<Record<string, string>>,
  ) => Promise<Result<URL, { kind: 'unreachable'; cause: string }>>;
  /** Takes what the browser brought back (the query of the callback) and gives the person, proven. */
  finish: (query: string, secrets: FlowSecrets) => Promise<Result<Arrival, ProviderFault>>;
}

export function createOpenIdProvider(
  client: OpenIdClient,
  { callbackUrl, now }: { callbackUrl: string; now: () => Date },
): OpenIdProvider {
  const discover = createDiscovery(client, now);
  return {
    begin: async (secrets, wishes) => {
      try {
        const config = await discover();
        return ok(
          buildAuthorizationUrl(config, {
            ...wishes,
            response_type: 'code',
            redirect_uri: callbackUrl,
            state: secrets.state,
            nonce: secrets.nonce,
            code_challenge: await calculatePKCECodeChallenge(secrets.codeVerifier),
            code_challenge_method: 'S256',
          }),
        );
      } catch (error) {
        return fail({ kind: 'unreachable', cause: causeOf(error) });
      }
    },
    finish: async (query, secrets) => {
      try {
        return await arrive(await discover(), new URL(`${callbackUrl}${query}`), secrets);
      } catch (error) {
        return fail(faultOf(error));
      }
    },
  };
}

async function arrive(
  config: Configuration,
  address: URL,
  { state, nonce, codeVerifier }: FlowSecrets,
): Promise<Result<Arrival, ProviderFault>> {
  const answer = await authorizationCodeGrant(config, address, {
    expectedState: state,
    expectedNonce: nonce,
    pkceCodeVerifier: codeVerifier,
    idTokenExpected: true,
  });
  const claims = answer.claims();
  if (claims === undefined) return fail({ kind: 'untrusted', cause: 'no ID token' });
  // Google tells all in the ID token; others want to be asked.
  const isTold = claims.email !== undefined || config.serverMetadata().userinfo_endpoint === undefined;
  const more = isTold ? {} : await fetchUserInfo(config, answer.access_token, claims.sub);
  const person = personOf('google', { ...more, ...claims });
  if (person === undefined) return fail({ kind: 'untrusted', cause: 'the claims name nobody' });
  return ok({
    person,
    tokens: {
      accessToken: answer.access_token,
      ...(answer.refresh_token === undefined ? {} : { refreshToken: answer.refresh_token }),
    },
  });
}

function createDiscovery(client: OpenIdClient, now: () => Date): () => Promise<Configuration> {
  let known: { config: Configuration; at: number } | undefined;
  let failure: { error: unknown; at: number } | undefined;
  let underWay: Promise<Configuration> | undefined;

  const discoverOnce = async (): Promise<Configuration> => {
    const at = now().getTime();
    try {
      const config = await askIssuer(client);
      known = { config, at };
      failure = undefined;
      return config;
    } catch (error) {
      failure = { error, at };
      // What it said an hour ago is still the best guess at where it is.
      if (known) return known.config;
      throw error;
    } finally {
      underWay = undefined;
    }
  };

  return async () => {
    const at = now().getTime();
    if (known && at - known.at < DISCOVERY_MAX_AGE_MS) return known.config;
    if (failure && at - failure.at < RETRY_AFTER_MS) {
      if (known) return known.config;
      throw failure.error;
    }
    underWay ??= discoverOnce();
    return underWay;
  };
}

async function askIssuer({ issuer, clientId, clientSecret }: OpenIdClient): Promise<Configuration> {
  const server = new URL(issuer);
  // The configuration allows plain http for an issuer on this machine only.
  const execute = [enableNonRepudiationChecks, ...(server.protocol === 'http:' ? [allowInsecureRequests] : [])];
  const options = { execute, timeout: CALL_TIMEOUT_SECONDS };
  return discovery(server, clientId, {}, clientSecretAuth(clientSecret), options);
}

/** The way that every provider must offer unless it says otherwise (OpenID Connect Discovery 1.0, 3). */
function clientSecretAuth(secret: string): ClientAuth {
  const [basic, post] = [ClientSecretBasic(secret), ClientSecretPost(secret)];
  return (server, ...rest) => {
    const methods = server.token_endpoint_auth_methods_supported;
    const usesPost = methods?.includes('client_secret_post') && !methods.includes('client_secret_basic');
    return usesPost ? post(server, ...rest) : basic(server, ...rest);
  };
}

const UNREACHABLE = new Set(['OAUTH_TIMEOUT', 'OAUTH_ABORT', 'OAUTH_RESPONSE_IS_NOT_CONFORM']);

function faultOf(error: unknown): ProviderFault {
  if (error instanceof AuthorizationResponseError) {
    return { kind: 'declined', error: error.error, description: error.error_description ?? '' };
  }
  const isUnreachable = codesOf(error).some((code) => UNREACHABLE.has(code)) || isFailedFetch(error);
  return { kind: isUnreachable ? 'unreachable' : 'untrusted', cause: causeOf(error) };
}

const isFailedFetch = (error: unknown): boolean => error instanceof TypeError && error.message === 'fetch failed';

function codesOf(error: unknown): string[] {
  if (!(error instanceof Error)) return [];
  const code: unknown = Reflect.get(error, 'code');
  return [...(typeof code === 'string' ? [code] : []), ...codesOf(error.cause)];
}

/** For the log: codes and messages of our libraries and OAuth's own words, never a token or a body. */
function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const word = error instanceof ResponseBodyError && /^[a-z_]{1,60}$/.test(error.error) ? [error.error] : [];
  return [error.message, ...codesOf(error), ...word].join(' ').slice(0, 200);
}
