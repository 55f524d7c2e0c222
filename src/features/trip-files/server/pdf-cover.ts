import { BRAND } from '../../../shared/brand.ts';
import type { TripDocument } from '../domain/trip-document.ts';
import { COLOUR, PAGE, STYLE } from './pdf-look.ts';
import { decorate, group, heightOf, put, type Sheet } from './pdf-sheet.ts';

const WIDTH = PAGE.right - PAGE.left;

/** The dark band at the head of the first page: whose plan it is, where to, when and how many. */
export function drawCover(sheet: Sheet, trip: TripDocument): void {
  const facts = [trip.dates, trip.people, trip.status].filter((fact) => fact !== null).join('  ·  ');
  const titleHeight = heightOf(sheet, trip.title, STYLE.title, WIDTH);
  const titleAt = 92;
  const factsAt = titleAt + titleHeight + 6;
  const end = factsAt + heightOf(sheet, facts, STYLE.lead, WIDTH) + 24;
  decorate(sheet, (doc) => {
    doc.rect(0, 0, PAGE.width, end).fill(COLOUR.ink);
    doc.rect(0, end, PAGE.width, 4).fill(COLOUR.gold);
  });
  drawWordmark(sheet);
  put(sheet, sheet.root, 'H1', trip.title, STYLE.title, { x: PAGE.left, y: titleAt, width: WIDTH });
  put(sheet, sheet.root, 'P', facts, STYLE.lead, { x: PAGE.left, y: factsAt, width: WIDTH });
  sheet.y = end + 24;
  if (!trip.isCancelled) return;
  const words = 'This trip is cancelled. The plan below no longer takes place.';
  sheet.y += put(sheet, sheet.root, 'P', words, STYLE.mark, { x: PAGE.left, y: sheet.y, width: WIDTH }) + 10;
}

/** The name with its coral shout, as on the site. */
function drawWordmark({ doc, root }: Sheet): void {
  const { font, size, colour } = STYLE.wordmark;
  const at = { x: PAGE.left, y: 44 };
  const mark = doc.struct('Span', { actual: BRAND.name });
  root.add(mark);
  const content = doc.markStructureContent('Span');
  doc.font(font).fontSize(size).fillColor(colour);
  const width = doc.widthOfString(BRAND.name);
  doc.text(BRAND.name, at.x, at.y, { lineBreak: false });
  doc.save();
  doc.rotate(12, { origin: [at.x + width + 4, at.y + 14] });
  doc.fillColor(COLOUR.coral).text('!', at.x + width + 2, at.y, { lineBreak: false });
  doc.restore();
  doc.endMarkedContent();
  mark.add(content);
  mark.end();
}

/** Where the group sleeps, in a box of its own; nothing for a day trip. */
export function drawStay(sheet: Sheet, { stay }: TripDocument): void {
  if (stay === null) return;
  const section = group(sheet, sheet.root, 'Sect');
  const inner = { x: PAGE.left + 16, width: WIDTH - 32 };
  const lines = [
    { tag: 'H2', text: 'Where you stay', style: STYLE.dayLabel },
    { tag: 'P', text: stay.name, style: STYLE.name },
    { tag: 'P', text: [stay.about, stay.nights, stay.price].filter(Boolean).join('  ·  '), style: STYLE.soft },
  ];
  const height = lines.reduce((sum, { text, style }) => sum + heightOf(sheet, text, style, inner.width) + 2, 0) + 22;
  const top = sheet.y;
  decorate(sheet, (doc) => doc.roundedRect(PAGE.left, top, WIDTH, height, 8).fill(COLOUR.sunken));
  let y = top + 11;
  for (const { tag, text, style } of lines) y += put(sheet, section, tag, text, style, { ...inner, y }) + 2;
  section.end();
  sheet.y = top + height + 22;
}
