import type { DocumentDay, DocumentStop } from '../domain/trip-document.ts';
import { COLOUR, PAGE, STYLE, type TextStyle } from './pdf-look.ts';
import { decorate, group, heightOf, needRoom, put, type Sheet, type Struct } from './pdf-sheet.ts';

const TIME = { x: PAGE.left, width: 78 };
const RAIL_X = 140;
const BODY = { x: 154, width: 268 };
const PRICE = { x: 432, width: PAGE.right - 432 };
const GAP = 2;
const ROW_END = 13;

interface Line {
  tag: string;
  text: string | null;
  style: TextStyle;
}

/** One day: its date, every stop with the way to it, and the way back. A stop is never split between two pages, and the way back stays with the last. */
export function drawDay(sheet: Sheet, day: DocumentDay): void {
  const section = group(sheet, sheet.root, 'Sect');
  const [first] = day.stops;
  needRoom(sheet, 48 + (first ? stopHeight(sheet, first) : 0));
  drawHeading(sheet, section, day);
  for (const stop of day.stops) drawStop(sheet, section, stop);
  if (day.stops.length === 0) drawLine(sheet, section, 'Nothing is planned on this day.');
  if (day.travelHome !== null) drawLine(sheet, section, day.travelHome);
  section.end();
  sheet.y += 24;
}

function drawHeading(sheet: Sheet, section: Struct, { label, date }: DocumentDay): void {
  const width = PAGE.right - PAGE.left;
  sheet.y += put(sheet, section, 'P', label, STYLE.dayLabel, { x: PAGE.left, y: sheet.y, width });
  sheet.y += put(sheet, section, 'H2', date, STYLE.day, { x: PAGE.left, y: sheet.y, width }) + 4;
  const { y } = sheet;
  decorate(sheet, (doc) => doc.rect(PAGE.left, y, 42, 3).fill(COLOUR.gold));
  sheet.y += 14;
}

/** The way comes first, because that is the order in which one travels. */
const bodyLines = ({ travel, name, place, what, marks }: DocumentStop): Line[] => [
  { tag: 'P', text: travel, style: STYLE.soft },
  { tag: 'H3', text: name, style: STYLE.name },
  { tag: 'P', text: place, style: STYLE.soft },
  { tag: 'P', text: what, style: STYLE.body },
  { tag: 'P', text: marks.join('  ·  '), style: STYLE.mark },
];

const linesHeight = (sheet: Sheet, lines: readonly Line[], width: number): number =>
  lines.reduce((sum, { text, style }) => {
    const height = heightOf(sheet, text, style, width);
    return height === 0 ? sum : sum + height + GAP;
  }, 0);

const stopHeight = (sheet: Sheet, stop: DocumentStop): number =>
  linesHeight(sheet, bodyLines(stop), BODY.width) + ROW_END;

function drawStop(sheet: Sheet, section: Struct, stop: DocumentStop): void {
  const height = stopHeight(sheet, stop);
  needRoom(sheet, height);
  const top = sheet.y;
  const wayHeight = linesHeight(sheet, [{ tag: 'P', text: stop.travel, style: STYLE.soft }], BODY.width);
  const nameAt = top + wayHeight;
  decorate(sheet, (doc) => {
    doc.rect(RAIL_X - 0.75, top, 1.5, height).fill(COLOUR.line);
    doc.circle(RAIL_X, nameAt + 7, 3.5).fill(COLOUR.coral);
  });
  const element = group(sheet, section, 'Sect');
  let { y } = sheet;
  const [way, ...rest] = bodyLines(stop);
  if (way) y += putLine(sheet, element, way, y);
  put(sheet, element, 'P', stop.times, STYLE.time, { ...TIME, y: nameAt + 1 });
  for (const line of rest) y += putLine(sheet, element, line, y);
  const priceHeight = put(sheet, element, 'P', stop.price, STYLE.price, { ...PRICE, y: nameAt + 1 });
  put(sheet, element, 'P', stop.localPrice, STYLE.priceSoft, { ...PRICE, y: nameAt + 1 + priceHeight });
  element.end();
  sheet.y = top + height;
}

function putLine(sheet: Sheet, element: Struct, { tag, text, style }: Line, y: number): number {
  const height = put(sheet, element, tag, text, style, { ...BODY, y });
  return height === 0 ? 0 : height + GAP;
}

function drawLine(sheet: Sheet, section: Struct, text: string): void {
  needRoom(sheet, heightOf(sheet, text, STYLE.soft, BODY.width), PAGE.lowest);
  sheet.y += put(sheet, section, 'P', text, STYLE.soft, { ...BODY, y: sheet.y });
}
