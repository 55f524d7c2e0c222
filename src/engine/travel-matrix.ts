import { FORBIDDEN_ARC } from './orienteering/problem.ts';
import type { Places } from './places.ts';
import { isBite, mayFollow, pauseMinutes, type Step } from './sequence-rules.ts';
import { type Stop, stepOf } from './stops.ts';
import { onSchedule, type Spot } from './travel-legs.ts';
import { waysBetween } from './travel-table.ts';
import type { TripRequest } from './trip-request.ts';

/**
 * Minutes from any node to any other, the pause after a meal included, FORBIDDEN_ARC where one may not follow the
 * other. Node 0 is the base and node i is `stops[i - 1]`; `from * (stops.length + 1) + to`.
 */
export function travelMatrix(
  request: TripRequest,
  places: Places,
  stops: readonly Stop[],
  base: Spot,
  isBeyondTaste: ((stop: Stop) => boolean) | undefined,
): Int32Array {
  const count = stops.length + 1;
  const spots: (Spot & { id?: string })[] = [base];
  const numbers = new Map<string, number>();
  const spotOf = new Int32Array(count);
  for (const [index, { candidate }] of stops.entries()) {
    const known = numbers.get(candidate.venue.id) ?? spots.length;
    if (known === spots.length) spots.push(candidate.venue);
    numbers.set(candidate.venue.id, known);
    spotOf[index + 1] = known;
  }
  const exactWays = waysBetween(places, request.groupSize, spots);
  const ways = exactWays.map(onSchedule);
  const links = linkClasses(stops, isBeyondTaste);
  const matrix = new Int32Array(count * count);
  for (let from = 0; from < count; from++) {
    const row = (spotOf[from] ?? 0) * spots.length;
    const fromClass = (links.classOf[from] ?? 0) * links.count;
    const isFromLocked = links.isLocked[from] === 1;
    for (let to = 0; to < count; to++) {
      const pause = links.pauses[fromClass + (links.classOf[to] ?? 0)] ?? 0;
      // Between two stops that stand already every minute counts.
      const isExact = isFromLocked && links.isLocked[to] === 1;
      const way = (isExact ? exactWays : ways)[row + (spotOf[to] ?? 0)] ?? 0;
      matrix[from * count + to] = pause === FORBIDDEN_ARC ? FORBIDDEN_ARC : way + pause;
    }
  }
  return matrix;
}

type Link = Step & { isLocked: boolean };

/** Nodes of one class are alike to their neighbours, so each pair of classes is looked at once. Class 0 is the base. */
function linkClasses(stops: readonly Stop[], isBeyondTaste: ((stop: Stop) => boolean) | undefined) {
  const classes: (Link | undefined)[] = [undefined];
  const numbers = new Map<string, number>();
  const classOf = new Int32Array(stops.length + 1);
  const isLocked = new Uint8Array(stops.length + 1);
  for (const [index, stop] of stops.entries()) {
    const link: Link = { ...stepOf(stop), isLocked: stop.isLocked || isBeyondTaste?.(stop) === true };
    const key = `${link.kind} ${link.isLocked} ${isBite(link)} ${link.vibes.includes('party-hard')} ${link.type}`;
    const number = numbers.get(key) ?? classes.push(link) - 1;
    numbers.set(key, number);
    classOf[index + 1] = number;
    isLocked[index + 1] = Number(link.isLocked);
  }
  const pauses = Int32Array.from(
    classes.flatMap((from) => classes.map((to) => (isForbidden(from, to) ? FORBIDDEN_ARC : pauseBetween(from, to)))),
  );
  return { count: classes.length, classOf, isLocked, pauses };
}

/** No two of a kind in a row; and an evening ends in its night out: after one there is only another, or home. */
function isForbidden(from: Link | undefined, to: Link | undefined): boolean {
  if (!to) return false;
  if (from && (from.type === to.type || (from.kind === 'night' && to.kind !== 'night'))) return true;
  // What a plan holds already may stand as it is.
  if (to.isLocked && (!from || from.isLocked)) return false;
  return !mayFollow(from ?? null, to);
}

function pauseBetween(from: Link | undefined, to: Link | undefined): number {
  if (!from || !to || (from.isLocked && to.isLocked)) return 0;
  return pauseMinutes(from, to);
}
