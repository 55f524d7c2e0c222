import { minuteAtHeight, type PlacedPart, roundStart } from './line-scale.ts';

/** A day's button as it stands on the screen, pixels of the window. */
export interface PlacedTab {
  day: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** What a stop can be dropped on: the buttons of the days, and the hours of the one that is open. */
export interface DropSurface {
  tabs: readonly PlacedTab[];
  shownDay: number;
  parts: readonly PlacedPart[];
}

export interface HeldStop {
  startMinute: number;
  /** From the top of its row to the pointer, pixels. */
  grip: number;
}

/** Where a stop would go if it were let go now. */
export interface DropPlace {
  on: 'tab' | 'hours';
  day: number;
  startMinute: number;
}

/**
 * Where a stop goes that is let go at a point of the window: on a day's button to that day at its own hour, anywhere else
 * to the hour at that height of the open day. A day without hours to aim at takes it at its own hour too.
 */
export function dropPlace(surface: DropSurface, held: HeldStop, x: number, y: number): DropPlace {
  const tab = surface.tabs.find(({ left, right, top, bottom }) => x >= left && x < right && y >= top && y < bottom);
  if (tab !== undefined) return { on: 'tab', day: tab.day, startMinute: held.startMinute };
  const { parts, shownDay: day } = surface;
  if (parts.length === 0) return { on: 'hours', day, startMinute: held.startMinute };
  return { on: 'hours', day, startMinute: roundStart(minuteAtHeight(parts, y - held.grip)) };
}

export const isSamePlace = (one: DropPlace, other: DropPlace): boolean =>
  one.on === other.on && one.day === other.day && one.startMinute === other.startMinute;
