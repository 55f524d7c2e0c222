import { type Box, boxRound, clampTo, distance, inset, overlap, type Point } from './map-box.ts';
import { type Arrow, arrowAt, type Curve, curveBetween, pointAt, sampled } from './map-curve.ts';
import { frameSpan, type MapGround, mapFrame, type ScaleBar } from './map-frame.ts';
import { type LabelSpot, placeLabels, spotsRound } from './map-labels.ts';
import type { DayOnMap, MapPlace, MapWay } from './map-place.ts';
import { spreadPoints } from './map-spread.ts';
import { textWidth, wrapText } from './map-text.ts';

export interface MapDisc extends Point {
  mark: MapPlace['mark'];
  /** Set on the edge, this many kilometres closer than it is; null where it stands in its place. */
  beyondKm: number | null;
}

export interface MapLabel {
  mark: MapPlace['mark'];
  lines: readonly string[];
  box: Box;
  /** From a label that stands off to its disc; null where they are side by side. */
  leader: { from: Point; to: Point } | null;
}

export interface MapLeg {
  curve: Curve;
  mode: MapWay['mode'];
  arrow: Arrow | null;
  /** The minutes on the way, and where they stand; null where there is no room for them. */
  label: { text: string; box: Box } | null;
}

/** Everything to draw, in pixels of a map of this size. */
export interface MapLayout {
  width: number;
  height: number;
  discs: readonly MapDisc[];
  labels: readonly MapLabel[];
  legs: readonly MapLeg[];
  bar: ScaleBar & Point;
  north: Point;
  ground: MapGround;
}

export const DISC_RADIUS = 14;
const DISCS_APART = 2 * DISC_RADIUS + 6;
/** From the edge to the nearest place. */
const MARGIN = 44;
export const LABEL_SIZE = 13;
export const LABEL_LINE = 16;
const LABEL_PAD = 4;
const LABEL_MAX_WIDTH = 132;
const LABEL_MAX_LINES = 2;
export const MINUTES_SIZE = 12;
const MINUTES_HEIGHT = 20;
/** Where along a way its minutes may stand, the best first. */
const MINUTES_AT = [0.5, 0.42, 0.58, 0.34, 0.66, 0.26, 0.74];
const CORNER = 14;
const NORTH_SIZE = 34;
const BAR_HEIGHT = 14;
const BAR_TEXT = 52;

/** The height that suits the places on a map of this width: as tall as they lie, within bounds that suit a page. */
export function mapHeight({ places }: DayOnMap, width: number, bounds: { least: number; most: number }): number {
  const { east, south } = frameSpan(places);
  const height = east === 0 ? bounds.least : ((width - 2 * MARGIN) * south) / east + 2 * MARGIN;
  return Math.round(Math.min(bounds.most, Math.max(bounds.least, height)));
}

/**
 * The sketch of a day: places where they are, true to scale, those next door drawn apart; names and minutes where they
 * cover nothing. The same day and size give the same sketch. Null without a place.
 */
export function layoutDayMap({ places, ways }: DayOnMap, size: { width: number; height: number }): MapLayout | null {
  if (places.length === 0) return null;
  const map: Box = { x: 0, y: 0, ...size };
  const frame = mapFrame(places, map, MARGIN);
  const points = spreadPoints(frame.points, DISCS_APART, inset(map, DISC_RADIUS + LABEL_PAD));
  const discs = places.map(({ mark }, index): MapDisc => {
    const beyond = frame.beyondKm[index] ?? 0;
    return { mark, ...(points[index] ?? { x: 0, y: 0 }), beyondKm: beyond > 0 ? beyond : null };
  });
  const bar = { ...frame.bar, x: CORNER, y: size.height - CORNER };
  const barBox = {
    x: 0,
    y: size.height - BAR_HEIGHT - CORNER,
    width: bar.width + BAR_TEXT + CORNER,
    height: BAR_HEIGHT + CORNER,
  };
  const north = northOf(size, discs);
  const corners: Box[] = [barBox, northBox(north)];
  const legs = drawnLegs(discs, ways);
  const lines = legs.map(({ curve }) => sampled(curve));
  const taken = [...corners, ...discs.map((disc) => boxRound(disc, DISC_RADIUS + 1))];
  const edge = inset(map, 3);
  const labels = placedNames(places, discs, edge, taken, lines);
  const minutes = placeLabels(
    legs.map(({ curve, text }) => minuteSpots(curve, text)),
    edge,
    [...taken, ...labels.map(({ box }) => box)],
    // Its own way counts for every place alike; on that of another the minutes would be read as the other's.
    lines,
  );
  return {
    ...size,
    discs,
    labels,
    legs: legs.map(({ curve, mode, text }, index) => {
      const box = minutes[index] ?? null;
      return { curve, mode, arrow: arrowAt(curve, DISC_RADIUS + 3), label: box === null ? null : { text, box } };
    }),
    bar,
    north,
    ground: frame.ground,
  };
}

const northBox = ({ x, y }: Point): Box => ({
  x: x - NORTH_SIZE / 2,
  y: y - CORNER,
  width: NORTH_SIZE + CORNER,
  height: NORTH_SIZE + CORNER,
});

/** Where north is shown: the first corner beside that of the scale bar in which no place stands. */
function northOf({ width, height }: { width: number; height: number }, discs: readonly MapDisc[]): Point {
  const inset = CORNER + NORTH_SIZE / 2;
  const topRight = { x: width - inset, y: CORNER };
  const corners = [topRight, { x: inset, y: CORNER }, { x: width - inset, y: height - NORTH_SIZE }];
  const isFree = (corner: Point) => !discs.some((disc) => overlap(northBox(corner), boxRound(disc, DISC_RADIUS + 1)));
  return corners.find(isFree) ?? topRight;
}

interface DrawnLeg {
  curve: Curve;
  mode: MapWay['mode'];
  text: string;
}

function drawnLegs(discs: readonly MapDisc[], ways: readonly MapWay[]): DrawnLeg[] {
  const discOf = (mark: MapPlace['mark']) => discs.find((disc) => disc.mark === mark);
  return ways.flatMap(({ from, to, minutes, mode }) => {
    const [start, end] = [discOf(from), discOf(to)];
    if (start === undefined || end === undefined) return [];
    const curve = curveBetween({ x: start.x, y: start.y }, { x: end.x, y: end.y });
    return [{ curve, mode, text: `${minutes} min` }];
  });
}

function placedNames(
  places: readonly MapPlace[],
  discs: readonly MapDisc[],
  edge: Box,
  taken: readonly Box[],
  lines: readonly (readonly Point[])[],
): MapLabel[] {
  const texts = places.map(({ name }, index) => {
    const beyond = discs[index]?.beyondKm ?? null;
    const lines = wrapText(name, LABEL_SIZE, LABEL_MAX_WIDTH, LABEL_MAX_LINES);
    return beyond === null ? lines : [...lines, `${Math.max(1, Math.round(beyond))} km further out`];
  });
  const spots = discs.map((disc, index): LabelSpot[] => {
    const lines = texts[index] ?? [];
    if (lines.every((line) => line === '')) return [];
    const width = Math.max(...lines.map((line) => textWidth(line, LABEL_SIZE))) + 2 * LABEL_PAD;
    const others = discs.filter((other) => other !== disc);
    return spotsRound(disc, DISC_RADIUS, width, lines.length * LABEL_LINE + LABEL_PAD)
      .filter(({ box }) => !isBehindAnother(box, disc, others))
      .map(({ box, cost }) => ({ box, cost: cost + (isNearAnother(box, disc, others) ? MISREAD : 0) }));
  });
  const boxes = placeLabels(spots, edge, taken, lines);
  return places.flatMap(({ mark }, index) => {
    const [box, disc] = [boxes[index] ?? null, discs[index]];
    if (box === null || disc === undefined) return [];
    return [{ mark, lines: texts[index] ?? [], box, leader: leaderTo(disc, box) }];
  });
}

/** What it costs that another stop is nearer to a name than its own. */
const MISREAD = 40;

const isNearAnother = (box: Box, disc: Point, others: readonly Point[]): boolean =>
  others.some((other) => distance(other, clampTo(other, box)) < distance(disc, clampTo(disc, box)));

/** True where another stop lies between a name and its own. */
function isBehindAnother(box: Box, disc: Point, others: readonly Point[]): boolean {
  const nearest = clampTo(disc, box);
  return others.some((other) =>
    [0.25, 0.5, 0.75].some((share) => {
      const between = { x: disc.x + (nearest.x - disc.x) * share, y: disc.y + (nearest.y - disc.y) * share };
      return distance(other, between) < DISC_RADIUS + 2;
    }),
  );
}

/** A label further than this from its disc is tied to it. */
const LEADER_FROM = 9;

function leaderTo(disc: Point, box: Box): MapLabel['leader'] {
  const from = clampTo(disc, inset(box, LABEL_PAD));
  const away = distance(disc, from);
  if (away < DISC_RADIUS + LEADER_FROM + LABEL_PAD) return null;
  const share = DISC_RADIUS / away;
  return { from, to: { x: disc.x + (from.x - disc.x) * share, y: disc.y + (from.y - disc.y) * share } };
}

function minuteSpots(curve: Curve, text: string): LabelSpot[] {
  const width = textWidth(text, MINUTES_SIZE) + 12;
  return MINUTES_AT.map((share, rank) => {
    const { x, y } = pointAt(curve, share);
    return { box: { x: x - width / 2, y: y - MINUTES_HEIGHT / 2, width, height: MINUTES_HEIGHT }, cost: rank };
  });
}
