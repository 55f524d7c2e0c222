import { generateKeyPairSync, randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type LoginContext, Provider } from 'oidc-provider';
import { listen } from './listen.ts';

export interface OpenIdAccount {
  sub: string;
  email?: string;
  email_verified?: boolean;
  name?: string;
  given_name?: string;
  family_name?: string;
  picture?: string;
}

export const OPEN_ID_CLIENT = { id: 'huzzah-test', secret: 'a-secret-of-the-test' };

/**
 * A real OpenID Connect server, by a library that is certified for it, on a free port. Whoever arrives signs in at once as
 * `account`, or declines. It says who somebody is only when asked with the access token, as the standard has it.
 */
export async function startOpenIdServer() {
  let provider: Provider | undefined;
  let account: OpenIdAccount = { sub: 'nobody' };
  let isDeclining = false;
  const accounts = new Map<string, OpenIdAccount>();

  const answerInteraction = async (request: IncomingMessage, response: ServerResponse, server: Provider) => {
    accounts.set(account.sub, account);
    await server.interactionFinished(
      request,
      response,
      isDeclining
        ? { error: 'access_denied', error_description: 'The person said "no"' }
        : { login: { accountId: account.sub } },
    );
  };
  const server = await listen((request, response) => {
    if (provider === undefined) {
      response.writeHead(503).end();
      return;
    }
    if (!request.url?.startsWith('/interaction/')) {
      provider.callback()(request, response);
      return;
    }
    answerInteraction(request, response, provider).catch((error: unknown) =>
      response.writeHead(500).end(String(error)),
    );
  });

  return {
    issuer: server.url,
    close: server.close,
    /** It knows one client, which must be told before anybody comes. */
    register: (redirectUri: string) => {
      provider = new Provider(server.url, configuration(redirectUri, accounts));
    },
    signInAs: (person: OpenIdAccount) => {
      account = person;
      isDeclining = false;
    },
    decline: () => {
      isDeclining = true;
    },
  };
}

function configuration(redirectUri: string, accounts: ReadonlyMap<string, OpenIdAccount>): Record<string, unknown> {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return {
    clients: [
      {
        client_id: OPEN_ID_CLIENT.id,
        client_secret: OPEN_ID_CLIENT.secret,
        redirect_uris: [redirectUri],
        grant_types: ['authorization_code', 'refresh_token'],
      },
    ],
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), kid: 'test', use: 'sig', alg: 'RS256' }] },
    cookies: { keys: [randomBytes(16).toString('hex')] },
    pkce: { required: () => true },
    ttl: {
      Interaction: 600,
      Grant: 600,
      Session: 600,
      AuthorizationCode: 60,
      AccessToken: 600,
      RefreshToken: 600,
      IdToken: 600,
    },
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['name', 'given_name', 'family_name', 'picture'],
    },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_: unknown, { uid }: { uid: string }) => `/interaction/${uid}` },
    issueRefreshToken: async () => true,
    findAccount: async (_: unknown, id: string) => ({
      accountId: id,
      claims: async () => accounts.get(id) ?? { sub: id },
    }),
    // Nobody is asked for consent: what the client wants is granted as it comes.
    loadExistingGrant: async ({ oidc }: LoginContext) => {
      const { accountId } = oidc.session;
      const grant = new oidc.provider.Grant({ accountId, clientId: oidc.client.clientId });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  };
}
