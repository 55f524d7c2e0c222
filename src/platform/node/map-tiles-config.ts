import { fail, ok, type Result } from '../../shared/result.ts';

/** Whose pictures lie under the map of a day. Visitors' browsers fetch them; nothing of it is secret. */
export interface MapTilesConfig {
  /** With `{z}`, `{x}` and `{y}` in the places where a tile's numbers go. */
  url: string;
  /** Whom to name under the map, as the licence of the tiles asks. */
  attribution: string;
}

const ATTRIBUTION_MAX = 200;
const NUMBERS = ['{z}', '{x}', '{y}'];

/** The tile server, or null while none is configured; the reason names the variable that is wrong. */
export function mapTilesConfig(
  url: string | undefined,
  attribution: string | undefined,
): Result<MapTilesConfig | null, string> {
  if (url === undefined && attribution === undefined) return ok(null);
  if (url === undefined) return fail('MAP_TILES_URL: whom to name is set, so the tiles must be too');
  if (attribution === undefined) return fail('MAP_ATTRIBUTION: tiles are set, so whom to name for them must be too');
  const { protocol, host, username } = URL.canParse(url) ? new URL(url) : { protocol: '', host: '', username: '' };
  const isFine = protocol === 'https:' && username === '' && /^[\w.:-]+$/.test(host);
  if (!isFine || !NUMBERS.every((number) => url.split(number).length === 2))
    return fail('MAP_TILES_URL: an https address with {z}, {x} and {y} in it once each, in its path');
  if (attribution.length > ATTRIBUTION_MAX)
    return fail(`MAP_ATTRIBUTION: words to show, at most ${ATTRIBUTION_MAX} characters`);
  return ok({ url, attribution });
}
