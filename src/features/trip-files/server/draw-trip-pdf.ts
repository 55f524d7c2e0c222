import type { TripDocument } from '../domain/trip-document.ts';
import { drawClosing, drawCosts, drawNotes } from './pdf-closing.ts';
import { drawCover, drawStay } from './pdf-cover.ts';
import { drawDay } from './pdf-day.ts';
import { PAGE, STYLE } from './pdf-look.ts';
import { openSheet, type Sheet } from './pdf-sheet.ts';
import { printableText } from './printable-text.ts';

export interface PdfTask {
  trip: TripDocument;
  /** Where the newest version of the plan is. */
  address: string;
  /** ISO 8601: when this version was made. */
  madeAt: string;
}

/**
 * The trip as a tagged A4 file with the site's own faces embedded. The same task always gives the same bytes. Bounded by
 * the plan: a fortnight is some fifteen pages.
 */
export async function drawTripPdf({ trip, address, madeAt }: PdfTask): Promise<Uint8Array> {
  const sheet = openSheet({ title: trip.title, madeAt: new Date(madeAt) });
  const chunks: Uint8Array[] = [];
  const isWhole = new Promise<void>((resolve, reject) => {
    sheet.doc.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    sheet.doc.on('end', resolve);
    sheet.doc.on('error', reject);
  });
  drawCover(sheet, trip);
  drawStay(sheet, trip);
  for (const day of trip.days) drawDay(sheet, day);
  drawCosts(sheet, trip);
  drawNotes(sheet, trip);
  drawClosing(sheet, trip, address);
  sheet.root.end();
  numberPages(sheet, trip);
  sheet.doc.end();
  await isWhole;
  return Buffer.concat(chunks);
}

/** What is beside the text on each page: no part of what is read aloud. */
function numberPages({ doc }: Sheet, { title }: TripDocument): void {
  const { start, count } = doc.bufferedPageRange();
  const { font, size, colour } = STYLE.footer;
  for (let page = 0; page < count; page += 1) {
    doc.switchToPage(start + page);
    // Below the margin pdfkit would begin another page.
    doc.page.margins.bottom = 0;
    doc.markContent('Artifact', { type: 'Pagination' });
    doc.font(font).fontSize(size).fillColor(colour);
    const at = PAGE.height - 40;
    const width = PAGE.right - PAGE.left;
    doc.text(printableText(title), PAGE.left, at, { width: width - 90, height: 12, ellipsis: true });
    doc.text(`Page ${page + 1} of ${count}`, PAGE.left, at, { width, align: 'right' });
    doc.endMarkedContent();
  }
}
