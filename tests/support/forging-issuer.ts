import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { listen } from './listen.ts';

/** What this issuer does wrong in its next answer. */
export interface Forgery {
  /** Over the right claims of the ID token; undefined leaves one out. */
  claims?: Record<string, unknown>;
  /** The ID token is signed with a key that nobody publishes. */
  isWrongKey?: boolean;
  /** What the token endpoint answers instead. */
  tokenStatus?: number;
  /** The token endpoint never answers. */
  isSilent?: boolean;
  /** What the callback is given as the issuer's name. */
  issuerInCallback?: string;
}

/** A small OpenID Connect issuer that lies as it is told to, for what an honest one would never do. */
export async function startForgingIssuer() {
  const [right, wrong] = [await generateKeyPair('RS256'), await generateKeyPair('RS256')];
  const jwk = { ...(await exportJWK(right.publicKey)), kid: 'k', alg: 'RS256', use: 'sig' };
  const asked = new Map<string, URLSearchParams>();
  let forgery: Forgery = {};
  let discoveries = 0;
  let isUp = true;

  const json = (response: ServerResponse, body: unknown, status = 200) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

  const idToken = async (request: URLSearchParams): Promise<string> => {
    const now = Math.floor(Date.now() / 1000);
    const claims = {
      iss: server.url,
      aud: request.get('client_id') ?? '',
      iat: now,
      exp: now + 60,
      nonce: request.get('nonce'),
      sub: 'somebody',
      email: 'somebody@gmail.example',
      email_verified: true,
      ...forgery.claims,
    };
    const key = forgery.isWrongKey ? wrong.privateKey : right.privateKey;
    return new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'k' }).sign(key);
  };

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = new URL(request.url ?? '/', server.url);
    if (!isUp) return void response.writeHead(503).end();
    switch (url.pathname) {
      case '/.well-known/openid-configuration':
        discoveries += 1;
        return void json(response, {
          issuer: server.url,
          authorization_endpoint: `${server.url}/authorize`,
          token_endpoint: `${server.url}/token`,
          jwks_uri: `${server.url}/keys`,
          response_types_supported: ['code'],
          id_token_signing_alg_values_supported: ['RS256'],
          authorization_response_iss_parameter_supported: true,
          token_endpoint_auth_methods_supported: ['client_secret_post'],
        });
      case '/keys':
        return void json(response, { keys: [jwk] });
      case '/token': {
        const form = new URLSearchParams(await text(request));
        if (forgery.isSilent) return;
        if (forgery.tokenStatus !== undefined)
          return void json(response, { error: 'invalid_grant' }, forgery.tokenStatus);
        const code = form.get('code') ?? '';
        const id_token = await idToken(asked.get(code) ?? new URLSearchParams());
        asked.delete(code);
        return void json(response, { access_token: 'theirs', token_type: 'Bearer', expires_in: 60, id_token });
      }
      default:
        return void response.writeHead(404).end();
    }
  };
  const server = await listen((request, response) => {
    answer(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)));
  });

  return {
    issuer: server.url,
    close: server.close,
    discoveries: () => discoveries,
    forge: (next: Forgery) => {
      forgery = next;
    },
    goDown: () => {
      isUp = false;
    },
    comeUp: () => {
      isUp = true;
    },
    /** The person signed in at this address: the query that the browser brings back. */
    wayBack: (address: string): string => {
      const request = new URL(address).searchParams;
      const code = crypto.randomUUID();
      asked.set(code, request);
      const iss = forgery.issuerInCallback ?? server.url;
      return `?${new URLSearchParams({ code, state: request.get('state') ?? '', iss })}`;
    },
  };
}

export type ForgingIssuer = Awaited<ReturnType<typeof startForgingIssuer>>;
