import path from 'node:path';

/** Figtree and Bricolage Grotesque, whole and unchanged, under the licence beside them (fonts/OFL.txt). */
const fontFile = (name: string): string => path.join(import.meta.dirname, 'fonts', `${name}.ttf`);

export const FONTS = {
  regular: fontFile('figtree-regular'),
  bold: fontFile('figtree-bold'),
  display: fontFile('bricolage-extrabold'),
} as const;

/** The colours of app.css on white paper, as sRGB. */
export const COLOUR = {
  ink: '#170b3f',
  plum: '#7a2784',
  coral: '#ff8563',
  gold: '#ffc46b',
  cream: '#fff8ee',
  sunken: '#faeddc',
  soft: '#453f65',
  line: '#ebddd1',
  danger: '#9e122b',
} as const;

export interface TextStyle {
  font: keyof typeof FONTS;
  /** Points. */
  size: number;
  colour: string;
  align?: 'left' | 'right';
}

const style = (font: TextStyle['font'], size: number, colour: string): TextStyle => ({ font, size, colour });

export const STYLE = {
  wordmark: style('display', 20, COLOUR.cream),
  title: style('display', 30, COLOUR.cream),
  lead: style('regular', 12, COLOUR.cream),
  day: style('display', 17, COLOUR.ink),
  dayLabel: style('bold', 9, COLOUR.plum),
  section: style('display', 14, COLOUR.ink),
  time: style('bold', 10, COLOUR.plum),
  name: style('bold', 11.5, COLOUR.ink),
  body: style('regular', 9.5, COLOUR.ink),
  soft: style('regular', 9, COLOUR.soft),
  mark: style('bold', 9, COLOUR.danger),
  price: { ...style('bold', 10, COLOUR.ink), align: 'right' },
  priceSoft: { ...style('regular', 9, COLOUR.soft), align: 'right' },
  cell: style('regular', 10, COLOUR.ink),
  cellRight: { ...style('regular', 10, COLOUR.ink), align: 'right' },
  head: style('bold', 9, COLOUR.soft),
  headRight: { ...style('bold', 9, COLOUR.soft), align: 'right' },
  total: style('bold', 10.5, COLOUR.ink),
  totalRight: { ...style('bold', 10.5, COLOUR.ink), align: 'right' },
  footer: style('regular', 8.5, COLOUR.soft),
} as const satisfies Record<string, TextStyle>;

/** A4 in points. */
export const PAGE = {
  width: 595.28,
  height: 841.89,
  left: 50,
  right: 545.28,
  top: 56,
  bottom: 776,
  /** As far as a last line may go that would stand alone on the next page: above the number of the page. */
  lowest: 794,
} as const;
