import type { Box } from './map-box.ts';
import type { MapGround } from './map-frame.ts';

/** A picture of the ground by its numbers in the usual scheme, and where it lies on the map, pixels. */
export interface MapTile extends Box {
  key: string;
  url: string;
}

const EARTH_KM = 2 * Math.PI * 6371;
/** At most so wide is a tile drawn: sharp on a phone, whose pixels are smaller. */
const TILE_PX = 256;
/** What tile servers commonly have. */
const ZOOM_MAX = 18;
/** Hides the seams that rounding would show. */
const SEAM_PX = 0.5;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const degrees = (angle: number): number => (angle * 180) / Math.PI;

/** Web Mercator: from the north-west corner of the world, in worlds. */
const worldX = (lon: number): number => (lon + 180) / 360;
const worldY = (lat: number): number => (1 - Math.asinh(Math.tan(radians(lat))) / Math.PI) / 2;
const latAt = (y: number): number => degrees(Math.atan(Math.sinh(Math.PI * (1 - 2 * y))));

/**
 * The tiles under a map, row by row. The map is drawn on a plane that touches the earth in its middle and the tiles in
 * Mercator's projection; within a city the two differ by less than a pixel, so each corner is put where its place is.
 */
export function tilesUnder(ground: MapGround, size: { width: number; height: number }, template: string): MapTile[] {
  const kmPerWorld = EARTH_KM * Math.cos(radians(ground.lat));
  const zoom = Math.min(ZOOM_MAX, Math.max(0, Math.ceil(Math.log2((kmPerWorld * ground.pixelsPerKm) / TILE_PX))));
  const count = 2 ** zoom;
  const perDegree = (radians(1) * EARTH_KM * ground.pixelsPerKm) / (2 * Math.PI);
  const eastPerDegree = perDegree * Math.cos(radians(ground.lat));
  const xOf = (column: number): number => ground.x + ((column / count) * 360 - 180 - ground.lon) * eastPerDegree;
  const yOf = (row: number): number => ground.y - (latAt(row / count) - ground.lat) * perDegree;
  const [west, east] = [ground.lon - ground.x / eastPerDegree, ground.lon + (size.width - ground.x) / eastPerDegree];
  const [north, south] = [ground.lat + ground.y / perDegree, ground.lat - (size.height - ground.y) / perDegree];
  const columns = between(worldX(west) * count, worldX(east) * count);
  const rows = between(worldY(north) * count, worldY(south) * count).filter((row) => row >= 0 && row < count);
  return rows.flatMap((row) =>
    columns.map((column) => ({
      key: `${zoom}/${column}/${row}`,
      url: tileUrl(template, zoom, ((column % count) + count) % count, row),
      x: xOf(column),
      y: yOf(row),
      width: xOf(column + 1) - xOf(column) + SEAM_PX,
      height: yOf(row + 1) - yOf(row) + SEAM_PX,
    })),
  );
}

const tileUrl = (template: string, zoom: number, column: number, row: number): string =>
  template.replace('{z}', String(zoom)).replace('{x}', String(column)).replace('{y}', String(row));

const between = (from: number, to: number): number[] =>
  Array.from({ length: Math.floor(to) - Math.floor(from) + 1 }, (_unused, index) => Math.floor(from) + index);
