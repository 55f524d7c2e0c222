import type { LinePart } from './day-line.ts';

/** Pixels that an hour takes; a row grows where its words need more. */
const HOUR_PX = 56;
const LEAST_PX: Record<LinePart['kind'], number> = { stop: 92, way: 36, free: 52 };
/** A long empty stretch is told by its words, not by its height. */
const FREE_MOST_PX = 132;

/** The least height of a part of the day, pixels: as long as it lasts, and never too low for its words. */
export function partHeight({ kind, fromMinute, toMinute }: Pick<LinePart, 'kind' | 'fromMinute' | 'toMinute'>): number {
  const height = Math.max(LEAST_PX[kind], Math.round(((toMinute - fromMinute) / 60) * HOUR_PX));
  return kind === 'free' ? Math.min(height, FREE_MOST_PX) : height;
}

/** Where a part of the day stands on the screen, pixels from any one origin. */
export interface PlacedPart {
  fromMinute: number;
  toMinute: number;
  top: number;
  bottom: number;
}

/** The minute at a height; above the first part and below the last the hours go on at their usual length. */
export function minuteAtHeight(parts: readonly PlacedPart[], y: number): number {
  const [first, last] = [parts[0], parts.at(-1)];
  if (first === undefined || last === undefined) return 0;
  if (y < first.top) return first.fromMinute - ((first.top - y) / HOUR_PX) * 60;
  if (y >= last.bottom) return last.toMinute + ((y - last.bottom) / HOUR_PX) * 60;
  const part = parts.findLast(({ top }) => top <= y) ?? first;
  const share = part.bottom === part.top ? 0 : Math.min(1, (y - part.top) / (part.bottom - part.top));
  return part.fromMinute + share * (part.toMinute - part.fromMinute);
}

/** In which part a minute falls and where in it, 0 to 1; a minute outside the day is at its first or last edge. */
export function placeOfMinute(
  parts: readonly Pick<LinePart, 'fromMinute' | 'toMinute'>[],
  minute: number,
): { index: number; at: number } | null {
  if (parts.length === 0) return null;
  const index = Math.max(
    0,
    parts.findLastIndex(({ fromMinute }) => fromMinute <= minute),
  );
  const part = parts[index];
  if (part === undefined) return null;
  const length = part.toMinute - part.fromMinute;
  const at = length <= 0 ? 0 : (minute - part.fromMinute) / length;
  return { index, at: Math.min(1, Math.max(0, at)) };
}

/** The latest start that the planner takes, minutes: four in the morning after. */
const LATEST_START = 28 * 60;
export const START_STEP = 15;

/** A start on the quarter of an hour, within what the planner takes. */
export const roundStart = (minute: number): number =>
  Math.min(LATEST_START, Math.max(0, Math.round(minute / START_STEP) * START_STEP));
