import * as z from 'zod/mini';
import { publicConfigContent } from '../../../platform/browser/public-config.ts';

const WithTiles = z.object({ mapTiles: z.object({ url: z.string(), attribution: z.string() }) });

export type MapTilesConfig = z.output<typeof WithTiles>['mapTiles'];

/** The tile server of this site, or null. Read here and not with the rest, which every page pays for. */
export function readMapTiles(content: string | null): MapTilesConfig | null {
  try {
    const parsed = WithTiles.safeParse(JSON.parse(content ?? ''));
    return parsed.success ? parsed.data.mapTiles : null;
  } catch {
    // The page has said what is wrong with its configuration already; the map does without.
    return null;
  }
}

export const mapTiles = (): MapTilesConfig | null => readMapTiles(publicConfigContent());
