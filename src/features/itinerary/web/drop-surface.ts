import type { DropSurface } from './drop-place.ts';

/** So close to the edge of the window the page scrolls along. */
const EDGE_PX = 120;
/** So close to either end of the row of days that row does. */
const ROW_EDGE_PX = 44;
const STEP_PX = 12;
/** Where the row of days stays while a stop is dragged, below the header. */
const ROW_TOP_PX = 100;

/** The days and hours below an element as they stand on the screen now. */
export function surfaceIn(area: HTMLElement): DropSurface {
  const hours = area.querySelector<HTMLElement>('[data-hours]');
  return {
    tabs: [...area.querySelectorAll<HTMLElement>('[data-day]')].map((tab) => {
      const { left, right, top, bottom } = tab.getBoundingClientRect();
      return { day: Number(tab.dataset.day), left, right, top, bottom };
    }),
    shownDay: Number(area.querySelector<HTMLElement>('[data-day][aria-pressed="true"]')?.dataset.day ?? 0),
    parts: [...(hours?.querySelectorAll<HTMLElement>('[data-from]') ?? [])].map((row) => {
      const { top, bottom } = row.getBoundingClientRect();
      return { fromMinute: Number(row.dataset.from), toMinute: Number(row.dataset.to), top, bottom };
    }),
  };
}

/** Scrolls a step towards what is beyond the edge that the pointer is at: the page, or the row of days. */
export function scrollAlong(area: HTMLElement, x: number, y: number): void {
  const row = area.querySelector<HTMLElement>('[data-days]');
  const box = row?.getBoundingClientRect();
  if (row && box && y >= box.top && y < box.bottom) {
    if (x < box.left + ROW_EDGE_PX) row.scrollBy({ left: -STEP_PX, behavior: 'instant' });
    if (x > box.right - ROW_EDGE_PX) row.scrollBy({ left: STEP_PX, behavior: 'instant' });
    return;
  }
  const topEdge = box && box.top < ROW_TOP_PX ? box.bottom + ROW_EDGE_PX : EDGE_PX;
  if (y < topEdge) scrollBy({ top: -STEP_PX, behavior: 'instant' });
  if (y > innerHeight - EDGE_PX) scrollBy({ top: STEP_PX, behavior: 'instant' });
}
