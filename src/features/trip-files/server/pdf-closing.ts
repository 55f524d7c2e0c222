import type { CostRow, TripDocument } from '../domain/trip-document.ts';
import { COLOUR, PAGE, STYLE } from './pdf-look.ts';
import { decorate, group, heightOf, needRoom, put, putLink, type Sheet, type Struct } from './pdf-sheet.ts';

const WIDTH = PAGE.right - PAGE.left;
const LABEL = { x: PAGE.left, width: 255 };
const PER_PERSON = { x: 315, width: 100 };
const GROUP = { x: 425, width: PAGE.right - 425 };
const ROW_HEIGHT = 24;

function drawHeading(sheet: Sheet, section: Struct, text: string): void {
  sheet.y += put(sheet, section, 'H2', text, STYLE.section, { x: PAGE.left, y: sheet.y, width: WIDTH }) + 6;
}

/** What it costs a person and the group, as a table in the tree as well. */
export function drawCosts(sheet: Sheet, { costs }: TripDocument): void {
  if (costs.length === 0) return;
  needRoom(sheet, 40 + (costs.length + 1) * ROW_HEIGHT);
  const section = group(sheet, sheet.root, 'Sect');
  drawHeading(sheet, section, 'What it costs');
  const table = group(sheet, section, 'Table');
  const head = group(sheet, table, 'TR');
  const column = { scope: 'Column' } as const;
  const at = sheet.y + 6;
  put(sheet, head, 'TH', 'For', STYLE.head, { ...LABEL, y: at }, column);
  put(sheet, head, 'TH', 'Per person', STYLE.headRight, { ...PER_PERSON, y: at }, column);
  put(sheet, head, 'TH', 'Whole group', STYLE.headRight, { ...GROUP, y: at }, column);
  head.end();
  sheet.y += ROW_HEIGHT;
  for (const row of costs) drawRow(sheet, table, row);
  table.end();
  section.end();
  sheet.y += 22;
}

function drawRow(sheet: Sheet, table: Struct, { label, perPerson, group: groupPrice, isTotal }: CostRow): void {
  const top = sheet.y;
  decorate(sheet, (doc) =>
    doc.rect(PAGE.left, top, WIDTH, isTotal ? 1.5 : 0.75).fill(isTotal ? COLOUR.ink : COLOUR.line),
  );
  const row = group(sheet, table, 'TR');
  const style = isTotal ? STYLE.total : STYLE.cell;
  const right = isTotal ? STYLE.totalRight : STYLE.cellRight;
  put(sheet, row, 'TH', label, style, { ...LABEL, y: top + 6 }, { scope: 'Row' });
  put(sheet, row, 'TD', perPerson, right, { ...PER_PERSON, y: top + 6 });
  put(sheet, row, 'TD', groupPrice, right, { ...GROUP, y: top + 6 });
  row.end();
  sheet.y = top + ROW_HEIGHT;
}

/** What the brief made impossible, and what was assumed. */
export function drawNotes(sheet: Sheet, { relaxations, notes }: TripDocument): void {
  drawList(sheet, 'What we could not do', relaxations);
  drawList(sheet, 'Good to know', notes);
}

function drawList(sheet: Sheet, title: string, texts: readonly string[]): void {
  const [first] = texts;
  if (first === undefined) return;
  const inner = { x: PAGE.left + 14, width: WIDTH - 14 };
  needRoom(sheet, 34 + heightOf(sheet, first, STYLE.body, inner.width));
  const section = group(sheet, sheet.root, 'Sect');
  drawHeading(sheet, section, title);
  const list = group(sheet, section, 'L');
  for (const text of texts) {
    const height = heightOf(sheet, text, STYLE.body, inner.width);
    needRoom(sheet, height);
    const { y } = sheet;
    decorate(sheet, (doc) => doc.circle(PAGE.left + 4, y + 6, 1.8).fill(COLOUR.plum));
    const item = group(sheet, list, 'LI');
    sheet.y += put(sheet, item, 'LBody', text, STYLE.body, { ...inner, y }) + 4;
    item.end();
  }
  list.end();
  section.end();
  sheet.y += 16;
}

/** How far to trust it, and where the newest version is. */
export function drawClosing(sheet: Sheet, { caution, version }: TripDocument, address: string): void {
  const height = [caution, version, address].reduce(
    (sum, text) => sum + heightOf(sheet, text, STYLE.soft, WIDTH) + 2,
    8,
  );
  needRoom(sheet, height, PAGE.lowest);
  const { y } = sheet;
  decorate(sheet, (doc) => doc.rect(PAGE.left, y, WIDTH, 0.75).fill(COLOUR.line));
  sheet.y += 10;
  const at = () => ({ x: PAGE.left, y: sheet.y, width: WIDTH });
  for (const text of [caution, version]) sheet.y += put(sheet, sheet.root, 'P', text, STYLE.soft, at()) + 2;
  const paragraph = group(sheet, sheet.root, 'P');
  sheet.y += putLink(sheet, paragraph, address, address, STYLE.soft, at());
  paragraph.end();
}
