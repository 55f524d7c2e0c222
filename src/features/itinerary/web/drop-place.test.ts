import { describe, expect, it } from 'vitest';
import { dropPlace, isSamePlace } from './drop-place.ts';

const TABS = [
  { day: 0, left: 0, right: 80, top: 0, bottom: 56 },
  { day: 1, left: 88, right: 168, top: 0, bottom: 56 },
];
const PARTS = [
  { fromMinute: 600, toMinute: 720, top: 100, bottom: 220 },
  { fromMinute: 720, toMinute: 780, top: 220, bottom: 280 },
];
const SURFACE = { tabs: TABS, shownDay: 0, parts: PARTS };
const HELD = { startMinute: 1140, grip: 10 };

describe('where a dragged stop goes', () => {
  it('is the day of the button it is let go on, at its own hour', () => {
    expect(dropPlace(SURFACE, HELD, 100, 20)).toEqual({ on: 'tab', day: 1, startMinute: 1140 });
    expect(dropPlace(SURFACE, HELD, 0, 0)).toEqual({ on: 'tab', day: 0, startMinute: 1140 });
  });

  it('is the hour at the top of what is held, on the quarter, of the day that is open', () => {
    expect(dropPlace({ ...SURFACE, shownDay: 2 }, HELD, 100, 140)).toEqual({ on: 'hours', day: 2, startMinute: 630 });
    expect(dropPlace(SURFACE, HELD, 84, 20)).toEqual({ on: 'hours', day: 0, startMinute: 510 });
    expect(dropPlace(SURFACE, HELD, 100, 56).on).toBe('hours');
  });

  it('is its own hour on a day that has none yet', () => {
    expect(dropPlace({ ...SURFACE, parts: [] }, HELD, 300, 400)).toEqual({ on: 'hours', day: 0, startMinute: 1140 });
  });

  it('is told from another place by day, hour and what is under it', () => {
    const place = dropPlace(SURFACE, HELD, 100, 20);
    expect(isSamePlace(place, { ...place })).toBe(true);
    expect(isSamePlace(place, { ...place, day: 0 })).toBe(false);
    expect(isSamePlace(place, { ...place, on: 'hours' })).toBe(false);
    expect(isSamePlace(place, { ...place, startMinute: 0 })).toBe(false);
  });
});
