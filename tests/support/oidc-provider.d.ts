/** The part of the library that open-id-server.ts uses; the package brings no types. */
declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  interface Grant {
    addOIDCScope: (scope: string) => void;
    save: () => Promise<string>;
  }
  interface LoginContext {
    oidc: {
      session: { accountId: string };
      client: { clientId: string };
      provider: { Grant: new (options: { accountId: string; clientId: string }) => Grant };
    };
  }

  export class Provider {
    constructor(issuer: string, configuration: Record<string, unknown>);
    callback(): (request: IncomingMessage, response: ServerResponse) => void;
    interactionFinished(
      request: IncomingMessage,
      response: ServerResponse,
      result: Record<string, unknown>,
    ): Promise<void>;
  }
  export type { LoginContext };
}
