import type { AuthSite } from './auth-site.ts';
import type { Forgery, ForgingIssuer } from './forging-issuer.ts';

/** A browser that goes from a site to the forging issuer and back. */
export function googleVisitor(site: AuthSite, issuer: ForgingIssuer) {
  let cookie = '';

  /** Leaves, is signed in over there as the forgery says, and has not come back yet. */
  const leave = async (forgery: Forgery = {}, query = '', token?: string) => {
    issuer.forge(forgery);
    const path = token === undefined ? '/authorize' : '/user/identities/authorize';
    const { status, headers, body } = await site.call('GET', `${path}?provider=google${query}`, {
      ...(token === undefined ? {} : { token }),
      headers: { cookie },
    });
    cookie = headers.get('set-cookie')?.split(';')[0] ?? cookie;
    const address = headers.get('location') ?? '';
    return { status, body, address, wayBack: address.startsWith(issuer.issuer) ? issuer.wayBack(address) : '' };
  };

  /** Where the callback leads, and what it says in the fragment. */
  const arrive = async (wayBack: string, headers: Record<string, string> = { cookie }) => {
    const { status, headers: answer } = await site.call('GET', `/callback${wayBack}`, { headers });
    const location = answer.get('location') ?? '';
    const [address = '', fragment] = location.split('#');
    return { status, address, fragment: Object.fromEntries(new URLSearchParams(fragment)) };
  };

  return {
    leave,
    arrive,
    signIn: async (forgery: Forgery = {}, query = '', token?: string) =>
      arrive((await leave(forgery, query, token)).wayBack),
  };
}
