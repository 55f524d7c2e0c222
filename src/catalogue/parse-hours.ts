import type { DayHours } from './venue.ts';

/** Minutes after midnight of the day the window opens; `close` is beyond 1440 when it passes midnight. */
export interface HoursWindow {
  open: number;
  close: number;
}

const WINDOW = /^(\d{2}):([0-5]\d)-(\d{2}):([0-5]\d)$/;

/** A place that closes later than this is better written as opening the next day. */
const LATEST_CLOSE = 32 * 60;

/**
 * The opening windows of one day, in order and without overlap, in minutes. Text such as
 * `12:00-14:30 18:00-26:00` becomes two windows. Throws an Error that quotes the text when it is malformed: a
 * window that does not end after it begins, opens on another day, overlaps the one before or closes after 32:00.
 */
export function parseDayHours(text: DayHours): HoursWindow[] {
  let previousClose = -1;
  return text.split(' ').map((part) => {
    const window = parseWindow(part);
    if (window === null || window.open <= previousClose) throw new Error(`Malformed opening hours: "${text}"`);
    previousClose = window.close;
    return window;
  });
}

function parseWindow(part: string): HoursWindow | null {
  const match = WINDOW.exec(part);
  if (match === null) return null;
  const open = Number(match[1]) * 60 + Number(match[2]);
  const close = Number(match[3]) * 60 + Number(match[4]);
  return open < 24 * 60 && open < close && close <= LATEST_CLOSE ? { open, close } : null;
}
