/** What a browser does when it is sent from site to site: it follows redirects and keeps each site's cookies to itself. */
export class CookieBrowser {
  readonly #cookies = new Map<string, Map<string, string>>();

  /** The cookies of an address's site, as a request to it would carry them. */
  cookiesFor(address: string): string {
    return [...(this.#cookies.get(siteOf(address)) ?? [])].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  /** One request, and the cookies of its answer kept. */
  async open(address: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    const cookies = this.cookiesFor(address);
    if (cookies !== '') headers.set('cookie', cookies);
    const answer = await fetch(address, { ...init, headers, redirect: 'manual' });
    this.keepCookies(address, answer);
    return answer;
  }

  keepCookies(address: string, answer: Response): void {
    const kept = this.#cookies.get(siteOf(address)) ?? new Map<string, string>();
    for (const line of answer.headers.getSetCookie()) {
      const [, name, value] = /^([^=;]+)=([^;]*)/.exec(line) ?? [];
      if (name !== undefined && value !== undefined) kept.set(name.trim(), value);
    }
    this.#cookies.set(siteOf(address), kept);
  }

  /** Follows redirects until `isThere` says that an address is the end of the way; it is not asked for. */
  async follow(address: string, isThere: (url: URL) => boolean): Promise<URL> {
    let next = new URL(address);
    for (let step = 0; step < 12; step += 1) {
      if (isThere(next)) return next;
      const answer = await this.open(next.href);
      const location = answer.headers.get('location');
      if (location === null) throw new Error(`${next.href} leads nowhere: ${answer.status} ${await answer.text()}`);
      next = new URL(location, next);
    }
    throw new Error(`too many redirects, the last to ${next.href}`);
  }
}

// Cookies do not tell ports apart (RFC 6265, 8.5), but our two test sites are on one machine and must not share any.
const siteOf = (address: string): string => new URL(address).host;
