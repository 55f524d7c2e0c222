import { type Box, clampTo, distance, inset, type Point } from './map-box.ts';

export interface ScaleBar {
  km: number;
  /** Length on the map, pixels. */
  width: number;
}

/** Which place on earth lies at which pixel, and how large a kilometre is: all it takes to put anything else on the map. */
export interface MapGround {
  lat: number;
  lon: number;
  x: number;
  y: number;
  pixelsPerKm: number;
}

export interface MapFrame {
  /** Pixels of every spot, in the order given. */
  points: readonly Point[];
  /** Kilometres beyond the edge, for a spot so far out that the rest would be a dot; 0 for the others. */
  beyondKm: readonly number[];
  ground: MapGround;
  bar: ScaleBar;
}

const EARTH_RADIUS_KM = 6371;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;
/** A day within one street is not blown up to a plan of the street. */
const LEAST_SPAN_KM = 0.5;
/** A spot is far out when it is so many times as far from the middle as half of the spots are, and a walk at least. */
const FAR_TIMES = 4;
const FAR_KM = 2.5;
const BAR_KM = [0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500];
/** Of the map's width. */
const LONGEST_BAR = 0.28;

const middleOf = (spots: readonly { lat: number; lon: number }[]): { lat: number; lon: number } => ({
  lat: mean(spots.map(({ lat }) => lat)),
  lon: mean(spots.map(({ lon }) => lon)),
});

/** East and south of the middle of the spots, kilometres: flat enough for a city and its surroundings. */
function localKilometres(spots: readonly { lat: number; lon: number }[]): Point[] {
  const middle = middleOf(spots);
  const eastPerDegree = Math.cos(radians(middle.lat));
  return spots.map(({ lat, lon }) => ({
    x: radians(lon - middle.lon) * eastPerDegree * EARTH_RADIUS_KM,
    y: -radians(lat - middle.lat) * EARTH_RADIUS_KM,
  }));
}

/** How far the spots reach from west to east and from north to south, kilometres, without those far out. */
export function frameSpan(spots: readonly { lat: number; lon: number }[]): { east: number; south: number } {
  const km = localKilometres(spots);
  const isFar = farOut(km);
  const near = km.filter((_spot, index) => isFar[index] !== true);
  const [west, east] = range(near.map(({ x }) => x));
  const [north, south] = range(near.map(({ y }) => y));
  return { east: east - west, south: south - north };
}

/** The spots on a map of this size, true to scale and north up, with so much room kept free at its edges. */
export function mapFrame(spots: readonly { lat: number; lon: number }[], map: Box, margin: number): MapFrame {
  const field = inset(map, margin);
  const km = localKilometres(spots);
  const isFar = farOut(km);
  const near = km.filter((_spot, index) => isFar[index] !== true);
  const [west, east] = range(near.map(({ x }) => x));
  const [north, south] = range(near.map(({ y }) => y));
  const pixelsPerKm = Math.min(
    field.width / Math.max(east - west, LEAST_SPAN_KM),
    field.height / Math.max(south - north, LEAST_SPAN_KM),
  );
  const middle = { x: (west + east) / 2, y: (north + south) / 2 };
  const centre = { x: field.x + field.width / 2, y: field.y + field.height / 2 };
  const exact = km.map(({ x, y }) => ({
    x: centre.x + (x - middle.x) * pixelsPerKm,
    y: centre.y + (y - middle.y) * pixelsPerKm,
  }));
  const points = exact.map((point, index) =>
    isFar[index] === true ? atEdge(point, centre, field) : clampTo(point, field),
  );
  return {
    points,
    beyondKm: exact.map((point, index) =>
      isFar[index] === true ? distance(point, points[index] ?? point) / pixelsPerKm : 0,
    ),
    ground: {
      ...middleOf(spots),
      x: centre.x - middle.x * pixelsPerKm,
      y: centre.y - middle.y * pixelsPerKm,
      pixelsPerKm,
    },
    bar: scaleBar(pixelsPerKm, map.width * LONGEST_BAR),
  };
}

function farOut(km: readonly Point[]): boolean[] {
  if (km.length < 4) return km.map(() => false);
  const middle = { x: median(km.map(({ x }) => x)), y: median(km.map(({ y }) => y)) };
  const away = km.map((spot) => distance(spot, middle));
  const limit = Math.max(FAR_KM, FAR_TIMES * median(away));
  return away.map((one) => one > limit);
}

/** Where the line from the middle of the field to a point outside it leaves the field. */
function atEdge(point: Point, centre: Point, field: Box): Point {
  const [dx, dy] = [point.x - centre.x, point.y - centre.y];
  const share = Math.min(
    dx === 0 ? Number.POSITIVE_INFINITY : field.width / 2 / Math.abs(dx),
    dy === 0 ? Number.POSITIVE_INFINITY : field.height / 2 / Math.abs(dy),
  );
  return clampTo({ x: centre.x + dx * Math.min(share, 1), y: centre.y + dy * Math.min(share, 1) }, field);
}

/** The longest round distance that the bar has room for. */
function scaleBar(pixelsPerKm: number, longest: number): ScaleBar {
  const km = BAR_KM.findLast((length) => length * pixelsPerKm <= longest) ?? 0.1;
  return { km, width: km * pixelsPerKm };
}

const mean = (numbers: readonly number[]): number =>
  numbers.length === 0 ? 0 : numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
}

const range = (numbers: readonly number[]): [number, number] =>
  numbers.length === 0 ? [0, 0] : [Math.min(...numbers), Math.max(...numbers)];
