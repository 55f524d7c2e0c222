import { fail, ok, type Result } from '../../../shared/result.ts';
import { isMailAddress } from './mail-address.ts';

export interface MailConfig {
  host: string;
  port: number;
  /**
   * `from-the-start` for smtps; `required`: nothing is said before STARTTLS has worked; `off`: on this machine, or told so.
   */
  encryption: 'from-the-start' | 'required' | 'off';
  /** Never logged. Undefined for a server that asks for none. */
  login: { user: string; password: string } | undefined;
  /** Whom mail comes from. */
  from: { name: string; address: string };
}

/** Text without a control character, a quotation mark or an angle bracket: it stands in a header. */
const NAME = /^[^\p{Cc}"<>]{1,100}$/u;
const LOOPBACK = /^(localhost|127(?:\.\d{1,3}){3}|\[::1\])$/i;

/**
 * Where mail goes, of SMTP_URL and MAIL_FROM; null when neither is set. A fault is a sentence that begins with the name of
 * its variable and never quotes the value, which may hold a password.
 */
export function mailConfig(url: string | undefined, from: string | undefined): Result<MailConfig | null, string> {
  if (url === undefined && from === undefined) return ok(null);
  if (url === undefined) return fail('SMTP_URL: a sender is set, so the mail server must be too');
  if (from === undefined) return fail('MAIL_FROM: a mail server is set, so the sender must be too');
  const sender = parseSender(from);
  if (!sender) return fail('MAIL_FROM: must be an address, or Name <address>');
  const server = parseServer(url);
  return server.ok ? ok({ ...server.value, from: sender }) : server;
}

function parseSender(text: string): MailConfig['from'] | undefined {
  const [, name = '', address = ''] = /^\s*(?:"?([^"<>]*?)"?\s*<([^<>\s]+)>)\s*$/.exec(text) ?? [];
  if (isMailAddress(address) && (name === '' || NAME.test(name))) return { name, address };
  const bare = text.trim();
  return isMailAddress(bare) ? { name: '', address: bare } : undefined;
}

function parseServer(text: string): Result<Omit<MailConfig, 'from'>, string> {
  if (!URL.canParse(text)) return fail('SMTP_URL: must be smtp://user:password@host:port or smtps://…');
  const { protocol, hostname: host, port, username, password, pathname, search, searchParams } = new URL(text);
  if (protocol !== 'smtp:' && protocol !== 'smtps:') return fail('SMTP_URL: must begin with smtp:// or smtps://');
  if (host === '') return fail('SMTP_URL: names no host');
  const tls = searchParams.get('tls');
  const isUnderstood = search === '' || (searchParams.size === 1 && (tls === 'required' || tls === 'off'));
  if (!isUnderstood || (pathname !== '' && pathname !== '/'))
    return fail('SMTP_URL: after the host only a port and ?tls=required or ?tls=off may follow');
  if (protocol === 'smtps:' && tls === 'off')
    return fail('SMTP_URL: smtps:// is encrypted from the start, so tls=off is not possible');
  if ((username === '') !== (password === '')) return fail('SMTP_URL: user and password belong together');
  const login = readLogin(username, password);
  if (!login.ok) return login;
  const isOff = tls === null ? LOOPBACK.test(host) : tls === 'off';
  return ok({
    // An IPv6 address stands in brackets in a URL and nowhere else.
    host: host.replace(/^\[(.*)\]$/, '$1'),
    port: port === '' ? (protocol === 'smtps:' ? 465 : 587) : Number(port),
    encryption: protocol === 'smtps:' ? 'from-the-start' : isOff ? 'off' : 'required',
    login: login.value,
  });
}

function readLogin(user: string, password: string): Result<MailConfig['login'], string> {
  if (user === '') return ok(undefined);
  try {
    return ok({ user: decodeURIComponent(user), password: decodeURIComponent(password) });
  } catch {
    return fail('SMTP_URL: a % in user or password must be written %25');
  }
}
