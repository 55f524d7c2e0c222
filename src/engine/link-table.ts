import type { CityCatalogue, GenericCatalogue, Venue } from '../catalogue/venue.ts';
import { slotKindsOf } from './candidates.ts';
import { SLOT_KINDS } from './day-rules.ts';
import { FORBIDDEN_ARC } from './orienteering/problem.ts';
import { type Places, venuesOf } from './places.ts';
import { isBite, mayFollow, pauseMinutes, type Step } from './sequence-rules.ts';
import type { SlotKind } from './trip-request.ts';

type Link = Step & { isLocked: boolean };

/** Not worked out yet. */
const UNKNOWN = -1;

/**
 * The pause between any two stops of a catalogue, FORBIDDEN_ARC where one may not follow the other. Stops that their
 * neighbours cannot tell apart are one class, and each pair of classes is looked at once. Class 0 is the base.
 */
export class LinkTable {
  private readonly classes: (Link | undefined)[] = [undefined];
  private readonly classOfVenue = new Map<string, Int32Array>();
  private readonly pauses: Int32Array;

  constructor(venues: readonly Venue[]) {
    const numbers = new Map<string, number>();
    for (const { id, kind: venueKind, type, durationMinutes: minutes, vibes } of venues) {
      const own = new Int32Array(2 * SLOT_KINDS.length);
      for (const kind of slotKindsOf(venueKind)) {
        for (const isLocked of [false, true]) {
          const link: Link = { kind, type, minutes, vibes, isLocked };
          const key = `${kind} ${isLocked} ${isBite(link)} ${vibes.includes('party-hard')} ${type}`;
          const number = numbers.get(key) ?? this.classes.push(link) - 1;
          numbers.set(key, number);
          own[cellOf(kind, isLocked)] = number;
        }
      }
      this.classOfVenue.set(id, own);
    }
    this.pauses = new Int32Array(this.classes.length ** 2).fill(UNKNOWN);
  }

  /** Of a stop at a venue; a locked one stands in the plan already. */
  classOf(venueId: string, kind: SlotKind, isLocked: boolean): number {
    return this.classOfVenue.get(venueId)?.[cellOf(kind, isLocked)] ?? 0;
  }

  /** Minutes between two classes on top of the way. */
  pause(from: number, to: number): number {
    const cell = from * this.classes.length + to;
    const known = this.pauses[cell] ?? UNKNOWN;
    if (known !== UNKNOWN) return known;
    const [before, after] = [this.classes[from], this.classes[to]];
    const pause = isForbidden(before, after) ? FORBIDDEN_ARC : pauseBetween(before, after);
    this.pauses[cell] = pause;
    return pause;
  }
}

const tables = new WeakMap<CityCatalogue | GenericCatalogue, LinkTable>();

/** The table of a catalogue, made once and let go with it. */
export function linkTable(places: Places): LinkTable {
  const catalogue = places.kind === 'city' ? places.city : places.catalogue;
  const known = tables.get(catalogue);
  if (known) return known;
  const table = new LinkTable(venuesOf(places));
  tables.set(catalogue, table);
  return table;
}

const cellOf = (kind: SlotKind, isLocked: boolean): number => 2 * SLOT_KINDS.indexOf(kind) + Number(isLocked);

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
