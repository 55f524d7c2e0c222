const LENGTH_MAX = 200;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** An address, in plain or percent-encoded, or longer than any name of ours. */
const SECRETIVE = /@|%40|[^/]{65,}/i;
/** Long, and with a capital or a digit in it: names of ours are lower-case words. */
const TOKEN = /(?=[^/]*[A-Z\d])[\w~+=.-]{20,}/;
const TOKEN_MIN_LENGTH = 20;
/** Whatever stands below it opens somebody's trips, even where it does not look like a token. */
const SECRET_FOLDER = 'calendar';

/**
 * A path as it may stand in a log. Paths of ours hold names and ids; whoever mistypes one, or writes an address of his
 * own, may put an e-mail address or a token there, so such a part is left out. Never the query, which is not asked for.
 */
export function loggablePath(path: string): string {
  const parts = path.slice(0, LENGTH_MAX).split('/');
  const isToken = (part: string) => part.length >= TOKEN_MIN_LENGTH && !UUID.test(part) && TOKEN.test(part);
  const isOpen = (part: string) => !SECRETIVE.test(part) && !isToken(part);
  const openParts = parts[1] === SECRET_FOLDER ? 2 : parts.length;
  return parts.map((part, index) => (index < openParts && isOpen(part) ? part : '[redacted]')).join('/');
}
