import PDFDocument from 'pdfkit';
import { FONTS, PAGE, type TextStyle } from './pdf-look.ts';
import { printableText } from './printable-text.ts';

export type Struct = PDFKit.PDFStructureElement;

/** The pages being drawn. `y` is where the next block begins, points from the top. */
export interface Sheet {
  doc: PDFKit.PDFDocument;
  /** The whole document in the tree that screen readers follow. */
  root: Struct;
  y: number;
  /** Heights that were measured before: each text is measured for its page first and again when it is drawn. */
  heights: Map<string, number>;
}

export interface SheetFacts {
  title: string;
  /** Stands in the file as its date, so that the same plan gives the same bytes. */
  madeAt: Date;
}

/** The metadata of pdfkit is XML that nobody escapes. */
const metadataText = (text: string): string => printableText(text).replaceAll('&', 'and').replace(/[<>]/g, '');

/** Opens a tagged A4 document in British English with the faces of the site. */
export function openSheet({ title, madeAt }: SheetFacts): Sheet {
  const doc = new PDFDocument({
    size: 'A4',
    margins: { top: PAGE.top, bottom: PAGE.height - PAGE.lowest, left: PAGE.left, right: PAGE.width - PAGE.right },
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en-GB',
    displayTitle: true,
    bufferPages: true,
    font: FONTS.regular,
    info: { Title: metadataText(title), Author: 'Huzzah', Creator: 'Huzzah', Producer: 'Huzzah', CreationDate: madeAt },
  });
  for (const [name, file] of Object.entries(FONTS)) doc.registerFont(name, file);
  const root = doc.struct('Document');
  doc.addStructure(root);
  return { doc, root, y: PAGE.top, heights: new Map() };
}

/** A group in the tree: a section, a table, a row. Call `end` on it when everything is in. */
export function group({ doc }: Sheet, parent: Struct, tag: string): Struct {
  const element = doc.struct(tag);
  parent.add(element);
  return element;
}

function setStyle({ doc }: Sheet, { font, size, colour }: TextStyle): void {
  doc.font(font).fontSize(size).fillColor(colour);
}

const LINE_GAP = 1.5;

/** How high a text stands in a column of this width, points; nothing for no text. */
export function heightOf(sheet: Sheet, text: string | null, style: TextStyle, width: number): number {
  if (text === null || text === '') return 0;
  const key = `${style.font} ${style.size} ${width} ${text}`;
  const known = sheet.heights.get(key);
  if (known !== undefined) return known;
  setStyle(sheet, style);
  const height = sheet.doc.heightOfString(printableText(text), { width, lineGap: LINE_GAP });
  sheet.heights.set(key, height);
  return height;
}

/** What the tree says of an element beyond its text; `scope` of a table's headings is missing in the types. */
export type ElementOptions = PDFKit.Mixins.StructureElementOptions & { scope?: 'Column' | 'Row' };

export interface Column {
  x: number;
  y: number;
  width: number;
}

/** Draws a text and says how high it stood. `options` go to its element in the tree. */
export function put(
  sheet: Sheet,
  parent: Struct,
  tag: string,
  text: string | null,
  style: TextStyle,
  { x, y, width }: Column,
  options: ElementOptions = {},
): number {
  if (text === null || text === '') return 0;
  const { doc } = sheet;
  const height = heightOf(sheet, text, style, width);
  setStyle(sheet, style);
  const element = doc.struct(tag, options);
  parent.add(element);
  const content = doc.markStructureContent(tag);
  doc.text(printableText(text), x, y, { width, lineGap: LINE_GAP, align: style.align ?? 'left' });
  doc.endMarkedContent();
  // After the drawing: a text that went on to another page has a part there too.
  element.add(content);
  element.end();
  return height;
}

/** Draws a text that leads to an address, as a link in the tree too. */
export function putLink(
  sheet: Sheet,
  parent: Struct,
  text: string,
  address: string,
  style: TextStyle,
  { x, y, width }: Column,
): number {
  const { doc } = sheet;
  const height = heightOf(sheet, text, style, width);
  setStyle(sheet, style);
  // Drawn by its element, because only then does pdfkit tie the pressable area to it.
  const draw = () => void doc.text(text, x, y, { width, lineGap: LINE_GAP, link: address, underline: true });
  const link = doc.struct('Link', { alt: text }, [draw]);
  parent.add(link);
  return height;
}

/** Draws what is only for the eye. */
export function decorate({ doc }: Sheet, draw: (doc: PDFKit.PDFDocument) => void): void {
  doc.markContent('Artifact', { type: 'Layout' });
  doc.save();
  draw(doc);
  doc.restore();
  doc.endMarkedContent();
}

/** Goes on to a new page unless so many points are left on this one, down to `bottom`. */
export function needRoom(sheet: Sheet, height: number, bottom: number = PAGE.bottom): void {
  const isFresh = sheet.y <= PAGE.top;
  if (isFresh || sheet.y + height <= bottom) return;
  sheet.doc.addPage();
  sheet.y = PAGE.top;
}
