import { readFileSync } from 'node:fs';
import type { ConciergeState } from '../../src/features/chat/domain/concierge-state.ts';
import { fixedTrip } from './fixed-trip.ts';
import { TRIP_OUTLINES } from './trip-outlines.ts';

/** A line that people type beside a plan, and whether it asks for a change of it. */
export interface OrderedLine {
  trip: ConciergeState;
  label: 'change' | 'none';
  message: string;
}

/**
 * The lines of a file of this folder: a trip, `change` or `none`, and the message, with tabs between. Throws where a line has
 * no such trip or label.
 */
export function orderedLines(name: 'ordered.tsv' | 'ordered-held.tsv'): OrderedLine[] {
  const trips = new Map(TRIP_OUTLINES.map((outline) => [outline.id, fixedTrip(outline)]));
  return readFileSync(new URL(name, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line, index) => {
      const [id = '', label, message = ''] = line.split('\t');
      const trip = trips.get(id);
      if (!trip || (label !== 'change' && label !== 'none') || message === '')
        throw new Error(`${name}, line ${index + 1}: no trip, label and message`);
      return { trip, label, message };
    });
}
