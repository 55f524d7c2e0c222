import type { Chance } from './chance.ts';
import { WINDOW_LIGHT } from './dusk.ts';
import { circle, group, path, rect, round } from './shapes.ts';

export type WindowKind = 'sash' | 'arched' | 'tall' | 'shuttered' | 'plain';

export interface Pane {
  x: number;
  y: number;
  width: number;
  height: number;
  kind: WindowKind;
  isLit: boolean;
  /** The colour of the frame and the bars. */
  frame: string;
  dark?: string;
}

/** One window, x and y its upper left corner. Lit ones differ: curtains, a half-drawn blind, somebody inside. */
export function windowPane(
  { x, y, width, height, kind, isLit, frame, dark = '#210a38' }: Pane,
  chance: Chance,
): string {
  const fill = isLit ? chance.pick(WINDOW_LIGHT) : dark;
  const opacity = isLit ? chance.between(0.8, 1) : 0.75;
  const isArched = kind === 'arched';
  const hole = isArched
    ? path(
        `M${round(x)} ${round(y + height)}V${round(y + width * 0.45)}q${round(width / 2)} ${round(-width * 0.75)} ${round(width)} 0V${round(y + height)}z`,
        fill,
        { opacity },
      )
    : rect(x, y, width, height, fill, { opacity });
  const parts = [hole];
  const bar = Math.max(0.8, width * 0.09);
  if (isLit && chance.happens(0.28)) {
    parts.push(
      rect(x, y + (isArched ? width * 0.3 : 0), width, height * chance.between(0.25, 0.5), '#e07a5f', { opacity: 0.5 }),
    );
  }
  if (isLit && width > 7 && chance.happens(0.22)) {
    const middle = x + width * chance.between(0.3, 0.7);
    parts.push(
      circle(middle, y + height * 0.55, width * 0.17, frame),
      path(
        `M${round(middle - width * 0.28)} ${round(y + height)}q0 ${round(-height * 0.34)} ${round(width * 0.28)} ${round(-height * 0.34)}t${round(width * 0.28)} ${round(height * 0.34)}z`,
        frame,
      ),
    );
  }
  if (kind !== 'plain') {
    parts.push(
      rect(
        x + width / 2 - bar / 2,
        y + (isArched ? -width * 0.1 : 0),
        bar,
        height + (isArched ? width * 0.1 : 0),
        frame,
      ),
    );
    parts.push(rect(x, y + height * 0.46, width, bar, frame));
    if (kind === 'tall') parts.push(rect(x, y + height * 0.22, width, bar, frame));
    parts.push(rect(x - width * 0.12, y + height, width * 1.24, Math.max(1, bar * 1.2), frame, { opacity: 0.8 }));
  }
  if (kind === 'shuttered') {
    const shutter = Math.max(2, width * 0.34);
    parts.push(rect(x - shutter - 1, y, shutter, height, frame), rect(x + width + 1, y, shutter, height, frame));
  }
  return group(parts);
}
