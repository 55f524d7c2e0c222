import { toTripDocument } from '../domain/trip-document.ts';
import { readTripRecord } from '../domain/trip-record.ts';
import type { CalendarTask } from './write-calendar.ts';

/** A file to be made, as plain data that can cross to a worker thread. */
export type FileTask =
  | { format: 'pdf'; row: string; address: string; madeAt: string }
  | ({ format: 'calendar' } & CalendarTask);

/**
 * Makes a file, 150 ms of work for the PDF of a weekend and 400 ms for that of a fortnight: run it in a thread. The library of each format is loaded with the first
 * file of its kind, 35 MB and 130 ms for PDF that a server without readers never pays. Null for a row without a plan.
 */
export async function makeFile(task: FileTask): Promise<Uint8Array | null> {
  switch (task.format) {
    case 'pdf': {
      const record = readTripRecord(JSON.parse(task.row));
      if (record === null) return null;
      const { drawTripPdf } = await import('./draw-trip-pdf.ts');
      return drawTripPdf({ trip: toTripDocument(record), address: task.address, madeAt: task.madeAt });
    }
    case 'calendar': {
      const { writeCalendar } = await import('./write-calendar.ts');
      return writeCalendar(task);
    }
  }
}
